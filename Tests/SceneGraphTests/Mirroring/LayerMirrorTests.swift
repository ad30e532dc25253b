import SegueGeometry
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct LayerMirrorTests {
  /// Numbers whose sums are exact.
  private static func number(_ random: inout SeededGenerator) -> Double {
    Double(random.int(in: -400...400)) / 4
  }

  private static func layer(_ random: inout SeededGenerator) -> LayerProperties {
    var layer = LayerProperties()
    layer.size = Size(number(&random).magnitude + 1, number(&random).magnitude + 1)
    layer.position = Point(number(&random), number(&random))
    layer.anchor = UnitPoint(Double(random.int(in: -4...8)) / 4, 0.25)
    layer.transform = LayerTransform(
      matrix: random.int(in: 0...1) == 0
        ? .identity : .scale(1.5, 0.5).followed(by: .rotation(.degrees(20), about: .x)),
      scale: [1.25, 0.75, 1], skewX: .degrees(number(&random) / 8),
      skewY: .degrees(number(&random) / 8), rotationX: .degrees(number(&random) / 8),
      rotationY: .degrees(number(&random) / 8), rotationZ: .degrees(number(&random)),
      translation: [number(&random), number(&random), number(&random)])
    layer.cornerRadii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    layer.shadow = Shadow(
      offset: Vector(number(&random), 3), blur: 4, path: Path(layer.bounds))
    let gradients: [Gradient.Shape] = [
      .linear(start: UnitPoint(0.25, 0), end: UnitPoint(1, 1)),
      .radial(center: UnitPoint(0.25, 0.5), radii: Size(0.5, 1)),
      .conic(center: UnitPoint(0.75, 0.5), start: .degrees(number(&random))),
    ]
    let stops = [Gradient.Stop(.black, at: 0), .init(.white, at: 0.25), .init(.black, at: 1)]
    layer.background = .gradient(Gradient(random.pick(gradients), stops: stops))
    layer.content = random.pick([
      .shape(
        ShapeContent(
          Path(Rect(x: 3, y: 4, width: 5, height: 6)), stroke: Stroke(.color(.black)))),
      .text(TextContent([TextRun("words")], alignment: .trailing)),
      .image(ImageContent("photo", mode: .topLeft)), .field(WipeMask(.wipeTopRight)), .none,
    ])
    return layer
  }

  @Test(arguments: SeededGenerator.seeds)
  func `mirrored twice is the layer itself`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let layer = Self.layer(&random)
    let mirror = LayerMirror(room: Self.number(&random), width: layer.size.width)
    #expect(mirror.properties(of: mirror.properties(of: layer)) == layer)
  }

  @Test(arguments: [0, 0.25, 0.5, 1, 1.5])
  func `a box at x with width w stands at room - x - w`(_ anchor: Double) {
    var layer = LayerProperties()
    layer.anchor = UnitPoint(anchor, 0.5)
    layer.frame = Rect(x: 20, y: 7, width: 48, height: 10)
    let image = LayerMirror(room: 200, width: 48).properties(of: layer)
    #expect(image.frame == Rect(x: 200 - 20 - 48, y: 7, width: 48, height: 10))
  }

  @Test(arguments: SeededGenerator.seeds)
  func `each point of the box goes to the mirrored place, whatever turns and leans it`(
    _ seed: UInt64
  ) throws {
    var random = SeededGenerator(seed: seed)
    let layer = Self.layer(&random)
    let room = Self.number(&random)
    let image = LayerMirror(room: room, width: layer.size.width).properties(of: layer)
    for (x, y) in [(0.0, 0.0), (1, 0), (0.3, 0.6), (0, 1), (1, 1)] {
      let point = Point(x * layer.size.width, y * layer.size.height)
      let back = Point((1 - x) * layer.size.width, y * layer.size.height)
      let original = try #require(layer.localTransform.projection.map(point))
      let mirrored = try #require(image.localTransform.projection.map(back))
      expect([mirrored.x, mirrored.y], within: 1e-9, of: [room - original.x, original.y])
    }
  }

  @Test func `corners, shadows and outlines are the other way around`() throws {
    var layer = LayerProperties()
    layer.size = Size(50, 20)
    layer.cornerRadii = CornerRadii(topLeft: 1, topRight: 2, bottomRight: 3, bottomLeft: 4)
    layer.shadow = Shadow(offset: Vector(6, 7))
    var box = ShapeContent(.ellipse)
    box.box = Rect(x: 5, y: 0, width: 10, height: 20)
    layer.content = .shape(box)
    let image = LayerMirror(room: 100, width: 50).properties(of: layer)
    #expect(
      image.cornerRadii == CornerRadii(topLeft: 2, topRight: 1, bottomRight: 4, bottomLeft: 3))
    #expect(image.shadow?.offset == Vector(-6, 7))
    guard case .shape(let shape) = image.content else { return #expect(Bool(false)) }
    #expect(shape.box == Rect(x: 35, y: 0, width: 10, height: 20))
    #expect(shape.form == .ellipse)
  }

  /// The color at 120 degrees from the top is that at -120 degrees in a mirror.
  @Test func `a gradient around a center goes around it the other way`() {
    let stops = [Gradient.Stop(.black, at: 0.25), .init(.white, at: 0.5)]
    let shape = Gradient.Shape.conic(center: UnitPoint(0.2, 0.5), start: .degrees(30))
    let image = Paint.gradient(Gradient(shape, stops: stops)).mirrored
    let expected = Gradient(
      .conic(center: UnitPoint(0.8, 0.5), start: .degrees(-30)),
      stops: [.init(.white, at: 0.5), .init(.black, at: 0.75)])
    #expect(image == .gradient(expected))
  }

  @Test func `words and pictures stay as they are, at the other side`() {
    var layer = LayerProperties()
    layer.content = .text(TextContent([TextRun("abc")], alignment: .trailing))
    let mirror = LayerMirror(room: 100, width: 50)
    guard case .text(let text) = mirror.properties(of: layer).content else {
      return #expect(Bool(false))
    }
    #expect(text.string == "abc" && text.alignment == .trailing && text.isMirrored)
    layer.content = .image(ImageContent("a", mode: .bottomRight, crop: .zero))
    #expect(
      mirror.properties(of: layer).content
        == .image(ImageContent("a", mode: .bottomLeft, crop: .zero)))
  }

  @Test func `what is not reached inside is only put elsewhere`() {
    var layer = LayerProperties()
    layer.frame = Rect(x: 10, y: 0, width: 20, height: 20)
    layer.cornerRadii = CornerRadii(topLeft: 5, topRight: 0, bottomRight: 0, bottomLeft: 0)
    let image = LayerMirror(room: 100, width: 20, reachesInside: false).properties(of: layer)
    #expect(image.frame.minX == 70)
    #expect(image.cornerRadii == layer.cornerRadii)
  }

  @Test func `ways are mirrored as ways, states as states`() {
    let mirror = LayerMirror(room: 300, width: 40)
    #expect(mirror.value(.pair(20, 5), of: .position) == .pair(280, 5))
    #expect(mirror.value(.pair(20, 5), of: .position, as: .way) == .pair(-20, 5))
    #expect(mirror.value(.pair(0.25, 1), of: .anchor) == .pair(0.75, 1))
    #expect(mirror.value(.pair(20, 5), of: .translate) == .pair(-20, 5))
    #expect(mirror.value(.number(8), of: .height) == .number(8))
    #expect(
      mirror.value(.numbers([1, 2, 3, 4]), of: .cornerRadius) == .numbers([2, 1, 4, 3]))
  }

  @Test(arguments: WipeMask.Kind.allCases)
  func `a wipe to one side is one to the other, and back again`(_ kind: WipeMask.Kind) {
    var layer = LayerProperties()
    layer.content = .field(WipeMask(kind))
    let mirror = LayerMirror(room: 1, width: 1)
    let image = mirror.properties(of: layer)
    #expect(mirror.properties(of: image) == layer)
    guard case .field(let field) = image.content else { return #expect(Bool(false)) }
    let words = kind.rawValue.split(separator: "-").map { word -> Substring in
      word == "left" ? "right" : word == "right" ? "left" : word
    }
    #expect(field.kind.rawValue == words.joined(separator: "-"))
  }
}
