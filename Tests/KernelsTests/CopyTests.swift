import SegueKernels
import SegueRaster
import TestSupport
import Testing

struct CopyTests {
  /// Rows of every short length, at every place in a line of memory: what is beside them stays.
  @Test(arguments: KernelSet.available)
  func `copies pixels and nothing beside them`(set: KernelSet) {
    var random = SeededGenerator(seed: 12)
    let old = random.pixels(160)
    let source = random.pixels(160)
    for start in 0..<16 {
      for count in 0...100 {
        let range = start..<start + count
        var expected = old
        expected.replaceSubrange(range, with: source[7..<7 + count])
        let alone = changed(old) { set.build.copy(&$0, in: range, source: source.span, at: 7) }
        let below = changed(old) {
          set.build.copy(
            &$0, in: range, source: source.span, at: 7, below: PixelStep(pixels: 120, behind: 120))
        }
        #expect(alone == expected)
        #expect(below == expected)
      }
    }
  }
}
