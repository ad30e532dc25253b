import Foundation
import SegueLinearConstraints

extension LayoutEngine {
  /// The size that a root should have, if it is to be asked for.
  struct FittingRequest {
    let size: CGSize
    let horizontal: UILayoutPriority
    let vertical: UILayoutPriority
  }
}

extension LayoutEngine {
  /// All that is demanded now: first what the items are, then what the program says.
  func demands(of items: [any LayoutItem]) -> [Demand] {
    let arranged = Set(
      items.flatMap { ($0 as? any ArrangingItem)?.arrangedItems ?? [] }.map { ObjectIdentifier($0) }
    )
    var result: [Demand] = []
    for item in items {
      let constraints = ownConstraints(
        of: item, isArranged: arranged.contains(ObjectIdentifier(item)))
      result += number(constraints, item, from: 0)
      result += number(stackConstraints(of: item), item, from: 1000)
    }
    for item in items {
      for held in item.heldConstraints {
        guard let constraint = constraint(for: held, heldBy: item) else { continue }
        let key = Demand.Key(owner: ObjectIdentifier(held), part: 0)
        result.append(Demand(key: key, source: .constraint(held), constraint: constraint))
      }
    }
    return result
  }

  private func number(
    _ constraints: [Constraint], _ item: any LayoutItem, from first: Int
  ) -> [Demand] {
    constraints.enumerated().map { index, constraint in
      let key = Demand.Key(owner: ObjectIdentifier(item), part: first + index)
      return Demand(key: key, source: .item(ObjectIdentifier(item)), constraint: constraint)
    }
  }

  private func ownConstraints(of item: any LayoutItem, isArranged: Bool) -> [Constraint] {
    let id = ObjectIdentifier(item)
    guard let record = records[id] else { return [] }
    if item === root { return rootConstraints(record) }
    if let guide = item as? UILayoutGuide, let constraints = constraints(of: guide, record) {
      return constraints
    }
    let keepsFrame = item.translatesAutoresizingMaskIntoConstraints && !isArranged
    records[id]?.keepsFrame = keepsFrame
    return keepsFrame ? maskConstraints(record) : contentConstraints(record)
  }

  private func contentConstraints(_ record: Record) -> [Constraint] {
    let (item, size) = (record.item, record.item.layoutIntrinsicSize)
    return [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      contentDemands(
        record.box.length(axis), wants: axis == .horizontal ? size.width : size.height,
        hugging: item.contentHugging(for: axis),
        resistance: item.contentCompressionResistance(for: axis))
    }
  }

  /// The root is where it is, and as large as its frame or as the request says.
  private func rootConstraints(_ record: Record) -> [Constraint] {
    let size = fitting?.size ?? root.solvedFrame.size
    func length(_ variable: LinearVariable, is value: CGFloat, priority: Float?) -> Constraint {
      (LinearSum(variable) + -Double(value))
        .constraint(.equal, priority: Double(priority ?? 1000), isGiven: true)
    }
    return [
      length(record.box.width, is: size.width, priority: fitting?.horizontal.rawValue),
      length(record.box.height, is: size.height, priority: fitting?.vertical.rawValue),
    ] + (fitting == nil ? [] : contentConstraints(record))
  }

  /// The frame as a linear function of the parent's size.
  private func maskConstraints(_ record: Record) -> [Constraint] {
    guard let parent = record.item.layoutParent,
      let around = records[ObjectIdentifier(parent)]
    else { return [] }
    let isUntouched = record.item.solvedFrame == record.assigned
    let frame = isUntouched ? record.exact : record.item.solvedFrame
    let size = isUntouched ? record.parentSize : parent.solvedFrame.size
    return [NSLayoutConstraint.Axis.horizontal, .vertical].flatMap { axis in
      let growth = record.item.resizingMask.growth(axis, of: frame, in: size)
      let isAcross = axis == .horizontal
      let grown =
        LinearSum(around.box.length(axis)) + -Double(isAcross ? size.width : size.height)
      func demand(
        _ variable: LinearVariable, is value: CGFloat, growth factor: CGFloat
      ) -> Constraint {
        (LinearSum(variable) + -Double(value)
          - (factor == 0 ? LinearSum() : grown * Double(factor)))
          .constraint(.equal, isGiven: true)
      }
      return [
        demand(
          record.box.start(axis), is: isAcross ? frame.minX : frame.minY, growth: growth.start),
        demand(
          record.box.length(axis), is: isAcross ? frame.width : frame.height, growth: growth.length),
      ]
    }
  }

