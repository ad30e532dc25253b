extension UInt8 {
  /// True if the byte is one of the ten digits.
  @inlinable package var isDigit: Bool { self &- 0x30 < 10 }
}

extension BinaryInteger {
  /// The digits of the number, with zeros in front where they are fewer than `count`.
  package func digits(
    atLeast count: Int, radix: Int = 10, uppercase: Bool = false
  ) -> String {
    let digits = String(self, radix: radix, uppercase: uppercase)
    return String(repeating: "0", count: max(count - digits.utf8.count, 0)) + digits
  }
}

extension Unicode.Scalar {
  /// The number by which the character is known, such as `U+00E9`.
  package var codePoint: String { "U+" + value.digits(atLeast: 4, radix: 16, uppercase: true) }
}
