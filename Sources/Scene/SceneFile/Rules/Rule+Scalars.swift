import SegueJSON
import SegueSceneGraph
import SegueTextSupport

/// The limits of numbers in scene files.
enum Bound {
  /// Allowed range of a coordinate, a length or a factor.
  static let coordinate = -1_000_000.0...1_000_000.0
  /// The most frames of a film.
  static let frames = 216_000
}

extension Rule<Double> {
  /// A number within limits.
  static func number(_ range: ClosedRange<Double>, above: Double? = nil) -> Rule {
    let expected =
      above.map { "a number above \($0.shortest) and at most \(range.upperBound.shortest)" }
      ?? (range == Bound.coordinate
        ? "a number"
        : "a number from \(range.lowerBound.shortest) to \(range.upperBound.shortest)")
    return Rule(
      schema: .numeric(
        "number", minimum: above == nil ? range.lowerBound : nil, above: above,
        maximum: range.upperBound)
    ) { node, reading in
      guard let number = node.number else { return reading.fail(node, expected: expected) }
      guard range.contains(number), above.map({ number > $0 }) ?? true else {
        return reading.refuse(
          node,
          range == Bound.coordinate && above == nil
            ? "\(number.shortest) is too large: numbers go from -1000000 to 1000000"
            : "found \(number.shortest), expected \(expected)")
      }
      return number
    }
  }

  /// A number that is not absurd: a coordinate, a shift, a factor.
  static let coordinate = number(Bound.coordinate).named("number")
  /// A number from 0 to 1.
  static let fraction = number(0...1).named("fraction")
  /// A number that is not negative.
  static let length = number(0...Bound.coordinate.upperBound).named("length")
  /// A number above 0.
  static let positive = number(Bound.coordinate, above: 0)
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
        return reading.refuse(node, "found \(number.shortest), expected \(expected)")
      }
      return integer
    }
  }
}

extension Rule<Bool> {
  /// `true` or `false`.
  static let flag = Rule(schema: ["type": "boolean"]) { node, reading in
    node.bool ?? reading.fail(node, expected: "true or false")
  }.named("flag")
}

extension Rule<String> {
  /// Any words, with variables filled in.
  static let words = Rule(schema: ["type": "string"]) { node, reading in
    node.string ?? reading.fail(node, expected: "a text in quotes")
  }

  /// The name of a layer, an asset or a mark.
  static let identifier = Rule(
    schema: .text("^[A-Za-z0-9_.-]{1,64}$", examples: ["card"])
  ) { node, reading in
    guard let name = node.string else { return reading.fail(node, expected: "a name in quotes") }
    guard LayerID.isValid(name) else {
      return reading.refuse(node, "\(Quote(name)) is not a name", hint: Expected.names)
    }
    return name
  }.named("name")
}

extension Rule where Value: RawRepresentable & CaseIterable & Sendable, Value.RawValue == String {
  /// One word out of a fixed list.
  ///
  /// - Parameter values: those that a file may name; all of them unless given.
  static func word(_ kind: String, among values: [Value] = Array(Value.allCases)) -> Rule {
    let words = values.map(\.rawValue)
    return Rule(schema: .oneOf(words)) { node, reading in
      guard let word = node.string else {
        return reading.fail(node, expected: Expected.oneOf(words))
      }
      guard words.contains(word), let value = Value(rawValue: word) else {
        return reading.refuse(
          node, "unknown \(kind) \(Quote(word))", hint: Expected.hint(for: word, among: words))
      }
      return value
    }
  }
}
