import SegueFitting
import SegueGeometry
import SegueMotion
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

  /// An area that changes its color by a spring: of what ends as light or as dark as it can be, no more is to be seen.
  @Test func `colors that end at their limits do not hide that a spring goes beyond its end`()
    throws
  {
    let (response, ratio, begin) = (0.493, 0.535, 0.2)
    let frequency = 2 * Double.pi / response
    let swing = frequency * (1 - ratio * ratio).squareRoot()
    func share(_ time: Double) -> Double {
      if time <= 0 { return 0 }
      let (sine, cosine) = PortableMath.sincos(swing * time)
      return 1 - PortableMath.exp(-ratio * frequency * time)
        * (cosine + ratio * frequency / swing * sine)
    }
    var film = LumaSequence(width: Self.side, height: Self.side)
    for index in 0..<90 {
      let progress = share(Double(index) / 60 - begin)
      let color = zip([28.0, 28, 30], [0.0, 122, 255]).reduce(UInt32(0xff)) { packed, channel in
        let level = channel.0 + (channel.1 - channel.0) * progress
        return packed << 8 | UInt32(min(255, max(0, level.rounded())))
      }
      let isAdded = film.add(try Self.surface(ofArea: color), at: Double(index) / 60)
      #expect(isAdded)
    }
    let movement = try #require(MovementFinder(film).movements().first)
    let known = zip(movement.samples.times, movement.samples.values)
    #expect(known.contains { $0.1 > 1.1 })
    for (time, value) in known {
      // Green changes by 94 levels, and is put together of three whole ones.
      #expect(abs(value - share(time - begin)) < 2.6 / 94, "\(value) at \(time)")
    }
    let best = try #require(CurveFinder(movement.samples).answer.best)
    guard case .spring(let spring, _) = best.pace else {
      Issue.record("\(best.pace)")
      return
    }
    #expect(abs(spring.duration / response - 1) < 0.02)
    #expect(abs(spring.dampingRatio / ratio - 1) < 0.03)
  }

  private static func surface(ofArea color: UInt32) throws -> Surface {
    var surface = try Surface(width: side, height: side)
    try surface.withPixels { pixels in
      for index in pixels.indices {
        let (x, y) = (index % side, index / side)
        pixels[index] = (16..<80).contains(x) && (24..<64).contains(y) ? color : 0xfff2_f2f7
      }
    }
    return surface
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
