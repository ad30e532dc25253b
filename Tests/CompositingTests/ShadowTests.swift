import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// Shadows and blurs.
@Suite struct ShadowTests {
  private static let stage = TransitionEnvironment(size: Size(120, 100))
  private static let frame = Rect(x: 30.3, y: 25.6, width: 50, height: 40)

  private func card(
    radius: Double, blur: Double, configure: (inout LayerProperties) -> Void = { _ in }
  ) -> Layer {
    .box(Self.frame, .white) {
      $0.cornerRadii = CornerRadii(all: radius)
      $0.shadow = Shadow(offset: Vector(1.25, 3), blur: blur)
      configure(&$0)
    }
  }

  /// The same shadow from the outline of the box, which is drawn and blurred.
  private func outlined(_ layer: Layer) -> Layer {
    var outlined = layer
    outlined.shadow?.path = Path(
      roundedRect: layer.bounds, radii: layer.cornerRadii, curve: layer.cornerCurve)
    return outlined
  }

  /// Coverage is an average over pixels and the weights of a blur are, too: together they widen a
  /// blur by a sixth of a squared pixel, which below a deviation of three is more than rounding.
  @Test(arguments: [(0.0, 4.0), (8, 5), (0, 8), (0, 12), (8, 16), (20, 9)])
  func `a shadow in closed form is that of the blurred box`(radius: Double, blur: Double) throws {
    let layer = card(radius: radius, blur: blur)
    let direct = Self.stage.list([layer])
    #expect(direct.passes.count == 1 && Self.stage.list([outlined(layer)]).passes.count == 2)
    let distance = try Self.stage.draw([layer]).distance(to: Self.stage.draw([outlined(layer)]))
    #expect(distance <= (blur < 6 ? 3 : 1))
  }

  @Test(arguments: [(8.0, 8.0), (8, 16), (18, 17), (19, 20)])
  func `a continuous corner throws the shadow of its own curve`(radius: Double, blur: Double) throws
  {
    let layer = card(radius: radius, blur: blur) { $0.cornerCurve = .continuous }
    #expect(Self.stage.list([layer]).passes.count == 1)
    #expect(try Self.stage.draw([layer]).distance(to: Self.stage.draw([outlined(layer)])) <= 2)
  }

  @Test func `a sharp shadow of a continuous corner is blurred from its outline`() throws {
    let layer = card(radius: 18, blur: 6) { $0.cornerCurve = .continuous }
    #expect(Self.stage.list([layer]).passes.count == 2)
    #expect(try Self.stage.draw([layer]).distance(to: Self.stage.draw([outlined(layer)])) <= 1)
  }

  @Test func `a translucent box throws a weaker shadow`() throws {
    let strong = Self.stage.commands([card(radius: 0, blur: 8)])
    let weak = Self.stage.commands([
      card(radius: 0, blur: 8) { $0.background = .color(Color(white: 1, alpha: 0.5)) }
    ])
    guard case .shadow(let a) = strong[0].paint, case .shadow(let b) = weak[0].paint else {
      Issue.record("no shadow")
      return
    }
    #expect(a.color.alpha == 255 && b.color.alpha == 128)
  }

  @Test func `what covers a translucent box throws its own shadow`() throws {
    let child = Layer.box("child", Rect(x: 0, y: 0, width: 51, height: 41), .black)
    var opaque = card(radius: 0, blur: 8)
    opaque.frame = opaque.frame.roundedOutward()
    opaque.shadow?.offset = Vector(1, 3)
    var layer = opaque
    layer.background = .color(Color(white: 1, alpha: 0.1))
    layer.children = [child]
    let (a, b) = try (Self.stage.draw([layer]), Self.stage.draw([opaque]))
    #expect(abs(Int(a[55, 70].red) - Int(b[55, 70].red)) <= 1)
  }

  @Test func `a shadow without a layer fades with it`() throws {
    let path = Path(Rect(x: 0, y: 0, width: 20, height: 20))
    let layer = Layer("shadow") {
      $0.frame = Rect(x: 10, y: 10, width: 20, height: 20)
      $0.shadow = Shadow(path: path)
      $0.opacity = 0.5
    }
    #expect(try Self.stage.draw([layer])[20, 20] == Pixel(red: 127, green: 127, blue: 127))
  }

  @Test func `a layer on its side throws the shadow of one that stands there`() throws {
    let lying = Layer.box(Rect(x: 30, y: 20, width: 60, height: 40), .white) {
      $0.transform.rotationZ = .degrees(90)
      $0.shadow = Shadow(offset: Vector(5, 2), blur: 10)
    }
    let standing = Layer.box(Rect(x: 40, y: 10, width: 40, height: 60), .white) {
      $0.shadow = Shadow(offset: Vector(-2, 5), blur: 10)
    }
    #expect(Self.stage.list([lying]).passes.count == 2)
    #expect(try Self.stage.draw([lying]).distance(to: Self.stage.draw([standing])) <= 1)
  }

  // MARK: - What is cut off

  /// Scenes of which a part lies outside of the canvas, or of an upright clip.
  static let overhanging: [[Layer]] = [
    [.box(Rect(x: -20, y: -30, width: 90, height: 80)) { $0.filters = [.blur(sigma: 3)] }],
    [.box(Rect(x: -25, y: 40, width: 90, height: 100)) { $0.filters = [.blur(sigma: 21)] }],
    [
      .box(Rect(x: 60, y: 70, width: 100, height: 80)) {
        $0.shadow = Shadow(offset: Vector(-60, -30), blur: 50, path: Path(Rect.zero.outset(by: 30)))
      }
    ],
    [
      Layer(
        "group", children: [.box("a", Rect(x: 0, y: 0, width: 30, height: 200), .black)]
      ) {
        $0.frame = Rect(x: 110, y: -40, width: 60, height: 60)
        $0.transform.rotationZ = .degrees(20)
        $0.shadow = Shadow(offset: Vector(-50, 0), blur: 40)
        $0.opacity = 0.7
      }
    ],
  ]

  /// The canvas grows on all sides, and with it the room for everything that was cut off.
  @Test(arguments: overhanging.indices, [1.0, 2.0])
  func `a smaller canvas shows what the larger one shows there`(index: Int, scale: Double) throws {
    let small = TransitionEnvironment(size: Size(100, 90), scale: scale)
    let large = TransitionEnvironment(size: Size(260, 250), scale: scale)
    let room = Vector(80, 80)
    let moved = Self.overhanging[index].map { layer in
      var layer = layer
      layer.position = layer.position + room
      return layer
    }
    let part = try small.draw(Self.overhanging[index])
    let whole = try large.draw(moved)
    let offset = Int(80 * scale)
    for y in 0..<part.height {
      for x in 0..<part.width where part[x, y] != whole[x + offset, y + offset] {
        Issue.record("\(x), \(y): \(part[x, y]) is not \(whole[x + offset, y + offset])")
        return
      }
    }
  }

  @Test func `a blurred layer is as dense at the edge of the canvas as behind it`() throws {
    let surface = try Self.stage.draw([
      .box(Rect(x: -100, y: -100, width: 400, height: 400)) { $0.filters = [.blur(sigma: 12)] }
    ])
    #expect(surface[0, 0] == .black && surface[119, 99] == .black)
  }

  @Test func `blurs add up like their squares`() {
    func blur(_ sigmas: [Double]) -> DisplayList {
      Self.stage.list([
        .box(Self.frame) { $0.filters = sigmas.map { .blur(sigma: $0) } }
      ])
    }
    #expect(blur([3, 4]) == blur([5]))
    #expect(blur([0]) == blur([]))
  }
}
