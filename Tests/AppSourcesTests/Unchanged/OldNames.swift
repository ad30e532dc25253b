import UIKit

/// Names of Swift 2 to 4.1.
final class OldPage: UIViewController {
  let insets = UIEdgeInsetsMake(1, 2, 3, 4)
  private(set) var shape = CAShapeLayer()

  override func willMove(toParentViewController parent: UIViewController?) {
    super.willMove(toParentViewController: parent)
  }

  func add(_ child: UIViewController) {
    addChildViewController(child)
    view.addSubview(child.view)
    view.bringSubview(toFront: child.view)
    child.didMove(toParentViewController: self)
    shape.lineCap = kCALineCapRound
    shape.fillRule = kCAFillRuleEvenOdd
  }

  func inner() -> CGRect {
    UIEdgeInsetsInsetRect(CGRect(x: 0, y: 0, width: 10, height: 10), insets)
  }

  func move(options: UIViewAnimationOptions = .curveEaseIn, state: UIGestureRecognizerState) -> Bool
  {
    state == UIGestureRecognizerState.began
  }

  func watch() {
    NotificationCenter.default.addObserver(
      self, selector: #selector(shown), name: .UIKeyboardWillShow, object: nil)
    NotificationCenter.default.addObserver(
      self, selector: #selector(shown), name: NSNotification.Name.UIKeyboardWillHide, object: nil)
  }

  private(set) var notes = 0
  @objc private func shown() { notes += 1 }
}
