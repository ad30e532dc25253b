import UIKit

/// A card is lifted: its shadow grows, moves and darkens.
final class LiftShadow: UIViewController {
  private let card = UIView(frame: CGRect(x: 45, y: 200, width: 300, height: 200))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.accessibilityIdentifier = "card"
    card.backgroundColor = .white
    card.layer.shadowColor = UIColor.black.cgColor
    card.layer.shadowOpacity = 0.1
    card.layer.shadowRadius = 4
    card.layer.shadowOffset = CGSize(width: 0, height: 2)
    view.addSubview(card)
  }

  func lift() {
    animate("shadowOpacity", to: 0.4)
    animate("shadowRadius", to: 20)
    animate("shadowOffset", to: CGSize(width: 0, height: 12))
  }

  private func animate(_ key: String, to value: Any) {
    let animation = CABasicAnimation(keyPath: key)
    animation.fromValue = card.layer.value(forKeyPath: key)
    animation.toValue = value
    animation.duration = 0.5
    card.layer.add(animation, forKey: key)
    card.layer.setValue(value, forKeyPath: key)
  }
}
