import UIKit

/// One group, whose members begin one after the other.
final class StaggeredGroup: UIViewController {
  private let card = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    card.name = "card"
    card.backgroundColor = UIColor.green.cgColor
    card.frame = CGRect(x: 100, y: 100, width: 100, height: 100)
    view.layer.addSublayer(card)
  }

  func play() {
    let slide = CABasicAnimation(keyPath: "position.x")
    slide.fromValue = 150
    slide.toValue = 250
    slide.duration = 0.4
    slide.fillMode = .forwards
    let turn = CABasicAnimation(keyPath: "transform.rotation")
    turn.toValue = Double.pi / 2
    turn.beginTime = 0.4
    turn.duration = 0.4
    turn.fillMode = .forwards
    let fade = CABasicAnimation(keyPath: "opacity")
    fade.toValue = 0.2
    fade.beginTime = 0.8
    fade.duration = 0.2
    let group = CAAnimationGroup()
    group.animations = [slide, turn, fade]
    group.duration = 1
    group.beginTime = CACurrentMediaTime() + 0.2
    card.add(group, forKey: nil)
  }
}
