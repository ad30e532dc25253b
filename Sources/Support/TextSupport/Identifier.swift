extension StringProtocol {
  /// True if the text can be written in files and messages without quoting: 1 to 64 letters, digits, underscores,
  /// dots or hyphens.
  package var isIdentifier: Bool {
    (1...64).contains(utf8.count)
      && utf8.allSatisfy { byte in
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
          UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
          UInt8(ascii: "-"):
          true
        default: false
        }
      }
  }
}
