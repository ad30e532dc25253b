package import Foundation
package import SegueLinearConstraints

/// Finds the frames of all items below a root, and keeps its solver from one layout to the next.
///
/// Each layout walks the tree and asks what is demanded now. What has gone is taken out of the solver, what
/// differs only by a number is edited, and what is new is added: a constraint whose constant moves in an
/// animation costs as much as its consequences.
@MainActor
package final class LayoutEngine {
  /// Record of an item in the engine.
  struct Record {
    unowned let item: any LayoutItem
    /// Items stay, so that no other object gets the address of one between two layouts; the root keeps
    /// the engine itself.
    let keeper: AnyObject?
    let box: BoxVariables
    /// True if the frame is the user's, who may have fractional pixels.
    var keepsFrame = false
    /// The frame before it was aligned to pixels, the parent's size then, and the frame that was given.
    var exact = CGRect.null
    var parentSize = CGSize.zero
    var assigned = CGRect.null
  }

  /// The item whose size is given; its constraints and those of all items in it count.
  package unowned let root: any LayoutItem

  /// Grid of positions where frames may begin and end.
  package var grid: LayoutGrid

  var solver: LinearSolver
  var records: [ObjectIdentifier: Record] = [:]
  /// The items of the last layout, parents first.
  var order: [ObjectIdentifier] = []
  var kept: [Demand.Key: KeptDemand] = [:]
  var keptOrder: [Demand.Key] = []
  /// The contents that constraints ask about; the size of others is the program's.
  var askedContents: Set<ObjectIdentifier> = []
  /// True if constraints have come or gone since the last check.
  var hasNewStructure = false
  /// Request for the root's size instead of its frame.
  var fitting: FittingRequest?

  /// The engine of a window, or of a view on its own.
  package init(
    root: any LayoutItem, grid: LayoutGrid = LayoutGrid(), limits: SolverLimits = SolverLimits()
  ) {
    self.root = root
    self.grid = grid
    solver = LinearSolver(limits: limits)
  }

  /// Number of pivots of the solver's basis: the measure of work.
  package var pivots: Int { solver.pivots }

  /// Solves all constraints and gives each item its frame, parents first.
  package func layOut() throws(SolverError) {
    try solve()
    assignFrames(in: root)
  }

  func solve() throws(SolverError) {
    let items = itemsWithConstraints()
    for item in items where records[ObjectIdentifier(item)] == nil {
      records[ObjectIdentifier(item)] = Record(
        item: item, keeper: item === root ? nil : item, box: BoxVariables(in: &solver))
    }
    askedContents = []
    let newOrder = items.map { ObjectIdentifier($0) }
    try satisfy(demands(of: items))
    try forget(order, but: newOrder)
    order = newOrder
  }

  /// Drops the unknowns of items that have left; no constraint holds them any more.
  private func forget(
    _ old: [ObjectIdentifier], but new: [ObjectIdentifier]
  ) throws(SolverError) {
    let staying = Set(new)
    for id in old where !staying.contains(id) {
      for variable in records[id]?.box.all ?? [] { try solver.dropVariable(variable) }
      records[id] = nil
    }
  }
}

/// Constraints that contradict each other.
@MainActor
package struct LayoutConflict {
  /// The one that does not act; `nil` if it is part of the layout itself.
  package let givenUp: NSLayoutConstraint?
  /// All of them in words, the one that does not act first.
  package let inWords: [String]
}

/// An item whose constraints leave its place or size open.
@MainActor
package struct LayoutAmbiguity {
  /// The item.
  package let item: any LayoutItem
  /// Ambiguous attributes: `left`, `top`, `width`, `height`.
  package let attributes: [NSLayoutConstraint.Attribute]
}

extension LayoutEngine {
  /// The contradictions of the last layout.
  package var conflicts: [LayoutConflict] {
    guard !solver.conflicts.isEmpty else { return [] }
    var sources: [ConstraintID: DemandSource] = [:]
    for key in keptOrder {
      if let known = kept[key] { sources[known.id] = known.demand.source }
    }
    return solver.conflicts.compactMap { conflict in
      guard let source = sources[conflict.givenUp] else { return nil }
      let others = conflict.others.compactMap { sources[$0] }
      return LayoutConflict(
        givenUp: source.constraint, inWords: ([source] + others).map(words))
    }
  }

  private func words(_ source: DemandSource) -> String {
    switch source {
    case .constraint(let constraint): constraint.inWords
    case .item(let id):
      "the layout of \(records[id].map { $0.item.nameInLayouts } ?? "a view that is gone")"
    }
  }

  /// The items of the last layout that could as well be elsewhere, parents first.
  package func ambiguities() -> [LayoutAmbiguity] {
    order.compactMap { id in
      guard let record = records[id], record.item !== root, !record.keepsFrame else { return nil }
      let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
      let open = zip(attributes, record.box.all).filter { !solver.isDetermined($1) }.map(\.0)
      return open.isEmpty ? nil : LayoutAmbiguity(item: record.item, attributes: open)
    }
  }

  /// The size nearest to `target` that the constraints in an item allow; no frame changes.
  ///
  /// It is what `systemLayoutSizeFitting` returns.
  package static func fittingSize(
    of item: any LayoutItem, target: CGSize,
    horizontal: UILayoutPriority = .fittingSizeLevel, vertical: UILayoutPriority = .fittingSizeLevel
  ) throws(SolverError) -> CGSize {
    let engine = LayoutEngine(root: item)
    engine.fitting = FittingRequest(size: target, horizontal: horizontal, vertical: vertical)
    try engine.solve()
    guard let box = engine.records[ObjectIdentifier(item)]?.box else { return target }
    return engine.solver.frame(of: box).size
  }
}
