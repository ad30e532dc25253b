package import SegueRaster

/// Fingerprint of a picture in the squares of a grid.
package struct FrameFingerprint: Hashable, Sendable {
  /// The mean color of each square, red lowest.
  let means: [UInt32]
  /// A sum over the pixels of each square, which differs where any of them does; none where a golden
  /// keeps only what identifies the whole frame.
  let sums: [UInt32]
  /// The same where every pixel is.
  let identity: FrameIdentity
  /// The picture in a few numbers, in sixteenths of a level: where things are, roughly.
  let sketch: [Int32]

  /// Looks at a picture, or the part of it that the grid covers; in front of black, where the other film knows no alpha.
  package init(_ surface: Surface, in grid: FingerprintGrid, onBlack isOnBlack: Bool) {
    let sums = Self.sums(surface, grid, onBlack: isOnBlack)
    self.init(
      means: Self.means(surface, grid), sums: sums, identity: FrameIdentity(sumOf: sums), in: grid)
  }

  /// Looks at a picture of a film: only where it differs from the one before, whose fingerprint is known.
  package init(
    _ surface: Surface, after last: (print: FrameFingerprint, picture: Surface)?,
    in grid: FingerprintGrid, onBlack isOnBlack: Bool
  ) {
    guard let (last, old) = last, old.width == surface.width, old.height == surface.height,
      last.means.count == grid.count, last.sums.count == grid.count
    else {
      self.init(surface, in: grid, onBlack: isOnBlack)
      return
    }
    var (means, sums) = (last.means, last.sums)
    for index in 0..<grid.count {
      let place = grid.place(of: index)
      guard Self.differs(surface, from: old, in: place) else { continue }
      means[index] = Self.mean(of: surface, in: place)
      sums[index] = Self.sum(of: surface, in: place, onBlack: isOnBlack)
    }
    self.init(means: means, sums: sums, identity: FrameIdentity(sumOf: sums), in: grid)
  }

  /// Looks at a picture as goldens keep it, which is identified by a digest if every pixel counts.
  package init(_ surface: Surface, in grid: FingerprintGrid, digest: String?) {
    self.init(means: Self.means(surface, grid), digest: digest, in: grid)
  }

  /// A frame that a golden tells of.
  init(means: [UInt32], digest: String?, in grid: FingerprintGrid) {
    let identity = digest.flatMap { FrameIdentity(digest: $0) }
    self.init(
      means: means, sums: [], identity: identity ?? FrameIdentity(sumOf: means), in: grid)
  }

  init(means: [UInt32], sums: [UInt32], identity: FrameIdentity, in grid: FingerprintGrid) {
    self.means = means
    self.sums = sums
    self.identity = identity
    sketch = Self.sketch(means, grid)
  }

  private static func means(_ surface: Surface, _ grid: FingerprintGrid) -> [UInt32] {
    (0..<grid.count).map { mean(of: surface, in: grid.place(of: $0)) }
  }

  private static func mean(of surface: Surface, in place: PixelRect) -> UInt32 {
    let pixels = surface.pixels
    var sums = ChannelSums()
    for y in place.rows {
      let start = y * surface.width
      sums.add(pixels, start + place.minX..<start + place.maxX)
    }
    return sums.mean(of: place.width * place.height).word & 0x00ff_ffff
  }

  private static func sums(
    _ surface: Surface, _ grid: FingerprintGrid, onBlack isOnBlack: Bool
  ) -> [UInt32] {
    (0..<grid.count).map { sum(of: surface, in: grid.place(of: $0), onBlack: isOnBlack) }
  }

  private static func sum(
    of surface: Surface, in place: PixelRect, onBlack isOnBlack: Bool
  ) -> UInt32 {
    let pixels = surface.pixels
    let opaque: UInt32 = isOnBlack ? 0xff00_0000 : 0
    var sum: UInt32 = 2_166_136_261
    for y in place.rows {
      let start = y * surface.width
      let row = pixels.extracting(start + place.minX..<start + place.maxX)
      for i in row.indices {
        sum = (sum ^ (row[i] | opaque)) &* 2_654_435_761
        sum ^= sum >> 15
      }
    }
    return sum
  }

  /// True if two pictures of one size differ in a place.
  private static func differs(_ new: Surface, from old: Surface, in place: PixelRect) -> Bool {
    let (left, right) = (new.pixels, old.pixels)
    for y in place.rows {
      let range = y * new.width + place.minX..<y * new.width + place.maxX
      let (left, right) = (left.extracting(range), right.extracting(range))
      var difference: UInt32 = 0
      for i in left.indices { difference |= left[i] ^ right[i] }
      if difference != 0 { return true }
    }
    return false
  }

  private static func sketch(_ means: [UInt32], _ grid: FingerprintGrid) -> [Int32] {
    let (columns, rows) = grid.sketchSize
    var sketch: [Int32] = []
    sketch.reserveCapacity(3 * columns * rows)
    for row in 0..<rows {
      let ys = row * grid.rows / rows..<(row + 1) * grid.rows / rows
      for column in 0..<columns {
        let xs = column * grid.columns / columns..<(column + 1) * grid.columns / columns
        var sums: (Int32, Int32, Int32) = (0, 0, 0)
        for y in ys {
          for x in xs {
            let mean = means[y * grid.columns + x]
            sums.0 += Int32(mean & 255)
            sums.1 += Int32(mean >> 8 & 255)
            sums.2 += Int32(mean >> 16 & 255)
          }
        }
        let count = Int32(xs.count * ys.count)
        sketch.append(sums.0 * 16 / count)
        sketch.append(sums.1 * 16 / count)
        sketch.append(sums.2 * 16 / count)
      }
    }
    return sketch
  }
}

extension FrameFingerprint {
  /// The squares that differ from those of another picture: in any pixel, as far as that is known.
  func differingSquares(from other: FrameFingerprint) -> [Int] {
    let hasSums = !sums.isEmpty && !other.sums.isEmpty
    let (own, others) = hasSums ? (sums, other.sums) : (means, other.means)
    return own.indices.filter { own[$0] != others[$0] }
  }
}

extension FingerprintGrid {
  /// The most fields of a sketch along a side.
  private static let fields = 16

  /// The fields of a sketch: its columns and rows.
  var sketchSize: (columns: Int, rows: Int) {
    (min(Self.fields, columns), min(Self.fields, rows))
  }
}
