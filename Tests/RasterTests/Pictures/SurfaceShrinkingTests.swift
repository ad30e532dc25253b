import SegueRaster
import TestSupport
import Testing

@Suite struct SurfaceShrinkingTests {
  /// The parts of a source that a target covers, where a source has as many parts as there are targets, and a
  /// target as many as there are sources.
  private static func overlap(
    _ source: Int, of sources: Int, _ target: Int, of targets: Int
  ) -> Int {
    let end = min((source + 1) * targets, (target + 1) * sources)
    return max(0, end - max(source * targets, target * sources))
  }

  /// The mean of the area under a pixel, channel by channel, with every pixel of the picture looked at.
  private static func twin(_ surface: Surface, _ width: Int, _ height: Int) -> [UInt32] {
    let area = surface.width * surface.height
    return (0..<width * height).map { place in
      var sums = [0, 0, 0, 0]
      for y in 0..<surface.height {
        let rows = overlap(y, of: surface.height, place / width, of: height)
        for x in 0..<surface.width where rows > 0 {
          let share = rows * overlap(x, of: surface.width, place % width, of: width)
          let word = surface[x, y].word
          for channel in 0..<4 { sums[channel] += share * Int(word >> UInt32(8 * channel) & 255) }
        }
      }
      return sums.enumerated().reduce(0) { word, sum in
        word | UInt32((2 * sum.element + area) / (2 * area)) << UInt32(8 * sum.offset)
      }
    }
  }

  @Test(arguments: KernelSet.available, 0..<24)
  func `each pixel is the mean of what it covers`(set: KernelSet, seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let surface = try random.surface(
      random.int(in: 1...90), random.int(in: 1...60), isOpaque: seed % 3 == 0)
    let (width, height) = (
      random.int(in: 1...surface.width), random.int(in: 1...surface.height)
    )
    let small = try surface.shrunk(toWidth: width, height: height, with: set)
    let words = small.pixels.indices.map { small.pixels[$0] }
    #expect((small.width, small.height) == (width, height))
    #expect(words == Self.twin(surface, width, height), "seed \(seed)")
  }

  /// The longest sums there are: a row and a column as long as a surface may be.
  @Test(arguments: KernelSet.available)
  func `what is white stays white, however large it was`(set: KernelSet) throws {
    let side = Surface.maximumSide
    for (width, height) in [(side, 3), (3, side), (side, 257)] {
      var surface = try Surface(width: width, height: height)
      try surface.withPixels { pixels in for index in pixels.indices { pixels[index] = .max } }
      let small = try surface.shrunk(toWidth: min(width, 2), height: min(height, 2), with: set)
      #expect(small.pixels.indices.allSatisfy { small.pixels[$0] == .max })
    }
  }
}
