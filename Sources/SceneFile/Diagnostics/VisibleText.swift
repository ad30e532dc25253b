extension Unicode.Scalar {
  /// The character as a terminal may safely show it.
  ///
  /// Controls, direction overrides and everything else without a shape of its own become the escape
  /// that JSON knows, so that a file can neither move the cursor nor reorder what stands around it.
  /// The joiners stay: emoji and several scripts are written with them.
  var visible: String {
    isUnseen ? escaped : String(Character(self))
  }

  /// The character as the escape that JSON knows.
  var escaped: String {
    utf16.map { unit in
      let digits = String(unit, radix: 16, uppercase: true)
      return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }.joined()
  }

  /// The columns that the character takes in a terminal, by the usual reading of Unicode.
  var columns: Int {
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: 0
    default: isWide ? 2 : 1
    }
  }

  private var isUnseen: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: false
    }
  }

  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xAC00...0xD7A3,
      0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD:
      true
    default:
      properties.isEmojiPresentation
    }
  }
}

/// The user's own words inside a message: in single quotes, made visible, at most 80 characters.
public struct Quote: Hashable, Sendable, CustomStringConvertible {
  /// The words in quotes, ready for a message.
  public let description: String

  /// The most characters of the user's text that a message repeats.
  public static let limit = 80

  /// The words `text` in quotes.
  public init(_ text: String) {
    var shown = ""
    var room = Quote.limit
    for scalar in text.unicodeScalars {
      let next = scalar.visible
      room -= next.unicodeScalars.count
      guard room >= 0 else {
        shown += "…"
        break
      }
      shown += next
    }
    description = "'\(shown)'"
  }
}
