import UIKit

/// Overrides what subclasses of UINavigationBar override.
class OverridingBar: UINavigationBar {
  override var barStyle: UIBarStyle {
    get { super.barStyle }
    set { super.barStyle = newValue }
  }
  override var isTranslucent: Bool {
    get { super.isTranslucent }
    set { super.isTranslucent = newValue }
  }
  override var barTintColor: UIColor? {
    get { super.barTintColor }
    set { super.barTintColor = newValue }
  }
  override var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { super.titleTextAttributes }
    set { super.titleTextAttributes = newValue }
  }
  override var topItem: UINavigationItem? { super.topItem }
  override func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    super.setBackgroundImage(backgroundImage, for: barMetrics)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { super.sizeThatFits(size) }
}
