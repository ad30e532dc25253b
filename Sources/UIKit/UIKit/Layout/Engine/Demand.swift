import SegueLinearConstraints

/// One constraint of the solver, and who wants it.
struct Demand {
  /// Identity of a demand: its owner, and the number among the owner's demands.
  struct Key: Hashable {
    let owner: ObjectIdentifier
    let part: Int
  }

  let key: Key
  let source: DemandSource
  var constraint: Constraint
}

/// Sources of a constraint.
@MainActor
enum DemandSource {
  /// The program.
  case constraint(NSLayoutConstraint)
  /// The layout itself: an item's frame and mask, its content, its insets or its arrangement.
  case item(ObjectIdentifier)
}

extension DemandSource {
  /// The program's constraint, if it is one.
  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }
}

/// A demand that the solver knows.
struct KeptDemand {
  let id: ConstraintID
  let demand: Demand
}

extension LayoutEngine {
  /// Brings the solver from the demands of the last layout to those of this one.
  func satisfy(_ demands: [Demand]) throws(SolverError) {
    var wanted: [Demand.Key: Constraint] = [:]
    for demand in demands { wanted[demand.key] = demand.constraint }
    for key in keptOrder {
      guard let old = kept[key] else { continue }
      var edited = old.demand.constraint
      edited.constant = wanted[key]?.constant ?? 0
      guard wanted[key] == nil || edited != wanted[key] else { continue }
      try solver.remove(old.id)
      kept[key] = nil
      hasNewStructure = true
    }
    for demand in demands {
      guard let old = kept[demand.key] else { continue }
      try solver.setConstant(demand.constraint.constant, of: old.id)
      kept[demand.key] = KeptDemand(id: old.id, demand: demand)
    }
    try solver.update()
    for demand in demands where kept[demand.key] == nil {
      hasNewStructure = true
      kept[demand.key] = KeptDemand(id: try solver.add(demand.constraint), demand: demand)
    }
    keptOrder = demands.map(\.key)
  }
}
