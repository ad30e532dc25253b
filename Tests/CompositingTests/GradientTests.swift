import SegueCompositing
import SegueGeometry
import SegueRaster
import SegueSceneGraph
import Testing

/// Gradients against colors that are computed in double precision for every pixel.
@Suite struct GradientTests {
  /// A layer with a linear or radial gradient, bent in one way.
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    var transform = LayerTransform.identity
    var perspective = 0.0
    var testDescription: String { name }

    /// Half a level of rounding; where a plane is tilted, two levels for colors that run straight
    /// between divisions, in a perspective ten times as strong as on a device.
    var bound: Double { perspective == 0 ? 0.6 : 2 }

    static let all = [
      Case(name: "upright"),
      Case(name: "rotated", transform: LayerTransform(rotationZ: .degrees(33))),
      Case(name: "stretched", transform: LayerTransform(scale: [1.4, 0.6, 1])),
      Case(
        name: "skewed", transform: LayerTransform(skewX: .degrees(20), rotationZ: .degrees(-10))),
      Case(name: "mirrored", transform: LayerTransform(scale: [-1, 1, 1])),
      Case(name: "tilted", transform: LayerTransform(rotationY: .degrees(50)), perspective: 160),
      Case(
        name: "tilted twice",
        transform: LayerTransform(
          rotationX: .degrees(35), rotationY: .degrees(-40), rotationZ: .degrees(20)),
        perspective: 220),
      Case(
        name: "steep", transform: LayerTransform(rotationX: .degrees(-68)), perspective: 130),
    ]
  }

  private static let size = 120
  private static let box = Rect(x: 25, y: 30, width: 70, height: 60)
  private static let stops = [Color(rgb: 0xFF2000), Color(rgb: 0x0040FF)]

  private func scene(_ bend: Case, _ shape: Gradient.Shape) -> Scene {
    let card = Layer("card") {
      $0.frame = Self.box
      $0.background = .gradient(Gradient(shape, colors: Self.stops))
      $0.transform = bend.transform
    }
    let side = Double(Self.size)
    let space = Layer("space", children: [card]) {
      $0.frame = Rect(x: 0, y: 0, width: side, height: side)
      $0.perspective = bend.perspective
    }
    return Scene(canvas: Canvas(size: Size(side, side)), layers: [space])
  }

  /// Compares all pixels that are inside the layer with a point to spare.
  private func compare(
    _ scene: Scene, share: (Point) -> Double
  ) throws -> (pixels: Int, worst: Double) {
    let surface = try Rasterizer().render(Compositor().displayList(for: scene))
    let inverse = try #require(scene.projections[1].inverted())
    let inside = Rect(origin: .zero, size: Self.box.size).inset(by: Insets(all: 1.5))
    var worst = 0.0
    var pixels = 0
    for y in 0..<Self.size {
      for x in 0..<Self.size {
        guard let point = inverse.map(Point(Double(x) + 0.5, Double(y) + 0.5)),
          inside.contains(point)
        else { continue }
        let t = min(max(share(point), 0), 1)
        let color = Self.stops[0].components * (1 - t) + Self.stops[1].components * t
        let pixel = surface[x, y]
        worst = max(
          worst, abs(Double(pixel.red) - color.x * 255), abs(Double(pixel.green) - color.y * 255),
          abs(Double(pixel.blue) - color.z * 255))
        pixels += 1
      }
    }
    return (pixels, worst)
  }

  @Test(arguments: Case.all)
  func `a linear gradient lies on the layer, however it is bent`(bend: Case) throws {
    let (start, end) = (UnitPoint(0.1, 0.2), UnitPoint(0.8, 0.9))
    let from = Rect(origin: .zero, size: Self.box.size).point(at: start)
    let way = Rect(origin: .zero, size: Self.box.size).point(at: end) - from
    let result = try compare(scene(bend, .linear(start: start, end: end))) { point in
      let offset = point - from
      return (offset.dx * way.dx + offset.dy * way.dy) / (way.dx * way.dx + way.dy * way.dy)
    }
    #expect(result.pixels > 700)
    #expect(result.worst <= bend.bound)
  }

  @Test(arguments: Case.all)
  func `a radial gradient lies on the layer, however it is bent`(bend: Case) throws {
    let shape = Gradient.Shape.radial(center: UnitPoint(0.4, 0.5), radii: Size(0.7, 0.5))
    let result = try compare(scene(bend, shape)) { point in
      let x = (point.x - 28) / 49
      let y = (point.y - 30) / 30
      return (x * x + y * y).squareRoot()
    }
    #expect(result.pixels > 700)
    #expect(result.worst <= bend.bound)
  }

  @Test func `straight mixing goes through the color that premultiplied mixing leaves out`() throws
  {
    func middle(_ interpolation: Gradient.Interpolation) throws -> Pixel {
      let gradient = Gradient(
        .linear(start: UnitPoint(0, 0.5), end: UnitPoint(1, 0.5)),
        stops: [.init(Color(rgb: 0xFF0000), at: 0), .init(Color(rgb: 0, alpha: 0), at: 1)],
        interpolation: interpolation)
      let surface = try TransitionEnvironment(size: Size(101, 3), background: .white).draw([
        Layer("gradient") {
          $0.frame = Rect(x: 0, y: 0, width: 101, height: 3)
          $0.background = .gradient(gradient)
        }
      ])
      return surface[50, 1]
    }
    // Half of red over white; and half of a red that is half dark.
    let premultiplied = try middle(.premultiplied)
    #expect(abs(Int(premultiplied.red) - 255) <= 1 && abs(Int(premultiplied.green) - 128) <= 1)
    let straight = try middle(.straight)
    #expect(abs(Int(straight.red) - 191) <= 1 && abs(Int(straight.green) - 128) <= 1)
  }

  @Test func `degenerate gradients show their last color`() throws {
    let stops = [Gradient.Stop(.black, at: 0), Gradient.Stop(Color(rgb: 0x00FF00), at: 1)]
    let shapes = [
      Gradient.Shape.linear(start: .center, end: .center),
      .radial(center: .center, radii: .zero),
    ]
    for shape in shapes {
      let layer = Layer("gradient") {
        $0.frame = Rect(x: 0, y: 0, width: 10, height: 10)
        $0.background = .gradient(Gradient(shape, stops: stops))
      }
      #expect(
        try TransitionEnvironment().draw([layer])[5, 5] == Pixel(Color(rgb: 0x00FF00)), "\(shape)")
    }
  }

  @Test func `a gradient without colors shows nothing`() throws {
    let layer = Layer("gradient") {
      $0.frame = Rect(x: 0, y: 0, width: 10, height: 10)
      $0.background = .gradient(Gradient(.linear(start: .topLeft, end: UnitPoint(1, 1)), stops: []))
    }
    #expect(try TransitionEnvironment().draw([layer])[5, 5] == .white)
  }
}
