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

extension PictureOrientation {
  /// The orientation that Exif data ask for, without the six bytes in front of them; `nil` where
  /// they ask for none or make no sense.
  init?(exif bytes: Span<UInt8>) {
    guard let order = TIFFOrder(bytes), let directory = order.long(bytes, at: 4),
      let count = order.short(bytes, at: directory)
    else { return nil }
    for index in 0..<count {
      let entry = directory + 2 + 12 * index
      guard let tag = order.short(bytes, at: entry) else { return nil }
      guard tag == 0x0112 else { continue }
      guard order.short(bytes, at: entry + 2) == 3, order.long(bytes, at: entry + 4) == 1,
        let value = order.short(bytes, at: entry + 8)
      else { return nil }
      self.init(rawValue: value)
      return
    }
    return nil
  }
}

/// The order in which a TIFF structure writes the bytes of a number.
private enum TIFFOrder {
  case littleEndian
  case bigEndian

  init?(_ bytes: Span<UInt8>) {
    guard bytes.count >= 8 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0x49, 0x49): self = .littleEndian
    case (0x4d, 0x4d): self = .bigEndian
    default: return nil
    }
    guard short(bytes, at: 2) == 42 else { return nil }
  }

  /// The number of two bytes at `place`; `nil` behind the end.
  func short(_ bytes: Span<UInt8>, at place: Int) -> Int? {
    guard place <= bytes.count - 2 else { return nil }
    let (first, second) = (Int(bytes[place]), Int(bytes[place + 1]))
    return self == .bigEndian ? first << 8 | second : second << 8 | first
  }

  /// The number of four bytes at `place`; `nil` behind the end.
  func long(_ bytes: Span<UInt8>, at place: Int) -> Int? {
    guard let first = short(bytes, at: place), let second = short(bytes, at: place + 2) else {
      return nil
    }
    return self == .bigEndian ? first << 16 | second : second << 16 | first
  }
}
