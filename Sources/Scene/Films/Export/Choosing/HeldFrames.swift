public import SegueMotion
import SegueRendering
import SegueSceneGraph

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

  /// The times of a film that is shown again and again, which is hard to follow where it begins anew at once.
  package static let looping = HeldFrames(first: .milliseconds(500), last: .seconds(1))

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

extension OutputOptions {
  /// Returns the times for which these frames of a film are held at both ends.
  func held(of film: AnimatedScene, _ frames: FrameSchedule) -> HeldFrames {
    guard holdsEnds, let first = frames.indices.first, let last = frames.indices.last else {
      return held
    }
    func shown(_ index: Int) -> [Scene] { film.exposure(at: frames.time(of: index)) }
    // A film that ends as it begins goes round and round.
    if shown(first) == shown(last + 1) { return held }
    func rest(_ indices: some Sequence<Int>, beside end: Int) -> Time {
      let look = shown(end)
      let other = indices.prefix { shown($0) == look }.last ?? end
      let times = [end, other].map { frames.time(of: $0).seconds() }
      return .seconds(abs(times[0] - times[1]))
    }
    // What stands still already is held for less.
    return HeldFrames(
      first: max(HeldFrames.looping.first - rest(frames.indices.prefix(60), beside: first), .zero),
      last: max(
        HeldFrames.looping.last - rest(frames.indices.reversed().prefix(120), beside: last), .zero))
  }
}
