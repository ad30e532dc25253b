/// The words of one line of a golden; what stands in quotes is part of one word.
///
/// A line is taken apart by Unicode scalars, as it was put together: an accent or a tone of skin at the
/// beginning of a text would be one character with the quote in front of it.
package struct GoldenWords {
  private var rest: Substring.UnicodeScalarView

  /// All words of a line.
  package static func all(in line: Substring) -> [String] {
    var words = GoldenWords(rest: line.unicodeScalars)
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
    let end = rest.firstIndex { scalar in
      if isEscaped {
        isEscaped = false
      } else if isQuoted, scalar == "\\" {
        isEscaped = true
      } else if scalar == "\"" {
        isQuoted.toggle()
      }
      return scalar == " " && !isQuoted
    }
    defer { rest = rest[(end ?? rest.endIndex)...] }
    return String(Substring(rest[..<(end ?? rest.endIndex)]))
  }

  /// A name that has been written, without its quotes.
  package static func name(_ word: String) -> String {
    let scalars = word.unicodeScalars
    guard scalars.first == "\"", scalars.last == "\"", scalars.count > 1 else { return word }
    var name = ""
    var isEscaped = false
    for scalar in scalars.dropFirst().dropLast() {
      if isEscaped {
        name.unicodeScalars.append(scalar == "n" ? "\n" : scalar)
        isEscaped = false
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        name.unicodeScalars.append(scalar)
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
