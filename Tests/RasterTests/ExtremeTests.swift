import SegueGeometry
import SegueRaster
import TestSupport
import Testing

/// Numbers that a scene can reach by accident: they may draw nothing, but never end the program, and
/// what they draw is the same however it is drawn.
@Suite struct ExtremeTests {
  static let numbers = [
    0, -0.0, 1e-300, 1e-9, 0.5, -1, 255.99999, 16_384, -1e6, 1e9, -1e18, 1e300, .infinity,
    -.infinity, .nan,
  ]

  static let box = PixelRect(x: 0, y: 0, width: 40, height: 30)
  private static let mark = PixelRect(x: 31, y: 17, width: 1, height: 1)

  private func draw(_ commands: [DrawCommand]) throws {
    var random = SeededGenerator(seed: 1)
    let pictures = [try Picture(try random.surface(5, 4, isOpaque: true))]
    // Something that always shows, so that a picture with nothing in it is found.
    let ground = DrawCommand(.pixels(Self.mark), .color(.black))
    let list = DisplayList(
      width: 40, height: 30, passes: [Pass(.canvas, in: Self.box, commands + [ground])])
    let small = TileSize(width: 9, height: 9)
    let surface = try Rasterizer(tile: small).render(list, pictures: pictures)
    #expect(surface[Self.mark.minX, Self.mark.minY] == .black)
    for kernels in KernelSet.available {
      #expect(try Rasterizer(kernels: kernels).render(list, pictures: pictures) == surface)
    }
  }

  @Test(arguments: numbers, numbers)
  func `shapes of any extent draw`(a: Double, b: Double) throws {
    let rect = Rect(x: a, y: b, width: b, height: a)
    let corners = [Point(a, b), Point(20, 10), Point(b, a), Point(-a, 7), Point(3, -b)]
    try draw([
      DrawCommand(Shape(snapped: rect), .color(.black)),
      DrawCommand(.outline(Outline(Path(polygon: corners))), .color(.black), opacity: 100),
      DrawCommand(
        .outline(Outline(Path(roundedRect: rect, radii: CornerRadii(all: b)))), .color(.black)),
    ])
  }

  @Test(arguments: numbers, numbers)
  func `pictures under any map draw`(a: Double, b: Double) throws {
    let transform = AffineTransform(a: a, b: 0.1, c: b, d: 1, tx: b, ty: a)
    let projection = Projection(rows: (1, b, a), (0.2, 1, b), (a, 3, 1))
    var commands: [DrawCommand] = []
    for filter in SamplingFilter.allCases {
      if let map = SamplingMap(transform) {
        commands.append(DrawCommand(.pixels(Self.box), .picture(PictureID(0), map, filter)))
      }
    }
    if let map = ProjectiveMap(projection, center: Point(2, 2)) {
      commands.append(DrawCommand(.pixels(Self.box), .projectedPicture(PictureID(0), map)))
    }
    let outline = Outline(
      Path(ellipseIn: Rect(x: 0, y: 0, width: 9, height: 9)), projectedBy: projection)
    commands.append(DrawCommand(.outline(outline), .color(.black)))
    try draw(commands)
  }

  @Test(arguments: numbers, numbers)
  func `gradients and shadows of any size draw`(a: Double, b: Double) throws {
    let stops = [GradientStop(a, .black), GradientStop(b, .white)]
    let map = AffineTransform(a: a, b: 0, c: b, d: 1, tx: 4, ty: b)
    let shadow = BoxShadow(
      of: Rect(x: 3, y: a, width: 20, height: b), radii: CornerRadii(all: a), sigma: b,
      color: .black)
    try draw([
      DrawCommand(
        .pixels(Self.box), .gradient(.linear(from: Point(a, 0), to: Point(b, 5), stops))),
      DrawCommand(.pixels(Self.box), .gradient(.radial(map, stops))),
      DrawCommand(.pixels(Self.box), .shadow(shadow)),
    ])
  }

  @Test(arguments: [0, 1e-9, 0.01, 7.999, 8, 40, 1e9, .infinity, .nan])
  func `a small layer takes a blur of any width`(sigma: Double) throws {
    let small = PixelRect(x: 3, y: 3, width: 2, height: 1)
    for edges in [Blur.Edges.clear, .repeated] {
      // A blur of a thousand pixels needs grids to match; the widest is tried once.
      let blur = Blur(sigma: min(sigma, 200), edges: edges, anchor: small)
      let list = DisplayList(
        width: 40, height: 30,
        passes: [
          Pass(
            .layer(OffscreenID(0)), in: small, [DrawCommand(.pixels(small), .color(.black))],
            filter: .blur(blur)),
          Pass(.canvas, in: Self.box, [DrawCommand(.pixels(Self.box), .layer(OffscreenID(0)))]),
        ])
      let surface = try Rasterizer().render(list)
      if edges == .repeated { #expect(surface[3, 3] == .black) }
    }
  }
}
