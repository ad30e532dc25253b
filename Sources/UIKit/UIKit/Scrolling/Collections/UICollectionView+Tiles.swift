public import HeadlessCoreGraphics
import HeadlessQuartzCore

// Views for what is seen.

extension UICollectionView {
  /// Number of items in each section, according to the data source.
  var counts: [Int] {
    if let known = items.counts { return known }
    guard let dataSource else { return [] }
    let counts = (0..<dataSource.numberOfSections(in: self)).map {
      dataSource.collectionView(self, numberOfItemsInSection: $0)
    }
    items.counts = counts
    return counts
  }

  func layoutIsInvalid() {
    items.isPrepared = false
    setNeedsLayout()
  }

  /// Has the layout say where everything is, if what it has said does not count any more.
  func prepareLayout() {
    guard !items.isPreparing else { return }
    if items.isPrepared, items.bounds != bounds,
      items.layout.shouldInvalidateLayout(forBoundsChange: bounds)
    {
      items.isPrepared = false
    }
    items.bounds = bounds
    guard !items.isPrepared else { return }
    items.isPreparing = true
    _ = counts
    items.layout.prepare()
    items.isPrepared = true
    items.isPreparing = false
    contentSize = items.layout.collectionViewContentSize
  }

  func tile() {
    guard !items.isTiling, items.openUpdates == 0, dataSource != nil else { return }
    items.isTiling = true
    defer { items.isTiling = false }
    prepareLayout()
    let seen = seenAttributes()
    let keys = Set(seen.map(\.key))
    for key in items.views.keys.sorted() where !keys.contains(key) && !items.leaving.contains(key) {
      putAway(key)
    }
    for attributes in seen { show(attributes) }
    backgroundView?.frame = bounds
  }

  func seenAttributes() -> [UICollectionViewLayoutAttributes] {
    (items.layout.layoutAttributesForElements(in: bounds) ?? []).filter {
      $0.frame.intersects(bounds) || !CATransform3DIsIdentity($0.transform3D)
    }
  }

  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    if let known = items.views[attributes.key] { return known.take(attributes) }
    make(attributes)
  }

  /// A view for something that was not seen before, at once where it belongs.
  func make(_ attributes: UICollectionViewLayoutAttributes) {
    guard let view = view(for: attributes) else { return }
    items.views[attributes.key] = view
    UIView.performWithoutAnimation {
      view.take(attributes)
      let cell = view as? UICollectionViewCell
      if items.selected.contains(attributes.indexPath) { cell?.isSelected = true }
      if view.superview !== self { addSubview(view) }
      if attributes.representedElementCategory == .decorationView { sendSubviewToBack(view) }
      ViewLayout.layOutInside(view)
    }
    if let cell = view as? UICollectionViewCell {
      itemDelegate?.collectionView(self, willDisplay: cell, forItemAt: attributes.indexPath)
    } else if attributes.representedElementCategory == .supplementaryView {
      itemDelegate?.collectionView(
        self, willDisplaySupplementaryView: view,
        forElementKind: attributes.representedElementKind ?? "", at: attributes.indexPath)
    }
  }

  private func view(
    for attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionReusableView? {
    let (path, kind) = (attributes.indexPath, attributes.representedElementKind ?? "")
    switch attributes.representedElementCategory {
    case .cell: return dataSource?.collectionView(self, cellForItemAt: path)
    case .supplementaryView:
      return dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    case .decorationView:
      return items.layout.decorations.used(kind) ?? items.layout.decorations.new(kind)
    }
  }

  func putAway(_ key: CollectionKey) {
    guard let view = items.views.removeValue(forKey: key) else { return }
    view.removeFromSuperview()
    if let cell = view as? UICollectionViewCell {
      items.cellPool.put(cell, cell.reuseIdentifier)
      itemDelegate?.collectionView(self, didEndDisplaying: cell, forItemAt: key.path)
    } else if key.category == .decorationView {
      items.layout.decorations.put(view, key.kind)
    } else {
      items.viewPool.put(view, view.reuseIdentifier.map { "\(key.kind)/\($0)" })
      itemDelegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: key.kind, at: key.path)
    }
  }

  func forgetAll() {
    for key in items.views.keys.sorted() { putAway(key) }
    (items.counts, items.selected, items.highlighted) = (nil, [], nil)
    items.leaving = []
    layoutIsInvalid()
  }

  func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
    guard let frame = layoutAttributesForItem(at: path)?.frame else { return }
    let inset = adjustedContentInset
    let room = bounds.inset(by: inset).size
    var offset = position.isEmpty ? offset(showing: frame) : contentOffset
    if position.contains(.top) { offset.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) {
      offset.y = frame.midY - inset.top - room.height / 2
    }
    if position.contains(.bottom) { offset.y = frame.maxY - inset.top - room.height }
    if position.contains(.left) { offset.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      offset.x = frame.midX - inset.left - room.width / 2
    }
    if position.contains(.right) { offset.x = frame.maxX - inset.left - room.width }
    setContentOffset(inside(offset), animated: animated)
  }
}

