import SegueSceneGraph

extension Rule<Double> {
  /// A number within limits.
  static func number(
    _ range: ClosedRange<Double> = Bound.coordinate, above: Double? = nil
  ) -> Rule {
    let floor = above ?? range.lowerBound
    let expected =
      above.map { "a number above \(Bound.text($0)) and at most \(Bound.text(range.upperBound))" }
      ?? (range == Bound.coordinate
        ? "a number" : "a number from \(Bound.text(floor)) to \(Bound.text(range.upperBound))")
    return Rule(
      schema: .numeric(
        "number", minimum: above == nil ? floor : nil, above: above, maximum: range.upperBound)
    ) { node, reading in
      guard let number = node.number else { return reading.fail(node, expected: expected) }
      guard range.contains(number), above.map({ number > $0 }) ?? true else {
        return reading.refuse(
          node,
          range == Bound.coordinate
            ? "\(Bound.text(number)) is too large: at most \(Bound.text(range.upperBound))"
            : "expected \(expected), found \(Bound.text(number))")
      }
      return number
    }
  }

  /// A number from 0 to 1.
  static let fraction = number(0...1)
  /// A number that is not negative.
  static let length = number(0...Bound.coordinate.upperBound)
}

extension Rule<Int> {
  /// A whole number within limits.
  static func integer(_ range: ClosedRange<Int>) -> Rule {
    let expected = "a whole number from \(range.lowerBound) to \(range.upperBound)"
    return Rule(
      schema: .numeric(
        "integer", minimum: Double(range.lowerBound), maximum: Double(range.upperBound))
    ) { node, reading in
      guard let number = node.number else { return reading.fail(node, expected: expected) }
      guard let integer = Int(exactly: number), range.contains(integer) else {
        return reading.refuse(node, "expected \(expected), found \(Bound.text(number))")
      }
      return integer
    }
  }
}

extension Rule<Bool> {
  /// `true` or `false`.
  static let flag = Rule(schema: ["type": "boolean"]) { node, reading in
    node.bool ?? reading.fail(node, expected: "true or false")
  }
}

extension Rule<String> {
  /// Any words, with variables filled in.
  static let words = Rule(schema: ["type": "string"]) { node, reading in
    node.string ?? reading.fail(node, expected: "a text in quotes")
  }

  /// The name of a layer, an asset or a mark.
  static let identifier = Rule(
    schema: ["type": "string", "pattern": "^[A-Za-z0-9_.-]{1,64}$"]
  ) { node, reading in
    guard let name = node.string else { return reading.fail(node, expected: "a name in quotes") }
    guard LayerID.isValid(name) else {
      return reading.refuse(
        node, "\(Quote(name)) is not a name",
        hint: "names have 1 to 64 letters, digits, '_', '.' or '-'")
    }
    return name
  }

  /// A text that a parser of its own understands.
  static func pattern(_ pattern: String, examples: [String]) -> JSONText {
    [
      "type": "string", "pattern": .string(pattern),
      "examples": .array(examples.map { .string($0) }),
    ]
  }
}

extension Rule where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One word out of a fixed list.
  static func word(_ kind: String) -> Rule {
    let words = Value.allCases.map(\.rawValue)
    return Rule(
      schema: ["type": "string", "enum": .array(words.map { .string($0) })]
    ) { node, reading in
      guard let word = node.string else {
        return reading.fail(node, expected: Expected.oneOf(words))
      }
      guard let value = Value(rawValue: word) else {
        return reading.refuse(
          node, "unknown \(kind) \(Quote(word))",
          hint: Expected.hint(for: word, among: words))
      }
      return value
    }
  }
}

/// The limits of numbers in scene files.
enum Bound {
  /// What a coordinate, a length or a factor may be.
  static let coordinate = -1_000_000.0...1_000_000.0

  /// The number as messages show it, without a decimal point where it is whole.
  static func text(_ number: Double) -> String { JSONText.number(number).compact }
}

/// Phrases that tell what would be right.
enum Expected {
  /// "one of 'a', 'b' or 'c'".
  static func oneOf(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else {
      return words.first.map { "\(Quote($0))" } ?? "nothing"
    }
    let others = words.dropLast().map { "\(Quote($0))" }.joined(separator: ", ")
    return "one of \(others) or \(Quote(last))"
  }

  /// The word that was probably meant, or the list of those there are.
  static func hint(for word: String, among words: [String]) -> String? {
    if let near = Spelling.nearest(to: word, among: words) { return "did you mean \(Quote(near))?" }
    if words.isEmpty { return nil }
    if words.count > 24 { return "known are \(words.prefix(24).joined(separator: ", ")), ..." }
    return "expected \(oneOf(words))"
  }
}

extension JSONText {
  /// The schema of a number with limits.
  static func numeric(
    _ type: String, minimum: Double? = nil, above: Double? = nil, maximum: Double? = nil
  ) -> JSONText {
    var members = [Member("type", .string(type))]
    if let minimum { members.append(Member("minimum", .number(minimum))) }
    if let above { members.append(Member("exclusiveMinimum", .number(above))) }
    if let maximum { members.append(Member("maximum", .number(maximum))) }
    return .object(members)
  }
}
