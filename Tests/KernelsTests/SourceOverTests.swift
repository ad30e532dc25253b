import SegueRaster
import TestSupport
import Testing

@Suite struct SourceOverTests {
  /// Every channel value, over every channel value, for every alpha that can carry it: with the
  /// alphas in the fourth channel, 65 536 pixels per color cover each product once.
  @Test(arguments: KernelSet.available)
  func `one color over all values is exact`(set: KernelSet) {
    let backdrop = (0..<256).map { packed([$0, 255 - $0, $0, 255]) }
    for alpha in 0..<256 {
      for value in stride(from: alpha, through: 0, by: -5) {
        let color = packed([value, alpha - value, alpha / 2, alpha])
        let result = changed(backdrop) { set.build.blend(&$0, in: 0..<256, color: color) }
        #expect(result == backdrop.map { blendTwin($0, color, mask: 255) })
      }
    }
  }

  @Test(arguments: KernelSet.available)
  func `one color through all coverages is exact`(set: KernelSet) {
    let coverage = (0..<256).map { UInt8($0) }
    for alpha in stride(from: 255, through: 0, by: -3) {
      for level in stride(from: 0, to: 256, by: 15) {
        let color = packed([alpha, alpha / 3, 0, alpha])
        let backdrop = [UInt32](repeating: packed([level, level / 2, 0, 255]), count: 256)
        let result = changed(backdrop) {
          set.build.blend(&$0, in: 0..<256, color: color, coverage: coverage.span, at: 0)
        }
        #expect(
          result
            == zip(backdrop, coverage).map { blendTwin($0, color, mask: Int($1)) })
      }
    }
  }

  @Test(arguments: KernelSet.available, 0...70)
  func `rows of any length change nothing outside`(set: KernelSet, count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let old = random.pixels(count + 6)
    let source = random.pixels(count + 5)
    let coverage = random.coverage(count + 4)
    let range = 3..<3 + count
    let plain = changed(old) {
      set.build.blend(&$0, in: range, source: source.span, at: 2, opacity: 255)
    }
    let faded = changed(old) {
      set.build.blend(&$0, in: range, source: source.span, at: 2, opacity: 93)
    }
    let covered = changed(old) {
      set.build.blend(
        &$0, in: range, source: source.span, at: 2, coverage: coverage.span, at: 1, opacity: 201)
    }
    for i in old.indices {
      guard range.contains(i) else {
        #expect(plain[i] == old[i] && faded[i] == old[i] && covered[i] == old[i])
        continue
      }
      let s = source[i - 1]
      let mask = over255(Int(coverage[i - 2]) * 201)
      #expect(plain[i] == blendTwin(old[i], s, mask: 255))
      #expect(faded[i] == blendTwin(old[i], s, mask: 93))
      #expect(covered[i] == blendTwin(old[i], s, mask: mask))
    }
  }

  @Test(arguments: KernelSet.available)
  func `premultiplied stays premultiplied`(set: KernelSet) {
    var random = SeededGenerator(seed: 4)
    let old = random.pixels(4_096)
    let source = random.pixels(4_096)
    let coverage = random.coverage(4_096)
    let result = changed(old) {
      set.build.blend(
        &$0, in: 0..<4_096, source: source.span, at: 0, coverage: coverage.span, at: 0, opacity: 255
      )
    }
    for pixel in result { #expect(channels(pixel).allSatisfy { $0 <= Int(pixel >> 24) }) }
  }
}
