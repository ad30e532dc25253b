package import SegueRaster

/// At most 256 colors that stand for those of a picture.
struct Palette {
  /// The colors: red in the lowest byte, then green, then blue.
  let colors: [UInt32]

  /// The colors of a census, if they are no more than `limit`; else so many that are near to them.
  ///
  /// Boxes of colors are split where that brings most, until there are enough. A color counts by the
  /// square root of its pixels, so that small things keep theirs beside large ones; a flat area that
  /// is most of its box keeps its color exactly.
  init(of census: ColorCensus, limit: Int) {
    if census.colors.count <= limit {
      colors = census.colors
      return
    }
    let weights = census.counts.map { Double($0).squareRoot() }
    var order = Array(census.colors.indices.lazy.map { Int32($0) })
    var boxes = [ColorBox(order.indices, of: order, colors: census.colors, weights: weights)]
    while boxes.count < limit {
      let index = Self.widest(of: boxes)
      let box = boxes[index]
      if box.gain <= 0 { break }
      let middle = Self.split(&order, in: box, by: census.colors)
      boxes[index] = ColorBox(
        box.range.lowerBound..<middle, of: order, colors: census.colors, weights: weights)
      boxes.append(
        ColorBox(middle..<box.range.upperBound, of: order, colors: census.colors, weights: weights))
    }
    colors = boxes.map { Self.color(of: order[$0.range], census.colors, weights) }
  }

  /// The box that gains most by being split, the first of several.
  private static func widest(of boxes: [ColorBox]) -> Int {
    boxes.indices.reduce(0) { boxes[$1].gain > boxes[$0].gain ? $1 : $0 }
  }

  /// Puts the lower part of a box in front of the upper one; returns where that begins.
  private static func split(_ order: inout [Int32], in box: ColorBox, by colors: [UInt32]) -> Int {
    var middle = box.range.lowerBound
    let shift = UInt32(box.channel * 8)
    for place in box.range
    where colors[Int(order[place])] >> shift & 255 < box.level {
      order.swapAt(middle, place)
      middle += 1
    }
    return middle
  }

  /// The mean of some colors, or the one that weighs as much as all others.
  private static func color(
    of numbers: ArraySlice<Int32>, _ colors: [UInt32], _ weights: [Double]
  ) -> UInt32 {
    var sum = ColorBox.Sum.zero
    var heaviest = Int(numbers[numbers.startIndex])
    for number in numbers.lazy.map({ Int($0) }) {
      sum += ColorBox.sum(of: colors[number], weight: weights[number])
      if weights[number] > weights[heaviest] { heaviest = number }
    }
    if weights[heaviest] * 2 >= sum.w { return colors[heaviest] }
    let mean = (sum / sum.w).rounded(.toNearestOrAwayFromZero)
    return UInt32(mean.x) | UInt32(mean.y) << 8 | UInt32(mean.z) << 16
  }
}

/// Some colors of a census that one color of a palette may stand for, and how they are best split.
private struct ColorBox {
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
  init(_ range: Range<Int>, of order: [Int32], colors: [UInt32], weights: [Double]) {
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

/// The colors of some frames of a film, for a GIF with clear pixels.
///
/// Such a GIF paints each frame anew, so that with a palette for each what rests would flicker.
package struct ColorSample: Sendable {
  private var census = ColorCensus()

  /// No colors.
  package init() {}

  /// Adds the colors of a frame's opaque pixels.
  package mutating func add(
    _ surface: Surface, kernels: KernelSet = .widest
  ) throws(PictureError) {
    let part = try surface.straightPart(surface.bounds, kernels)
    let words = part.pixels
    for index in words.indices where words[index] >> 24 >= 128 {
      _ = census.count(words[index] & 0xff_ffff)
    }
  }

  /// The colors that stand for all of them, with room for one that is clear; nothing if there are none.
  var palette: Palette? { census.colors.isEmpty ? nil : Palette(of: census, limit: 255) }
}

/// The colors of a picture in the order in which they first appear, each with a number, and how many
/// pixels have them.
struct ColorCensus {
  /// The colors: red in the lowest byte, then green, then blue.
  private(set) var colors: [UInt32] = []
  /// Number of pixels of each color.
  private(set) var counts: [Int] = []
  /// The numbers of the colors, at places that depend on the colors; -1 where there is none.
  private var table = [Int32](repeating: -1, count: 1 << 10)
  private var shift: UInt32 = 22

  /// Counts a pixel, and returns the number of its color.
  mutating func count(_ color: UInt32) -> Int {
    var place = place(of: color)
    while case let number = Int(table[place]), number >= 0 {
      if colors[number] == color {
        counts[number] += 1
        return number
      }
      place = (place + 1) & (table.count - 1)
    }
    table[place] = Int32(colors.count)
    colors.append(color)
    counts.append(1)
    if colors.count * 2 > table.count { grow() }
    return colors.count - 1
  }

  private func place(of color: UInt32) -> Int { Int((color &* 0x9e37_79b1) >> shift) }

  private mutating func grow() {
    shift -= 1
    table = [Int32](repeating: -1, count: table.count * 2)
    for (number, color) in colors.enumerated() {
      var place = place(of: color)
      while table[place] >= 0 { place = (place + 1) & (table.count - 1) }
      table[place] = Int32(number)
    }
  }
}
