/// Reads the pattern of a ``CountFormat``, part by part.
struct CountPatternScanner {
  /// One of the parts: digits, and the text around them.
  struct Part {
    var before = ""
    var digits = CountDigits()
    var after = ""
  }

  private var rest: Substring

  init(_ pattern: String) { rest = pattern[...] }

  /// True if no part is left.
  var isAtEnd: Bool { rest.isEmpty }

  /// The next part, and what ends it.
  mutating func part() throws(CountFormatError) -> Part {
    var part = Part()
    var shift = 0
    part.before = try text(&shift)
    let places = places()
    part.after = try text(&shift)
    if let next = rest.first {
      guard next == ";" else { throw .twice }
      rest.removeFirst()
      if rest.isEmpty { throw .noDigits }
    }
    part.digits = try digits(places)
    part.digits.shift = shift
    return part
  }

  /// True if digits begin here.
  private var beginsDigits: Bool {
    guard let first = rest.first else { return false }
    if first == "#" || first == "0" { return true }
    guard first == ".", let second = rest.dropFirst().first else { return false }
    return second == "#" || second == "0"
  }

  /// The text up to the next digits, the next part or the end.
  private mutating func text(_ shift: inout Int) throws(CountFormatError) -> String {
    var text = ""
    while let next = rest.first, next != ";", !beginsDigits {
      rest.removeFirst()
      switch next {
      case "'": text += try quoted()
      case "%":
        shift = 2
        text.append(next)
      case "‰":
        shift = 3
        text.append(next)
      default: text.append(next)
      }
    }
    return text
  }

  /// The text of a quote that has begun; two quotes in a row are one that is shown.
  private mutating func quoted() throws(CountFormatError) -> String {
    if rest.first == "'" {
      rest.removeFirst()
      return "'"
    }
    var text = ""
    while let next = rest.popFirst() {
      if next != "'" {
        text.append(next)
      } else if rest.first == "'" {
        rest.removeFirst()
        text.append(next)
      } else {
        return text
      }
    }
    throw .quote
  }

  /// The places of digits and the separators between them; a separator behind the last place is text.
  private mutating func places() -> Substring {
    let end = rest.firstIndex { !"#0,.".contains($0) } ?? rest.endIndex
    var places = rest[..<end]
    while let last = places.last, last == "." || last == "," { places.removeLast() }
    rest = rest[places.endIndex...]
    return places
  }

  private func digits(_ places: Substring) throws(CountFormatError) -> CountDigits {
    guard places.contains(where: { $0 == "#" || $0 == "0" }) else { throw .noDigits }
    let sides = places.split(separator: ".", omittingEmptySubsequences: false)
    guard sides.count <= 2 else { throw .separators }
    let decimals = sides.count == 2 ? sides[1] : ""
    if decimals.contains(",") { throw .separators }
    let whole = sides[0].filter { $0 != "," }
    if whole.drop(while: { $0 == "#" }).contains("#") { throw .order }
    if decimals.drop(while: { $0 == "0" }).contains("0") { throw .order }
    var digits = CountDigits()
    digits.leastWhole = whole.count { $0 == "0" }
    digits.leastDecimals = decimals.count { $0 == "0" }
    digits.mostDecimals = decimals.count
    if digits.leastWhole > CountDigits.wholeLimit || decimals.count > CountDigits.decimalLimit {
      throw .tooMany
    }
    let groups = sides[0].split(separator: ",", omittingEmptySubsequences: false).dropFirst()
    if groups.contains(where: \.isEmpty) { throw .separators }
    digits.group = groups.last?.count ?? 0
    digits.farGroup = groups.dropLast().last?.count ?? digits.group
    return digits
  }
}
