import UIKit

/// Overrides what subclasses of UIApplication override.
class OverridingApp: UIApplication {
  override var windows: [UIWindow] { super.windows }
  override var keyWindow: UIWindow? { super.keyWindow }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  @discardableResult
  override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool { super.sendAction(action, to: target, from: sender, for: event) }
}
