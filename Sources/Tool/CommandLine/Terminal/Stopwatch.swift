/// The time as a value, so that a test can say what time it is.
///
/// No output depends on it, only what is said about the work.
package struct Stopwatch: Sendable {
  /// The time since some beginning.
  package let now: @Sendable () -> Duration

  /// A watch that shows what `now` says.
  package init(now: @escaping @Sendable () -> Duration) { self.now = now }

  /// A watch that starts now.
  package static func started() -> Stopwatch {
    let clock = ContinuousClock()
    let start = clock.now
    return Stopwatch { start.duration(to: clock.now) }
  }
}

extension Duration {
  /// The length in whole milliseconds, rounded down.
  package var wholeMilliseconds: Int {
    Int(components.seconds) * 1000 + Int(components.attoseconds / 1_000_000_000_000_000)
  }
}
