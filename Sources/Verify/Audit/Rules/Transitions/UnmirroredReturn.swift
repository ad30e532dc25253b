import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueTransitions

/// A-11, L13: who goes back sees the way there, mirrored.
struct UnmirroredReturn: AuditRule {
  let rule = GuidelineRule.unmirroredReturn
  let measures: [Measure] = [.unmirrored]
  let publications: [Publication] = [.motion]
  let summary = "a screen leaves to where it came from"
  let remedy = "let the way back have the same transition, or mirror its direction"
  let warnings: Set<TransitionWarning.Kind> = [.wayBack]

  func findings(in audit: AuditContext) -> [AuditFinding] {
    let transitions = audit.audited.begunTransitions
    return transitions.indices.compactMap { index -> AuditFinding? in
      let back = transitions[index]
      guard let span = back.span,
        let there = transitions[..<index].last(where: {
          $0.played.context.isUndone(by: back.played.context)
        }), there.played.context.operation.isForward
      else { return warned(about: back, audit) }
      guard let (went, comes) = directions(there.played, back.played), went != comes else {
        return nil
      }
      return audit.finding(
        self, .unmirrored, value: 1, of: back.name(.removal), during: span, in: back
      ) { _ in "it leaves \(comes.words), and came in \(went.words)" }
    }
  }

  /// Returns the finding from the rule's warning about the way back, where the film does not show that.
  private func warned(about context: AuditedTransition, _ audit: AuditContext) -> AuditFinding? {
    guard let span = context.span,
      let warning = context.played.warnings.first(where: { $0.kind == .wayBack })
    else { return nil }
    return audit.finding(
      self, .unmirrored, value: 1, of: context.name(.insertion), during: span, in: context,
      hint: warning.hint
    ) { _ in warning.message }
  }

  /// From where the screen on top comes, and to where it goes; `nil` where it hardly moves.
  private func directions(
    _ there: PlayedTransition, _ back: PlayedTransition
  ) -> (went: ReturnEdge, comes: ReturnEdge)? {
    let (first, second) = (TransitionMotion(there), TransitionMotion(back))
    guard let coming = first.offset(of: .insertion, at: .zero),
      let leaving = second.offset(of: .removal, at: back.plan.duration)
    else { return nil }
    let least = there.context.stage.size.width / 10
    guard coming.length > least, leaving.length > least else { return nil }
    return (ReturnEdge(coming), ReturnEdge(leaving))
  }
}

/// A side of the window.
enum ReturnEdge: String {
  case left, right, top, bottom

  /// The side to which an offset leads.
  init(_ offset: Vector) {
    if offset.dx.magnitude > offset.dy.magnitude {
      self = offset.dx < 0 ? .left : .right
    } else {
      self = offset.dy < 0 ? .top : .bottom
    }
  }

  var words: String { "at the \(rawValue)" }
}

extension Measure {
  /// The way back is another one, as a flag.
  static let unmirrored = Measure("unmirrored", in: .flag, guideline: Limit(warning: 0))
}
