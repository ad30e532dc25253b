import Foundation
import SegueRaster
import TestSupport
import Testing

/// How pixels are led back to others by how much they differ.
@Suite struct DifferenceDissolveTests {
  /// The definition, one channel at a time.
  private static func twin(
    _ new: UInt32, _ old: UInt32, _ steps: [UInt8], _ limit: Int
  ) -> UInt32 {
    let pairs = Array(zip(channels(new), channels(old)))
    if pairs.map({ ($0 - $1) * ($0 - $1) }).reduce(0, +) > limit { return new }
    let mixed = pairs.map { new, old in
      let step = min(Int(steps[abs(new - old)]), abs(new - old))
      return new < old ? new + step : new - step
    }
    return packed(mixed.map { min($0, mixed[3]) })
  }

  @Test(arguments: KernelSet.available, [-1, 0, 1, 900, 40_000, 130_000, 260_099, 260_100, .max])
  func `differences decide`(set: KernelSet, limit: Int) {
    var random = SeededGenerator(seed: UInt64(limit.magnitude))
    for count in [1, 7, 16, 33, 300] {
      let old = random.pixels(count)
      // Some are what they were: whole registers, and pixels beside others.
      let new = zip(random.pixels(count), old).enumerated().map { index, pair in
        index % 70 < 20 || index % 5 == 0 ? pair.1 : pair.0
      }
      let steps = (0...255).map { difference in
        random.pick([0, UInt8(difference), UInt8(random.int(in: 0...255))])
      }
      let result = changed(new) {
        set.build.dissolve(
          &$0, in: 0..<count, source: old.span, at: 0, steps: steps.span, limit: limit)
      }
      let expected = zip(new, old).map { Self.twin($0, $1, steps, limit) }
      #expect(result == expected)
    }
  }

  /// Every level and every difference, as the forms mix them: (S·w + D·(65535 − w)) / 65535, rounded once.
  @Test(arguments: KernelSet.available, DifferenceDissolve.Form.allCases)
  func `every mix is rounded once`(set: KernelSet, form: DifferenceDissolve.Form) {
    for done in [0, 0.001, 0.25, 0.5, 0.7, 0.998, 1] {
      let dissolve = DifferenceDissolve(form, done: done)
      let weights = (0...255).map { Self.weight(form, 1 - done, Double($0) / 255) }
      let steps = dissolve.steps
      for level in 0...255 {
        let new = (0...255).map { packed([$0, level, 255 - $0, 255]) }
        let old = (0...255).map { packed([level, $0, $0, 255]) }
        let result = changed(new) {
          set.build.dissolve(
            &$0, in: 0..<256, source: old.span, at: 0, steps: steps.span, limit: 260_100)
        }
        let expected = zip(new, old).map { new, old in
          packed(
            zip(channels(new), channels(old)).map { new, old in
              let weight = weights[abs(new - old)]
              return (2 * (old * weight + new * (65_535 - weight)) + 65_535) / 131_070
            })
        }
        #expect(result == expected)
      }
    }
  }

  /// What remains of a difference, in 1/65,535, by FFmpeg's formulas.
  private static func weight(
    _ form: DifferenceDissolve.Form, _ left: Double, _ difference: Double
  ) -> Int {
    let power =
      switch form {
      case .fast: 1 + log(1 + difference)
      case .slow: 1 + log(2 - difference)
      case .near: 1.0
      }
    return Int((65_535 * pow(left, power)).rounded())
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

  /// Sums beside a tie, where single precision has no bit to spare, and one pixel more than it is
  /// trusted with.
  @Test(arguments: KernelSet.available, [4_095, 4_096, 4_097])
  func `means beside a tie are rounded as all others`(set: KernelSet, count: Int) {
    for (level, more) in [(0, -1), (0, 0), (0, 1), (127, 0), (254, -1), (254, 0)] {
      let split = count / 2 + more
      let source = (0..<count + 40).map { place in
        packed((0..<4).map { channel in place % count < split + channel ? level + 1 : level })
      }
      let result = changed([UInt32](repeating: 0, count: 40)) {
        set.build.average(
          &$0, in: 0..<40, source: source.span, at: 0, count: count, end: source.count)
      }
      #expect(result == (0..<40).map { Self.twin(source, $0, count, source.count) })
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
