extension Unicode.Scalar {
  /// The character as a terminal may safely show it.
  ///
  /// Controls, direction overrides and everything else without a shape of its own become the escape
  /// that JSON knows, so that a file can neither move the cursor nor reorder what stands around it.
  /// The joiners stay: emoji and several scripts are written with them.
  package var visible: String {
    isUnseen ? escaped : String(Character(self))
  }

  /// The character as the escape that JSON knows.
  package var escaped: String {
    utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  private var isUnseen: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: false
    }
  }
}

extension String {
  /// The text as a terminal may safely show it, in its lines.
  package var visible: String {
    unicodeScalars.reduce(into: "") { $0 += $1 == "\n" ? "\n" : $1.visible }
  }
}
