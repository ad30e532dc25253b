import SegueTextSupport

/// A value that was read from the command line.
package enum OptionValue: Hashable, Sendable {
  case flag(Bool)
  case time(Duration)
  case moments([Duration])
  case integer(Int)
  case assignment(Assignment)
  /// A choice, a path, or plain words.
  case text(String)
}

extension OptionValue {
  /// The value as it would be typed; nil for one that is said by the option alone.
  var text: String? {
    switch self {
    case .flag: nil
    case .time(TimeText.end): "end"
    case .time(let time): TimeText.text(for: time)
    case .moments(let moments): moments.map { TimeText.text(for: $0) }.joined(separator: ",")
    case .integer(let number): String(number)
    case .assignment(let assignment): "\(assignment.name)=\(assignment.value)"
    case .text(let text): text
    }
  }
}

/// A variable of a scene and the value it is given.
package struct Assignment: Hashable, Sendable {
  package let name: String
  package let value: String
  /// The origin of the value, as messages call it: the option, or a suite's file.
  package let source: String

  package init(name: String, value: String, from source: String = "--set") {
    self.name = name
    self.value = value
    self.source = source
  }
}

extension OptionKind {
  /// The value that `text` stands for.
  package func read(_ text: String) throws(UsageError) -> OptionValue {
    switch self {
    case .flag, .toggle: preconditionFailure("a flag has no value to read")
    case .time: .time(try TimeText.read(text))
    case .moment: .time(text == "end" ? TimeText.end : try TimeText.read(text))
    case .moments: .moments(try MomentList.read(text))
    case .integer(let range): .integer(try Self.integer(text, in: range))
    case .choice(let choices): .text(try Self.choice(text, of: choices.map(\.name)))
    case .path: .text(try Self.path(text))
    case .assignment: .assignment(try Assignment(text))
    case .words(let rule): .text(try rule.read(text))
    case .text, .verb, .subject: .text(text)
    }
  }

  private static func integer(
    _ text: String, in range: ClosedRange<Int>
  ) throws(UsageError) -> Int {
    guard let number = Int(text), range.contains(number) else {
      throw .expected("a whole number from \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  private static func choice(_ text: String, of names: [String]) throws(UsageError) -> String {
    guard names.contains(text) else {
      let expected =
        names.count > Self.listed ? "one of \(names.count) names" : names.joined(with: "or")
      throw .expected(expected, suggestion: names.meant(by: text))
    }
    return text
  }

  /// Maximum number of choices that a message lists; for more than these, it points to help.
  private static let listed = 16

  private static func path(_ text: String) throws(UsageError) -> String {
    guard !text.isEmpty else { throw .expected("a path") }
    return text
  }
}

extension Assignment {
  /// Reads `name=value`; the value may be empty and may hold further equals signs.
  ///
  /// Variables are named by the rule for every identifier of a scene file.
  package init(_ text: String) throws(UsageError) {
    guard let sign = text.firstIndex(of: "="), text[..<sign].isIdentifier else {
      throw .expected("name=value")
    }
    name = String(text[..<sign])
    value = String(text[text.index(after: sign)...])
    source = "--set"
  }
}

/// Moments as people type them: `0,50,100`, `0-400/50` for every 50 ms up to 400, or `end`.
private enum MomentList {
  /// The most moments that can be asked for at once.
  private static let limit = 1000

  /// The moments that `text` names, in its order.
  static func read(_ text: String) throws(UsageError) -> [Duration] {
    var moments: [Duration] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      moments += try range(part)
      guard moments.count <= limit else { throw .expected("at most \(limit) moments") }
    }
    return moments
  }

  private static func range(_ text: Substring) throws(UsageError) -> [Duration] {
    if text == "end" { return [TimeText.end] }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    let ends = parts[0].split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, parts.count == 2 else {
      guard ends.count == 1, parts.count == 1 else { throw expected }
      return [try TimeText.read(String(text))]
    }
    let first = try TimeText.read(String(ends[0]))
    let last = try TimeText.read(String(ends[1]))
    let step = try TimeText.read(String(parts[1]))
    guard step > .zero, first <= last, (last - first) / step < Double(limit) else { throw expected }
    return (0...Int((last - first) / step)).map { first + step * $0 }
  }

  private static let expected = UsageError.expected(
    "moments such as 350ms, 0,50,100 or 0-400/50")
}
