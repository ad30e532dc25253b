import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTransitions

/// what is presented rises from the bottom, and leaves to the edge from which it came.
///
/// A box that is narrower than the window may come from a side: it is a drawer or a side sheet.
struct SheetDirection: AuditRule {
  let rule = GuidelineRule.sheetDirection
  let measures: [Measure] = [.sheetEdge]
  let publications: [Publication] = [.sheets]
  let summary = "what is presented rises from the bottom, and leaves to where it came from"
  let remedy = "let it rise from the bottom and fall when it is dismissed, or push it"

  func findings(in audit: AuditContext) -> [AuditFinding] {
    audit.audited.begunTransitions.compactMap { context -> AuditFinding? in
      let played = context.played
      guard played.context.operation == .present, let span = context.span,
        let coming = edge(played, .insertion, at: .zero)
      else { return nil }
      let isSheet = played.plan.keepsRemoval
      func finding(_ sentence: String) -> AuditFinding? {
        audit.finding(
          self, .sheetEdge, value: 1, of: context.name(.insertion), during: span, in: context
        ) { _ in sentence }
      }
      let words = isSheet ? "the sheet" : "the presentation"
      if coming == .top, isSheet || played.slidesIn {
        return finding("\(words) comes from the top")
      }
      if coming != .bottom, played.slidesIn, !played.isNarrow {
        return finding("\(words) comes from the \(coming.rawValue), expected from the bottom")
      }
      guard isSheet, let leaving = way(back: played), leaving != coming else { return nil }
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

extension PlayedTransition {
  private var stage: TransitionEnvironment { context.stage }

  /// True if the arriving screen is moved in from outside of the window as it is, and neither grows nor turns.
  fileprivate var slidesIn: Bool {
    guard let quad = plan.projection(of: .insertion, at: .zero, on: stage)?.map(stage.bounds),
      quad.isUpright(like: stage.bounds)
    else { return false }
    let size = stage.size
    let corner = quad.topLeft
    let seen = (
      max(size.width - corner.x.magnitude, 0) / size.width,
      max(size.height - corner.y.magnitude, 0) / size.height
    )
    return seen.0 * seen.1 < 0.5
  }

  /// True if the arriving screen ends in a box that leaves a part of the window's width free.
  fileprivate var isNarrow: Bool {
    let path = plan.path(to: .insertion, at: plan.duration, on: stage)?.layers ?? []
    return path.contains { (1..<stage.size.width - 1).contains($0.size.width) }
  }
}

extension Quad {
  /// Returns true if it is a box of about another one's size.
  fileprivate func isUpright(like box: Rect) -> Bool {
    let (across, down) = (topRight - topLeft, bottomLeft - topLeft)
    return across.dy.magnitude < 1 && down.dx.magnitude < 1
      && (across.dx - box.width).magnitude < box.width / 10
      && (down.dy - box.height).magnitude < box.height / 10
  }
}

extension Measure {
  /// A sheet that moves to another edge, as a flag.
  static let sheetEdge = Measure("sheetEdge", in: .flag, guideline: Limit(warning: 0))
}
