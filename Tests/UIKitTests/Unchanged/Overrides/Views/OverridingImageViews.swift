import UIKit

/// Overrides what subclasses of UIImageView override.
class OverridingImageView: UIImageView {
  override var image: UIImage? {
    get { super.image }
    set { super.image = newValue }
  }
  override var highlightedImage: UIImage? {
    get { super.highlightedImage }
    set { super.highlightedImage = newValue }
  }
  override var isHighlighted: Bool {
    get { super.isHighlighted }
    set { super.isHighlighted = newValue }
  }
  override var animationImages: [UIImage]? {
    get { super.animationImages }
    set { super.animationImages = newValue }
  }
  override var animationDuration: TimeInterval {
    get { super.animationDuration }
    set { super.animationDuration = newValue }
  }
  override var isAnimating: Bool { super.isAnimating }
  override func startAnimating() { super.startAnimating() }
  override func stopAnimating() { super.stopAnimating() }
}
