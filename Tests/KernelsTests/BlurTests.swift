import SegueRaster
import TestSupport
import Testing

@Suite struct BlurTests {
  /// Words as blurs hold them: 256 times a byte.
  static func words(_ count: Int, _ random: inout SeededGenerator) -> [UInt16] {
    (0..<count).map { _ in UInt16(random.int(in: 0...65_280)) }
  }

  @Test(arguments: KernelSet.available, 1...40)
  func `convolving adds weighted words`(set: KernelSet, count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let taps = random.int(in: 1...9)
    let stride = random.int(in: 1...30)
    let source = Self.words(count * 4 + taps * stride + 3, &random)
    let weights = (0..<taps).map { _ in UInt16(random.int(in: 0...65_535 / taps)) }
    let result = changedWords(count * 4 + 2) {
      set.build.convolve(
        &$0, in: 1..<count * 4 + 1, source: source.span, at: 3, stride: stride,
        weights: weights.span)
    }
    for i in 0..<count * 4 {
      let sum = (0..<taps).reduce(taps / 2) {
        $0 + (Int(source[3 + i + $1 * stride]) * Int(weights[$1])) >> 16
      }
      #expect(Int(result[i + 1]) == sum)
    }
    #expect(result[0] == 0xaaaa && result[count * 4 + 1] == 0xaaaa)
  }

  @Test(arguments: KernelSet.available, 1...40)
  func `widening and narrowing are inverse`(set: KernelSet, count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    let source = random.pixels(count + 1)
    let wide = changedWords(count * 4) {
      set.build.widen(&$0, in: 0..<count * 4, source: source.span, at: 1)
    }
    for i in 0..<count {
      #expect((0..<4).map { Int(wide[4 * i + $0]) } == channels(source[i + 1]).map { $0 * 256 })
    }
    let nudged = wide.map { $0 &+ 127 }
    let narrow = changed([UInt32](repeating: 0, count: count)) {
      set.build.narrow(&$0, in: 0..<count, source: nudged.span, at: 0)
    }
    #expect(narrow == Array(source.dropFirst()))
  }

  @Test(arguments: KernelSet.available, 1...40)
  func `the first halving is exact`(set: KernelSet, count: Int) {
    var random = SeededGenerator(seed: UInt64(100 + count))
    let width = 2 * count + 2
    let source = random.pixels(4 * width)
    let sums = changedWords(width * 4) {
      set.build.halveRows(
        &$0, in: 0..<width * 4, source: source.span, rows: (0, width, 2 * width, 3 * width))
    }
    let half = changedWords(count * 4) {
      set.build.halveSums(&$0, in: 0..<count * 4, source: sums.span, at: 0)
    }
    let weights = [1, 3, 3, 1]
    for x in 0..<count {
      for channel in 0..<4 {
        var sum = 0
        for row in 0..<4 {
          for column in 0..<4 {
            let pixel = source[row * width + 2 * x + column]
            sum += weights[row] * weights[column] * channels(pixel)[channel]
          }
        }
        #expect(Int(half[4 * x + channel]) == 4 * sum)
      }
    }
  }

  @Test(arguments: KernelSet.available, 1...40)
  func `further steps of the pyramid floor each product`(set: KernelSet, count: Int) {
    var random = SeededGenerator(seed: UInt64(200 + count))
    let source = Self.words((2 * count + 2) * 4, &random)
    func word(_ pixel: Int, _ channel: Int) -> Int { Int(source[4 * pixel + channel]) }
    let half = changedWords(count * 4) {
      set.build.halveChannels(&$0, in: 0..<count * 4, source: source.span, at: 0)
    }
    let double = changedWords(count * 8) {
      set.build.doubleColumns(&$0, in: 0..<count * 8, source: source.span, at: 0)
    }
    for x in 0..<count {
      for channel in 0..<4 {
        let outer = word(2 * x, channel) / 8 + word(2 * x + 3, channel) / 8
        let inner = word(2 * x + 1, channel) * 3 / 8 + word(2 * x + 2, channel) * 3 / 8
        #expect(Int(half[4 * x + channel]) == outer + inner)
        let middle = word(x + 1, channel) * 3 / 4
        #expect(Int(double[8 * x + channel]) == word(x, channel) / 4 + middle)
        #expect(Int(double[8 * x + 4 + channel]) == middle + word(x + 2, channel) / 4)
      }
    }
  }

  @Test(arguments: KernelSet.available, 0...20)
  func `the ends of a row are repeated`(set: KernelSet, margin: Int) {
    var random = SeededGenerator(seed: UInt64(300 + margin))
    let inner = Self.words(4 * random.int(in: 1...9), &random)
    let around = [UInt16](repeating: 7, count: 4 * margin)
    var row = around + inner + around
    var span = row.mutableSpan
    set.build.repeatEnds(&span, of: 4 * margin..<4 * margin + inner.count)
    let (first, last) = (Array(inner.prefix(4)), Array(inner.suffix(4)))
    let expected = (0..<margin).flatMap { _ in first } + inner + (0..<margin).flatMap { _ in last }
    #expect(row == expected)
  }
}
