/// A unit of an H.264 stream: a picture, or parameters of pictures.
struct StreamUnit: Hashable, Sendable {
  /// Header with the unit's type and whether others refer to it; then its payload, without the bytes that only
  /// keep start codes unique.
  var bytes: [UInt8]

  /// Type of the unit: nal_unit_type.
  var kind: Int { bytes.first.map { Int($0 & 31) } ?? 0 }

  static let picture = 1
  static let keyPicture = 5
  static let sequenceParameters = 7
  static let pictureParameters = 8
}

/// The byte stream of H.264, annex B: units behind start codes.
enum ByteStream {
  /// The units of a stream.
  static func units(of stream: [UInt8]) -> [StreamUnit] {
    let starts = startCodes(in: stream)
    let ends = starts.dropFirst().map { $0 - 3 } + [stream.count]
    return zip(starts, ends).map { start, end in
      var last = max(start, end)
      // The zero before a start code of four bytes, and any behind a unit, belong to neither.
      while last > start, stream[last - 1] == 0 { last -= 1 }
      return StreamUnit(bytes: unescaped(stream[start..<last]))
    }
  }

  /// Returns the positions at which units begin.
  private static func startCodes(in stream: [UInt8]) -> [Int] {
    var (places, zeros): ([Int], Int) = ([], 0)
    for (place, byte) in stream.enumerated() {
      if byte == 1, zeros >= 2 { places.append(place + 1) }
      zeros = byte == 0 ? zeros + 1 : 0
    }
    return places
  }

  /// A unit behind a start code.
  static func bytes(of unit: StreamUnit) -> [UInt8] {
    var bytes: [UInt8] = [0, 0, 0, 1]
    bytes.reserveCapacity(unit.bytes.count + 16)
    var zeros = 0
    for byte in unit.bytes {
      if zeros == 2, byte <= 3 {
        bytes.append(3)
        zeros = 0
      }
      bytes.append(byte)
      zeros = byte == 0 ? zeros + 1 : 0
    }
    return bytes
  }

  private static func unescaped(_ unit: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(unit.count)
    var zeros = 0
    for byte in unit {
      if zeros >= 2, byte == 3 {
        zeros = 0
        continue
      }
      bytes.append(byte)
      zeros = byte == 0 ? zeros + 1 : 0
    }
    return bytes
  }
}

/// Bits of bytes, the first one on top; behind the end there are none.
struct BitReader {
  private let bytes: [UInt8]
  /// The number of bits that have been read.
  private(set) var position = 0

  /// The bits of these bytes.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The next bit; `nil` behind the end.
  mutating func bit() -> Bool? {
    guard position < bytes.count * 8 else { return nil }
    defer { position += 1 }
    return bytes[position / 8] >> (7 - position % 8) & 1 == 1
  }

  /// The next bits as a number.
  mutating func number(width: Int) -> Int? {
    var value = 0
    for _ in 0..<width {
      guard let bit = bit() else { return nil }
      value = value << 1 | (bit ? 1 : 0)
    }
    return value
  }

  /// The next number in an Exponential-Golomb code: ue(v), below 2^31.
  mutating func unsigned() -> Int? {
    var zeros = 0
    while let bit = bit() {
      if bit { return number(width: zeros).map { (1 << zeros) - 1 + $0 } }
      zeros += 1
      if zeros > 30 { return nil }
    }
    return nil
  }

  /// The next number that may be below zero: se(v).
  mutating func signed() -> Int? {
    unsigned().map { $0 % 2 == 1 ? ($0 + 1) / 2 : -$0 / 2 }
  }
}
