import UIKit

/// Overrides what subclasses of UIVisualEffectView override.
class OverridingEffectView: UIVisualEffectView {
  override var effect: UIVisualEffect? {
    get { super.effect }
    set { super.effect = newValue }
  }
  override var contentView: UIView { super.contentView }
}
