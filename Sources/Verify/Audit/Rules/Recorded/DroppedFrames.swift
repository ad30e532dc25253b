import SegueMotion
import SegueMotionAssertions
import SegueTextSupport

/// A-25: no frames are missing in the midst of a movement.
///
/// A film that is drawn has all its frames; only recordings are asked.
struct DroppedFrames: RecordedRule {
  let rule = GuidelineRule.droppedFrames
  let measures: [Measure] = [.dropped]
  let isAskedOfScenes = false
  let summary = "no frames are missing in the midst of a movement"
  let remedy = "let the app do less while something moves, or record it on a machine that keeps up"

  /// The least steps of a movement of which something can be said.
  private static let leastSteps = 6
  /// The usual times for which a picture is shown where the next one is missing, or the next two; where more
  /// are, something stands still.
  private static let late = 1.45...3.5
  /// The least part of the largest step that steps around a gap are: where something is slow, nobody misses a frame.
  private static let clear = 0.2
  /// Number of pictures at each side of a gap that are shown for the usual time, unless what moves has caught up.
  private static let regular = 3

  func findings(in audit: AuditContext) -> [AuditFinding] { [] }

  func findings(in recording: RecordedContext) -> [AuditFinding] {
    recording.course.movements().compactMap { finding(about: $0, in: recording) }
  }

  private func finding(
    about movement: PictureCourse.Movement, in recording: RecordedContext
  ) -> AuditFinding? {
    guard movement.steps.count >= Self.leastSteps, !movement.hasCadence else { return nil }
    let gaps = gaps(in: movement, of: recording.course)
    guard let first = gaps.first, let last = gaps.last else { return nil }
    let missing = gaps.reduce(0) { $0 + $1.missing }
    let all = missing + movement.steps.count
    let longest = gaps.map(\.seconds).max() ?? 0
    func text(_ seconds: Double) -> String { NumberText.format(seconds * 1_000, atMost: 1) }
    return recording.finding(
      self, .dropped, value: Double(missing) / Double(all),
      during: first.picture...last.picture
    ) { _ in
      "\(missing) of \(all.counted("frame")) \(missing == 1 ? "is" : "are") missing: pictures are shown for"
        + " \(text(movement.unit)) ms as a rule, and up to \(text(longest)) ms in between"
    }
  }

  /// A picture that is shown for longer than others.
  private struct Gap {
    /// The number of the picture behind it.
    let picture: Int
    let seconds: Double
    let missing: Int
  }

  private func gaps(
    in movement: PictureCourse.Movement, of course: PictureCourse
  ) -> [Gap] {
    guard movement.unit > 0 else { return [] }
    let least = Self.clear * (movement.steps.map(\.amount).max() ?? 0)
    return movement.steps.indices.dropFirst().compactMap { index in
      let seconds = course.steps[index].time - course.steps[index - 1].time
      guard Self.late.contains(seconds / movement.unit),
        min(course.steps[index - 1].amount, course.steps[index].amount) >= least
      else { return nil }
      let (isBrisk, hasCaughtUp) = course.isInterrupted(before: index)
      guard hasCaughtUp || isBrisk && isRegular(around: index, movement, course) else { return nil }
      let missing = max(1, Int((seconds / movement.unit).rounded()) - 1)
      return Gap(picture: course.steps[index].picture, seconds: seconds, missing: missing)
    }
  }

  /// Returns true if pictures before and behind a gap are shown for the usual time.
  private func isRegular(
    around index: Int, _ movement: PictureCourse.Movement, _ course: PictureCourse
  ) -> Bool {
    let beside = index - Self.regular..<index + Self.regular
    guard beside.lowerBound >= movement.steps.startIndex,
      beside.upperBound <= movement.steps.endIndex
    else { return false }
    return beside.dropFirst().allSatisfy { other in
      let seconds = course.steps[other].time - course.steps[other - 1].time
      return other == index || seconds < Self.late.lowerBound * movement.unit
    }
  }
}

extension Measure {
  /// The part of a movement's frames that is missing.
  static let dropped = Measure("dropped", in: .share, defect: Limit(remark: 0, warning: 0.05))
}
