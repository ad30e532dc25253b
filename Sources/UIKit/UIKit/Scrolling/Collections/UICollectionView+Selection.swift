import HeadlessCoreGraphics

// Items that are touched and chosen.

extension UICollectionView {
  private func cell(_ path: IndexPath) -> UICollectionViewCell? {
    items.views[.item(path)] as? UICollectionViewCell
  }

  func select(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
    if !allowsMultipleSelection || path == nil {
      for old in items.selected where old != path { deselect(old) }
    }
    guard let path else { return }
    if !items.selected.contains(path) { items.selected.append(path) }
    cell(path)?.isSelected = true
    if !position.isEmpty { scroll(to: path, position, animated) }
  }

  func deselect(_ path: IndexPath) {
    guard let index = items.selected.firstIndex(of: path) else { return }
    items.selected.remove(at: index)
    cell(path)?.isSelected = false
  }

  // MARK: Touches

  private func path(under touches: Set<UITouch>) -> IndexPath? {
    guard touches.count == 1 else { return nil }
    return touches.first.flatMap { indexPathForItem(at: $0.location(in: self)) }
  }

  func highlight(_ touches: Set<UITouch>) {
    guard allowsSelection, let path = path(under: touches),
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    items.highlighted = path
    cell(path)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func unhighlight() {
    guard let path = items.highlighted else { return }
    items.highlighted = nil
    cell(path)?.isHighlighted = false
    itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
  }

  func choose(_ touches: Set<UITouch>) {
    let touched = items.highlighted
    defer { unhighlight() }
    guard let touched, touched == path(under: touches),
      itemDelegate?.collectionView(self, shouldSelectItemAt: touched) ?? true
    else { return }
    if allowsMultipleSelection, items.selected.contains(touched) {
      deselect(touched)
      itemDelegate?.collectionView(self, didDeselectItemAt: touched)
      return
    }
    let others = items.selected.filter { $0 != touched }
    select(touched, false, [])
    if !allowsMultipleSelection {
      for other in others { itemDelegate?.collectionView(self, didDeselectItemAt: other) }
    }
    itemDelegate?.collectionView(self, didSelectItemAt: touched)
  }
}
