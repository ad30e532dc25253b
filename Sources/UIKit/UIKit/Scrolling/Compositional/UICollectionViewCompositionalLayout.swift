public import HeadlessCoreGraphics
import HeadlessQuartzCore
public import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

@MainActor @preconcurrency
open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection = UICollectionView.ScrollDirection.vertical
  open var interSectionSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference = UIContentInsetsReference.safeArea
  public override init() { super.init() }
}

public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (
    Int, any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection?

/// Sections below each other, each of groups, each of items.
///
/// Lengths that are estimated stay as they are. A section that scrolls across stands still, with a finding, and so
/// does a layout that scrolls across as a whole: its sections stand below each other.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  private var known: [CollectionKey: UICollectionViewLayoutAttributes] = [:]
  private var order: [CollectionKey] = []
  /// Headers and footers that stay in sight as long as their section does.
  private var pinned: [CollectionKey: Pin] = [:]

  private struct Pin {
    let isBelow: Bool
    /// Top and end of the section; `nil` for what belongs to the whole collection.
    let section: ClosedRange<CGFloat>?
  }
  private var size = CGSize.zero

  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }
  public init(
    section: NSCollectionLayoutSection,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    self.configuration = configuration
    super.init()
  }
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    self.configuration = configuration
    super.init()
  }
  public required init?(coder: NSCoder) { nil }

  open override func prepare() {
    super.prepare()
    (known, order, pinned) = ([:], [], [:])
    guard let collectionView else { return }
    if configuration.scrollDirection == .horizontal {
      noteStill("a layout whose 'scrollDirection' is horizontal")
    }
    let inset = collectionView.adjustedContentInset
    let container = CGSize(
      width: collectionView.bounds.width - inset.left - inset.right,
      height: collectionView.bounds.height - inset.top - inset.bottom)
    let around = LayoutSurroundings(container, collectionView.traitCollection)
    let borders = configuration.boundarySupplementaryItems
    var top = keep(borders.filter { !$0.isBelow }, from: 0, in: container)
    for number in 0..<collectionView.numberOfSections {
      guard let section = provider(number, around) else { continue }
      if number > 0 { top += configuration.interSectionSpacing }
      let across = section.orthogonalScrollingBehavior != .none
      if across { noteStill("a section with 'orthogonalScrollingBehavior'") }
      let places = section.places(
        of: collectionView.numberOfItems(inSection: number), in: container, top: top,
        across: across)
      keep(places, of: number)
      top = places.end
    }
    top = keep(borders.filter(\.isBelow), from: top, in: container)
    size = CGSize(width: container.width, height: top)
  }

  /// Places headers or footers of the whole collection below each other, and returns where they end.
  private func keep(
    _ borders: [NSCollectionLayoutBoundarySupplementaryItem], from top: CGFloat,
    in container: CGSize
  ) -> CGFloat {
    var y = top
    for item in borders {
      let frame = CGRect(origin: CGPoint(x: 0, y: y), size: item.layoutSize.size(in: container))
      // An index path of one number is how UIKit names what belongs to no section.
      keep(item, at: IndexPath(index: 0), frame.inset(by: item.contentInsets), in: nil)
      y += frame.height
    }
    return y
  }

  private func keep(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, at path: IndexPath, _ frame: CGRect,
    in section: ClosedRange<CGFloat>?
  ) {
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: item.elementKind, with: path)
    // What stays in sight lies above the items that pass below it.
    attributes.zIndex = item.pinToVisibleBounds ? max(item.zIndex, 1) : item.zIndex
    keep(attributes, frame)
    if item.pinToVisibleBounds {
      pinned[attributes.key] = Pin(isBelow: item.isBelow, section: section)
    }
  }

  private func keep(_ places: NSCollectionLayoutSection.Places, of section: Int) {
    for (index, frame) in places.items.enumerated() {
      keep(
        UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: section)),
        frame)
    }
    let path = IndexPath(item: 0, section: section)
    for (item, frame) in places.borders {
      keep(item, at: path, frame, in: places.top...max(places.end, places.top))
    }
    for (item, frame) in places.backgrounds {
      let attributes = UICollectionViewLayoutAttributes(
        forDecorationViewOfKind: item.elementKind, with: path)
      attributes.zIndex = item.zIndex
      keep(attributes, frame)
    }
  }

  /// The attributes of an element where it is seen now: pinned headers and footers stay within sight.
  private func seen(_ key: CollectionKey) -> UICollectionViewLayoutAttributes? {
    guard let attributes = known[key] else { return nil }
    guard let pin = pinned[key], let collectionView,
      let copy = attributes.copy(with: nil) as? UICollectionViewLayoutAttributes
    else { return attributes }
    let section = pin.section ?? 0...max(size.height, 0)
    let (inset, frame) = (collectionView.adjustedContentInset, attributes.frame)
    let top = collectionView.bounds.minY + inset.top
    let bottom = collectionView.bounds.maxY - inset.bottom - frame.height
    copy.frame.origin.y =
      pin.isBelow
      ? max(min(frame.minY, bottom), section.lowerBound)
      : min(max(frame.minY, top), section.upperBound - frame.height)
    return copy
  }

  private func keep(_ attributes: UICollectionViewLayoutAttributes, _ frame: CGRect) {
    attributes.frame = frame
    known[attributes.key] = attributes
    order.append(attributes.key)
  }

  private func noteStill(_ subject: String) {
    AppSession.current.note(
      AppFinding(
        .notDrawn,
        "\(subject) stands still: only the whole collection scrolls, from its top down"
      ))
  }

  open override var collectionViewContentSize: CGSize { size }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    newBounds.size != collectionView?.laidOutBounds?.size
  }
  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    order.compactMap { seen($0) }.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { known[.item(indexPath)] }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    seen(CollectionKey(category: .supplementaryView, kind: elementKind, path: indexPath))
  }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    known[CollectionKey(category: .decorationView, kind: elementKind, path: indexPath)]
  }
}

/// Surroundings of a section.
@MainActor
private final class LayoutSurroundings: NSObject, NSCollectionLayoutEnvironment,
  NSCollectionLayoutContainer
{
  let contentSize: CGSize
  let traitCollection: UITraitCollection

  init(_ size: CGSize, _ traits: UITraitCollection) {
    (contentSize, traitCollection) = (size, traits)
    super.init()
  }

  var container: any NSCollectionLayoutContainer { self }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
}
