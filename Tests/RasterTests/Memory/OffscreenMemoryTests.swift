import SegueRaster
import Testing

/// Memory that one layer leaves to the next, and how much there is.
@Suite struct LayerMemoryTests {
  /// 16 MiB as a layer.
  private static let region = PixelRect(x: 0, y: 0, width: 16_384, height: 256)

  /// A layer that shows other layers, or is filled if there are none.
  private func pass(_ id: Int, showing others: [Int]) -> Pass {
    let color = DrawCommand(.pixels(Self.region), .color(Pixel(red: 9, green: 8, blue: 7)))
    let commands = others.map { DrawCommand(.pixels(Self.region), .layer(OffscreenID($0))) }
    return Pass(.layer(OffscreenID(id)), in: Self.region, commands.isEmpty ? [color] : commands)
  }

  private func list(_ layers: [Pass], showing shown: [Int]) -> DisplayList {
    let canvas = PixelRect(x: 0, y: 0, width: 8, height: 8)
    let commands = shown.map { DrawCommand(.pixels(canvas), .layer(OffscreenID($0))) }
    return DisplayList(width: 8, height: 8, passes: layers + [Pass(.canvas, in: canvas, commands)])
  }

  @Test func `new surfaces are clear in memory that others have used`() throws {
    for _ in 0..<3 {
      var surface = try Surface(width: 100, height: 90)
      #expect(surface.pixels.indices.allSatisfy { surface.pixels[$0] == 0 })
      try surface.withPixels { pixels in for i in pixels.indices { pixels[i] = 0xffff_ffff } }
    }
  }

  /// A layer of which only the next one is made is not kept for longer.
  @Test func `a long chain of layers takes the memory of two`() throws {
    let chain = (0..<80).map { pass($0, showing: $0 == 0 ? [] : [$0 - 1]) }
    let surface = try Rasterizer().render(list(chain, showing: [79]))
    #expect(surface[7, 7] == Pixel(red: 9, green: 8, blue: 7))
  }

  @Test func `what is looked at later keeps its memory`() throws {
    let first = [pass(0, showing: []), pass(1, showing: [0]), pass(2, showing: [1])]
    let again = first + [pass(3, showing: [0]), pass(4, showing: [2, 3])]
    let surface = try Rasterizer().render(list(again, showing: [4, 0]))
    #expect(surface[0, 0] == Pixel(red: 9, green: 8, blue: 7))
  }

  @Test func `layers that are needed at the same time have a limit`() throws {
    let box = PixelRect(x: 0, y: 0, width: 512, height: 32)
    let color = DrawCommand(.pixels(box), .color(Pixel(red: 9, green: 8, blue: 7)))
    let layers = (0..<80).map { Pass(.layer(OffscreenID($0)), in: box, [color]) }
    let commands = (0..<80).map { DrawCommand(.pixels(box), .layer(OffscreenID($0))) }
    let list = DisplayList(
      width: 512, height: 32, passes: layers + [Pass(.canvas, in: box, commands + commands)])
    // Each layer has 64 KiB, and all of them are looked at last, twice, so that each has a surface.
    #expect(throws: MemoryError.tooManyLayers(limit: 1 << 20)) {
      try Rasterizer().render(list, limit: 1 << 20)
    }
    #expect(try Rasterizer().render(list, limit: 6 << 20)[511, 31].green == 8)
  }
}
