import SegueMotion
import SegueTextSupport

/// Spans of time as people type them: `350ms`, `0.35s`, or `350`, which is milliseconds.
package enum TimeText {
  /// The longest span that is accepted, in seconds: the longest film.
  package static let longest = 3600

  /// The stand-in for the end of a film, whenever that is: a moment later than any film's.
  package static let end = Duration.seconds(1_000_000)

  /// The span that `text` names.
  package static func read(_ text: String) throws(UsageError) -> Duration {
    let isSigned = text.hasPrefix("-") || text.hasPrefix("+")
    guard !isSigned, let time = Time(parsing: text.hasSuffix("s") ? text : text + "ms") else {
      throw .expected("a time such as 350ms or 0.35s")
    }
    guard time <= .seconds(Double(longest)) else {
      throw .expected("a time of at most \(longest)s")
    }
    return .nanoseconds(time.nanoseconds)
  }

  /// The span in milliseconds, as it would be typed; digits beyond the nanosecond are dropped.
  package static func text(for time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    return NumberText.format(units: Int(nanoseconds), decimals: 6) + "ms"
  }

  /// The time as it would be typed.
  static func text(for time: Time) -> String { text(for: .nanoseconds(time.nanoseconds)) }
}

extension Time {
  /// A length of time from the command line.
  init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
