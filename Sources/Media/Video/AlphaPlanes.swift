import SegueKernels
package import SegueRaster

/// A transparent frame as VP9 takes it: luma and halved chroma of straight colors, and alpha in a plane of its own.
///
/// Players compress and halve colors without a look at alpha. So that no edge has a seam of the black that
/// clear pixels are otherwise made of, those have the colors around them.
package struct AlphaPlanes: Sendable {
  /// The columns of alpha; luma has an even number.
  package let width: Int
  /// The rows of alpha; luma has an even number.
  package let height: Int
  /// The colors, as if all were opaque.
  package let planes: VideoPlanes
  /// The opacities, row after row without gaps.
  package let alpha: [UInt8]

  /// About what the planes take for each pixel, with what they are made of.
  static let bytesPerPixel = 16

  /// The planes of premultiplied pixels.
  package init(_ surface: Surface, kernels: KernelSet = .widest) {
    (width, height) = (surface.width, surface.height)
    let pixels = surface.pixels
    var alpha = [UInt8](repeating: 0, count: width * height)
    for index in alpha.indices { alpha[index] = UInt8(truncatingIfNeeded: pixels[index] >> 24) }
    self.alpha = alpha
    let colors = NearbyColors(surface)
    var planes = VideoPlanes(width: width, height: height)
    // A column before the first and one behind the last: chroma looks at its neighbors.
    let stride = planes.width + 2
    var rows = [UInt32](repeating: 0, count: 2 * stride)
    for y in Swift.stride(from: 0, to: planes.height, by: 2) {
      for row in 0..<2 {
        var span = rows.mutableSpan
        colors.write(
          row: min(y + row, height - 1), of: surface, into: &span, at: row * stride, kernels)
      }
      Self.convert(
        rows.span, at: y, luma: &planes.luma, blue: &planes.blue, red: &planes.red,
        half: planes.width / 2, kernels)
    }
    self.planes = planes
  }

  /// Writes two rows from `y` on.
  private static func convert(
    _ rows: Span<UInt32>, at y: Int, luma: inout [UInt8], blue: inout [UInt8], red: inout [UInt8],
    half: Int, _ kernels: KernelSet
  ) {
    var lumaSpan = luma.mutableSpan
    var blueSpan = blue.mutableSpan
    var redSpan = red.mutableSpan
    kernels.build.video(
      luma: &lumaSpan, in: y * 2 * half..<(y + 2) * 2 * half,
      blue: &blueSpan, red: &redSpan, in: y / 2 * half..<(y / 2 + 1) * half,
      source: rows, upper: 1, lower: 2 * half + 3)
  }
}

/// Colors for pixels that are clear, or nearly so that their own are lost to rounding: those of the visible pixels
/// around them.
private struct NearbyColors {
  /// Sums of the premultiplied channels of a block of pixels, alpha last.
  private typealias Sums = SIMD4<UInt32>

  /// The sums of all blocks of one size.
  private struct Level {
    let columns: Int
    let rows: Int
    let sums: [Sums]

    /// The sums of blocks twice as large.
    var halved: Level {
      let (width, height) = ((columns + 1) / 2, (rows + 1) / 2)
      var halves = [Sums](repeating: .zero, count: width * height)
      for y in 0..<rows {
        for x in 0..<columns { halves[y / 2 * width + x / 2] &+= sums[y * columns + x] }
      }
      return Level(columns: width, rows: height, sums: halves)
    }
  }

  /// Blocks of 2 pixels along each edge, 4, 8, and so on.
  private let levels: [Level]

  /// The opacity from which a pixel has a color of its own.
  private static let visible: UInt32 = 16

  /// The sums of more pixels might not fit into 32 bits.
  private static let mostLevels = 12

  init(_ surface: Surface) {
    let (width, height) = (surface.width, surface.height)
    let pixels = surface.pixels
    let (columns, rows) = ((width + 1) / 2, (height + 1) / 2)
    var sums = [Sums](repeating: .zero, count: columns * rows)
    for y in 0..<height {
      for x in 0..<width {
        let word = pixels[y * width + x]
        sums[y / 2 * columns + x / 2] &+= Sums(
          word & 255, word >> 8 & 255, word >> 16 & 255, word >> 24)
      }
    }
    var levels = [Level(columns: columns, rows: rows, sums: sums)]
    while let last = levels.last, last.columns * last.rows > 1, levels.count < Self.mostLevels {
      levels.append(last.halved)
    }
    self.levels = levels
  }

  /// Writes a row of straight colors, with the first one before it and the last one behind it.
  func write(
    row y: Int, of surface: Surface, into target: inout MutableSpan<UInt32>, at start: Int,
    _ kernels: KernelSet
  ) {
    let width = surface.width
    kernels.build.unpremultiply(
      &target, in: start + 1..<start + 1 + width, source: surface.pixels, at: y * width)
    var block = -1
    var color: UInt32 = 0
    for x in 0..<width where surface.pixels[y * width + x] >> 24 < Self.visible {
      if x / 2 != block {
        block = x / 2
        color = self.color(column: block, row: y / 2)
      }
      target[start + 1 + x] = color
    }
    target[start] = target[start + 1]
    let stride = (width + 1) & ~1 + 2
    for x in width + 1..<stride { target[start + x] = target[start + width] }
  }

  /// Returns the mean color of what is visible around a block of the first level, as near as there is any.
  private func color(column: Int, row: Int) -> UInt32 {
    let first = levels[0]
    var near = Sums.zero
    for y in max(row - 1, 0)...min(row + 1, first.rows - 1) {
      for x in max(column - 1, 0)...min(column + 1, first.columns - 1) {
        near &+= first.sums[y * first.columns + x]
      }
    }
    if near.w > 0 { return Self.mean(near) }
    for (shift, level) in levels.enumerated().dropFirst() {
      let sums = level.sums[(row >> shift) * level.columns + (column >> shift)]
      if sums.w > 0 { return Self.mean(sums) }
    }
    return 0
  }

  private static func mean(_ sums: Sums) -> UInt32 {
    let alpha = UInt64(sums.w)
    func channel(_ sum: UInt32) -> UInt32 {
      UInt32(truncatingIfNeeded: min(255, (UInt64(sum) * 255 + alpha / 2) / alpha))
    }
    return channel(sums.x) | channel(sums.y) << 8 | channel(sums.z) << 16
  }
}
