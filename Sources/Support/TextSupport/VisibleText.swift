extension Unicode.Scalar {
  /// The character as it may safely be shown.
  ///
  /// Controls, direction overrides and everything else without a shape of its own become the escape
  /// that JSON knows, so that a file can neither move the cursor nor reorder what stands around it.
  /// The joiners stay: emoji and several scripts are written with them.
  package var visible: String {
    isUnseen ? escaped : String(Character(self))
  }

  /// The character as the escape that JSON knows.
  package var escaped: String {
    utf16.map { "\\u" + $0.digits(atLeast: 4, radix: 16, uppercase: true) }.joined()
  }

  private var isUnseen: Bool {
    if isASCII { return value < 0x20 || value == 0x7F }
    return switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    case .format: self != "\u{200C}" && self != "\u{200D}"
    default: properties.isNoncharacterCodePoint
    }
  }
}

extension String {
  /// The text as one line that a terminal shows and does not obey, and neither does who reads logs:
  /// GitHub takes a line that begins with `::` for a command, and `##[` wherever it stands.
  ///
  /// This is how every text is shown that is not ours: names of files, layers and fonts, titles, words
  /// of scenes and goldens.
  package var visible: String {
    if isHarmless { return self }
    var text = ""
    let space = unicodeScalars.prefix { $0.properties.isWhitespace }
    let words = unicodeScalars.dropFirst(space.count)
    for scalar in space { text.appendVisible(scalar) }
    let isCommand = words.prefix(2).elementsEqual("::".unicodeScalars)
    if isCommand { text += Unicode.Scalar(":").escaped }
    for scalar in words.dropFirst(isCommand ? 1 : 0) { text.appendVisible(scalar) }
    return text
  }

  /// The text in its lines, each of them visible.
  package var visibleLines: String {
    unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).visible }.joined(separator: "\n")
  }

  /// Adds a character as it may safely be shown behind what is there.
  package mutating func appendVisible(_ scalar: Unicode.Scalar) {
    self += scalar == "[" && opensCommand ? scalar.escaped : scalar.visible
  }

  /// True if a bracket would turn the end of the text into a command, as in `##[error]` or `##vso[...]`.
  private var opensCommand: Bool {
    let letters = unicodeScalars.reversed().prefix { $0.isASCII && $0.properties.isAlphabetic }
    return unicodeScalars.dropLast(letters.count).suffix(2).elementsEqual("##".unicodeScalars)
  }

  /// True if nothing in the text can act as a command; most texts pass at a glance.
  private var isHarmless: Bool {
    utf8.first != UInt8(ascii: ":") && utf8.first != UInt8(ascii: " ")
      && utf8.allSatisfy { (0x20..<0x7F).contains($0) && $0 != UInt8(ascii: "#") }
  }
}
