package import SegueSceneGraph
import SegueTextSupport

/// Colors as CSS writes them.
///
/// `#RGB`, `#RGBA`, `#RRGGBB` and `#RRGGBBAA`; `rgb()`, `rgba()`, `hsl()` and `hsla()` with commas
/// or with spaces; the 148 names and `transparent`. Upper and lower case are alike. Unlike CSS,
/// which clamps, components beyond their range are mistakes, because nobody means them.
package enum ColorText {
  /// Reason why a text is not a color.
  package struct Mistake: Error, Hashable, Sendable {
    /// Description of what was found and what was expected.
    package let message: String
    /// Suggested replacement, where it is plain.
    package let hint: String?
    /// A word that was not understood, and the words one of which may have been meant.
    package let unknown: Unknown?

    /// A word that was not understood.
    package struct Unknown: Hashable, Sendable {
      /// The word, in lower case.
      package let word: String
      /// The words that would have been understood.
      package let candidates: [String]
    }

    init(_ message: String, hint: String? = nil, unknown: Unknown? = nil) {
      self.message = message
      self.hint = hint
      self.unknown = unknown
    }
  }

  /// The color that `text` means; `nil` when it means none.
  package static func parse(_ text: String) -> Color? { try? read(text) }

  /// Returns the mistake in `text`; `nil` if it is a color.
  package static func mistake(in text: String) -> Mistake? {
    do {
      _ = try read(text)
      return nil
    } catch {
      return error
    }
  }

  private static func read(_ text: String) throws(Mistake) -> Color {
    try refuseSpaceAround(text)
    let word = String(decoding: text.utf8.map(\.asciiLowercased), as: UTF8.self)
    if word.first == "#" { return try hexadecimal(word.dropFirst(), in: text) }
    if word.contains("(") { return try ColorFunction(word).color() }
    if word == "transparent" { return .clear }
    guard let rgb = ColorNames.rgb(of: word) else { throw unknownName(word, in: text) }
    return Color(rgb: rgb)
  }

  private static func refuseSpaceAround(_ text: String) throws(Mistake) {
    guard let first = text.utf8.first, let last = text.utf8.last else {
      throw Mistake("an empty text is no color")
    }
    if first.isColorSpace || last.isColorSpace {
      throw Mistake("\(Quote(text)) begins or ends with a space")
    }
  }

  private static func hexadecimal(
    _ digits: Substring, in text: String
  ) throws(Mistake) -> Color {
    if let stranger = digits.first(where: { !($0.isASCII && $0.isHexDigit) }) {
      throw Mistake("\(Quote(String(stranger))) in \(Quote(text)) is no hexadecimal digit")
    }
    let width = digits.utf8.count
    guard [3, 4, 6, 8].contains(width), let value = UInt32(digits, radix: 16) else {
      throw Mistake(
        "\(Quote(text)) has \(width.counted("digit")), expected 3, 4, 6 or 8")
    }
    switch width {
    case 3: return color(doubled(value << 4 | 0xF))
    case 4: return color(doubled(value))
    case 6: return color(value << 8 | 0xFF)
    default: return color(value)
    }
  }

  /// The color `0xRRGGBBAA`.
  private static func color(_ rgba: UInt32) -> Color {
    Color(rgb: rgba >> 8, alpha: Double(rgba & 0xFF) / 255)
  }

  /// `0xRRGGBBAA` for `0xRGBA`.
  private static func doubled(_ short: UInt32) -> UInt32 {
    (0..<4).reduce(0) { $0 | (short >> (4 * $1) & 0xF) * 0x11 << (8 * $1) }
  }

  private static func unknownName(_ word: String, in text: String) -> Mistake {
    if [3, 4, 6, 8].contains(word.utf8.count), word.allSatisfy(\.isHexDigit) {
      return Mistake("\(Quote(text)) is no color", hint: "write '#\(text)'")
    }
    if ColorFunction.names.contains(word) {
      return Mistake(
        "found \(Quote(text)) alone, expected '(' behind it", hint: ColorFunction.example(of: word))
    }
    return Mistake(
      "\(Quote(text)) is no color name",
      unknown: Mistake.Unknown(word: word, candidates: ColorNames.all + ["transparent"]))
  }
}

extension UInt8 {
  /// The byte in lower case; letters beyond ASCII are no part of the words of CSS.
  fileprivate var asciiLowercased: UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(self) ? self | 0x20 : self
  }

  /// True if the byte is white space in CSS.
  var isColorSpace: Bool { self == 0x20 || (0x9...0xD).contains(self) && self != 0xB }
}
