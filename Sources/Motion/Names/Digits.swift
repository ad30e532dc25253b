extension Double {
  /// The shortest decimal that reads back as the same number, without a fraction of zero.
  package var shortest: String {
    let text = description
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}

extension UInt8 {
  /// Whether the byte is one of the ten digits.
  var isDigit: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }
}
