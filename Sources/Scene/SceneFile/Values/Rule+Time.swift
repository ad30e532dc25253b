package import SegueJSON
package import SegueMotion
import SegueTextSupport

extension Rule<Time> {
  /// A length of time, up to an hour.
  static let span = limited(.zero...Time.seconds(3600), "a time from 0 to 1 h").named("span")
  /// A length of time that is not zero.
  static let positiveSpan = limited(
    Time(nanoseconds: 1)...Time.seconds(3600), "a time above 0 and at most 1 h"
  ).named("positiveSpan")
  /// A point in time, which may lie before the beginning.
  static let instant = limited(
    Time.seconds(-3600)...Time.seconds(3600), "a time from -1 h to 1 h"
  ).named("instant")

  /// A time within limits: a number of milliseconds, or a text with a unit.
  private static func limited(_ range: ClosedRange<Time>, _ expected: String) -> Rule {
    Rule(schema: schema(range)) { node, reading in
      guard let time = node.time else {
        return reading.fail(
          node, expected: "a time such as 350 (milliseconds), '350ms' or '0.35s'",
          hint: node.string.flatMap { NumberWord.parse($0[...]) }.map { "write \($0.shortest)" })
      }
      guard range.contains(time) else {
        return reading.refuse(
          node, "found \(time.milliseconds.shortest) ms, expected \(expected)")
      }
      if let number = node.number, number != 0, abs(number) < 1 {
        return reading.doubt(milliseconds: number, at: node.range) ? nil : time
      }
      return time
    }
  }

  private static func schema(_ range: ClosedRange<Time>) -> JSONValue {
    let (least, most) = (range.lowerBound.milliseconds, range.upperBound.milliseconds)
    var numbers: [JSONValue] = [.numeric("number", minimum: 1, maximum: most)]
    if least <= 0 { numbers.append(["const": 0]) }
    if least <= -1 { numbers.append(.numeric("number", minimum: least, maximum: -1)) }
    return [
      "anyOf": .array(
        numbers + [
          .text("^[+-]?([0-9]+\\.?[0-9]*|\\.[0-9]+)(ms|s)$", examples: ["350ms", "0.35s"])
        ])
    ]
  }
}

extension JSONNode {
  /// The length of time that the value is: a number of milliseconds, or a text with a unit.
  package var time: Time? {
    number.map { Time.milliseconds($0) } ?? string.flatMap(Time.init(parsing:))
  }
}

extension ReadContext {
  /// Says of a time under a millisecond, without a unit, that seconds were probably meant; returns true if it is
  /// refused.
  ///
  /// Who writes such a number means seconds: half a millisecond is `"0.5ms"`. One that is calculated may come to be
  /// so small, and is only doubted.
  fileprivate mutating func doubt(milliseconds: Double, at range: SourceRange) -> Bool {
    let seconds = milliseconds.shortest
    let first = source.bytes[range.bytes].first
    let isWritten = first.map { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") } ?? false
    report(
      "\(seconds) milliseconds is less than a frame", at: range,
      severity: isWritten ? .error : .warning,
      hint: "times are milliseconds: \((milliseconds * 1000).shortest), or \"\(seconds)s\"")
    return isWritten
  }
}
