import SegueRaster
import SegueRendering
import Testing

@Suite struct ScratchPoolTests {
  /// Draws something with layers in memory that is lent, and `body` meanwhile.
  private static func draw(
    in pool: ScratchPool, meanwhile body: () throws(MemoryError) -> Void = {}
  ) throws(MemoryError) {
    let box = PixelRect(x: 0, y: 0, width: 64, height: 64)
    let blur = Blur(sigma: 3, edges: .clear, anchor: box)
    let list = DisplayList(
      width: 64, height: 64,
      passes: [
        Pass(
          .layer(OffscreenID(0)), in: box, [DrawCommand(.pixels(box), .color(.white))],
          filter: .blur(blur)),
        Pass(.canvas, in: box, [DrawCommand(.pixels(box), .layer(OffscreenID(0)))]),
      ])
    _ = try pool.lend(1 << 20) { (memory, _) throws(MemoryError) in
      var surface = try Surface(width: 64, height: 64)
      try Rasterizer().render(list, into: &surface, memory: memory)
      try body()
      return memory.held
    }
  }

  /// What earlier frames have left would be let go for a frame that is drawn in just that memory.
  @Test func `memory in which a frame will be drawn does not rest beside it`() throws {
    let pool = ScratchPool(keeping: 1 << 20)
    #expect(pool.resting(besides: 1, needing: 0) == 0)
    try Self.draw(in: pool)
    let one = pool.resting(besides: 0, needing: 0)
    #expect(one >= 4 * 64 * 64)
    #expect(pool.resting(besides: 1, needing: one) == 0)
    // It has more than the next frame takes.
    #expect(pool.resting(besides: 1, needing: one - 100) == 100)
    // Two that were drawn side by side.
    try Self.draw(in: pool) { () throws(MemoryError) in
      #expect(pool.resting(besides: 1, needing: one) == 0)
      try Self.draw(in: pool)
      #expect(pool.resting(besides: 1, needing: one) == one)
      #expect(pool.resting(besides: 2, needing: one) == 0)
    }
    #expect(pool.resting(besides: 0, needing: one) == 2 * one)
    #expect(pool.resting(besides: 1, needing: one) == one)
    #expect(pool.resting(besides: 2, needing: one) == 0)
  }
}
