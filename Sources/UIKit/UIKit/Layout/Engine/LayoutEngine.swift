import Foundation
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
  package func layOut() throws(SolverFailure) {
    try solve()
    assignFrames(in: root)
  }

  func solve() throws(SolverFailure) {
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
  ) throws(SolverFailure) {
    let staying = Set(new)
    for id in old where !staying.contains(id) {
      for variable in records[id]?.box.all ?? [] { try solver.dropVariable(variable) }
      records[id] = nil
    }
  }
}
