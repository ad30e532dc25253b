import SegueGeometry
import SegueRaster
import TestSupport
import Testing

/// Frames that are drawn part by part, because their layers would take too much memory at once.
@Suite struct PartTests {
  private static func rasterizer(rows: Int) -> Rasterizer {
    var rasterizer = Rasterizer()
    rasterizer.partRows = rows
    return rasterizer
  }

  @Test(arguments: 0..<120)
  func `parts show what the whole shows`(seed: Int) throws {
    let pictures = try RandomList.pictures()
    let list = RandomList.list(seed: 6_000 + seed)
    let whole = try Rasterizer().render(list, pictures: pictures)
    let parts = try Self.rasterizer(rows: 32).render(list, pictures: pictures)
    #expect(parts == whole, "seed \(seed):\n\(list)")
  }

  @Test(arguments: 0..<20)
  func `so do parts whose rows are split among workers`(seed: Int) async throws {
    let pictures = try RandomList.pictures()
    let list = RandomList.list(seed: 6_500 + seed)
    let whole = try Rasterizer().render(list, pictures: pictures)
    var surface = try Surface(width: list.width, height: list.height)
    try await Self.rasterizer(rows: 32).render(
      list, pictures: pictures, into: &surface, workers: 3)
    #expect(surface == whole, "seed \(seed):\n\(list)")
  }

  @Test(arguments: 0..<60)
  func `the parts of a video are those of the whole`(seed: Int) throws {
    let pictures = try RandomList.pictures()
    var list = RandomList.list(seed: 7_000 + seed)
    list.background = .white
    var whole = VideoPlanes(width: list.width, height: list.height)
    try Rasterizer().render(list, pictures: pictures, into: &whole)
    var planes = VideoPlanes(width: list.width, height: list.height)
    try Self.rasterizer(rows: 32).render(list, pictures: pictures, into: &planes)
    #expect(planes == whole, "seed \(seed):\n\(list)")
  }

  /// Layers as large as the canvas, all of which the last one shows.
  private static func stacked(_ count: Int, width: Int, height: Int) -> DisplayList {
    let box = PixelRect(x: 0, y: 0, width: width, height: height)
    let layers = (0..<count).map { index in
      Pass(
        .layer(OffscreenID(index)), in: box, [DrawCommand(.pixels(box), .color(.white))])
    }
    let all = (0..<count).map { DrawCommand(.pixels(box), .layer(OffscreenID($0))) }
    return DisplayList(width: width, height: height, passes: layers + [Pass(.canvas, in: box, all)])
  }

  /// What is drawn in parts leaves nothing to the frame after it, so a film must not be drawn so because it
  /// has more pixels.
  @Test(arguments: [1, 2, 3, 4, 5, 6])
  func `the layers of a film's frame are drawn at once at any scale`(scale: Int) throws {
    let (width, height) = (393 * scale, 852 * scale)
    let list = Self.stacked(10, width: width, height: height)
    let whole = 10 * Surface.bytes(width: width, height: height)
    #expect(try list.layerBytes(limit: 2 << 30, reusing: true) >= whole)
    // Where there is less memory, or nothing to come, parts are.
    #expect(try list.layerBytes(limit: whole / 2, reusing: true) <= whole / 2)
    #expect(try list.layerBytes(limit: 2 << 30) <= 256 << 20)
  }

  /// A blurred layer over a wide canvas, with another one behind it.
  private static func blurred(side: Int, sigma: Double) -> DisplayList {
    let box = PixelRect(x: 0, y: 0, width: side, height: side)
    let blur = Blur(sigma: sigma, edges: .clear, anchor: box)
    let color = DrawCommand(.pixels(box), .color(Pixel(red: 200, green: 100, blue: 0)))
    return DisplayList(
      width: side, height: side,
      passes: [
        Pass(.layer(OffscreenID(0)), in: box, [color]),
        Pass(
          .layer(OffscreenID(1)), in: box, [DrawCommand(.pixels(box), .layer(OffscreenID(0)))],
          filter: .blur(blur)),
        Pass(.canvas, in: box, [DrawCommand(.pixels(box), .layer(OffscreenID(1)))]),
      ])
  }

  @Test func `a large blur fits into less than its own surfaces`() throws {
    // Each of the two layers has 16 MB, and the blur's grids have 64 more.
    let list = Self.blurred(side: 2_000, sigma: 4)
    let whole = try Rasterizer().render(list)
    let small = try Rasterizer().render(list, limit: 24_000_000)
    #expect(small == whole)
    #expect(try list.layerBytes(limit: 1 << 30) > 80_000_000)
    #expect(try list.layerBytes(limit: 24_000_000) <= 24_000_000)
  }

  @Test func `what nobody sees of a wide blur takes no memory`() throws {
    // A sheet that reaches 2,000 pixels further on all sides than the canvas can show.
    let sheet = PixelRect(x: -2_000, y: -2_000, width: 4_400, height: 4_400)
    let blur = Blur(sigma: 4, edges: .clear, anchor: sheet)
    let color = DrawCommand(.pixels(sheet), .color(Pixel(red: 9, green: 9, blue: 9)))
    let list = DisplayList(
      width: 400, height: 400,
      passes: [
        Pass(.layer(OffscreenID(0)), in: sheet, [color], filter: .blur(blur)),
        Pass(
          .canvas, in: PixelRect(x: 0, y: 0, width: 400, height: 400),
          [DrawCommand(.pixels(sheet), .layer(OffscreenID(0)))]),
      ])
    let surface = try Rasterizer().render(list, limit: 8_000_000)
    #expect(surface[0, 0] == Pixel(red: 9, green: 9, blue: 9))
    #expect(surface[399, 399] == Pixel(red: 9, green: 9, blue: 9))
  }

  @Test func `the pass that takes the most is named`() {
    #expect(Self.blurred(side: 300, sigma: 4).largestPass == 1)
  }

  @Test func `memory that earlier frames have left gives way`() throws {
    let memory = OffscreenMemory(cache: PassCache(bytes: 1 << 26))
    let large = Self.blurred(side: 600, sigma: 3)
    var surface = try Surface(width: 600, height: 600)
    for _ in 0..<3 { try Rasterizer().render(large, into: &surface, memory: memory) }
    memory.limit = 3_000_000
    let small = Self.blurred(side: 200, sigma: 9)
    var other = try Surface(width: 200, height: 200)
    try Rasterizer().render(small, into: &other, memory: memory)
    #expect(try other == Rasterizer().render(small))
  }
}
