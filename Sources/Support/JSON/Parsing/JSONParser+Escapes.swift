import SegueTextSupport

extension JSONParser {
  /// Reads the escape at the position and appends what it stands for.
  mutating func readEscape(into decoded: inout [UInt8]) throws(JSONError) {
    let start = position
    position += 1
    if let plain = next.escapedByte {
      decoded.append(plain)
      position += 1
    } else if next == UInt8(ascii: "u") {
      try readUnicodeEscape(into: &decoded)
    } else if lineTerminatorLength > 0 {
      position += lineTerminatorLength
      if dialect == .json { try report(.lineContinuation, at: SourceRange(start, start + 1)) }
    } else {
      try readForeignEscape(from: start, into: &decoded)
    }
  }

  /// Reads `\u` and four digits at the `u`; a first half of a surrogate pair takes the second along.
  private mutating func readUnicodeEscape(into decoded: inout [UInt8]) throws(JSONError) {
    let start = position - 1
    guard let unit = try readHexadecimal(digits: 4, from: start) else { return }
    if let scalar = Unicode.Scalar(unit) {
      decoded += Array(String(scalar).utf8)
    } else if let low = lowSurrogate(after: unit) {
      position += 6
      let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      decoded += Array(String(scalar ?? "\u{FFFD}").utf8)
    } else {
      let range = SourceRange(start, position)
      try report(.loneSurrogate(source.text(in: range)), at: range)
    }
  }

  /// The second half of a surrogate pair that starts with `high`, if its escape is at the position.
  private func lowSurrogate(after high: UInt32) -> UInt32? {
    guard high < 0xDC00, next == .backslash, byte(at: position + 1) == UInt8(ascii: "u"),
      let low = hexadecimal(digits: 4, at: position + 2), (0xDC00...0xDFFF).contains(low)
    else { return nil }
    return low
  }

  /// Reads the digits behind the `u` or `x` at the position.
  private mutating func readHexadecimal(
    digits: Int, from start: Int
  ) throws(JSONError) -> UInt32? {
    if let value = hexadecimal(digits: digits, at: position + 1) {
      position += 1 + digits
      return value
    }
    position += 1
    let limit = position + digits
    while position < limit, next.hexadecimalDigit != nil { position += 1 }
    let range = SourceRange(start, position)
    try report(.shortEscape(source.text(in: range), digits: digits), at: range)
    return nil
  }

  private func hexadecimal(digits: Int, at start: Int) -> UInt32? {
    var value: UInt32 = 0
    for index in start..<start + digits {
      guard let digit = byte(at: index).hexadecimalDigit else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  /// Reads an escape that strict JSON does not have.
  private mutating func readForeignEscape(
    from start: Int, into decoded: inout [UInt8]
  ) throws(JSONError) {
    if next == UInt8(ascii: "x") {
      guard let value = try readHexadecimal(digits: 2, from: start) else { return }
      return try append(Unicode.Scalar(UInt8(value)), escapedAt: start, to: &decoded)
    }
    // A control character or the end of the file is the string's to judge.
    guard next >= 0x20 else { return }
    let letter = next
    position = Int(characterRange.end)
    if let value = meaning(ofForeign: letter) {
      return try append(value, escapedAt: start, to: &decoded)
    }
    // JSON5 takes any other character for itself, but no digit.
    if dialect == .json || letter.isDigit {
      let range = SourceRange(start, position)
      try report(.unknownEscape(source.text(in: range)), at: range)
    }
    decoded += bytes[start + 1..<position]
  }

  private func meaning(ofForeign letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case .singleQuote: "'"
    case UInt8(ascii: "v"): "\u{B}"
    case .zero where !next.isDigit: "\0"
    default: nil
    }
  }

  private mutating func append(
    _ value: Unicode.Scalar, escapedAt start: Int, to decoded: inout [UInt8]
  ) throws(JSONError) {
    if dialect == .json {
      let range = SourceRange(start, position)
      try report(.foreignEscape(source.text(in: range), for: value), at: range)
    }
    decoded += Array(String(value).utf8)
  }
}

extension UInt8 {
  /// Byte that the escape of this letter stands for, in either dialect.
  fileprivate var escapedByte: UInt8? {
    switch self {
    case .quote, .backslash, .slash: self
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: nil
    }
  }

  /// Its value as a hexadecimal digit.
  var hexadecimalDigit: UInt32? {
    switch self {
    case .zero ... .nine: UInt32(self &- .zero)
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(self &- UInt8(ascii: "a") &+ 10)
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(self &- UInt8(ascii: "A") &+ 10)
    default: nil
    }
  }
}
