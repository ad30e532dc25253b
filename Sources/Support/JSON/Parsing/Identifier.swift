/// A key that needs no quotes in JSON5: an ECMAScript 5.1 identifier, its escapes resolved.
struct Identifier {
  /// The key.
  let name: String

  /// The identifier that `text` spells, or nothing if it is none.
  init?(_ text: String) {
    var scalars = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let next = Self.readScalar(from: &rest) {
      guard scalars.isEmpty ? Self.canStart(next) : Self.canContinue(next) else { return nil }
      scalars.append(next)
    }
    guard rest.isEmpty, !scalars.isEmpty else { return nil }
    name = String(scalars)
  }

  /// Takes the next character, plain or as `\u` and four digits; nothing at the end or at a mistake.
  private static func readScalar(from text: inout Substring.UnicodeScalarView) -> Unicode.Scalar? {
    guard text.first == "\\" else { return text.popFirst() }
    let digits = text.dropFirst(2).prefix(4)
    guard text.dropFirst().first == "u", digits.count == 4,
      digits.allSatisfy({ $0.properties.isASCIIHexDigit }),
      let scalar = UInt32(String(digits), radix: 16).flatMap(Unicode.Scalar.init)
    else { return nil }
    text = text.dropFirst(6)
    return scalar
  }

  private static func canStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .letterNumber:
      true
    default:
      scalar == "$" || scalar == "_"
    }
  }

  private static func canContinue(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .spacingMark, .decimalNumber, .connectorPunctuation: true
    default: canStart(scalar) || scalar == "\u{200C}" || scalar == "\u{200D}"
    }
  }
}
