import SegueRaster

extension Surface {
  /// The picture in fewer pixels, each of them the mean of the area it covers.
  ///
  /// Nothing of the picture is lost, however thin: a line of one row becomes a paler one. Sums are
  /// exact, and each mean is rounded once.
  func shrunk(toWidth width: Int, height: Int) throws(MemoryError) -> Surface {
    precondition(width <= self.width && height <= self.height, "a picture is made smaller")
    if width == self.width && height == self.height { return self }
    let columns = Shares(of: self.width, in: width)
    let rows = Shares(of: self.height, in: height)
    var result = try Surface(width: width, height: height)
    var means = MeanRow(width, area: UInt64(self.width) * UInt64(self.height))
    for row in 0..<height {
      let reach = rows.reach(of: row)
      if reach.owed > 0 {
        means.add(self, row: reach.first - 1, columns: columns, share: reach.owed)
      }
      for y in reach.first..<reach.end { means.add(self, row: y, columns: columns, share: height) }
      if reach.share > 0 { means.add(self, row: reach.end, columns: columns, share: reach.share) }
      try result.withPixels { means.move(into: &$0, from: row * width) }
    }
    return result
  }
}

/// The division of a row of so many pixels among fewer.
///
/// Lengths are counted in parts of which a source has as many as there are targets, and a target as
/// many as there are sources.
private struct Shares {
  let sources: Int
  let targets: Int

  init(of sources: Int, in targets: Int) {
    self.sources = sources
    self.targets = targets
  }

  /// The sources under a target: the part that it is owed of the source before the first, the sources that are
  /// all its own, and its share of the one behind them.
  struct Reach {
    let owed: Int
    let first: Int
    let end: Int
    let share: Int
  }

  func reach(of target: Int) -> Reach {
    let (start, end) = (target * sources, (target + 1) * sources)
    let first = (start + targets - 1) / targets
    return Reach(
      owed: first * targets - start, first: first, end: end / targets, share: end % targets)
  }
}

/// A row of the smaller picture in the making.
private struct MeanRow {
  /// The sums for each pixel, channel by channel.
  private var sums: [UInt64]
  private let area: UInt64

  init(_ width: Int, area: UInt64) {
    sums = Array(repeating: 0, count: 4 * width)
    self.area = area
  }

  /// Adds a share of a row of a picture.
  mutating func add(_ surface: borrowing Surface, row: Int, columns: Shares, share: Int) {
    let pixels = surface.pixels.extracting(row * columns.sources..<(row + 1) * columns.sources)
    for column in 0..<columns.targets {
      let reach = columns.reach(of: column)
      var whole = ChannelSums()
      whole.add(pixels, reach.first..<reach.end)
      var sum = whole.channels &* UInt32(columns.targets)
      if reach.owed > 0 { sum &+= channels(pixels[reach.first - 1]) &* UInt32(reach.owed) }
      if reach.share > 0 { sum &+= channels(pixels[reach.end]) &* UInt32(reach.share) }
      for channel in 0..<4 { sums[4 * column + channel] &+= UInt64(sum[channel]) &* UInt64(share) }
    }
  }

  /// Writes the means, rounded to nearest, and begins anew.
  mutating func move(into pixels: inout MutableSpan<UInt32>, from start: Int) {
    for x in 0..<sums.count / 4 {
      var word: UInt32 = 0
      for channel in 0..<4 {
        let mean = (sums[4 * x + channel] &+ area / 2) / area
        word |= UInt32(truncatingIfNeeded: mean) << (8 * UInt32(channel))
        sums[4 * x + channel] = 0
      }
      pixels[start + x] = word
    }
  }
}

/// The four channels of a pixel.
private func channels(_ word: UInt32) -> SIMD4<UInt32> {
  SIMD4(word, word >> 8, word >> 16, word >> 24) & 255
}
