extension Surface {
  /// The picture in fewer pixels, each of them the mean of the area it covers.
  ///
  /// Nothing of the picture is lost, however thin: a line of one row becomes a paler one. Sums are
  /// exact, and each mean is rounded once.
  package func shrunk(
    toWidth width: Int, height: Int, with kernels: KernelSet = .widest
  ) throws(MemoryError) -> Surface {
    precondition(width <= self.width && height <= self.height, "a picture is made smaller")
    if width == self.width && height == self.height { return self }
    let rows = Shares(of: self.height, in: height)
    var result = try Surface(width: width, height: height)
    var means = MeanRow(of: self, width: width, kernels: kernels)
    for row in 0..<height {
      let reach = rows.reach(of: row)
      if reach.owed > 0 { means.add(self, row: reach.first - 1, share: reach.owed) }
      for y in reach.first..<reach.end { means.add(self, row: y, share: height) }
      if reach.share > 0 { means.add(self, row: reach.end, share: reach.share) }
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
  /// The sums of each column of the picture, channel by channel; at most 255 · 2¹⁴.
  private var sums: [UInt32]
  private let width: Int
  /// The columns of the picture under each of the smaller one.
  private let columns: [Shares.Reach]
  private let area: UInt64
  /// 2⁶⁴ divided by the area, rounded up.
  ///
  /// The upper half of its product with a sum is the sum's quotient, exactly: rounding makes that too large by
  /// less than 2⁻²⁸, because sums have at most 36 bits, and a surface at most 2²⁸ pixels.
  private let factor: UInt64
  private let kernels: KernelSet

  init(of surface: borrowing Surface, width: Int, kernels: KernelSet) {
    sums = Array(repeating: 0, count: 4 * surface.width)
    self.width = surface.width
    let shares = Shares(of: surface.width, in: width)
    columns = (0..<width).map(shares.reach)
    area = UInt64(surface.width) * UInt64(surface.height)
    factor = UInt64.max / area + 1
    self.kernels = kernels
  }

  /// Adds a share of a row of the picture.
  mutating func add(_ surface: borrowing Surface, row: Int, share: Int) {
    let (build, width) = (kernels.build, width)
    var span = sums.mutableSpan
    build.addChannels(
      &span, of: surface.pixels, in: row * width..<(row + 1) * width, weight: UInt16(share))
  }

  /// Writes the means, rounded to nearest, and begins anew.
  mutating func move(into pixels: inout MutableSpan<UInt32>, from start: Int) {
    for column in columns.indices { pixels[start + column] = mean(sum(columns[column])) }
    for index in sums.indices { sums[index] = 0 }
  }

  /// Returns the sums of a column of the smaller picture.
  private func sum(_ reach: Shares.Reach) -> SIMD4<UInt64> {
    var whole = SIMD4<UInt64>.zero
    for x in reach.first..<reach.end { whole &+= channels(x) }
    var sum = whole &* UInt64(columns.count)
    if reach.owed > 0 { sum &+= channels(reach.first - 1) &* UInt64(reach.owed) }
    if reach.share > 0 { sum &+= channels(reach.end) &* UInt64(reach.share) }
    return sum
  }

  /// Returns the sums of a column of the picture.
  private func channels(_ x: Int) -> SIMD4<UInt64> {
    SIMD4(
      UInt64(sums[4 * x]), UInt64(sums[4 * x + 1]), UInt64(sums[4 * x + 2]),
      UInt64(sums[4 * x + 3]))
  }

  /// Returns the pixel whose channels are the means.
  private func mean(_ sum: SIMD4<UInt64>) -> UInt32 {
    var word: UInt32 = 0
    for channel in 0..<4 {
      let mean = (sum[channel] &+ area / 2).multipliedFullWidth(by: factor).high
      word |= UInt32(truncatingIfNeeded: mean) << (8 * UInt32(channel))
    }
    return word
  }
}
