import SegueRaster
import TestSupport
import Testing

/// How pixels are led back to others by how much they differ.
@Suite struct ExchangeTests {
  /// The definition, one channel at a time.
  private static func twin(
    _ new: UInt32, _ old: UInt32, _ weights: [UInt16], _ limit: Int
  ) -> UInt32 {
    let pairs = Array(zip(channels(new), channels(old)))
    if pairs.map({ ($0 - $1) * ($0 - $1) }).reduce(0, +) > limit { return new }
    let mixed = pairs.map { new, old in
      let weight = Int(weights[abs(new - old)])
      return (2 * (old * weight + new * (65_535 - weight)) + 65_535) / 131_070
    }
    return packed(mixed.map { min($0, mixed[3]) })
  }

  @Test(arguments: KernelSet.available, [0, 1, 900, 40_000, 130_000, 260_100])
  func `differences decide`(set: KernelSet, limit: Int) {
    var random = SeededGenerator(seed: UInt64(limit))
    for count in [1, 7, 16, 300] {
      let (new, old) = (random.pixels(count), random.pixels(count))
      let weights = (0...255).map { _ in
        random.pick([0, 65_535, UInt16(random.int(in: 0...65_535))])
      }
      let result = changed(new) {
        set.build.exchange(
          &$0, in: 0..<count, source: old.span, at: 0, weights: weights.span, limit: limit)
      }
      let expected = zip(new, old).map { Self.twin($0, $1, weights, limit) }
      #expect(result == expected)
    }
  }

  /// Every level, every difference, and weights that make the most of rounding.
  @Test(arguments: KernelSet.available) func `every mix is rounded once`(set: KernelSet) {
    for weight: UInt16 in [0, 1, 127, 128, 32_767, 32_768, 65_407, 65_534, 65_535] {
      let weights = [UInt16](repeating: weight, count: 256)
      for level in 0...255 {
        let new = (0...255).map { packed([$0, level, 255 - $0, 255]) }
        let old = (0...255).map { packed([level, $0, $0, 255]) }
        let result = changed(new) {
          set.build.exchange(
            &$0, in: 0..<256, source: old.span, at: 0, weights: weights.span, limit: 260_100)
        }
        #expect(result == zip(new, old).map { Self.twin($0, $1, weights, 260_100) })
      }
    }
  }
}

/// The means of pixels and of those to the right of them.
@Suite struct AverageTests {
  private static func twin(_ source: [UInt32], _ place: Int, _ count: Int, _ end: Int) -> UInt32 {
    guard place < end else { return source[place] }
    let window = source[place..<min(place + count, end)].map(channels)
    return packed(
      (0..<4).map { channel in
        (2 * window.map { $0[channel] }.reduce(0, +) + window.count) / (2 * window.count)
      })
  }

  @Test(arguments: KernelSet.available, [1, 2, 3, 7, 50, 200])
  func `each pixel is the mean of so many, or of what is left`(set: KernelSet, count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let source = random.pixels(500)
    for (length, end) in [(1, 500), (90, 500), (300, 320), (300, 300), (300, 200), (300, 0)] {
      let result = changed([UInt32](repeating: 0, count: length)) {
        set.build.average(
          &$0, in: 0..<length, source: source.span, at: 0, count: count, end: end)
      }
      #expect(
        result == (0..<length).map { Self.twin(source, $0, count, end) }, "\(length) to \(end)")
    }
  }

  @Test(arguments: KernelSet.available) func `long means keep every sum`(set: KernelSet) {
    let source = [UInt32](repeating: .max, count: 65_540)
    let result = changed([0, 0, 0, 0]) {
      set.build.average(
        &$0, in: 0..<4, source: source.span, at: 0, count: 65_536, end: source.count)
    }
    #expect(result == [.max, .max, .max, .max])
  }
}
