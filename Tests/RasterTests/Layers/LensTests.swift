import SegueGeometry
import SegueRaster
import TestSupport
import Testing

/// Glass against its slow twin, and where light is bent by how much.
@Suite struct LensTests {
  private static let ground = PixelRect(x: 0, y: 0, width: 80, height: 60)

  /// A surface seen through glass.
  private func seen(
    _ source: Surface, through lens: Lens, _ rasterizer: Rasterizer
  ) throws
    -> Surface
  {
    let map = SamplingMap(.identity)
    let picture = PaintSource.picture(PictureID(0), try #require(map), .nearest)
    let list = DisplayList(
      width: 80, height: 60, background: Pixel(word: 0),
      passes: [
        Pass(.layer(OffscreenID(0)), in: Self.ground, [DrawCommand(.pixels(Self.ground), picture)]),
        Pass(
          .canvas, in: Self.ground,
          [
            DrawCommand(
              .pixels(Self.ground), .resampled(OffscreenID(0), .refraction(lens)),
              composite: .source
            )
          ]),
      ])
    return try rasterizer.render(list, pictures: [try Picture(source)])
  }

  @Test(arguments: 0..<80)
  func `glass is what its slow twin says, byte for byte`(seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let source = try random.surface(80, 60, isOpaque: seed % 3 > 0)
    let twin = LensTwin(&random, over: Self.ground)
    let tile = TileSize(width: random.int(in: 1...90), height: random.int(in: 1...70))
    let rasterizer = Rasterizer(kernels: random.pick(KernelSet.available), tile: tile)
    let result = try seen(source, through: twin.lens, rasterizer)
    for y in 0..<60 {
      for x in 0..<80 {
        let expected = twin.pixel(x, y, source)
        if result[x, y] != expected {
          Issue.record("\(x), \(y): \(result[x, y]), not \(expected), through \(twin.lens)")
          return
        }
      }
    }
  }

  /// At the rim the surface stands upright, so that Snell's law gives √(n² - 1) for each pixel of depth: 1.118 for
  /// glass, 0.75 for an index of 1.25.
  @Test(arguments: [(1.25, 0.75), (1.5, 1.118), (2.6, 2.4)])
  func `light reaches as far as the rim bends it`(index: Double, tangent: Double) throws {
    let box = try #require(
      Lens.Box(
        Rect(x: 0, y: 0, width: 80, height: 60), radii: .zero,
        AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)))
    let lens = Lens([box], Lens.Optics(depth: 20, bevel: 28, index: index), over: Self.ground)
    let reach = PixelResampling.refraction(lens).reach
    #expect(Double(reach) >= 20 * tangent && Double(reach) <= 20 * tangent + 4)
  }

  @Test func `numbers without sense bend nothing and crash nothing`() throws {
    var random = SeededGenerator(seed: 3)
    let source = try random.surface(80, 60, isOpaque: true)
    for number in [Double.nan, .infinity, -.infinity, 1e300, -5, 0] {
      let map = AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: number, ty: 0)
      let rect = Rect(x: 0, y: 0, width: 1e9, height: 1e9)
      let optics = Lens.Optics(
        depth: number, bevel: number, index: number, dispersion: number, highlight: number,
        rim: number)
      let box = Lens.Box(rect, radii: CornerRadii(all: number), map)
      let lens = Lens([box].compactMap(\.self), optics, spacing: number, over: Self.ground)
      _ = try seen(source, through: lens, Rasterizer())
    }
  }
}
