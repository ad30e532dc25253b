import UIKit

/// Overrides what subclasses of CAShapeLayer override.
class OverridingShape: CAShapeLayer {
  override var path: CGPath? {
    get { super.path }
    set { super.path = newValue }
  }
  override var fillColor: CGColor? {
    get { super.fillColor }
    set { super.fillColor = newValue }
  }
  override var strokeColor: CGColor? {
    get { super.strokeColor }
    set { super.strokeColor = newValue }
  }
  override var lineWidth: CGFloat {
    get { super.lineWidth }
    set { super.lineWidth = newValue }
  }
  override var strokeStart: CGFloat {
    get { super.strokeStart }
    set { super.strokeStart = newValue }
  }
  override var strokeEnd: CGFloat {
    get { super.strokeEnd }
    set { super.strokeEnd = newValue }
  }
  override var lineCap: CAShapeLayerLineCap {
    get { super.lineCap }
    set { super.lineCap = newValue }
  }
}
