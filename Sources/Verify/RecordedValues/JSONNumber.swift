import SegueJSON

/// Numbers as JSON writes them.
enum JSONNumber {
  /// The shortest text that reads back as the number.
  static func text(_ number: Double) -> String { JSONValue.number(number).compact }
}
