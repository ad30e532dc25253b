public import HeadlessCoreGraphics
import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

extension UICollectionView {
  /// A kind of cell, and how one is filled for an item.
  @MainActor @preconcurrency
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    public typealias Handler = (Cell, IndexPath, Item) -> Void
    let handler: Handler
    let identifier: String

    public init(handler: @escaping Handler) {
      self.handler = handler
      identifier = "registration of \(Cell.self)"
    }
  }

  /// A kind of view beside items, and how one is filled.
  @MainActor @preconcurrency
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    public typealias Handler = (Supplementary, String, IndexPath) -> Void
    let handler: Handler
    let elementKind: String

    public init(elementKind: String, handler: @escaping Handler) {
      (self.elementKind, self.handler) = (elementKind, handler)
    }
  }

  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let name = registration.identifier
    if items.registrations.insert(name).inserted {
      register(Cell.self as AnyClass, forCellWithReuseIdentifier: name)
    }
    guard let cell = dequeueReusableCell(withReuseIdentifier: name, for: indexPath) as? Cell else {
      preconditionFailure("the cell of '\(name)' is no \(Cell.self)")
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, name) = (registration.elementKind, "registration of \(Supplementary.self)")
    if items.registrations.insert("\(kind)/\(name)").inserted {
      register(
        Supplementary.self as AnyClass, forSupplementaryViewOfKind: kind,
        withReuseIdentifier: name)
    }
    let made = dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: name, for: indexPath)
    guard let view = made as? Supplementary else {
      preconditionFailure("the view of '\(name)' is no \(Supplementary.self)")
    }
    registration.handler(view, kind, indexPath)
    return view
  }
}
