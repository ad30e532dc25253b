import UIKit

/// Overrides what subclasses of UIBezierPath override.
class OverridingPath: UIBezierPath {
  override var cgPath: CGPath {
    get { super.cgPath }
    set { super.cgPath = newValue }
  }
  override var lineWidth: CGFloat {
    get { super.lineWidth }
    set { super.lineWidth = newValue }
  }
  override var bounds: CGRect { super.bounds }
  override func move(to point: CGPoint) { super.move(to: point) }
  override func addLine(to point: CGPoint) { super.addLine(to: point) }
  override func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    super.addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
  }
  override func close() { super.close() }
  override func apply(_ transform: CGAffineTransform) { super.apply(transform) }
  override func fill() { super.fill() }
  override func stroke() { super.stroke() }
  override func addClip() { super.addClip() }
  override func contains(_ point: CGPoint) -> Bool { super.contains(point) }
}
