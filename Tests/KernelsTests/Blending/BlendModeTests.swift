import SegueRaster
import TestSupport
import Testing

@Suite struct BlendModeTests {
  /// Colors and alphas on a grid of 17 steps: premultiplied channels that are bytes.
  ///
  /// Each source meets each destination, so that all pairs of channels and alphas occur; the three
  /// channels of a pixel differ, for the modes that look at all of them.
  @Test(arguments: KernelSet.available, BlendTwin.modes)
  func `a mode is the formula, rounded once`(set: KernelSet, mode: CompositeOperator) {
    let sources = Self.grid(turn: 5)
    let backdrops = Self.grid(turn: 11)
    for source in sources {
      let row = [UInt32](repeating: source, count: backdrops.count)
      let result = changed(backdrops) {
        set.build.compose(
          &$0, in: 0..<backdrops.count, source: row.span, at: 0, by: mode)
      }
      for (index, backdrop) in backdrops.enumerated() {
        let exact = BlendTwin.result(of: mode, source, over: backdrop)
        for (channel, value) in zip(channels(result[index]), exact) {
          let error = (Double(channel) - value).magnitude
          if error > 0.5001 {
            Issue.record("\(mode) \(source) over \(backdrop): \(channel), not \(value)")
            return
          }
        }
      }
    }
  }

  /// 17 alphas and 17 levels of the first channel; the other two are turned on.
  private static func grid(turn: Int) -> [UInt32] {
    (0...16).flatMap { alpha in
      (0...16).map { level in
        let a = alpha * 255 / 16
        func channel(_ step: Int) -> Int { a * (step % 17) / 16 }
        return packed([channel(level), channel(level + turn), channel(level * 3 + turn), a])
      }
    }
  }

  @Test(arguments: KernelSet.available, 0...40)
  func `the length of a row changes no pixel`(set: KernelSet, count: Int) {
    var random = SeededGenerator(seed: 77)
    let (old, source) = (random.pixels(40), random.pixels(40))
    for mode in BlendTwin.modes {
      let whole = changed(old) {
        set.build.compose(&$0, in: 0..<40, source: source.span, at: 0, by: mode)
      }
      let part = changed(old) {
        set.build.compose(&$0, in: 0..<count, source: source.span, at: 0, by: mode)
      }
      #expect(part == Array(whole[..<count] + old[count...]))
    }
  }
}
