public import HeadlessCoreGraphics
import ObjectiveC

/// A layout that puts items in lines.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var footerReferenceSize = CGSize.zero { didSet { invalidateLayout() } }
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  open var sectionFootersPinToVisibleBounds = false
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { invalidateLayout() }
  }
  private var arrangement = FlowArrangement([], room: 0, isVertical: true)

  public override init() { super.init() }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    let (box, inset) = (view.bounds.size, view.adjustedContentInset)
    let isVertical = scrollDirection == .vertical
    arrangement = FlowArrangement(
      (0..<view.numberOfSections).map { section($0, in: view) },
      room: isVertical
        ? box.width - inset.left - inset.right : box.height - inset.top - inset.bottom,
      isVertical: isVertical)
  }

  private func section(_ index: Int, in view: UICollectionView) -> FlowArrangement.Section {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let sizes = (0..<view.numberOfItems(inSection: index)).map { item in
      delegate?.collectionView(
        view, layout: self, sizeForItemAt: IndexPath(item: item, section: index)) ?? itemSize
    }
    return FlowArrangement.Section(
      sizes: sizes,
      inset: delegate?.collectionView(view, layout: self, insetForSectionAt: index)
        ?? sectionInset,
      lineSpacing: delegate?.collectionView(
        view, layout: self, minimumLineSpacingForSectionAt: index) ?? minimumLineSpacing,
      itemSpacing: delegate?.collectionView(
        view, layout: self, minimumInteritemSpacingForSectionAt: index) ?? minimumInteritemSpacing,
      header: delegate?.collectionView(
        view, layout: self, referenceSizeForHeaderInSection: index) ?? headerReferenceSize,
      footer: delegate?.collectionView(
        view, layout: self, referenceSizeForFooterInSection: index) ?? footerReferenceSize)
  }

  open override var collectionViewContentSize: CGSize { arrangement.contentSize }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let old = collectionView?.laidOutBounds else { return true }
    return scrollDirection == .vertical
      ? old.width != newBounds.width : old.height != newBounds.height
  }

  // MARK: Where

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    arrangement.sections.indices.flatMap { section -> [UICollectionViewLayoutAttributes] in
      let places = arrangement.sections[section]
      let first = IndexPath(item: 0, section: section)
      let ends = [
        layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionHeader, at: first),
        layoutAttributesForSupplementaryView(
          ofKind: UICollectionView.elementKindSectionFooter, at: first),
      ].compactMap { $0 }.filter { $0.frame.intersects(rect) }
      let items = places.items.indices.filter { places.items[$0].intersects(rect) }
      return ends
        + items.compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: section)) }
    }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard arrangement.sections.indices.contains(indexPath.section),
      arrangement.sections[indexPath.section].items.indices.contains(indexPath.item)
    else { return nil }
    let attributes = newAttributes()
    attributes.indexPath = indexPath
    attributes.frame = arrangement.sections[indexPath.section].items[indexPath.item]
    return attributes
  }

  private func newAttributes() -> UICollectionViewLayoutAttributes {
    let kind = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    return (kind ?? UICollectionViewLayoutAttributes.self).init()
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard arrangement.sections.indices.contains(indexPath.section) else { return nil }
    let places = arrangement.sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    let frame = isHeader ? places.header : places.footer
    guard !frame.isEmpty else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: elementKind, with: indexPath)
    attributes.frame = frame
    return attributes
  }
}
