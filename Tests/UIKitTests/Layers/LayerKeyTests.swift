import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

/// Properties of every kind of layer, set and read by their names.
@MainActor @Suite struct LayerKeyTests {
  private let red = UIColor.red.cgColor

  @Test func `a shape's properties are set and read by name`() {
    let shape = CAShapeLayer()
    let path = UIBezierPath(rect: CGRect(x: 1, y: 2, width: 3, height: 4)).cgPath
    let values: [(String, Any)] = [
      ("path", path), ("fillColor", red), ("strokeColor", red), ("strokeStart", 0.25),
      ("strokeEnd", NSNumber(value: 0.75)), ("lineWidth", 3), ("miterLimit", 4),
      ("lineDashPhase", 5), ("lineDashPattern", [2, 3.5] as [CGFloat]), ("lineCap", "round"),
      ("lineJoin", CAShapeLayerLineJoin.bevel), ("fillRule", "even-odd"),
    ]
    for (key, value) in values { shape.setValue(value, forKeyPath: key) }
    #expect(shape.path == path && shape.fillColor == red && shape.strokeColor == red)
    #expect(shape.strokeStart == 0.25 && shape.strokeEnd == 0.75 && shape.lineWidth == 3)
    #expect(shape.miterLimit == 4 && shape.lineDashPhase == 5)
    #expect(shape.lineDashPattern == [2, 3.5])
    #expect(shape.lineCap == .round && shape.lineJoin == .bevel && shape.fillRule == .evenOdd)
    for (key, _) in values { #expect(shape.value(forKeyPath: key) != nil, "\(key)") }
    shape.setValue(nil, forKey: "fillColor")
    #expect(shape.fillColor == nil)
  }

  @Test func `a gradient's properties are set and read by name`() {
    let gradient = CAGradientLayer()
    gradient.setValue([red, red], forKeyPath: "colors")
    gradient.setValue([0.25, 0.5] as [CGFloat], forKeyPath: "locations")
    gradient.setValue(CGPoint(x: 0.1, y: 0.2), forKeyPath: "startPoint")
    gradient.setValue(0.7, forKeyPath: "endPoint.x")
    gradient.setValue("radial", forKeyPath: "type")
    #expect((gradient.colors as? [CGColor]) == [red, red] && gradient.locations == [0.25, 0.5])
    #expect(gradient.startPoint == CGPoint(x: 0.1, y: 0.2))
    #expect(gradient.endPoint == CGPoint(x: 0.7, y: 1) && gradient.type == .radial)
    #expect(gradient.value(forKeyPath: "startPoint.y") as? CGFloat == 0.2)
  }

  @Test(arguments: [
    "shadowOffset.width", "shadowOffset.height", "position.y", "bounds.origin.x",
    "bounds.size.height", "transform.m34", "sublayerTransform.m34", "transform.scale.y",
    "transform.rotation.x", "transform.translation.x", "transform.translation.z",
    "sublayerTransform.rotation.z", "anchorPoint.x",
  ])
  func `a part of a value is set alone`(path: String) throws {
    let layer = CALayer().at(0, 0, 10, 20)
    let others = ["shadowOffset.width", "position.y", "bounds.size.height", "transform.m34"]
    let before = others.map { layer.value(forKeyPath: $0) as? CGFloat }
    layer.setValue(0.25, forKeyPath: path)
    let found = try #require(layer.value(forKeyPath: path) as? CGFloat)
    #expect((found - 0.25).magnitude < 1e-12)
    for (other, value) in zip(others, before) where other != path {
      #expect(layer.value(forKeyPath: other) as? CGFloat == value, "\(other)")
    }
  }

  /// Documented: a translation is a size, which sets x and y; the scale is read as the mean of all three.
  @Test func `parts of a transform are those that Apple documents`() {
    let layer = CALayer()
    layer.setValue(2, forKeyPath: "transform.scale.x")
    layer.setValue(5, forKeyPath: "transform.translation.z")
    layer.setValue(CGSize(width: 30, height: 40), forKeyPath: "transform.translation")
    let t = layer.transform
    #expect([t.m11, t.m22, t.m33, t.m41, t.m42, t.m43] == [2, 1, 1, 30, 40, 5])
    #expect(
      layer.value(forKeyPath: "transform.translation") as? CGSize == CGSize(width: 30, height: 40))
    #expect(layer.value(forKeyPath: "transform.scale") as? CGFloat == CGFloat(4.0 / 3.0))
    layer.setValue(NSValue(cgPoint: CGPoint(x: 1, y: 2)), forKeyPath: "transform.translation")
    #expect(layer.transform.m41 == 1 && layer.transform.m42 == 2)
    layer.setValue(NSValue(caTransform3D: CATransform3DIdentity), forKey: "transform")
    #expect(CATransform3DIsIdentity(layer.transform))
  }

  @Test func `looks have their names, and hidden has two`() {
    let layer = CALayer()
    layer.setValue(red, forKey: "shadowColor")
    layer.setValue(true, forKeyPath: "isHidden")
    #expect(layer.shadowColor == red && layer.isHidden)
    layer.setValue(0, forKey: "hidden")
    #expect(!layer.isHidden && layer.value(forKey: "isHidden") as? Bool == false)
    layer.setValue(
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: 1, height: 1)).cgPath, forKey: "shadowPath")
    #expect(layer.shadowPath != nil)
    layer.setValue("hello", forKey: "greeting")
    #expect(layer.value(forKey: "greeting") as? String == "hello")
  }

  @Test func `a path leads through masks and named sublayers`() {
    let layer = CALayer()
    layer.mask = CAShapeLayer()
    let inside = CALayer()
    inside.name = "dot"
    layer.addSublayer(inside)
    layer.setValue(4, forKeyPath: "mask.lineWidth")
    layer.setValue(0.5, forKeyPath: "sublayers.dot.opacity")
    #expect((layer.mask as? CAShapeLayer)?.lineWidth == 4 && inside.opacity == 0.5)
    #expect(layer.value(forKeyPath: "sublayers.dot.opacity") as? Float == 0.5)
  }

  @Test func `a value that a property cannot have is a finding`() {
    let film = filmed {
      CAShapeLayer().at(0, 0, 10, 10)
    } doing: {
      $0.setValue("red", forKey: "fillColor")
    }
    #expect(film.findings == [.actionFailed])
    #expect(
      film.recording.findings[0].message
        == "'fillColor' of CAShapeLayer cannot be a value of type String")
  }

  @Test func `what a value is set to by name moves by itself, as set otherwise`() {
    let film = filmed { () -> CAShapeLayer in
      let shape = CAShapeLayer().at(0, 0, 10, 10)
      shape.path = UIBezierPath(rect: shape.bounds).cgPath
      return shape
    } doing: {
      $0.setValue(5, forKeyPath: "lineWidth")
      $0.setValue(UIColor.blue.cgColor, forKey: "strokeColor")
    }
    #expect(film.seconds == 0.25)
    film.expect("layer", .strokeWidth, until: 0.25) { eased(.ease, from: 1, to: 5, $0, over: 0.25) }
  }
}
