import UIKit

/// A dot flies along an outline, and turns with it.
final class PathFlight: UIViewController {
  private let dot = CALayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    dot.name = "dot"
    dot.backgroundColor = UIColor.red.cgColor
    dot.frame = CGRect(x: 90, y: 90, width: 20, height: 20)
    view.layer.addSublayer(dot)
  }

  func fly() {
    let path = UIBezierPath()
    path.move(to: CGPoint(x: 100, y: 100))
    path.addLine(to: CGPoint(x: 300, y: 100))
    path.addLine(to: CGPoint(x: 300, y: 500))
    let flight = CAKeyframeAnimation(keyPath: "position")
    flight.path = path.cgPath
    flight.calculationMode = .paced
    flight.rotationMode = .rotateAuto
    flight.duration = 1.2
    dot.add(flight, forKey: "flight")
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    dot.position = CGPoint(x: 300, y: 500)
    CATransaction.commit()
  }
}
