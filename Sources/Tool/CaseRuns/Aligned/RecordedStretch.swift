package import SegueCommandLine
import SegueFilmRequests
import SegueMotion

/// The stretch of recordings that is looked at, as a command line states it.
package struct RecordedStretch: Hashable, Sendable {
  /// From when to when, in seconds.
  package let seconds: ClosedRange<Double>
  /// The options that say the same again.
  let options: [String]

  /// The stretch between `--from` and `--to`; `nil` where neither is given.
  package init?(_ invocation: Invocation) {
    options = invocation.words(of: [.from, .to])
    if options.isEmpty { return nil }
    let ends = [Option.from, .to].map { invocation.time($0).map { Time($0).seconds } }
    let begin = ends[0] ?? 0
    seconds = begin...max(begin, ends[1] ?? .infinity)
  }

  /// The first of its options, without dashes.
  package var firstGiven: String { String((options.first ?? "").drop { $0 == "-" }) }
}
