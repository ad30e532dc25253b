import UIKit

/// A loader that turns for ever, and breathes.
final class SpinningLoader: UIViewController {
  private let loader = UIView(frame: CGRect(x: 175, y: 400, width: 40, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    loader.accessibilityIdentifier = "loader"
    loader.backgroundColor = .red
    view.addSubview(loader)
  }

  func start() {
    let turn = CABasicAnimation(keyPath: "transform.rotation.z")
    turn.toValue = Double.pi * 2
    turn.duration = 0.8
    turn.repeatCount = .infinity
    loader.layer.add(turn, forKey: "turn")
    UIView.animate(
      withDuration: 0.5, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
      animations: { self.loader.alpha = 0.5 })
  }
}
