import UIKit

/// Overrides what subclasses of UICollectionViewCell override.
class OverridingCell: UICollectionViewCell {
  override var isSelected: Bool {
    get { super.isSelected }
    set { super.isSelected = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var backgroundView: UIView? {
    get { super.backgroundView }
    set { super.backgroundView = newValue }
  }
  override var selectedBackgroundView: UIView? {
    get { super.selectedBackgroundView }
    set { super.selectedBackgroundView = newValue }
  }
  override var contentView: UIView { super.contentView }
  override var reuseIdentifier: String? { super.reuseIdentifier }
  override func prepareForReuse() { super.prepareForReuse() }
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
  }
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { super.preferredLayoutAttributesFitting(layoutAttributes) }
  override func willTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { super.willTransition(from: oldLayout, to: newLayout) }
  override func didTransition(
    from oldLayout: UICollectionViewLayout, to newLayout: UICollectionViewLayout
  ) { super.didTransition(from: oldLayout, to: newLayout) }
}
