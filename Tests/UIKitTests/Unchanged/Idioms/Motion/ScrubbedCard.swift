import UIKit

/// A card that a property animator opens: it is scrubbed, turned around, and caught.
final class ScrubbedCard: UIViewController {
  let card = UIView(frame: CGRect(x: 45, y: 600, width: 300, height: 200))
  private(set) var animator: UIViewPropertyAnimator!
  private(set) var ends: [UIViewAnimatingPosition] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .red
    view.addSubview(card)
  }

  func prepare() {
    animator = UIViewPropertyAnimator(duration: 1, curve: .easeIn) {
      self.card.frame.origin.y = 100
    }
    animator.addAnimations({ self.card.alpha = 0.5 }, delayFactor: 0.5)
    animator.addCompletion { self.ends.append($0) }
  }
}
