import UIKit

/// A ring that is drawn, and stays: the end of its line moves and is kept by its fill mode.
final class ProgressRing: UIViewController {
  private let ring = CAShapeLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    ring.name = "ring"
    ring.path =
      UIBezierPath(
        arcCenter: CGPoint(x: 195, y: 400), radius: 100, startAngle: -.pi / 2, endAngle: 1.5 * .pi,
        clockwise: true
      ).cgPath
    ring.fillColor = nil
    ring.strokeColor = UIColor.blue.cgColor
    ring.lineWidth = 8
    ring.lineCap = .round
    ring.strokeEnd = 0
    view.layer.addSublayer(ring)
  }

  func draw() {
    let drawing = CABasicAnimation(keyPath: "strokeEnd")
    drawing.fromValue = 0
    drawing.toValue = 0.75
    drawing.duration = 0.8
    drawing.timingFunction = CAMediaTimingFunction(controlPoints: 0.4, 0, 0.2, 1)
    drawing.fillMode = .forwards
    drawing.isRemovedOnCompletion = false
    ring.add(drawing, forKey: "draw")
  }

  /// Without a word about animation: the layer moves by itself.
  func jump(to end: CGFloat) { ring.strokeEnd = end }

  var endOnScreen: CGFloat? { ring.presentation()?.strokeEnd }
}
