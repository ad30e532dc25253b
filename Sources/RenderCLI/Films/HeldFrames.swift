import SegueMotion
import SegueRendering

/// How long the first and the last frame of a film stand still.
package struct HeldFrames: Hashable, Sendable {
  package let first: Duration?
  package let last: Duration?
}

extension HeldFrames {
  /// A minute is longer than anyone looks at a picture that does not move.
  private static let longest = Duration.seconds(60)

  /// Refuses what is no film, and what would be a long one.
  func check(_ target: DrawTarget) throws(Failure) {
    for (option, time) in [("--hold-first", first), ("--hold-last", last)] {
      guard let time else { continue }
      guard target.isMovie || target.animation != nil else {
        throw Failure(
          .usage, "option '\(option)': only a movie or an animated picture can stand still",
          hint: "name a .mp4, .webm, .apng, .webp or .gif with -o")
      }
      if time > Self.longest {
        throw Failure(
          .usage, "option '\(option)': expected at most 60s, got \(TimeText.text(for: Time(time)))")
      }
    }
  }

  /// The frames of a film, with those that stand still as often as they are seen at `rate`.
  func applied(to schedule: FrameSchedule, at rate: FrameRate) -> FrameSchedule {
    func count(_ time: Duration?) -> Int {
      time.map { Int((Time($0).seconds * rate.framesPerSecond).rounded()) } ?? 0
    }
    return schedule.holding(first: count(first), last: count(last))
  }
}
