import SegueRaster

extension Surface {
  /// The picture in fewer pixels, each of them the mean of the area it covers.
  ///
  /// Nothing of the picture is lost, however thin: a line of one row becomes a paler one. Sums are
  /// exact, and each mean is rounded once.
  func shrunk(toWidth width: Int, height: Int) throws(MemoryShortage) -> Surface {
    precondition(width <= self.width && height <= self.height, "a picture is made smaller")
    if width == self.width && height == self.height { return self }
    let columns = Shares(of: self.width, in: width)
    let rows = Shares(of: self.height, in: height)
    var result = try Surface(width: width, height: height)
    var sums = MeanRow(width, area: UInt64(self.width) * UInt64(self.height))
    for y in 0..<self.height {
      let line = summed(row: y, columns)
      let (row, share, rest) = rows[y]
      sums.add(line, UInt64(share))
      guard rows.isComplete(row, after: y) else { continue }
      try result.withPixels { sums.move(into: &$0, from: row * width) }
      if rest > 0 { sums.add(line, UInt64(rest)) }
    }
    return result
  }

  /// The sums of a row's pixels in each column of the smaller picture.
  private func summed(row: Int, _ columns: Shares) -> [SIMD4<UInt32>] {
    var sums = [SIMD4<UInt32>](repeating: .zero, count: columns.targets)
    for x in 0..<width {
      let word = pixels[row * width + x]
      let channels = SIMD4(word, word >> 8, word >> 16, word >> 24) & 255
      let (column, share, rest) = columns[x]
      sums[column] &+= channels &* UInt32(share)
      if rest > 0 { sums[column + 1] &+= channels &* UInt32(rest) }
    }
    return sums
  }
}

/// How a row of so many pixels is shared among fewer.
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

  /// The first target that lies over a source, its share, and the rest, which is the next one's.
  subscript(source: Int) -> (first: Int, share: Int, rest: Int) {
    let start = source * targets
    let first = start / sources
    let share = min((first + 1) * sources - start, targets)
    return (first, share, targets - share)
  }

  /// Whether a target has got all that it gets.
  func isComplete(_ target: Int, after source: Int) -> Bool {
    (source + 1) * targets >= (target + 1) * sources
  }
}

/// A row of the smaller picture in the making.
private struct MeanRow {
  private var sums: [SIMD4<UInt64>]
  private let area: UInt64

  init(_ width: Int, area: UInt64) {
    sums = Array(repeating: .zero, count: width)
    self.area = area
  }

  mutating func add(_ line: [SIMD4<UInt32>], _ share: UInt64) {
    for x in sums.indices { sums[x] &+= SIMD4<UInt64>(truncatingIfNeeded: line[x]) &* share }
  }

  /// Writes the means, and begins anew.
  mutating func move(into pixels: inout MutableSpan<UInt32>, from start: Int) {
    for x in sums.indices {
      pixels[start + x] = Pixel(mean: sums[x], of: area).word
      sums[x] = .zero
    }
  }
}

extension Pixel {
  /// The mean of premultiplied channels that have been added up, rounded to nearest.
  fileprivate init(mean sums: SIMD4<UInt64>, of area: UInt64) {
    let mean = SIMD4<UInt32>(truncatingIfNeeded: (sums &+ area / 2) / area)
    self.init(word: mean.x | mean.y << 8 | mean.z << 16 | mean.w << 24)
  }
}
