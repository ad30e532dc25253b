/// A picture at several sizes, each half of the one before: what has gone far is found in the smallest.
struct LumaPyramid {
  /// A picture of a pyramid.
  struct Level {
    let width: Int
    let height: Int
    let levels: [Float]

    /// Returns the level between pixels, at a place of the whole picture; nothing beyond its borders.
    ///
    /// - Parameter side: how many pixels of the whole picture a pixel stands for, along a side.
    func value(x: Double, y: Double, side: Double) -> Float? {
      let (column, row) = ((x + 0.5) / side - 0.5, (y + 0.5) / side - 0.5)
      guard column >= 0, row >= 0, column < Double(width - 1), row < Double(height - 1) else {
        return nil
      }
      let (left, top) = (Int(column), Int(row))
      let (across, down) = (Float(column - Double(left)), Float(row - Double(top)))
      let place = top * width + left
      let above = levels[place] + (levels[place + 1] - levels[place]) * across
      let below =
        levels[place + width] + (levels[place + width + 1] - levels[place + width]) * across
      return above + (below - above) * down
    }
  }

  /// The sizes, the whole picture first.
  let sizes: [Level]

  /// The sides of a smallest picture, at least.
  private static let least = 24
  /// The most sizes.
  static let most = 4

  /// The sizes of a picture of a reel.
  init(_ picture: [UInt8], width: Int, height: Int) {
    var sizes = [Level(width: width, height: height, levels: picture.map { Float($0) })]
    while sizes.count < Self.most, let last = sizes.last,
      min(last.width, last.height) / 2 >= Self.least
    {
      sizes.append(last.half)
    }
    self.sizes = sizes
  }
}

extension LumaPyramid.Level {
  /// The picture at half its size, each pixel the mean of four.
  fileprivate var half: LumaPyramid.Level {
    let (columns, rows) = (width / 2, height / 2)
    var means = [Float](repeating: 0, count: columns * rows)
    for y in 0..<rows {
      var place = 2 * y * width
      for x in 0..<columns {
        means[y * columns + x] =
          (levels[place] + levels[place + 1] + levels[place + width] + levels[place + width + 1])
          / 4
        place += 2
      }
    }
    return LumaPyramid.Level(width: columns, height: rows, levels: means)
  }
}
