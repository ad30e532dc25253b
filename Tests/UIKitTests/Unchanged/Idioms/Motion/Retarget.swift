import UIKit

/// A box that is sent somewhere else before it has arrived.
final class Retarget: UIViewController {
  let box = UIView(frame: CGRect(x: 0, y: 100, width: 20, height: 20))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    box.accessibilityIdentifier = "box"
    box.backgroundColor = .red
    view.addSubview(box)
  }

  func send(to x: CGFloat, _ options: UIView.AnimationOptions = .curveLinear) {
    UIView.animate(withDuration: 1, delay: 0, options: options) { self.box.frame.origin.x = x }
  }

  func fade(to alpha: CGFloat, _ options: UIView.AnimationOptions) {
    UIView.animate(withDuration: 1, delay: 0, options: options) { self.box.alpha = alpha }
  }
}
