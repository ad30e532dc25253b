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
