import SegueGeometry
import SegueRaster
import Testing

@Suite struct DisplayListTests {
  @Test func `a list prints one line per command`() throws {
    let box = PixelRect(x: 0, y: 0, width: 60, height: 40)
    let square = Outline(Path(Rect(x: 1.5, y: 2, width: 10, height: 10)))
    let moved = try #require(SamplingMap(.translation(Vector(3.25, -2))))
    let list = DisplayList(
      width: 60, height: 40,
      passes: [
        Pass(
          .layer(OffscreenID(4)), in: box, [DrawCommand(.pixels(box), .backdrop)],
          filter: .blur(Blur(sigma: 2.5, edges: .repeated, anchor: box))),
        Pass(
          .canvas, in: box,
          [
            DrawCommand(
              .outline(square), .color(Pixel(red: 255, green: 128, blue: 0)), opacity: 200,
              clips: [.pixels(box)]),
            DrawCommand(
              .pixels(box), .picture(PictureID(1), moved, .nearest), composite: .sourceAtop),
            DrawCommand(.pixels(box), .layer(OffscreenID(4))),
          ]),
      ])
    #expect(
      "\(list)" == """
        canvas 60x40 #ffffffff
        pass layer 4 0,0 60x40 blur 2.5 repeated at 0,0 60x40
          pixels 0,0 60x40 backdrop
        pass canvas 0,0 60x40
          outline(M1.5,2 L11.5,2 L11.5,12 L1.5,12 L1.5,2) color #ff8000ff opacity 200 clip pixels 0,0 60x40
          pixels 0,0 60x40 picture 1 at 3.25,-2.0 nearest by sourceAtop
          pixels 0,0 60x40 layer 4
        """)
  }

  @Test func `a list knows the memory of its layers`() {
    let box = PixelRect(x: 0, y: 0, width: 100, height: 50)
    let plain = Pass(.layer(OffscreenID(0)), in: box, [])
    let blurred = Pass(
      .layer(OffscreenID(1)), in: box, [], filter: .blur(Blur(sigma: 2, edges: .clear, anchor: box))
    )
    func bytes(_ passes: [Pass]) -> Int {
      DisplayList(width: 100, height: 50, passes: passes).layerBytes
    }
    #expect(bytes([Pass(.canvas, in: box, [])]) == 0)
    #expect(bytes([plain]) == 20_000)
    // Seven pixels on every side; then 16 bits per channel, and rows that are convolved across.
    #expect(bytes([blurred]) == 114 * 64 * 4 + 114 * 64 * 8 + 100 * 64 * 8)
    #expect(bytes([plain, blurred, plain]) == bytes([blurred]) + 40_000)
  }

  @Test func `without commands there is the background`() throws {
    let list = DisplayList(
      width: 3, height: 2, background: Pixel(red: 1, green: 2, blue: 3), passes: [])
    let surface = try Rasterizer().render(list)
    #expect(surface[2, 1] == Pixel(red: 1, green: 2, blue: 3))
  }

  @Test func `a map is the inverse of the transform, seen from pixel centers`() throws {
    let map = try #require(
      SamplingMap(AffineTransform(a: 2, b: 0, c: 0, d: 4, tx: 10, ty: 20)))
    #expect(map.dux == 1 << 31 && map.dvy == 1 << 30 && map.dvx == 0 && map.duy == 0)
    // (0.5 − 10) / 2 − 0.5 and (0.5 − 20) / 4 − 0.5.
    #expect(Double(map.u) / 4_294_967_296 == -5.25)
    #expect(Double(map.v) / 4_294_967_296 == -5.375)
    #expect(map.level == 0)
    #expect(SamplingMap(AffineTransform(a: 0, b: 0, c: 0, d: 1, tx: 0, ty: 0)) == nil)
  }

  @Test(arguments: [(0.5, 0.0), (0.25, 1.0), (0.125, 2.0), (0.3535533905932738, 0.5), (1.0, 0.0)])
  func `the level counts halvings below half size`(scale: Double, level: Double) throws {
    let map = try #require(
      SamplingMap(AffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: 0)))
    #expect(abs(Double(map.level) / 65_536 - level) < 1e-4)
  }
}
