/// Reads expressions out of code, as far as one can without knowing its language.
///
/// What stands unfinished at the end counts as finished: people paste the first line of a longer call.
struct CodeParser {
  private let text: [Character]
  /// Number of letters that have been read.
  private(set) var place: Int
  private var depth = 0

  /// Maximum depth of calls and objects inside each other.
  private static let mostDepth = 16

  init(_ text: [Character], at place: Int = 0) {
    (self.text, self.place) = (text, place)
  }

  /// True if nothing follows in the same statement.
  var isAtEnd: Bool {
    guard let next = text[place...].first(where: { !$0.isWhitespace || $0.isNewline }) else {
      return true
    }
    return next.isNewline || ",;)}]".contains(next)
  }

  /// The expression that comes next; `nil` where none does.
  mutating func expression() -> CodeExpression? {
    skipSpaces()
    guard depth < Self.mostDepth, let first = peek else { return nil }
    depth += 1
    defer { depth -= 1 }
    switch first {
    case "\"", "'", "`": return .text(quoted())
    case "[":
      place += 1
      return .list(arguments(until: "]").map(\.value))
    case "(":
      place += 1
      return .list(arguments(until: ")").map(\.value))
    case "{":
      place += 1
      return .record(CodeCall(path: [], arguments: arguments(until: "}")))
    default:
      if let number = number() { return .number(number) }
      return named()
    }
  }

  // MARK: - Names and calls

  private mutating func named() -> CodeExpression? {
    var path: [String] = []
    if peek == "." {
      path.append("")
      place += 1
    }
    guard let word = word() else { return nil }
    path.append(word)
    while peek == ".", let next = peek(1), next.isLetter || next == "_" {
      place += 1
      path.append(self.word() ?? "")
    }
    skipTypes()
    // `Spring.init(...)` is `Spring(...)`.
    if path.count > 1, path[0] != "", path.last == "init" { path.removeLast() }
    guard peek == "(" else { return .name(path) }
    place += 1
    return followed(.call(CodeCall(path: path, arguments: arguments(until: ")"))))
  }

  /// The call with what is called on its result: `.spring().speed(2)`.
  private mutating func followed(_ call: CodeExpression) -> CodeExpression {
    var result = call
    while peek == ".", let next = peek(1), next.isLetter {
      let start = place
      place += 1
      guard let word = word(), peek == "(" else {
        place = start
        break
      }
      place += 1
      let base = CodeCall.Argument(label: nil, value: result)
      result = .call(CodeCall(path: [word], arguments: [base] + arguments(until: ")")))
    }
    return result
  }

  /// The arguments until a bracket that closes them.
  private mutating func arguments(until end: Character) -> [CodeCall.Argument] {
    var found: [CodeCall.Argument] = []
    while let next = peekPastSpaces() {
      if next == end {
        place += 1
        break
      }
      let start = place
      let label = label()
      if let value = expression() {
        found.append(CodeCall.Argument(label: label, value: value))
      }
      // What is no expression is passed over; a bracket that closes another list ends this one.
      if place == start {
        if ")]}".contains(next) { break }
        place += 1
      }
    }
    return found
  }

  /// The word before a `:` or a `=`, which may be quoted.
  private mutating func label() -> String? {
    let start = place
    var label: String?
    if let first = peek, "\"'".contains(first) {
      label = quoted()
    } else {
      label = word()
    }
    skipSpaces()
    if label != nil, peek == ":" || (peek == "=" && peek(1) != "=") {
      place += 1
      return label
    }
    place = start
    return nil
  }

  // MARK: - Pieces

  private var peek: Character? { peek(0) }

  private func peek(_ ahead: Int) -> Character? {
    place + ahead < text.count ? text[place + ahead] : nil
  }

  private mutating func peekPastSpaces() -> Character? {
    skipSpaces()
    return peek
  }

  private mutating func skipSpaces() {
    while let next = peek, next.isWhitespace { place += 1 }
  }

  /// The types in angle brackets that a call may name: `tween<Float>(300)`.
  private mutating func skipTypes() {
    guard peek == "<", let close = text[place...].prefix(40).firstIndex(of: ">"),
      text[place..<close].dropFirst().allSatisfy({
        $0.isLetter || $0.isNumber || " ,.?".contains($0)
      })
    else { return }
    place = close + 1
  }

  private mutating func word() -> String? {
    guard let first = peek, first.isLetter || first == "_" else { return nil }
    let run = text[place...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
    place += run.count
    return String(run)
  }

  private mutating func quoted() -> String {
    let mark = text[place]
    let run = text[(place + 1)...].prefix { $0 != mark }
    place = min(place + run.count + 2, text.count)
    return String(run)
  }

  /// A number; what its unit is stays out of it, but for milliseconds, which are seconds then.
  private mutating func number() -> Double? {
    guard let first = peek, Self.isDigit(first) || "+-.".contains(first) else { return nil }
    var run = text[place...].prefix { Self.isDigit($0) || "+-.eE".contains($0) }
    // The dot of a member is no part of the number before it: `300.milliseconds`.
    while let last = run.last, "+-.eE".contains(last) { run.removeLast() }
    guard let value = Double(String(run)), !value.isNaN else { return nil }
    place += run.count
    if peek == "f" || peek == "F" { place += 1 }
    if peek == "m", peek(1) == "s" {
      place += 2
      return value / 1000
    }
    return value
  }

  private static func isDigit(_ character: Character) -> Bool {
    character.isASCII && character.isNumber
  }
}