// Views that are made once and shown again and again.

extension UICollectionView {
  func keep(_ cellClass: AnyClass?, asCell identifier: String) {
    items.cellPool.register(identifier) {
      (cellClass as? UICollectionViewCell.Type)?.dynamicInit(frame: .zero)
    }
  }

  /// Registers a class together with what makes a cell of it.
  public func register<Cell: UICollectionViewCell>(
    _ cellClass: Cell.Type, forCellWithReuseIdentifier identifier: String,
    make: @escaping (CGRect) -> Cell
  ) {
    items.cellPool.register(identifier) { make(.zero) }
  }
  func keep(_ nib: UINib?, asCell identifier: String) {
    items.cellPool.register(identifier) {
      nib?.instantiate(withOwner: nil).first as? UICollectionViewCell
    }
  }
  func keep(_ nib: UINib?, as elementKind: String, _ identifier: String) {
    items.viewPool.register("\(elementKind)/\(identifier)") {
      nib?.instantiate(withOwner: nil).first as? UICollectionReusableView
    }
  }
  func keep(_ viewClass: AnyClass?, as elementKind: String, _ identifier: String) {
    items.viewPool.register("\(elementKind)/\(identifier)") {
      (viewClass as? UICollectionReusableView.Type)?.dynamicInit(frame: .zero)
    }
  }

  /// Registers a class together with what makes a view of it.
  public func register<View: UICollectionReusableView>(
    _ viewClass: View.Type, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String, make: @escaping (CGRect) -> View
  ) {
    items.viewPool.register("\(elementKind)/\(identifier)") { make(.zero) }
  }

  func cell(_ identifier: String, at indexPath: IndexPath) -> UICollectionViewCell {
    let cell: UICollectionViewCell
    if let used = items.cellPool.used(identifier) {
      used.prepareForReuse()
      cell = used
    } else {
      cell =
        items.cellPool.new(identifier) ?? missing(identifier, UICollectionViewCell(frame: .zero))
    }
    return placed(
      cell, identifier: identifier, attributes: items.layout.layoutAttributesForItem(at: indexPath))
  }
  func supplement(
    _ elementKind: String, _ identifier: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let name = "\(elementKind)/\(identifier)"
    let view: UICollectionReusableView
    if let used = items.viewPool.used(name) {
      used.prepareForReuse()
      view = used
    } else {
      view =
        items.viewPool.new(name) ?? missing(identifier, UICollectionReusableView(frame: .zero))
    }
    return placed(
      view, identifier: identifier,
      attributes: items.layout.layoutAttributesForSupplementaryView(
        ofKind: elementKind, at: indexPath))
  }

  private func missing<View>(_ identifier: String, _ view: View) -> View {
    AppSession.current.note(
      AppFinding(
        .resourceMissing, "no view is registered as '\(identifier)'", at: sourcePlace))
    return view
  }

  /// Data sources find cells as large as they will be.
  private func placed<View: UICollectionReusableView>(
    _ view: View, identifier: String, attributes: UICollectionViewLayoutAttributes?
  ) -> View {
    view.reuseIdentifier = identifier
    if let attributes { UIView.performWithoutAnimation { view.take(attributes) } }
    return view
  }
}
