import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueTransitions
import SegueTextSupport

/// a preview of the way back begins at rest, follows the finger, shows where it leads, and is carried out
/// from where it is.
struct PredictiveBackRule: AuditRule {
  let rule = GuidelineRule.predictiveBack
  let measures: [Measure] = [.preview]
  let publications: [Publication] = [.predictiveBack]
  let summary =
    "a preview of the way back begins at rest, follows the finger, and shows where it leads"
  let remedy =
    "let the preview shrink or shift the screen by a tenth at least, and the transition go on from there"

  /// The part of the window in which the screen below is seen at the end of a preview.
  private static let shown = 0.05
  /// Number of sampled moments.
  private static let moments = 20

  func findings(in audit: AuditContext) -> [AuditFinding] {
    audit.audited.begunTransitions.flatMap { context -> [AuditFinding] in
      let played = context.played
      guard let span = context.span, played.gesture != nil, let rule = played.transition.previewed,
        let preview = rule.preview(for: played.context), preview.duration > .zero
      else { return [] }
      return sentences(on: preview, of: rule, in: played).compactMap { sentence in
        audit.finding(
          self, .preview, value: 1, of: context.name(.removal), during: span, in: context
        ) { _ in sentence }
      }
    }
  }

  private func sentences(
    on preview: TransitionPlan, of rule: any PreviewedTransition, in played: PlayedTransition
  ) -> [String] {
    let (context, stage) = (played.context, played.context.stage)
    func corners(_ plan: TransitionPlan, _ moment: Time) -> [Point] {
      plan.projection(of: .removal, at: moment, on: stage)?.map(stage.bounds)?.points ?? []
    }
    func distance(_ a: [Point], _ b: [Point]) -> Double {
      zip(a, b).map { ($0 - $1).length }.max() ?? 0
    }
    // A sheet rests where its way back begins.
    let begin = corners(preview, .zero)
    let rests = [
      stage.bounds.corners.points, corners(played.transition.plan(for: context), .zero),
    ]
    let rest = rests.min { distance($0, begin) < distance($1, begin) } ?? begin
    var found: [String] = []
    if distance(begin, rest) > 0.5 {
      found.append("the preview does not begin at rest")
    }
    let ways = (0...Self.moments).map {
      distance(
        corners(preview, preview.duration.scaled(by: Double($0) / Double(Self.moments))), rest)
    }
    if zip(ways, ways.dropFirst()).contains(where: { $1 < $0 - 0.5 }) {
      found.append("the preview goes back although the finger goes on")
    }
    if share(shownBeside: preview, on: stage) < Self.shown {
      found.append("where the way back leads is not to be seen at the end of the preview")
    }
    let half = preview.duration.scaled(by: 0.5)
    let release = Release(
      progress: 0.5, velocity: 0, length: stage.size.width, duration: preview.shownDuration)
    let step = distance(
      corners(preview, half), corners(rule.commit(context, after: release), .zero))
    if step > 2 {
      found.append(
        "the transition jumps by \(NumberText.format(step, atMost: 1)) points when the finger lets go"
      )
    }
    return found
  }

  /// The part of the window in which the screen that leaves does not hide the other one.
  private func share(shownBeside preview: TransitionPlan, on stage: TransitionEnvironment) -> Double
  {
    let end = preview.duration
    if preview.opacity(of: .removal, at: end, on: stage) ?? 0 < 0.95 { return 1 }
    let box = preview.projection(of: .removal, at: end, on: stage)?.map(stage.bounds)?.boundingBox
    let hidden = box.flatMap { stage.bounds.intersection($0) }?.area ?? 0
    return 1 - hidden / stage.bounds.area
  }
}

extension Measure {
  /// A preview of the way back that is wrong, as a flag.
  static let preview = Measure("preview", in: .flag, defect: Limit(warning: 0))
}
