import SegueMotion
import SegueMotionAssertions
import SegueTextSupport

/// The side of a movement at which pictures jump.
private enum JumpSide { case beginning, end }

extension EndJump: RecordedRule {
  func findings(in recording: RecordedContext) -> [AuditFinding] {
    recording.jumps(.end, self)
  }
}

extension StartJump: RecordedRule {
  func findings(in recording: RecordedContext) -> [AuditFinding] {
    recording.jumps(.beginning, self)
  }
}

extension RecordedContext {
  /// The factor to the steps around it of one that is a jump.
  private static let sudden = 4.0
  /// Number of steps that it is compared with, on each side.
  private static let compared = 3

  /// The least mean change of the pixels that change in a lossy film, in levels: where a film comes to rest, codecs mend
  /// in one picture what they have owed.
  private static let mended = 24.0

  /// Finds the steps that are far larger than those beside them: behind movement, or before it where nothing has moved.
  ///
  /// A step between two rests is a cut, and meant; one that makes up for frames that are missing is none.
  fileprivate func jumps(_ side: JumpSide, _ rule: some AuditRule) -> [AuditFinding] {
    let steps = course.steps
    return course.movements().flatMap { movement in
      movement.steps.indices.compactMap { index -> AuditFinding? in
        let isFirst = course.rests(before: index)
        guard (side == .beginning) == isFirst, !isBehindFreeze(index),
          let typical = typicalStep(around: index, movement)
        else { return nil }
        let missing = isFirst ? 1 : max(1, (gap(before: index) / movement.unit).rounded())
        guard steps[index].amount / missing >= Self.sudden * typical else { return nil }
        let share = steps[index].share
        guard scan.isExact || steps[index].amount >= Self.mended * share else { return nil }
        let pictures = max(0, steps[index].picture - 1)...steps[index].picture
        return finding(rule, .pictureJump, value: share, during: pictures) { _ in
          "\(NumberText.format(share * 100, atMost: 1)) % of the picture changes at once, by"
            + " \(NumberText.format(steps[index].amount / missing / max(typical, 0.01), atMost: 1)) times as much as in"
            + " the steps beside it"
        }
      }
    }
  }

  /// Returns true if what moves had stood still before a step, and makes up by it for that time.
  private func isBehindFreeze(_ index: Int) -> Bool {
    guard index > 0, gap(before: index) <= FirstFrameFreeze.longest else { return false }
    let (isBrisk, hasCaughtUp) = course.isInterrupted(before: index)
    return isBrisk && hasCaughtUp && gap(before: index) > PictureCourse.rest
  }

  private func gap(before index: Int) -> Double {
    course.steps[index].time - course.steps[index - 1].time
  }

  /// The size of steps beside one, the larger one of both sides; `nil` where nothing moves beside it.
  private func typicalStep(around index: Int, _ movement: PictureCourse.Movement) -> Double? {
    let all = movement.steps
    let before = all[all.startIndex..<index].suffix(Self.compared).map(\.amount)
    let behind = all[(index + 1)...].prefix(Self.compared).map(\.amount)
    let sides = [before, behind].filter { $0.count == Self.compared }
    // A step amid movement has to stand out from both sides.
    let isInside = !course.rests(before: index) && !course.rests(behind: index)
    guard !sides.isEmpty, !isInside || sides.count == 2 else { return nil }
    return sides.map { median($0) }.max()
  }
}

extension Measure {
  /// The part of a recorded picture that changes at once beside movement; where movement rests is only seen.
  static let pictureJump = Measure("pictureJump", in: .share, defect: Limit(warning: 0.1))
}
