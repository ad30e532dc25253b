/// Some colors of a census that one color of a palette may stand for, and how they are best split.
struct ColorBox {
  /// The range of the ordered colors that it holds.
  let range: Range<Int>
  /// Reduction of the colors' distance to those that stand for them, if the box were split.
  let gain: Double
  /// The channel along which it is split, and the lowest level of the upper part.
  let channel: Int
  let level: Int

  /// The weight of colors, and their weighted sum, channel by channel.
  typealias Sum = SIMD4<Double>

  /// Weights of noticed differences in red, green and blue.
  private static let importance = Sum(3, 6, 2, 0)

  /// The box of the colors that `order` numbers in `range`.
  init(_ range: Range<Int>, of order: [Int32], _ colors: [UInt32], _ weights: [Double]) {
    var levels = [Sum](repeating: .zero, count: 3 * 256)
    var total = Sum.zero
    for number in order[range] {
      let color = colors[Int(number)]
      let (red, green, blue) = (Int(color & 255), Int(color >> 8 & 255), Int(color >> 16 & 255))
      let sum = Self.sum(of: color, weight: weights[Int(number)])
      levels[red] += sum
      levels[256 + green] += sum
      levels[512 + blue] += sum
      total += sum
    }
    self.range = range
    (gain, channel, level) = Self.bestSplit(levels, total)
  }

  /// A color as a sum of one.
  static func sum(of color: UInt32, weight: Double) -> Sum {
    Sum(Double(color & 255), Double(color >> 8 & 255), Double(color >> 16 & 255), 1) * weight
  }

  /// Finds the split for which the sum of the squared distances to the means of both parts is least.
  private static func bestSplit(
    _ levels: [Sum], _ total: Sum
  ) -> (gain: Double, channel: Int, level: Int) {
    var best = (gain: 0.0, channel: 0, level: 0)
    let whole = closeness(total)
    for channel in 0..<3 {
      var lower = Sum.zero
      for level in 1..<256 {
        lower += levels[channel * 256 + level - 1]
        let upper = total - lower
        if lower.w == 0 { continue }
        if upper.w == 0 { break }
        let gain = closeness(lower) + closeness(upper) - whole
        if gain > best.gain { best = (gain, channel, level) }
      }
    }
    return best
  }

  /// Returns the amount by which the squared distances to the mean are less than those to black.
  private static func closeness(_ sum: Sum) -> Double { (sum * sum * importance).sum() / sum.w }
}
