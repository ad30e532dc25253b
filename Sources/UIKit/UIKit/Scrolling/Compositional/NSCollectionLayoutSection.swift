public import HeadlessCoreGraphics
public import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}

public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}

public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}

/// A header or a footer of a section.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  public let elementKind: String
  public let alignment: NSRectAlignment
  open var zIndex = 0
  open var extendsBoundary = true
  open var pinToVisibleBounds = false

  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.elementKind, self.alignment) = (elementKind, alignment)
    super.init(layoutSize: layoutSize)
  }

  /// True if it stands below the section's items.
  var isBelow: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(alignment) }
}

/// A background of a section, behind all that is in it.
@MainActor @preconcurrency
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  public let elementKind: String
  open var zIndex = 0
  private init(_ elementKind: String) {
    self.elementKind = elementKind
    let all = NSCollectionLayoutDimension.fractionalWidth(1)
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: all, heightDimension: .fractionalHeight(1)))
  }
  public class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind)
  }
}

@MainActor @preconcurrency
public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
}

@MainActor @preconcurrency
public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}

/// Groups one after the other, as many as the items of a section need.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  let group: NSCollectionLayoutGroup
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var interGroupSpacing: CGFloat = 0
  open var contentInsetsReference = UIContentInsetsReference.automatic
  open var orthogonalScrollingBehavior =
    UICollectionLayoutSectionOrthogonalScrollingBehavior.none
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  open var visibleItemsInvalidationHandler:
    (([any NSObjectProtocol], CGPoint, any NSCollectionLayoutEnvironment) -> Void)?

  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }

  /// Places in a section, from its top down.
  struct Places {
    var items: [CGRect] = []
    var borders: [(item: NSCollectionLayoutBoundarySupplementaryItem, frame: CGRect)] = []
    var backgrounds: [(item: NSCollectionLayoutDecorationItem, frame: CGRect)] = []
    var top: CGFloat = 0
    var end: CGFloat = 0
  }

  /// Places the items of the section in a container, below a height.
  ///
  /// - Parameter across: true if the groups stand beside each other, whatever the direction of scrolling.
  func places(of count: Int, in container: CGSize, top: CGFloat, across: Bool) -> Places {
    var places = Places()
    var y = top
    let box = CGRect(origin: .zero, size: container).inset(by: contentInsets)
    func place(_ item: NSCollectionLayoutBoundarySupplementaryItem) {
      let size = item.layoutSize.size(in: CGSize(width: box.width, height: container.height))
      let frame = CGRect(origin: CGPoint(x: box.minX, y: y), size: size)
      places.borders.append((item, frame.inset(by: item.contentInsets)))
      y += size.height
    }
    for item in boundarySupplementaryItems where !item.isBelow { place(item) }
    y += contentInsets.top
    var (x, height) = (box.minX, CGFloat(0))
    while places.items.count < count {
      let size = group.layoutSize.size(in: CGSize(width: box.width, height: container.height))
      let origin = CGPoint(x: across ? x : box.minX, y: y + (across ? 0 : height))
      let placed = group.place(
        &places.items, in: CGRect(origin: origin, size: size),
        atMost: count - places.items.count)
      guard placed > 0 else { break }
      x += size.width + interGroupSpacing
      height = across ? size.height : height + size.height + interGroupSpacing
    }
    if !across, !places.items.isEmpty { height -= interGroupSpacing }
    y += max(height, 0) + contentInsets.bottom
    for item in boundarySupplementaryItems where item.isBelow { place(item) }
    (places.top, places.end) = (top, y)
    let all = CGRect(x: 0, y: top, width: container.width, height: y - top)
    places.backgrounds = decorationItems.map { ($0, all.inset(by: $0.contentInsets)) }
    return places
  }
}
