import UIKit

/// Overrides what subclasses of UIWindow override.
class OverridingWindow: UIWindow {
  override var rootViewController: UIViewController? {
    get { super.rootViewController }
    set { super.rootViewController = newValue }
  }
  override var windowLevel: UIWindow.Level {
    get { super.windowLevel }
    set { super.windowLevel = newValue }
  }
  override var isKeyWindow: Bool { super.isKeyWindow }
  override var canBecomeKey: Bool { super.canBecomeKey }
  override func makeKey() { super.makeKey() }
  override func makeKeyAndVisible() { super.makeKeyAndVisible() }
  override func becomeKey() { super.becomeKey() }
  override func resignKey() { super.resignKey() }
  override func sendEvent(_ event: UIEvent) { super.sendEvent(event) }
  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    super.hitTest(point, with: event)
  }
}
