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
