import SegueRaster
import Testing

@Suite struct SurfaceTests {
  /// Every channel that a premultiplied pixel can have, for every alpha.
  @Test(arguments: KernelSet.available)
  func `multiplying by alpha undoes dividing by it`(set: KernelSet) throws {
    var surface = try Surface(width: 256, height: 256)
    try surface.withPixels { pixels in
      for alpha in 0..<256 {
        for value in 0..<256 {
          let channel = UInt32(min(value, alpha))
          pixels[alpha * 256 + value] = channel | channel << 8 | UInt32(alpha) << 24
        }
      }
    }
    let straight = try surface.straight(kernels: set)
    #expect(try straight.premultiplied() == surface)
    for alpha in 1..<256 {
      for value in 0...alpha {
        let exact = (value * 255 + alpha / 2) / alpha
        #expect(Int(straight[value, alpha].red) == min(exact, 255))
        #expect(straight[value, alpha].blue == 0)
      }
    }
    #expect((0..<256).allSatisfy { straight[$0, 0] == .clear })
  }

  @Test func `a copy keeps its pixels when the other changes`() throws {
    var surface = try Surface(width: 4, height: 4)
    let copy = surface
    try surface.withPixels { $0[5] = 0xffff_ffff }
    #expect(copy[1, 1] == .clear && surface[1, 1] == .white)
  }

  @Test func `a budget counts down and refuses`() throws {
    var budget = MemoryBudget(bytes: 1_000)
    try budget.take(Surface.bytes(width: 10, height: 20))
    #expect(budget.left == 200)
    #expect(throws: MemoryError.overBudget(needed: 400, left: 200)) { try budget.take(400) }
    #expect(budget.left == 200)
    budget.giveBack(800)
    #expect(budget.left == 1_000)
  }
}
