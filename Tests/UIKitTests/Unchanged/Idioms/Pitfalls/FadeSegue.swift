import UIKit

/// A segue that fades the next page in by itself, as guides of the years before animators did.
final class FadeSegue: UIStoryboardSegue {
  override func perform() {
    let next: UIView = destination.view
    next.frame = source.view.bounds
    next.alpha = 0
    source.view.window?.addSubview(next)
    UIView.animate(
      withDuration: 0.3,
      animations: { next.alpha = 1 },
      completion: { _ in
        next.removeFromSuperview()
        self.source.navigationController?.pushViewController(self.destination, animated: false)
      })
  }
}

/// A segue that changes the stack, and leaves the movement to whoever moves views.
final class PlainSegue: UIStoryboardSegue {
  override func perform() {
    source.navigationController?.pushViewController(destination, animated: true)
  }
}
