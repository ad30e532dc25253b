import SegueJSON
import SegueTextSupport

/// Tokens of a style sheet: custom properties of CSS, variables of Sass, and entries of Sass's maps.
///
///     --motion-short: 100ms;      $motion-short: 100ms;      'duration-short': 100ms,
struct StyleSheetTokens {
  private(set) var tokens: [WrittenToken] = []
  private let bytes: [UInt8]
  private let source: SourceText
  private var place = 0
  private var known: Set<String> = []

  /// The most maps inside each other.
  private static let depth = 16

  /// The tokens of a style sheet; a property that stands there several times counts as it stands first.
  init(in source: SourceText) {
    (self.source, bytes) = (source, source.bytes)
    while place < bytes.count {
      if skipsComment() { continue }
      let start = place
      if let name = name() {
        add(name, depth: 0)
      } else {
        place = max(place, start + 1)
      }
    }
  }

  /// Adds what stands behind the colon of a name: a value, or a map of them.
  private mutating func add(_ name: String, depth: Int) {
    while place < bytes.count, bytes[place].isBlank || skipsComment() {
      if place < bytes.count, bytes[place].isBlank { place += 1 }
    }
    if place < bytes.count, bytes[place] == UInt8(ascii: "("), depth < Self.depth {
      place += 1
      return addEntries(of: name, depth: depth + 1)
    }
    let range = value()
    let text = Self.plain(String(source.text(in: range).trimmed()))
    guard !text.isEmpty, tokens.count <= TokenReader.limit,
      name.utf8.count <= TokenReader.nameLimit, known.insert(name).inserted
    else { return }
    tokens.append(
      WrittenToken(
        name: name, node: JSONNode(.string(Self.reference(in: text)), at: range), type: nil,
        note: nil, extensions: nil, source: source))
  }

  /// Adds the entries of a map, up to the bracket that closes it.
  private mutating func addEntries(of map: String, depth: Int) {
    while place < bytes.count {
      if bytes[place].isBlank || bytes[place] == UInt8(ascii: ",") {
        place += 1
      } else if bytes[place] == UInt8(ascii: ")") {
        place += 1
        return
      } else if !skipsComment() {
        let isLong = map.utf8.count > TokenReader.nameLimit
        if let key = key() {
          add(isLong ? map : map + "." + key, depth: depth)
        } else {
          _ = value()
        }
        // What ends a value, and no map, is no map's.
        guard place < bytes.count,
          ![UInt8(ascii: ";"), UInt8(ascii: "{"), UInt8(ascii: "}")].contains(bytes[place])
        else { return }
      }
    }
  }

  /// The key of an entry: a word, in quotes or not, that a colon follows.
  private mutating func key() -> String? {
    let start = place
    if let name = name() { return name }
    place = start
    while place < bytes.count, bytes[place].isOfTokenName { place += 1 }
    guard place > start else { return nil }
    let word = source.text(in: SourceRange(start, place))
    if isColon() { return word }
    place = start
    return nil
  }

  /// The value that is meant by a call that chooses: its last argument.
  private static func plain(_ text: String) -> String {
    guard text.hasPrefix("if-else(") || text.hasPrefix("if("), text.hasSuffix(")") else {
      return text
    }
    var depth = 0
    var last = text.startIndex
    for index in text.indices.dropLast() {
      switch text[index] {
      case "(":
        depth += 1
        if depth == 1 { last = text.index(after: index) }
      case ")": depth -= 1
      case "," where depth == 1: last = text.index(after: index)
      default: break
      }
    }
    return String(text[last...].dropLast().trimmed())
  }

  /// Steps over a comment that begins here.
  private mutating func skipsComment() -> Bool {
    guard bytes[place] == UInt8(ascii: "/"), place + 1 < bytes.count else { return false }
    if bytes[place + 1] == UInt8(ascii: "*") {
      place += 2
      while place + 1 < bytes.count,
        !(bytes[place] == UInt8(ascii: "*") && bytes[place + 1] == UInt8(ascii: "/"))
      {
        place += 1
      }
      place = min(place + 2, bytes.count)
      return true
    }
    guard bytes[place + 1] == UInt8(ascii: "/") else { return false }
    while place < bytes.count, bytes[place] != UInt8(ascii: "\n") { place += 1 }
    return true
  }

  /// The name that a colon makes one: behind `--`, behind `$`, or in quotes.
  private mutating func name() -> String? {
    if place > 0, bytes[place - 1].isOfTokenName { return nil }
    let quote = bytes[place]
    if quote == UInt8(ascii: "'") || quote == UInt8(ascii: "\"") {
      let begin = place + 1
      place = begin
      while place < bytes.count, bytes[place].isOfTokenName { place += 1 }
      guard place > begin, place < bytes.count, bytes[place] == quote else { return nil }
      let name = source.text(in: SourceRange(begin, place))
      place += 1
      return isColon() ? name : nil
    }
    let mark = quote == UInt8(ascii: "$") ? 1 : 2
    guard
      mark == 1
        || quote == UInt8(ascii: "-") && place + 1 < bytes.count
          && bytes[place + 1] == UInt8(ascii: "-")
    else { return nil }
    let begin = place + mark
    place = begin
    while place < bytes.count, bytes[place].isOfTokenName { place += 1 }
    guard place > begin else { return nil }
    let name = source.text(in: SourceRange(begin, place))
    return isColon() ? name : nil
  }

  private mutating func isColon() -> Bool {
    while place < bytes.count, bytes[place].isBlank { place += 1 }
    guard place < bytes.count, bytes[place] == UInt8(ascii: ":") else { return false }
    place += 1
    return true
  }

  /// The range of a value, up to what ends it outside of brackets.
  private mutating func value() -> SourceRange {
    let begin = place
    var depth = 0
    while place < bytes.count {
      switch bytes[place] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { return SourceRange(begin, place) }
        depth -= 1
      case UInt8(ascii: ";"), UInt8(ascii: "}"), UInt8(ascii: "{"):
        return SourceRange(begin, place)
      case UInt8(ascii: ",") where depth == 0: return SourceRange(begin, place)
      default: break
      }
      place += 1
    }
    return SourceRange(begin, place)
  }

  /// A value as the format of tokens writes it: `var(--a)` and `$a` are references.
  private static func reference(in text: String) -> String {
    let text = text.hasSuffix("!default") ? String(text.dropLast(8).trimmed()) : text
    for (before, after) in [("var(--", ")"), ("$", "")]
    where text.hasPrefix(before) && text.hasSuffix(after) {
      let name = text.dropFirst(before.count).dropLast(after.count)
      if name.utf8.allSatisfy(\.isOfTokenName) { return "{\(name)}" }
    }
    return text
  }
}

extension UInt8 {
  /// True for what names in style sheets are made of.
  fileprivate var isOfTokenName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  fileprivate var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
