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
    guard !isSigned, let nanoseconds = Nanoseconds.read(text.hasSuffix("s") ? text : text + "ms")
    else {
      throw .expected("a time such as 350ms or 0.35s")
    }
    let time = Duration.nanoseconds(nanoseconds)
    guard time <= .seconds(longest) else {
      throw .expected("a time of at most \(longest)s")
    }
    return time
  }

  /// The span in milliseconds, as it would be typed; digits beyond the nanosecond are dropped.
  package static func text(for time: Duration) -> String {
    let (seconds, attoseconds) = time.components
    let nanoseconds = seconds * 1_000_000_000 + attoseconds / 1_000_000_000
    return NumberText.format(units: Int(nanoseconds), decimals: 6) + "ms"
  }
}
