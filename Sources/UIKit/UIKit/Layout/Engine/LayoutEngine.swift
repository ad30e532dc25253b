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
  var kept: [Demand.Key: Demand.Kept] = [:]
  var keptOrder: [Demand.Key] = []
  /// The contents that constraints ask about; the size of others is the program's.
  var askedContents: Set<ObjectIdentifier> = []
  /// True if constraints have come or gone since the last check.
  var hasNewStructure = false
  /// Request for the root's size instead of its frame.
  var fitting: FittingRequest?

  /// The engine of a window, or of a view on its own.
  package init(
    root: any LayoutItem, grid: LayoutGrid = LayoutGrid(),
    limits: LinearSolver.Limits = LinearSolver.Limits()
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

extension LayoutEngine {
  /// Constraints that contradict each other.
  @MainActor
  package struct Conflict {
    /// The one that does not act; `nil` if it is part of the layout itself.
    package let givenUp: NSLayoutConstraint?
    /// All of them in words, the one that does not act first.
    package let inWords: [String]
  }
}

extension LayoutEngine {
  /// An item whose constraints leave its place or size open.
  @MainActor
  package struct Ambiguity {
    /// The item.
    package let item: any LayoutItem
    /// Ambiguous attributes: `left`, `top`, `width`, `height`.
    package let attributes: [NSLayoutConstraint.Attribute]
  }
}

extension LayoutEngine {
  /// The contradictions of the last layout.
  package var conflicts: [Conflict] {
    guard !solver.conflicts.isEmpty else { return [] }
    var sources: [Constraint.ID: Demand.Source] = [:]
    for key in keptOrder {
      if let known = kept[key] { sources[known.id] = known.demand.source }
    }
    return solver.conflicts.compactMap { conflict in
      guard let source = sources[conflict.givenUp] else { return nil }
      let others = conflict.others.compactMap { sources[$0] }
      return Conflict(
        givenUp: source.constraint, inWords: ([source] + others).map(words))
    }
  }

  private func words(_ source: Demand.Source) -> String {
    switch source {
    case .constraint(let constraint): constraint.inWords
    case .item(let id):
      "the layout of \(records[id].map { $0.item.nameInLayouts } ?? "a view that is gone")"
    }
  }

  /// The items of the last layout that could as well be elsewhere, parents first.
  package func ambiguities() -> [Ambiguity] {
    order.compactMap { id in
      guard let record = records[id], record.item !== root, !record.keepsFrame else { return nil }
      let attributes: [NSLayoutConstraint.Attribute] = [.left, .top, .width, .height]
      let open = zip(attributes, record.box.all).filter { !solver.isDetermined($1) }.map(\.0)
      return open.isEmpty ? nil : Ambiguity(item: record.item, attributes: open)
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

extension LayoutEngine {
  /// The items that constraints have to do with, parents first, guides before children; the root is one.
  ///
  /// All others are where their frames say: a tree without constraints costs no more than a walk.
  func itemsWithConstraints() -> [any LayoutItem] {
    let views = views()
    let needed = ids(neededBy: views)
    return views.filter { needed.contains(ObjectIdentifier($0)) }.flatMap { view in
      [view] + view.guidesInLayout.filter { needed.contains(ObjectIdentifier($0)) }
    }
  }

  private func views() -> [any LayoutItem] {
    var views: [any LayoutItem] = []
    var waiting: [any LayoutItem] = [root]
    while let view = waiting.popLast() {
      views.append(view)
      waiting += view.layoutChildren.reversed()
    }
    return views
  }

  private func ids(neededBy views: [any LayoutItem]) -> Set<ObjectIdentifier> {
    var needed: Set = [ObjectIdentifier(root)]
    func need(_ item: any LayoutItem) {
      var next: (any LayoutItem)? = item
      while let current = next, needed.insert(ObjectIdentifier(current)).inserted {
        next = current.layoutParent
      }
    }
    for view in views {
      if !view.translatesAutoresizingMaskIntoConstraints, view.hasSizeOfItsOwn { need(view) }
      if let stack = view as? any ArrangingItem {
        for arranged in stack.arrangedItems + stack.collapsedItems.map(\.item) { need(arranged) }
      }
      if let guide = view.contentGuide, !view.heldConstraints.isEmpty { need(guide) }
      for item in view.heldConstraints.flatMap(\.items) { item.map(need) }
    }
    return needed
  }
}

extension LayoutItem {
  /// True if the content asks for a size: a view without that is laid out where a constraint names it, and
  /// otherwise keeps the frame that the program gives it.
  fileprivate var hasSizeOfItsOwn: Bool {
    layoutIntrinsicSize.width >= 0 || layoutIntrinsicSize.height >= 0
  }
}

extension LayoutEngine {
  /// The outermost view around a view whose children have to move, and all between need it too: where a
  /// layout of that view begins.
  func outermostToLayOut(from view: any LayoutItem) -> any LayoutItem {
    let moving = parentsOfMovedItems()
    var top = view
    while let parent = top.layoutParent,
      parent.asksForLayout || moving.contains(ObjectIdentifier(parent))
    {
      top = parent
    }
    return top
  }

  /// The parents of items for which there is another place than at the last layout.
  private func parentsOfMovedItems() -> Set<ObjectIdentifier> {
    var parents: Set<ObjectIdentifier> = []
    for id in order {
      guard let record = records[id], record.item !== root, let parent = record.item.layoutParent,
        solver.frame(of: record.box) != record.exact
      else { continue }
      parents.insert(ObjectIdentifier(parent))
    }
    return parents
  }

  /// Gives frames to the items in a view, parents first, and says whether one is another than before.
  ///
  /// A view keeps a frame that the program gave it until a neighbor has to move, or until the view around
  /// is to be laid out.
  @discardableResult
  func assignFrames(in top: any LayoutItem) -> Bool {
    let moving = parentsOfMovedItems()
    var inside: Set = [ObjectIdentifier(top)]
    var changed = false
    for id in order {
      guard let item = records[id]?.item, item !== root, let parent = item.layoutParent,
        inside.contains(ObjectIdentifier(parent))
      else { continue }
      inside.insert(id)
      guard moving.contains(ObjectIdentifier(parent)) || parent.asksForLayout else { continue }
      if assignFrame(id) {
        parent.childHasMoved()
        changed = true
      }
    }
    return changed
  }

  private func assignFrame(_ id: ObjectIdentifier) -> Bool {
    guard var record = records[id] else { return false }
    let exact = solver.frame(of: record.box)
    record.exact = exact
    record.assigned = record.keepsFrame ? exact : grid.aligned(exact)
    if let parent = record.item.layoutParent.flatMap({ records[ObjectIdentifier($0)] }) {
      record.parentSize = solver.frame(of: parent.box).size
    }
    records[id] = record
    let isAsked = !record.item.isContent || askedContents.contains(id)
    guard isAsked, !record.item.solvedFrame.isNearly(record.assigned) else { return false }
    record.item.solvedFrame = record.assigned
    return true
  }
}

extension LayoutItem {
  fileprivate var isContent: Bool {
    if case .content = (self as? UILayoutGuide)?.role { true } else { false }
  }
}

extension CGRect {
  /// Returns true if two rectangles differ only by noise: a frame that is set again moves what moves already.
  func isNearly(_ other: CGRect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { $0.magnitude < 1e-9 }
  }
}

/// Grid of positions where frames may begin and end: at whole pixels, or anywhere.
package struct LayoutGrid: Hashable, Sendable {
  /// Number of pixels per point; `nil` for no grid.
  package var pixelsPerPoint: CGFloat?

  /// The grid of a screen.
  package init(pixelsPerPoint: CGFloat? = nil) {
    self.pixelsPerPoint = pixelsPerPoint
  }

  /// The frame with each edge at the nearest pixel; neighbors that met still do.
  package func aligned(_ frame: CGRect) -> CGRect {
    guard let scale = pixelsPerPoint, scale > 0 else { return frame }
    func nearest(_ place: CGFloat) -> CGFloat {
      (place * scale).rounded(.toNearestOrAwayFromZero) / scale
    }
    let (x, y) = (nearest(frame.minX), nearest(frame.minY))
    return CGRect(
      x: x, y: y, width: nearest(frame.maxX) - x, height: nearest(frame.maxY) - y)
  }
}
