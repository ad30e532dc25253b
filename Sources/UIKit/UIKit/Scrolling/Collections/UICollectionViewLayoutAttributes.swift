public import HeadlessCoreGraphics
public import ObjectiveC
public import HeadlessQuartzCore

/// Position and appearance of one item in a collection.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject, @preconcurrency NSCopying {
  open var indexPath = IndexPath(item: 0, section: 0)
  open private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  open private(set) var representedElementKind: String?
  open var center = CGPoint.zero
  open var size = CGSize.zero
  open var transform3D = CATransform3DIdentity
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false

  public required override init() { super.init() }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(
    forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.supplementaryView, elementKind)
  }
  public convenience init(
    forDecorationViewOfKind decorationViewKind: String, with indexPath: IndexPath
  ) {
    self.init(forCellWith: indexPath)
    (representedElementCategory, representedElementKind) = (.decorationView, decorationViewKind)
  }

  open var frame: CGRect {
    get {
      CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
        height: size.height)
    }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  open var transform: CGAffineTransform {
    get { CATransform3DGetAffineTransform(transform3D) }
    set { transform3D = CATransform3DMakeAffineTransform(newValue) }
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    (copy.center, copy.size, copy.transform3D) = (center, size, transform3D)
    (copy.alpha, copy.zIndex, copy.isHidden) = (alpha, zIndex, isHidden)
    return copy
  }

  var key: CollectionKey {
    CollectionKey(
      category: representedElementCategory, kind: representedElementKind ?? "", path: indexPath)
  }
}

/// The name of one thing in a collection.
struct CollectionKey: Hashable, Comparable {
  let category: UICollectionView.ElementCategory
  let kind: String
  var path: IndexPath

  static func item(_ path: IndexPath) -> CollectionKey {
    CollectionKey(category: .cell, kind: "", path: path)
  }

  static func < (one: Self, other: Self) -> Bool {
    (one.category.rawValue, one.kind, one.path)
      < (other.category.rawValue, other.kind, other.path)
  }
}
