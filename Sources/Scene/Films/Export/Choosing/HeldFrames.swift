public import SegueMotion
import SegueRendering

/// Durations for which the first and the last frame of a film are held.
public struct HeldFrames: Hashable, Sendable {
  /// Duration for which the first frame is seen beyond its own time.
  package var first: Time
  /// Duration for which the last frame is seen beyond its own time.
  package var last: Time

  /// Frames that stand still for these times; not at all unless given.
  public init(first: Time = .zero, last: Time = .zero) {
    self.first = first
    self.last = last
  }

  /// A minute is longer than anyone looks at a picture that does not move.
  package static let longest = Time.seconds(60)
}

extension HeldFrames {
  /// Refuses what is no film, and what would be a long one.
  func check(_ output: FilmOutput) throws(FilmError) {
    if self == HeldFrames() { return }
    let canStandStill = output.isMovie || output.animation != nil
    guard canStandStill, max(first, last) <= Self.longest else { throw .output(.held) }
  }

  /// The frames of a film, with those that stand still as often as they are seen at `rate`.
  func applied(to schedule: FrameSchedule, at rate: FrameRate) -> FrameSchedule {
    func count(_ time: Time) -> Int { Int((time.seconds * rate.framesPerSecond).rounded()) }
    return schedule.holding(first: count(first), last: count(last))
  }
}
