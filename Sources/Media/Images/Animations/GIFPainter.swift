import SegueRaster

/// Paints the part of a frame that changes with at most 256 colors.
///
/// A pixel that has not changed is left as it is, whatever is painted around it: what rests does not
/// flicker, and each frame has a palette for what moves in it. Which of its two colors a pixel takes
/// depends on its place and nothing else (an ordered dither of 8 x 8 places).
struct GIFPainter {
  private let place: PixelRect
  /// The number of the color of each pixel; -1 where it is left as it is.
  private var numbers: [Int32] = []
  private var census = ColorCensus()
  private var leavesPixels = false

  /// A painter of what `place` has of a frame; without `previous`, all of its opaque pixels.
  init(
    _ surface: Surface, after previous: Surface?, in place: PixelRect, _ kernels: KernelSet
  ) throws(PictureError) {
    self.place = place
    let part = try surface.straightPart(place, kernels)
    let other = previous ?? surface
    let (words, new, old) = (part.pixels, surface.pixels, other.pixels)
    numbers.reserveCapacity(words.count)
    for y in 0..<place.height {
      let start = (place.minY + y) * surface.width + place.minX
      for x in 0..<place.width {
        let word = words[y * place.width + x]
        let isLeft = previous == nil ? word >> 24 < 128 : new[start + x] == old[start + x]
        numbers.append(isLeft ? -1 : Int32(census.count(word & 0xff_ffff)))
        if isLeft { leavesPixels = true }
      }
    }
  }

  /// The picture, in the colors of `common` if it has too many of its own.
  consuming func picture(
    _ common: Palette? = nil
  ) throws(PictureError) -> AnimationPicture {
    let limit = leavesPixels ? 255 : 256
    let palette =
      if let common, census.colors.count > limit { common } else {
        Palette(of: census, limit: limit)
      }
    let clear = leavesPixels ? UInt8(palette.colors.count) : nil
    var indices = indices(palette, clear: clear ?? 0)
    let block = try GIFWriter.block(&indices, in: place, palette.filled(atLeast: clear))
    return AnimationPicture(place: place, bytes: block, clearIndex: clear)
  }

  private func indices(_ palette: Palette, clear: UInt8) -> [UInt8] {
    let mixer = ColorMixer(palette)
    let mixtures = census.colors.map { mixer.mixture(for: $0) }
    var indices: [UInt8] = []
    indices.reserveCapacity(numbers.count)
    for y in 0..<place.height {
      let row = (place.minY + y) % 8 * 8
      for x in 0..<place.width {
        let number = Int(numbers[y * place.width + x])
        if number < 0 {
          indices.append(clear)
        } else {
          let mixture = mixtures[number]
          let threshold = Self.thresholds[row + (place.minX + x) % 8]
          indices.append(threshold < mixture.share ? mixture.second : mixture.first)
        }
      }
    }
    return indices
  }

  /// Bayer's matrix: the places of a square in the order in which they take the second color.
  private static let thresholds: [UInt8] = (0..<64).map { place in
    let (x, y) = (place % 8, place / 8)
    return UInt8(
      (0..<3).reduce(0) { order, bit in
        let across = (x ^ y) >> bit & 1
        let down = y >> bit & 1
        return order | (across << 1 | down) << (2 * (2 - bit))
      })
  }
}

extension Palette {
  /// The colors, and black up to a power of two, of which the last index is at least `clear`.
  fileprivate func filled(atLeast clear: UInt8?) -> [UInt32] {
    var size = 2
    while size < colors.count || size <= Int(clear ?? 0) { size *= 2 }
    return colors + [UInt32](repeating: 0, count: size - colors.count)
  }
}
