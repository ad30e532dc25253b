import UIKit

/// Overrides what subclasses of UIStoryboardSegue override.
class OverridingSegue: UIStoryboardSegue {
  override var identifier: String? { super.identifier }
  override var source: UIViewController { super.source }
  override var destination: UIViewController { super.destination }
  override func perform() { super.perform() }
}
