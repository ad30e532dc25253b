import SegueMotion

extension Rule<Time> {
  /// A time: a number of milliseconds, or a text with a unit.
  private static func time(_ range: ClosedRange<Time>, _ expected: String) -> Rule {
    Rule(schema: schema(range)) { node, reading in
      let time = node.number.map { Time.milliseconds($0) } ?? node.string.flatMap(TimeText.parse)
      guard let time else {
        return reading.fail(
          node, expected: "a time such as 350 (milliseconds), '350ms' or '0.35s'")
      }
      guard range.contains(time) else {
        return reading.refuse(
          node, "expected \(expected), found \(Bound.text(time.milliseconds)) ms")
      }
      return time
    }
  }

  /// A length of time, up to an hour.
  static let duration = time(.zero...Time.seconds(3600), "a time from 0 to 1 h").named("duration")
  /// A length of time that is not zero.
  static let positiveDuration = time(
    Time(nanoseconds: 1)...Time.seconds(3600), "a time above 0 and at most 1 h"
  ).named("positiveDuration")
  /// A point in time, which may lie before the beginning.
  static let moment = time(
    Time.seconds(-3600)...Time.seconds(3600), "a time from -1 h to 1 h"
  ).named("moment")

  private static func schema(_ range: ClosedRange<Time>) -> JSONText {
    [
      "anyOf": [
        .numeric(
          "number", minimum: range.lowerBound.milliseconds,
          maximum: range.upperBound.milliseconds),
        .text(
          "^[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)(ms|s)$", examples: ["350ms", "0.35s"]),
      ]
    ]
  }
}