  /// Returns the constraints that determine a guide's position, if that is not for the program to say.
  private func constraints(of guide: UILayoutGuide, _ record: Record) -> [Constraint]? {
    switch guide.role {
    case .free: nil
    case .inset(let insets): guide.owner.map { insetConstraints(record, insets($0), in: $0) }
    case .content: contentConstraints(record.box)
    }
  }

  /// A content begins at zero, and is as small as what is inside lets it be.
  private func contentConstraints(_ box: BoxVariables) -> [Constraint] {
    [box.x, box.y].map { LinearSum($0).constraint(.equal, isGiven: true) }
      + [box.width, box.height].flatMap {
        [
          LinearSum($0).constraint(.atLeast, isGiven: true),
          LinearSum($0).constraint(.equal, priority: 1),
        ]
      }
  }

  /// A guide such as the one of the safe area.
  private func insetConstraints(
    _ record: Record, _ insets: UIEdgeInsets, in owner: any LayoutItem
  ) -> [Constraint] {
    guard let around = records[ObjectIdentifier(owner)] else { return [] }
    let origin = owner.ownOrigin
    func length(_ axis: NSLayoutConstraint.Axis, less inset: CGFloat) -> Constraint {
      (LinearSum(record.box.length(axis)) + Double(inset) - LinearSum(around.box.length(axis)))
        .constraint(.equal)
    }
    return [
      (LinearSum(record.box.x) + -Double(origin.x + insets.left))
        .constraint(.equal, isGiven: true),
      (LinearSum(record.box.y) + -Double(origin.y + insets.top))
        .constraint(.equal, isGiven: true),
      length(.horizontal, less: insets.left + insets.right),
      length(.vertical, less: insets.top + insets.bottom),
    ]
  }

  private func stackConstraints(of item: any LayoutItem) -> [Constraint] {
    guard let stack = item as? any ArrangingItem, let arrangement = stack.stackArrangement,
      let record = records[ObjectIdentifier(item)]
    else { return [] }
    let arranged = boxes(of: stack.arrangedItems)
    guard arranged.count == stack.arrangedItems.count else { return [] }
    let constraints = StackConstraints(
      arrangement, in: record.box, members: stack.members(for: arrangement), boxes: arranged)
    let collapsed = stack.collapsedItems.flatMap { hidden in
      boxes(of: [hidden.item]).flatMap { constraints.collapsed($0, place: hidden.place) }
    }
    return constraints.all() + constraints.hugging() + collapsed
  }

  private func boxes(of items: [any LayoutItem]) -> [BoxVariables] {
    items.compactMap { records[ObjectIdentifier($0)]?.box }
  }
}

/// One constraint of the solver, and who wants it.
struct Demand {
  /// Identity of a demand: its owner, and the number among the owner's demands.
  struct Key: Hashable {
    let owner: ObjectIdentifier
    let part: Int
  }

  let key: Key
  let source: Source
  var constraint: Constraint
}

extension Demand {
  /// Sources of a constraint.
  @MainActor
  enum Source {
    /// The program.
    case constraint(NSLayoutConstraint)
    /// The layout itself: an item's frame and mask, its content, its insets or its arrangement.
    case item(ObjectIdentifier)
  }
}

extension Demand.Source {
  /// The program's constraint, if it is one.
  var constraint: NSLayoutConstraint? {
    if case .constraint(let constraint) = self { constraint } else { nil }
  }
}

extension Demand {
  /// A demand that the solver knows.
  struct Kept {
    let id: Constraint.ID
    let demand: Demand
  }
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
      kept[demand.key] = Demand.Kept(id: old.id, demand: demand)
    }
    try solver.update()
    for demand in demands where kept[demand.key] == nil {
      hasNewStructure = true
      kept[demand.key] = Demand.Kept(id: try solver.add(demand.constraint), demand: demand)
    }
    keptOrder = demands.map(\.key)
  }
}
