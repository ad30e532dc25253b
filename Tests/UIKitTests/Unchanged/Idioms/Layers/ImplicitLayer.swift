import UIKit

/// A layer of its own, which moves by itself when it is put somewhere else.
final class ImplicitLayer: UIViewController {
  let ball = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    ball.name = "ball"
    ball.backgroundColor = UIColor.red.cgColor
    ball.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.layer.addSublayer(ball)
  }

  func move(to point: CGPoint) { ball.position = point }

  func moveSlowly(to point: CGPoint) {
    CATransaction.begin()
    CATransaction.setAnimationDuration(1)
    CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
    ball.position = point
    CATransaction.commit()
  }

  func jump(to point: CGPoint) {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    ball.position = point
    CATransaction.commit()
  }

  /// Where the ball is seen, which is not where it has been put.
  var placeOnScreen: CGPoint? { ball.presentation()?.position }
}
