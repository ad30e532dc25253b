import HeadlessCoreGraphics
import HeadlessQuartzCore

// Items that come, go and move, and layouts that take over from each other.

extension UICollectionView {
  /// Duration of UIKit's animation of items, in seconds.
  private static let changeDuration = 0.3

  // MARK: Layouts

  func change(
    to layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?
  ) {
    let old = items.layout
    guard layout !== old else { completion?(true); return }
    let isAnimated = animated && window != nil
    if isAnimated { tile() }
    items.layout = layout
    layout.owner = self
    items.isPrepared = false
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    setNeedsLayout()
    guard isAnimated else {
      old.owner = nil
      completion?(true)
      return
    }
    animate(from: old, completion)
  }

  private func animate(
    from old: UICollectionViewLayout, _ completion: ((Bool) -> Void)?
  ) {
    prepareLayout()
    let layout = items.layout
    let target = inside(layout.targetContentOffset(forProposedContentOffset: contentOffset))
    let arriving =
      layout.layoutAttributesForElements(
        in: CGRect(origin: target, size: bounds.size)) ?? []
    for attributes in arriving where items.views[attributes.key] == nil {
      make(old.layoutAttributesForItem(at: attributes.indexPath) ?? attributes)
    }
    items.leaving.formUnion(items.views.keys)
    UIView.animate(withDuration: UICollectionView.changeDuration) {
      self.contentOffset = target
      for key in self.items.views.keys.sorted() where key.category == .cell {
        guard let goal = layout.layoutAttributesForItem(at: key.path) else { continue }
        self.items.views[key]?.take(goal)
      }
      self.layoutIfNeeded()
    } completion: { finished in
      self.items.leaving = []
      layout.finalizeLayoutTransition()
      old.finalizeLayoutTransition()
      old.owner = nil
      self.setNeedsLayout()
      completion?(finished)
    }
  }

  // MARK: Updates

  func update(_ change: () -> Void, _ completion: ((Bool) -> Void)? = nil) {
    if items.openUpdates == 0 { tile() }
    items.openUpdates += 1
    change()
    items.openUpdates -= 1
    guard items.openUpdates == 0 else { return }
    let updates = items.updates
    items.updates = ListUpdates()
    let leaving = renumber(updates)
    prepareLayout()
    items.layout.prepare(forCollectionViewUpdates: updates.items)
    guard window != nil else {
      for view in leaving { view.1.removeFromSuperview() }
      layoutIfNeeded()
      items.layout.finalizeCollectionViewUpdates()
      completion?(true)
      return
    }
    animate(leaving, completion)
  }

  /// Gives views the places of their items after the updates, and returns those that have none.
  private func renumber(_ updates: ListUpdates) -> [(IndexPath, UICollectionReusableView)] {
    let old = items.views
    var leaving: [(IndexPath, UICollectionReusableView)] = []
    items.views = [:]
    for key in old.keys.sorted() {
      guard let view = old[key] else { continue }
      var newKey = key
      if let path = updates.path(after: key.path), key.category == .cell,
        !updates.reloaded.contains(key.path)
      {
        newKey.path = path
        items.views[newKey] = view
      } else if key.category == .cell {
        leaving.append((key.path, view))
      } else {
        items.views[key] = view
      }
    }
    items.selected = items.selected.compactMap { updates.path(after: $0) }
    items.counts = nil
    layoutIsInvalid()
    return leaving
  }

  private func animate(
    _ leaving: [(IndexPath, UICollectionReusableView)], _ completion: ((Bool) -> Void)?
  ) {
    let layout = items.layout
    let staying = Set(items.views.keys)
    UIView.performWithoutAnimation {
      for attributes in seenAttributes() where !staying.contains(attributes.key) {
        let initial = layout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath)
        make(attributes)
        items.views[attributes.key]?.take(initial ?? attributes.faded)
      }
    }
    UIView.animate(withDuration: UICollectionView.changeDuration) {
      for (path, view) in leaving {
        let final = layout.finalLayoutAttributesForDisappearingItem(at: path)
        if let final { view.take(final) } else { view.alpha = 0 }
      }
      self.setNeedsLayout()
      self.layoutIfNeeded()
    } completion: { finished in
      for (_, view) in leaving { view.removeFromSuperview() }
      layout.finalizeCollectionViewUpdates()
      completion?(finished)
    }
  }
}

extension UICollectionViewLayoutAttributes {
  /// The same place, unseen.
  fileprivate var faded: UICollectionViewLayoutAttributes {
    guard let faded = copy() as? UICollectionViewLayoutAttributes else { return self }
    faded.alpha = 0
    return faded
  }
}

extension ListUpdates {
  /// The updates as layouts are told of them.
  @MainActor
  fileprivate var items: [UICollectionViewUpdateItem] {
    deleted.sorted().map { UICollectionViewUpdateItem(.delete, before: $0, after: nil) }
      + inserted.sorted().map { UICollectionViewUpdateItem(.insert, before: nil, after: $0) }
      + reloaded.sorted().map { UICollectionViewUpdateItem(.reload, before: $0, after: $0) }
  }
}
