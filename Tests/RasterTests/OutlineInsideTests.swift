import SegueGeometry
import SegueRaster
import TestSupport
import Testing

@Suite struct OutlineInsideTests {
  private static let canvas = PixelRect(x: 0, y: 0, width: 120, height: 90)

  /// Boxes with corners of all kinds, rings, and polygons in any order of their corners.
  private static func outline(_ random: inout SeededGenerator) -> Outline {
    func box(_ size: ClosedRange<Double>) -> Path {
      let rect = Rect(
        x: random.double(in: -20...60), y: random.double(in: -20...40),
        width: random.double(in: size), height: random.double(in: size))
      return Path(
        roundedRect: rect, radii: CornerRadii(all: random.double(in: 0...30)),
        curve: random.pick([.circular, .continuous]))
    }
    let turn = random.int(in: 0...3) == 0 ? random.double(in: 0...360) : 0
    let way = PortableMath.sincos(degrees: turn)
    let transform = AffineTransform(a: way.cos, b: way.sin, c: -way.sin, d: way.cos, tx: 9, ty: 5)
    switch random.int(in: 0...3) {
    case 0: return Outline(box(10...100), transform)
    case 1:
      let ring = Outline(box(40...110), transform).elements + Outline(box(5...60)).elements
      return Outline(ring, fillRule: random.pick(FillRule.allCases))
    case 2:
      let corners = (0..<random.int(in: 3...7)).map { _ in
        GridPoint(Point(random.double(in: -40...160), random.double(in: -40...130)))
      }
      return Outline(polygon: corners)
    default: return Outline(box(10...100))
    }
  }

  @Test(arguments: 0..<200)
  func `what is called covered is painted whole`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let outline = Self.outline(&random)
    guard let rect = outline.coveredRect?.intersection(Self.canvas), !rect.isEmpty else { return }
    let surface = try Rasterizer(kernels: random.pick(KernelSet.available)).render(
      DisplayList(
        width: Self.canvas.width, height: Self.canvas.height,
        passes: [Pass(.canvas, in: Self.canvas, [DrawCommand(.outline(outline), .color(.black))])]))
    for y in rect.rows {
      for x in rect.columns where surface.pixels[y * surface.width + x] != Pixel.black.word {
        Issue.record("seed \(seed): \(x), \(y) of \(rect) in \(outline)")
        return
      }
    }
  }

  @Test func `a box with round corners is covered between them`() {
    let box = Path(
      roundedRect: Rect(x: 10, y: 20, width: 200, height: 80), radii: CornerRadii(all: 16),
      curve: .circular)
    #expect(
      Outline(box).coveredRect == PixelRect(minX: 27, minY: 21, maxX: 193, maxY: 99))
    #expect(Outline([]).coveredRect == nil)
    let corner = Path(
      roundedRect: Rect(x: -120, y: -30, width: 200, height: 80), radii: CornerRadii(all: 16),
      curve: .circular)
    #expect(
      Outline(corner).coveredRect == PixelRect(minX: -103, minY: -29, maxX: 63, maxY: 49))
  }

  @Test func `a hole is not covered`() {
    func box(_ rect: Rect) -> [OutlineElement] { Outline(Path(rect)).elements }
    let outer = box(Rect(x: 0, y: 0, width: 100, height: 100))
    let inner = box(Rect(x: 2, y: 2, width: 96, height: 96))
    #expect(Outline(outer + inner, fillRule: .evenOdd).coveredRect == nil)
    #expect(
      Outline(outer + inner).coveredRect == PixelRect(minX: 3, minY: 3, maxX: 97, maxY: 97))
  }
}
