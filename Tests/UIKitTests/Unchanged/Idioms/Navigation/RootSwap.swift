import UIKit

/// The whole app changes its root, as after a sign-in.
@MainActor
enum RootSwap {
  static func swap(to controller: UIViewController, in window: UIWindow) {
    UIView.transition(
      with: window, duration: 0.3, options: .transitionCrossDissolve,
      animations: { window.rootViewController = controller })
  }
}
