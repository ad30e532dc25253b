import UIKit

/// A container of its own: it exchanges its child in the way that Apple's guide describes.
final class ContainerSwap: UIViewController {
  private(set) var shown: UIViewController?

  func show(_ next: UIViewController, animated: Bool) {
    let old = shown
    old?.willMove(toParent: nil)
    addChild(next)
    next.view.frame = view.bounds
    view.addSubview(next.view)
    shown = next
    let end = {
      old?.view.removeFromSuperview()
      old?.removeFromParent()
      next.didMove(toParent: self)
    }
    guard animated else { return end() }
    next.view.alpha = 0
    next.view.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
    UIView.animate(
      withDuration: 0.3, delay: 0, options: .curveEaseIn,
      animations: {
        next.view.alpha = 1
        next.view.transform = .identity
        old?.view.alpha = 0
      },
      completion: { _ in end() })
  }
}
