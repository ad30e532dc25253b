import UIKit

/// Overrides what subclasses of UICollectionViewFlowLayout override.
class OverridingFlow: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { super.layoutAttributesClass }
  override var collectionViewContentSize: CGSize { super.collectionViewContentSize }
  override var itemSize: CGSize {
    get { super.itemSize }
    set { super.itemSize = newValue }
  }
  override var minimumLineSpacing: CGFloat {
    get { super.minimumLineSpacing }
    set { super.minimumLineSpacing = newValue }
  }
  override var minimumInteritemSpacing: CGFloat {
    get { super.minimumInteritemSpacing }
    set { super.minimumInteritemSpacing = newValue }
  }
  override var sectionInset: UIEdgeInsets {
    get { super.sectionInset }
    set { super.sectionInset = newValue }
  }
  override var scrollDirection: UICollectionView.ScrollDirection {
    get { super.scrollDirection }
    set { super.scrollDirection = newValue }
  }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    super.flipsHorizontallyInOppositeLayoutDirection
  }
  override var developmentLayoutDirection: UIUserInterfaceLayoutDirection {
    super.developmentLayoutDirection
  }
  override func prepare() { super.prepare() }
  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  { super.layoutAttributesForElements(in: rect) }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { super.layoutAttributesForItem(at: indexPath) }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }
  override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: elementKind, at: indexPath)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(forBoundsChange: newBounds)
  }
  override func invalidateLayout() { super.invalidateLayout() }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
  }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint { super.targetContentOffset(forProposedContentOffset: proposedContentOffset) }
  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
  }
  override func finalizeCollectionViewUpdates() { super.finalizeCollectionViewUpdates() }
  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
  }
  override func finalizeAnimatedBoundsChange() { super.finalizeAnimatedBoundsChange() }
  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
  }
  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
  }
  override func finalizeLayoutTransition() { super.finalizeLayoutTransition() }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
}
