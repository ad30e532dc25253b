package import SegueCommandLine
package import SegueMotion

extension TimeText {
  /// The time as it would be typed.
  package static func text(for time: Time) -> String { text(for: .nanoseconds(time.nanoseconds)) }
}

extension Time {
  /// A length of time from the command line.
  package init(_ duration: Duration) {
    let (seconds, attoseconds) = duration.components
    self.init(nanoseconds: seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
  }
}
