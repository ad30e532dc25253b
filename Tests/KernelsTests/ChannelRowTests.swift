import SegueKernels
import SegueRaster
import TestSupport
import Testing

@Suite struct ChannelRowTests {
  /// Rows of every short length; what is behind them stays.
  @Test(arguments: KernelSet.available)
  func `sums grow by each channel times the weight`(set: KernelSet) {
    var random = SeededGenerator(seed: 31)
    let source = random.pixels(160)
    for count in 0...90 {
      let weight = UInt16(truncatingIfNeeded: random.next())
      let start = count % 16
      let old = random.pixels(4 * count + 5)
      var expected = old
      for (index, channel) in source[start..<start + count].flatMap(channels).enumerated() {
        expected[index] &+= UInt32(channel) * UInt32(weight)
      }
      let sums = changed(old) {
        set.build.addChannels(
          &$0, of: source.span, in: start..<start + count, weight: weight)
      }
      #expect(sums == expected)
    }
  }
}
