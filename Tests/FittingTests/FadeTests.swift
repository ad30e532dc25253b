import SegueFitting
import SegueRaster
import Testing

/// How far a fade has come, as a codec leaves it.
struct FadeTests {
  private static let side = 96
  private static let count = 20

  /// In each picture, a third of the blocks are left as they were but for their first row.
  @Test func `blocks that a codec has left behind say nothing of how far a fade has come`() throws {
    var film = LumaSequence(width: Self.side, height: Self.side)
    var levels = [Int](repeating: 0, count: Self.side * Self.side)
    for index in 0..<Self.count + 24 {
      let share = Self.share(index)
      for place in levels.indices {
        let (x, y) = (place % Self.side, place / Self.side)
        let block = y / 8 * (Self.side / 8) + x / 8
        let isLate = (block + index) % 3 == 0 && y % 8 > 0 && share > 0 && share < 1
        if !isLate { levels[place] = Self.level(x, y, share) }
      }
      let isAdded = film.add(try Self.surface(levels), at: Double(index) / 60)
      #expect(isAdded)
    }
    let movement = try #require(MovementFinder(film).movements().first)
    #expect(movement.kind == .fade)
    let samples = movement.samples
    let known = zip(samples.times, samples.values).filter { $0.1 > 0.03 && $0.1 < 0.97 }
    #expect(known.count > 10)
    for (time, value) in known {
      let truth = Self.share(Int((time * 60).rounded()))
      #expect(abs(value - truth) < 0.004, "\(value) instead of \(truth)")
    }
  }

  private static func share(_ index: Int) -> Double {
    let part = min(max(Double(index - 8) / Double(count), 0), 1)
    return part * part * (3 - 2 * part)
  }

  /// Two pictures of blocks that are mixed.
  private static func level(_ x: Int, _ y: Int, _ share: Double) -> Int {
    let first = 40 + 30 * (x / 16 + y / 24) % 200
    let last = 240 - 23 * (x / 24 + 2 * (y / 16)) % 180
    return Int((Double(first) + share * Double(last - first)).rounded())
  }

  private static func surface(_ levels: [Int]) throws -> Surface {
    var surface = try Surface(width: side, height: side)
    try surface.withPixels { pixels in
      for index in pixels.indices { pixels[index] = 0xff00_0000 | UInt32(levels[index]) * 0x1_0101 }
    }
    return surface
  }
}
