import SegueRaster
import TestSupport
import Testing

@Suite struct PorterDuffTests {
  /// Pairs of pixels whose alphas are on a grid of 16 by 16, in all lengths of row.
  @Test(
    arguments:
      KernelSet.available, CompositeOperator.allCases.filter { !BlendTwin.modes.contains($0) })
  func `every operator follows its formula`(set: KernelSet, composite: CompositeOperator) {
    for sourceAlpha in stride(from: 0, through: 255, by: 17) {
      for alpha in stride(from: 0, through: 255, by: 17) {
        let source = (0..<43).map { packed([sourceAlpha * $0 / 42, sourceAlpha, 0, sourceAlpha]) }
        let old = (0..<43).map { packed([alpha - alpha * $0 / 42, alpha / 2, alpha, alpha]) }
        let result = changed(old) {
          set.build.compose(&$0, in: 0..<43, source: source.span, at: 0, by: composite)
        }
        #expect(
          result == zip(old, source).map { composeTwin($0, $1, by: composite) },
          "\(composite), alphas \(sourceAlpha) and \(alpha)")
      }
    }
  }

  @Test(arguments: KernelSet.available, 0...40)
  func `a crossfade rounds once`(set: KernelSet, count: Int) {
    var random = SeededGenerator(seed: UInt64(100 + count))
    let old = random.pixels(count)
    let source = random.pixels(count)
    let coverage = random.coverage(count)
    let covered = changed(old) {
      set.build.crossfade(
        &$0, in: 0..<count, source: source.span, at: 0, coverage: coverage.span, at: 0, opacity: 130
      )
    }
    let faded = changed(old) {
      set.build.crossfade(&$0, in: 0..<count, source: source.span, at: 0, opacity: 77)
    }
    for i in old.indices {
      let mask = over255(Int(coverage[i]) * 130)
      #expect(covered[i] == crossfadeTwin(old[i], source[i], mask: mask))
      #expect(faded[i] == crossfadeTwin(old[i], source[i], mask: 77))
    }
  }
}
