import SegueMotion
import SegueMotionAssertions
import SegueTextSupport

/// A movement that stands still for a while, and goes on: what moves has not become slower before, and is on its way
/// at once behind.
extension FirstFrameFreeze: RecordedRule {
  /// The time before and behind a gap in which something has to move, in seconds, and the least steps in it.
  private static let around = (seconds: 0.15, steps: 3)
  /// The longest gap in a movement, in seconds: longer ones are rests.
  static let longest = 1.0
  /// The gap from which on what moves has to have caught up, in seconds.
  private static let unsure = 0.1

  func findings(in recording: RecordedContext) -> [AuditFinding] {
    let steps = recording.course.steps
    return steps.indices.dropFirst().compactMap { index in
      let (before, after) = (steps[index - 1], steps[index])
      let gap = after.time - before.time
      guard gap <= Self.longest,
        let unit = Self.unit(of: steps, around: index)
      else { return nil }
      let (isBrisk, hasCaughtUp) = recording.course.isInterrupted(before: index)
      guard isBrisk && hasCaughtUp || gap <= Self.unsure && (isBrisk || hasCaughtUp) else {
        return nil
      }
      let frozen = (gap - unit) * 1_000
      return recording.finding(
        self, .freeze, value: frozen, during: before.picture...after.picture,
        hint: "let the app do less while something moves"
      ) { bound in
        "the picture stands still for \(NumberText.format(frozen, atMost: 0)) ms in the midst of a movement,"
          + " expected at most \(NumberText.format(bound, atMost: 0)) ms"
      }
    }
  }

  /// The time from one picture to the next around a gap; `nil` where too little moves at one of its sides.
  private static func unit(of steps: [PictureCourse.Step], around index: Int) -> Double? {
    let (before, after) = (steps[index - 1].time, steps[index].time)
    let earlier = steps[..<index].suffix(9).filter { before - $0.time <= around.seconds }
    let later = steps[index...].prefix(9).filter { $0.time - after <= around.seconds }
    guard earlier.count >= around.steps, later.count >= around.steps else { return nil }
    return median(
      [earlier, later].flatMap { part in zip(part, part.dropFirst()).map { $1.time - $0.time } })
  }
}
