import UIKit

/// Overrides what subclasses of UITraitCollection override.
class OverridingTraits: UITraitCollection, @unchecked Sendable {
  override var horizontalSizeClass: UIUserInterfaceSizeClass { super.horizontalSizeClass }
  override var verticalSizeClass: UIUserInterfaceSizeClass { super.verticalSizeClass }
  override var userInterfaceStyle: UIUserInterfaceStyle { super.userInterfaceStyle }
  override var userInterfaceIdiom: UIUserInterfaceIdiom { super.userInterfaceIdiom }
  override var displayScale: CGFloat { super.displayScale }
  override var layoutDirection: UITraitEnvironmentLayoutDirection { super.layoutDirection }
  override var preferredContentSizeCategory: UIContentSizeCategory {
    super.preferredContentSizeCategory
  }
  override var accessibilityContrast: UIAccessibilityContrast { super.accessibilityContrast }
}
