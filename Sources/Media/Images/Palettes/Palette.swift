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
    var boxes = [ColorBox(order.indices, of: order, census.colors, weights)]
    while boxes.count < limit {
      let index = Self.widest(of: boxes)
      let box = boxes[index]
      if box.gain <= 0 { break }
      let middle = Self.split(&order, box, census.colors)
      boxes[index] = ColorBox(
        box.range.lowerBound..<middle, of: order, census.colors, weights)
      boxes.append(
        ColorBox(middle..<box.range.upperBound, of: order, census.colors, weights))
    }
    colors = boxes.map { Self.color(of: order[$0.range], census.colors, weights) }
  }

  /// The box that gains most by being split, the first of several.
  private static func widest(of boxes: [ColorBox]) -> Int {
    boxes.indices.reduce(0) { boxes[$1].gain > boxes[$0].gain ? $1 : $0 }
  }

  /// Puts the lower part of a box in front of the upper one; returns where that begins.
  private static func split(_ order: inout [Int32], _ box: ColorBox, _ colors: [UInt32]) -> Int {
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
