import Foundation

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
