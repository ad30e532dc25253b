/// The numbers in a font file, the largest byte first; what is outside of the file is `nil`.
struct FontBytes {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func byte(at place: Int) -> Int? {
    bytes.indices.contains(place) ? Int(bytes[place]) : nil
  }

  func short(at place: Int) -> Int? {
    guard place >= 0, place <= bytes.count - 2 else { return nil }
    return Int(bytes[place]) << 8 | Int(bytes[place + 1])
  }

  func triple(at place: Int) -> Int? {
    guard let high = byte(at: place), let low = short(at: place + 1) else { return nil }
    return high << 16 | low
  }

  func word(at place: Int) -> Int? {
    guard let high = short(at: place), let low = short(at: place + 2) else { return nil }
    return high << 16 | low
  }

  /// A length with a sign.
  func length(at place: Int) -> Double? {
    short(at: place).map { Double(Int16(truncatingIfNeeded: $0)) }
  }

  /// A number from −2 to 2.
  func share(at place: Int) -> Double? { length(at: place).map { $0 / 16_384 } }

  /// A number with 16 bits behind the point.
  func fixed(at place: Int) -> Double? {
    word(at: place).map { Double(Int32(truncatingIfNeeded: $0)) / 65_536 }
  }

  /// Returns the offset of a face, of which a file may have several.
  func start(of face: Int) -> Int? {
    let isCollection = word(at: 0) == 0x7474_6366
    return isCollection ? word(at: 12 + 4 * face) : 0
  }

  /// Returns the range of a table, by its name.
  func table(_ name: Int, of font: Int) -> Range<Int>? {
    guard let count = short(at: font + 4) else { return nil }
    for index in 0..<count {
      let entry = font + 12 + 16 * index
      guard word(at: entry) == name, let start = word(at: entry + 8),
        let size = word(at: entry + 12)
      else { continue }
      return start..<start + size
    }
    return nil
  }
}
