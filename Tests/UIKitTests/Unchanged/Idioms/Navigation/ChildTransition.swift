import UIKit

/// A container that lets the system transition its children.
final class ChildTransition: UIViewController {
  var calls: [String] = []

  func begin(with child: UIViewController) {
    addChild(child)
    child.view.frame = view.bounds
    view.addSubview(child.view)
    child.didMove(toParent: self)
  }

  func cycle(
    from old: UIViewController, to new: UIViewController, _ options: UIView.AnimationOptions
  ) {
    old.willMove(toParent: nil)
    addChild(new)
    new.view.frame = view.bounds.offsetBy(dx: view.bounds.width, dy: 0)
    if options != .curveEaseInOut { new.view.frame = view.bounds }
    transition(from: old, to: new, duration: 0.25, options: options) {
      new.view.frame = old.view.frame
      if options == .curveEaseInOut { old.view.frame.origin.x -= 390 }
    } completion: { finished in
      self.calls.append("finished \(finished), old in window \(old.view.window != nil)")
      old.removeFromParent()
      new.didMove(toParent: self)
    }
  }
}
