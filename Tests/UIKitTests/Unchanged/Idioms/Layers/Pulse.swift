import UIKit

/// A heart that beats a number of times, and a page that dissolves while a part of it moves on.
final class Pulse: UIViewController {
  private let heart = UIView(frame: CGRect(x: 150, y: 300, width: 90, height: 90))
  private(set) var beats: [Bool] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "page"
    view.backgroundColor = .white
    heart.accessibilityIdentifier = "heart"
    heart.backgroundColor = .red
    view.addSubview(heart)
  }

  func beat() {
    UIView.animate(withDuration: 0.25, delay: 0, options: .curveLinear) {
      UIView.modifyAnimations(withRepeatCount: 2, autoreverses: true) {
        self.heart.transform = CGAffineTransform(scaleX: 1.2, y: 1.2)
      }
    } completion: {
      self.heart.transform = .identity
      self.beats.append($0)
    }
  }

  func dissolve(_ options: UIView.AnimationOptions) {
    UIView.transition(with: view, duration: 0.4, options: [.transitionCrossDissolve, options]) {
      self.heart.frame.origin.y = 500
      self.view.backgroundColor = .black
    }
  }
}
