import SegueRaster

/// The mapping of a camera's stored rows and columns to those of the upright picture; the numbers are those of
/// Exif.
enum PictureOrientation: Int {
  case upright = 1
  case mirrored
  case upsideDown
  case flipped
  case transposed
  case turnedClockwise
  case transversed
  case turnedCounterclockwise

  /// True if rows become columns.
  var exchangesSides: Bool { rawValue >= PictureOrientation.transposed.rawValue }

  /// The size of the upright picture of a stored one.
  func size(width: Int, height: Int) -> (width: Int, height: Int) {
    exchangesSides ? (height, width) : (width, height)
  }

  /// The way through a stored picture of this size that goes along the rows of the upright one.
  func walk(width: Int, height: Int) -> (start: Int, alongRow: Int, toNextRow: Int) {
    let (right, bottom) = (width - 1, (height - 1) * width)
    return switch self {
    case .upright: (0, 1, width)
    case .mirrored: (right, -1, width)
    case .upsideDown: (bottom + right, -1, -width)
    case .flipped: (bottom, 1, -width)
    case .transposed: (0, width, 1)
    case .turnedClockwise: (bottom, -width, 1)
    case .transversed: (bottom + right, -width, -1)
    case .turnedCounterclockwise: (right, width, -1)
    }
  }
}

extension Surface {
  /// Fills the surface, which has the upright size, with the pixels of a stored picture.
  mutating func fill(
    from stored: Surface, _ orientation: PictureOrientation
  ) throws(PictureError) {
    let (columns, rows) = (width, height)
    let walk = orientation.walk(width: stored.width, height: stored.height)
    try change { pixels in
      for y in 0..<rows {
        var source = walk.start + y * walk.toNextRow
        for x in 0..<columns {
          pixels[y * columns + x] = stored.pixels[source]
          source += walk.alongRow
        }
      }
    }
  }
}
