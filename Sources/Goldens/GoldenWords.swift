/// The words of one line of a golden; what stands in quotes is part of one word.
package struct GoldenWords {
  private var rest: Substring

  /// All words of a line.
  package static func all(in line: Substring) -> [String] {
    var words = GoldenWords(rest: line)
    var all: [String] = []
    while let word = words.next() { all.append(word) }
    return all
  }

  /// The next word, as it stands there.
  private mutating func next() -> String? {
    rest = rest.drop { $0 == " " }
    if rest.isEmpty { return nil }
    var isQuoted = false
    var isEscaped = false
    let end = rest.firstIndex { character in
      if isEscaped {
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
      }
      return character == " " && !isQuoted
    }
    defer { rest = rest[(end ?? rest.endIndex)...] }
    return String(rest[..<(end ?? rest.endIndex)])
  }

  /// A name that has been written, without its quotes.
  package static func name(_ word: String) -> String {
    guard word.hasPrefix("\""), word.hasSuffix("\""), word.count > 1 else { return word }
    var name = ""
    var isEscaped = false
    for character in word.dropFirst().dropLast() {
      if isEscaped {
        name.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        name.append(character)
      }
    }
    return name
  }
}

extension String {
  /// A name as it stands in goldens: in quotes where it could be taken for several words.
  package var written: String {
    let isPlain =
      !isEmpty && !unicodeScalars.contains { $0.value <= 0x20 || $0 == "\"" || $0 == "\\" }
    if isPlain { return self }
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
