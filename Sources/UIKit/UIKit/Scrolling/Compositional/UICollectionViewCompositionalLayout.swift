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
    (known, order) = ([:], [])
    guard let collectionView else { return }
    if configuration.scrollDirection == .horizontal {
      noteStill("a layout whose 'scrollDirection' is horizontal")
    }
    let inset = collectionView.adjustedContentInset
    let container = CGSize(
      width: collectionView.bounds.width - inset.left - inset.right,
      height: collectionView.bounds.height - inset.top - inset.bottom)
    let around = LayoutSurroundings(container, collectionView.traitCollection)
    var top: CGFloat = 0
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
    size = CGSize(width: container.width, height: top)
  }

  private func keep(_ places: NSCollectionLayoutSection.Places, of section: Int) {
    for (index, frame) in places.items.enumerated() {
      keep(
        UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: index, section: section)),
        frame)
    }
    for (item, frame) in places.borders {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: item.elementKind, with: IndexPath(item: 0, section: section))
      attributes.zIndex = item.zIndex
      keep(attributes, frame)
    }
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
    order.compactMap { known[$0] }.filter { $0.frame.intersects(rect) }
  }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { known[.item(indexPath)] }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    known[CollectionKey(category: .supplementaryView, kind: elementKind, path: indexPath)]
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
