public import HeadlessCoreGraphics
import HeadlessQuartzCore

// Views that are made once and shown again and again.

extension UICollectionView {
  func keep(_ cellClass: AnyClass?, asCell identifier: String) {
    items.cellPool.register(identifier) {
      cellClass == UICollectionViewCell.self
        ? UICollectionViewCell(frame: .zero)
        : madeFromNib(cellClass, as: UICollectionViewCell.self)
    }
  }

  /// Registers a class together with what makes a cell of it; the source step writes the closure.
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
  func keep(_ viewClass: AnyClass?, as elementKind: String, _ identifier: String) {
    items.viewPool.register("\(elementKind)/\(identifier)") {
      viewClass == UICollectionReusableView.self
        ? UICollectionReusableView(frame: .zero)
        : madeFromNib(viewClass, as: UICollectionReusableView.self)
    }
  }

  /// Registers a class together with what makes a view of it; the source step writes the closure.
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
    return placed(cell, identifier, items.layout.layoutAttributesForItem(at: indexPath))
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
      view, identifier,
      items.layout.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath))
  }

  private func missing<View>(_ identifier: String, _ view: View) -> View {
    AppSession.current.note(
      AppFinding(
        .resourceMissing, "no view is registered as '\(identifier)'", at: sourcePlace))
    return view
  }

  /// Data sources find cells as large as they will be.
  private func placed<View: UICollectionReusableView>(
    _ view: View, _ identifier: String, _ attributes: UICollectionViewLayoutAttributes?
  ) -> View {
    view.reuseIdentifier = identifier
    if let attributes { UIView.performWithoutAnimation { view.take(attributes) } }
    return view
  }
}
