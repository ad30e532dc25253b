import UIKit

/// A bar that draws itself as wide as it is full: its layer has a property that Core Animation moves, and
/// says which movement that is.
final class GaugeLayer: CALayer {
  @NSManaged var progress: CGFloat

  override class func needsDisplay(forKey key: String) -> Bool {
    key == #keyPath(progress) || super.needsDisplay(forKey: key)
  }

  override func action(forKey event: String) -> CAAction? {
    guard event == #keyPath(progress) else { return super.action(forKey: event) }
    // As the block around does it, if there is one.
    guard
      let action = super.action(forKey: #keyPath(backgroundColor)) as? CABasicAnimation,
      let animation = action.copy() as? CABasicAnimation
    else {
      setNeedsDisplay()
      return nil
    }
    animation.keyPath = event
    animation.fromValue = presentation()?.progress ?? progress
    return animation
  }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(UIColor.green.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: bounds.width * progress, height: bounds.height))
  }
}

/// The view of the layer.
final class Gauge: UIView {
  override class var layerClass: AnyClass { GaugeLayer.self }

  var progress: CGFloat {
    get { (layer as? GaugeLayer)?.progress ?? 0 }
    set { (layer as? GaugeLayer)?.progress = newValue }
  }
}

/// A pie whose angle is a property of its own, which animations name.
final class PieLayer: CALayer {
  @objc dynamic var angle: CGFloat = 0 { didSet { changes += 1 } }
  private(set) var changes = 0
  var color = UIColor.red

  override init() { super.init() }
  override init(layer: Any) {
    super.init(layer: layer)
    if let pie = layer as? PieLayer { (angle, color) = (pie.angle, pie.color) }
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  override class func needsDisplay(forKey key: String) -> Bool {
    key == "angle" || super.needsDisplay(forKey: key)
  }

  override func draw(in ctx: CGContext) {
    ctx.setFillColor(color.cgColor)
    ctx.fill(CGRect(x: 0, y: 0, width: angle, height: 10))
  }
}

final class Instruments: UIViewController {
  let gauge = Gauge(frame: CGRect(x: 20, y: 20, width: 100, height: 10))
  let pie = PieLayer()

  override func viewDidLoad() {
    super.viewDidLoad()
    gauge.progress = 0.2
    gauge.accessibilityIdentifier = "gauge"
    view.addSubview(gauge)
    pie.name = "pie"
    pie.frame = CGRect(x: 20, y: 60, width: 100, height: 10)
    view.layer.addSublayer(pie)
  }

  func fill() {
    UIView.animate(withDuration: 0.5, delay: 0, options: .curveEaseIn) { self.gauge.progress = 1 }
  }

  func turn() {
    let turning = CABasicAnimation(keyPath: "angle")
    turning.fromValue = 0
    turning.toValue = 80
    turning.duration = 0.4
    pie.angle = 80
    pie.add(turning, forKey: "angle")
  }

  func step() {
    let steps = CAKeyframeAnimation(keyPath: "angle")
    steps.values = [0, 40, 10]
    steps.duration = 0.4
    pie.add(steps, forKey: nil)
  }
}
