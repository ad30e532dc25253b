import HeadlessCoreGraphics
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing
import UIKit

/// Layers that draw themselves, or are told to, and copies of layers.
@MainActor @Suite struct OwnDrawingTests {
  /// A layer that changes its background where others draw, and never asks its superclass.
  private final class Displayed: CALayer {
    var level: CGFloat {
      get { managedValue(forKey: "level") }
      set { setManagedValue(newValue, forKey: "level") }
    }
    private(set) var seen: [CGFloat] = []
    private(set) var others = 0

    required init() { super.init() }
    required init(layer: Any) {
      super.init(layer: layer)
      if let other = layer as? Displayed { level = other.level }
    }
    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool { key == "level" }

    override func display() {
      if model() !== self { others += 1 }
      seen.append(presentation()?.value(forKey: "level") as? CGFloat ?? level)
    }
  }

  @Test func `display is called on the layer itself, once in each frame of a movement`() {
    var layer: Displayed?
    let film = filmed {
      Displayed().at(0, 0, 10, 10)
    } doing: {
      layer = $0
      let animation = CABasicAnimation(keyPath: "level")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 60, 0.5)
      $0.add(animation, forKey: nil)
    }
    #expect(film.findings == [] && layer?.others == 0)
    let distinct = Set((layer?.seen ?? []).map { Double($0).rounded() })
    #expect(distinct.isSuperset(of: Set(stride(from: 0.0, through: 58, by: 2))))
    #expect((layer?.seen.count ?? 0) < 40)
  }

  @Test func `a layer that asks to be displayed while it is displayed does not spin`() {
    final class Restless: CALayer {
      var count = 0
      override func display() {
        count += 1
        setNeedsDisplay()
      }
    }
    var layer: Restless?
    let film = filmed {
      Restless().at(0, 0, 10, 10)
    } doing: {
      layer = $0
      $0.setNeedsDisplay()
      $0.opacity = 0.5
    }
    #expect(film.findings == [] && film.seconds == 0.25)
    #expect((1...40).contains(layer?.count ?? 0))
  }

  /// A copy that is made while the layer moves, whose initializer sets what has actions.
  private final class Copied: CALayer {
    /// What the source step makes of `@NSManaged`.
    var radius: CGFloat {
      get { managedValue(forKey: "radius") }
      set { setManagedValue(newValue, forKey: "radius") }
    }
    nonisolated(unsafe) static var actions = 0

    required init() { super.init() }
    required init(layer: Any) {
      super.init(layer: layer)
      opacity = 0.5
      cornerRadius = 3
      if let other = layer as? Copied { radius = other.radius }
    }
    required init?(coder: NSCoder) { nil }

    override class func needsDisplay(forKey key: String) -> Bool {
      key == "radius" || super.needsDisplay(forKey: key)
    }

    override func action(forKey event: String) -> (any CAAction)? {
      if model() !== self || event == "onOrderIn" { return nil }
      Copied.actions += 1
      guard event == "radius" else { return nil }
      let animation = CABasicAnimation(keyPath: event)
      animation.fromValue = presentation()?.radius ?? radius
      animation.duration = 1
      return animation
    }

    override func draw(in ctx: CGContext) {
      ctx.fill(CGRect(x: 0, y: 0, width: radius, height: 10))
    }
  }

  @Test func `what a copy sets in its initializer starts nothing, and its managed property moves`()
    throws
  {
    Copied.actions = 0
    let film = filmed { () -> Copied in
      let layer = Copied().at(0, 0, 100, 10)
      layer.radius = 20
      return layer
    } doing: {
      $0.radius = 80
    }
    #expect(film.findings == [] && film.seconds == 1)
    // Bounds and position of the frame, and the radius before and in the film.
    #expect(Copied.actions == 4)
    for frame in film.frames(until: 1).dropFirst() {
      let shape = film.recording.scene.scene(frame: frame).items.compactMap { item in
        if case .shape(let shape) = item.properties.content { shape } else { nil }
      }.first
      let box = try #require(shape).outline(in: .zero).controlBox
      #expect((box.width - (20 + 60 * film.time(frame))).magnitude < 1e-6, "\(frame)")
    }
  }

  @Test func `a shape has a place for what only an animation brings`() {
    func path(_ width: CGFloat) -> CGPath {
      UIBezierPath(rect: CGRect(x: 0, y: 0, width: width, height: 10)).cgPath
    }
    let film = filmed { () -> CAShapeLayer in
      let layer = CAShapeLayer().at(0, 0, 100, 100)
      (layer.fillColor, layer.lineWidth) = (nil, 2)
      return layer
    } doing: { layer in
      let values: [(String, Any, Any)] = [
        ("path", path(10), path(30)),
        ("fillColor", UIColor.black.cgColor, UIColor.white.cgColor),
        ("strokeColor", UIColor.white.cgColor, UIColor.black.cgColor),
      ]
      for (key, from, to) in values {
        let animation = CABasicAnimation(keyPath: key)
        (animation.fromValue, animation.toValue, animation.duration) = (from, to, 1)
        layer.add(animation, forKey: key)
      }
    }
    guard case .shape(let shape)? = film.looks("layer", 30)?.content else {
      return #expect(Bool(false), "no shape")
    }
    #expect(shape.outline(in: .zero).controlBox.width == 20)
    #expect(shape.fill == .color(Color(red: 0.5, green: 0.5, blue: 0.5)))
    #expect(shape.stroke?.paint == .color(Color(red: 0.5, green: 0.5, blue: 0.5)))
    guard case .shape(let rest)? = film.looks("layer", 60)?.content else {
      return #expect(Bool(false), "no shape")
    }
    #expect(rest.outline(in: .zero).elements.isEmpty)
    #expect(rest.fill == .color(.clear) && rest.stroke?.paint == .color(.clear))
  }

  @Test func `a copy of a shape has all of its line`() {
    let shape = CAShapeLayer()
    (shape.lineCap, shape.lineJoin, shape.lineDashPattern) = (.round, .bevel, [1, 2])
    (shape.fillRule, shape.miterLimit, shape.lineDashPhase) = (.evenOdd, 3, 4)
    let copy = CAShapeLayer(layer: shape)
    #expect(copy.lineCap == .round && copy.lineJoin == .bevel && copy.lineDashPattern == [1, 2])
    #expect(copy.fillRule == .evenOdd && copy.miterLimit == 3 && copy.lineDashPhase == 4)
  }

  /// Documented: the stroke's start and end say where the line goes, not where the area is.
  @Test func `a line along a part of an outline leaves the area whole`() throws {
    let film = filmed { () -> CAShapeLayer in
      let layer = CAShapeLayer().at(0, 0, 100, 100)
      layer.path = UIBezierPath(rect: layer.bounds).cgPath
      (layer.fillColor, layer.strokeColor) = (UIColor.red.cgColor, UIColor.blue.cgColor)
      return layer
    } doing: { layer in
      let animation = CABasicAnimation(keyPath: "strokeEnd")
      (animation.fromValue, animation.toValue, animation.duration) = (0, 1, 1)
      layer.add(animation, forKey: nil)
    }
    film.expect("layer", .trimEnd, until: 1) { _ in 1 }
    film.expect("layer.line", .trimEnd, until: 1) { $0 }
    guard case .shape(let area)? = film.looks("layer", 30)?.content,
      case .shape(let line)? = film.looks("layer.line", 30)?.content
    else { return #expect(Bool(false), "no shapes") }
    #expect(area.stroke == nil && area.fill == .color(Color(red: 1, green: 0, blue: 0)))
    #expect(line.fill == nil && line.stroke?.paint == .color(Color(red: 0, green: 0, blue: 1)))
    #expect(film.number("layer.line", .trimEnd, 60) == 1)
  }
}
