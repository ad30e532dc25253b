import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueTransitions

/// a sheet comes from an edge that is not the top, and leaves to the same edge.
struct SheetDirection: AuditRule {
  let rule = GuidelineRule.sheetDirection
  let measures: [Measure] = [.sheetEdge]
  let publications: [Publication] = [.sheets]
  let summary = "a sheet comes from the bottom or a side, and leaves to where it came from"
  let remedy = "let the sheet rise from the bottom, and fall when it is dismissed"

  func findings(in audit: AuditContext) -> [AuditFinding] {
    audit.audited.begunTransitions.compactMap { context -> AuditFinding? in
      let played = context.played
      guard played.context.operation == .present, played.plan.keepsRemoval,
        let span = context.span, let coming = edge(played, .insertion, at: .zero)
      else { return nil }
      func finding(_ sentence: String) -> AuditFinding? {
        audit.finding(
          self, .sheetEdge, value: 1, of: context.name(.insertion), during: span, in: context
        ) { _ in sentence }
      }
      if coming == .top { return finding("the sheet comes from the top") }
      guard let leaving = way(back: played), leaving != coming else { return nil }
      return finding(
        "the sheet comes from the \(coming.rawValue) and leaves to the \(leaving.rawValue)")
    }
  }

  /// To which edge the sheet goes when it is dismissed.
  private func way(back played: PlayedTransition) -> ReturnEdge? {
    var context = played.context
    context.operation = .dismiss
    (context.from, context.to) = (played.context.to, played.context.from)
    context.shared = played.context.shared.map(\.swapped)
    let plan = played.transition.plan(for: context)
    return edge(of: plan, .removal, at: plan.duration, on: context.stage)
  }

  private func edge(_ played: PlayedTransition, _ role: Role, at moment: Time) -> ReturnEdge? {
    edge(of: played.plan, role, at: moment, on: played.context.stage)
  }

  /// At which edge a screen is; `nil` where it is nearly in its place.
  private func edge(
    of plan: TransitionPlan, _ role: Role, at moment: Time, on stage: TransitionEnvironment
  ) -> ReturnEdge? {
    let middle = stage.bounds.point(at: .center)
    guard let place = plan.projection(of: role, at: moment, on: stage)?.map(middle) else {
      return nil
    }
    let offset = place - middle
    return offset.length > stage.size.width / 4 ? ReturnEdge(offset) : nil
  }
}

extension Measure {
  /// A sheet that moves to another edge, as a flag.
  static let sheetEdge = Measure("sheetEdge", in: .flag, guideline: Limit(warning: 0))
}
