import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTransitions
import SegueTextSupport

/// what fills the window neither grows much nor turns.
struct VestibularTriggers: AuditRule {
  let rule = GuidelineRule.vestibularTriggers
  let measures: [Measure] = [.pageScale, .pageTurn]
  let publications: [Publication] = [.interactions, .motion]
  let summary = "what fills the window neither grows much nor turns"
  let remedy = "move less of the picture, or fade; and have a variant for reduced motion"

  /// The part of the window that a page has at least, each way.
  private static let page = 0.5

  func findings(in audit: AuditContext) -> [AuditFinding] {
    guard audit.asks(for: .pageScale, .pageTurn) else { return [] }
    let transitions = audit.audited.begunTransitions.flatMap { screens($0, audit) }
    return transitions + (audit.audited.transitions.isEmpty ? layers(audit) : [])
  }

  private func screens(_ context: AuditedTransition, _ audit: AuditContext) -> [AuditFinding] {
    guard let span = context.span else { return [] }
    let motion = TransitionMotion(context.played)
    for role in [Role.insertion, .removal] {
      let sizes = motion.growth(of: role)
      let turns = motion.moments.compactMap {
        context.played.plan.path(to: role, at: $0, on: context.played.context.stage)?
          .layers.map(\.transform.degrees).max()
      }
      // A card that a flip turns is as narrow as a line once; its turn says that already.
      let found = findings(
        scale: turns.contains { $0 > 15 } ? 1 : sizes, turn: turns.max() ?? 0,
        of: context.name(role), during: span, in: context, audit: audit)
      if !found.isEmpty { return found }
    }
    return []
  }

  private func layers(_ audit: AuditContext) -> [AuditFinding] {
    let whole = Time.zero...audit.film.duration
    return audit.view.layers { $0.property.part == .transform }.flatMap { name -> [AuditFinding] in
      let course = audit.view.course(name)
      let seen = course.samples(in: whole).compactMap { course.moment(at: $0) }.filter(\.isSeen)
      let edges = seen.filter { $0.corners.count == 4 }.map { moment in
        [
          (moment.corners[1] - moment.corners[0]).length / audit.stage.size.width,
          (moment.corners[3] - moment.corners[0]).length / audit.stage.size.height,
        ]
      }
      let largest = edges.map { $0.min() ?? 0 }.max() ?? 0
      guard largest >= Self.page else { return [] }
      // What turns becomes narrower, but no smaller.
      let ratios = [0, 1].map { side -> Double in
        let lengths = edges.map { $0[side] }
        return (lengths.max() ?? 1) / max(lengths.min() ?? 1, 1e-3)
      }
      let ratio = ratios.min() ?? 1
      return findings(
        scale: ratio, turn: 0, of: name, during: audit.view.movement(of: name) ?? whole,
        in: nil, audit: audit)
    }
  }

  private func findings(
    scale: Double, turn: Double, of name: String?, during span: ClosedRange<Time>,
    in context: AuditedTransition?, audit: AuditContext
  ) -> [AuditFinding] {
    [
      audit.finding(self, .pageScale, value: scale, of: name, during: span, in: context) { bound in
        "it fills the window and grows to \(NumberText.format(scale, atMost: 2)) times its size,"
          + " expected at most \(NumberText.format(bound, atMost: 2))"
      },
      audit.finding(self, .pageTurn, value: turn, of: name, during: span, in: context) { bound in
        "it fills the window and turns by \(NumberText.format(turn, atMost: 0)) degrees, expected at"
          + " most \(NumberText.format(bound, atMost: 0))"
      },
    ].compactMap(\.self)
  }
}

extension LayerTransform {
  /// The angle of its rotation, about whichever axis.
  fileprivate var degrees: Double {
    [rotationX, rotationY, rotationZ].map(\.degrees.magnitude).max() ?? 0
  }
}

extension Measure {
  /// Ratio of the largest size of a page to its smallest.
  static let pageScale = Measure(
    "pageScale", in: .times, guideline: Limit(remark: 1.5), own: [.a11y: Limit(warning: 1.5)])
  /// Degrees by which a page turns.
  static let pageTurn = Measure(
    "pageTurn", in: .degrees, guideline: Limit(remark: 15), own: [.a11y: Limit(warning: 15)])
}
