import SegueRaster
import TestSupport
import Testing

@Suite struct ChannelSumsTests {
  @Test(arguments: 0..<40)
  func `sums are those of single pixels, and means are rounded`(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let pixels = (0..<random.int(in: 1...1_500)).map { _ in random.pixel().word }
    let first = random.int(in: 0...pixels.count - 1)
    let range = first..<random.int(in: first + 1...pixels.count)
    var sums = ChannelSums()
    sums.add(pixels.span, range)
    var mean: UInt32 = 0
    for channel in 0..<4 {
      let shift = UInt32(8 * channel)
      let sum = pixels[range].reduce(0) { $0 + Int($1 >> shift & 255) }
      #expect(Int(sums.channels[channel]) == sum, "seed \(seed)")
      mean |= UInt32((2 * sum + range.count) / (2 * range.count)) << shift
    }
    #expect(sums.mean(of: range.count).word == mean, "seed \(seed)")
  }

  @Test func `the brightest pixels do not overflow the words they are added up in`() {
    let white = [UInt32](repeating: .max, count: 1_024)
    var sums = ChannelSums()
    sums.add(white.span, 0..<1_024)
    #expect(sums.channels == SIMD4(repeating: 255 * 1_024))
    #expect(sums.mean(of: 1_024) == .white)
  }
}
