/// The words of one line of a golden; what stands in quotes is part of one word.
struct GoldenWords {
  private var rest: Substring

  init(_ line: Substring) {
    rest = line
  }

  /// All words of a line.
  static func all(in line: Substring) -> [String] {
    var words = GoldenWords(line)
    var all: [String] = []
    while let word = words.next() { all.append(word) }
    return all
  }

  /// The next word, as it stands there.
  mutating func next() -> String? {
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
  static func name(_ word: String) -> String {
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
