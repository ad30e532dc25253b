import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueTransitions
import SegueTextSupport

/// who asks for less motion sees fades, and nothing that slides, turns, grows or swings.
struct ReducedMotion: AuditRule {
  let rule = GuidelineRule.reducedMotion
  let measures: [Measure] = [.reducedTravel, .reducedScale, .reducedDuration, .reducedMissing]
  let publications: [Publication] = [.interactions, .motion]
  let summary =
    "who asks for less motion sees fades, and nothing that slides, turns, grows or swings"
  let remedy = "give the transition a reduced variant that fades, as presets have"

  func findings(in audit: AuditContext) -> [AuditFinding] {
    guard let reduced = audit.audited.reduced else { return missing(audit) }
    return reduced.flatMap { context -> [AuditFinding] in
      guard context.isFree, let span = context.span else { return [] }
      return findings(of: context, during: span, in: audit)
    }
  }

  private func findings(
    of context: AuditedTransition, during span: ClosedRange<Time>, in audit: AuditContext
  ) -> [AuditFinding] {
    let motion = TransitionMotion(context.played)
    let width = context.played.context.stage.size.width
    let travel = context.isFade ? 0 : Role.allCases.map { motion.travel(of: $0) }.max() ?? 0
    let scale = (Role.allCases.map { motion.growth(of: $0) }.max() ?? 1) - 1
    let seen = context.played.plan.seenDuration(leaving: 0.01).milliseconds
    func part(_ value: Double) -> String { "\(NumberText.format(value * 100, atMost: 1)) %" }
    // Times are those of the film with less motion, which is another one.
    let whole = Time.zero...min(span.upperBound, audit.film.duration)
    return [
      audit.finding(
        self, .reducedTravel, value: travel / width, of: context.name(.insertion), during: whole,
        in: context
      ) { bound in
        "with less motion it still moves by \(part(travel / width)) of the window, expected at most"
          + " \(part(bound))"
      },
      audit.finding(
        self, .reducedScale, value: scale, of: context.name(.insertion), during: whole, in: context
      ) { bound in
        "with less motion it is still scaled by \(part(scale)), expected at most \(part(bound))"
      },
      audit.finding(
        self, .reducedDuration, value: seen, of: context.name(.insertion), during: whole,
        in: context,
        hint: "shorten the reduced variant"
      ) { bound in
        "with less motion it takes \(NumberText.format(seen, atMost: 0)) ms, expected at most"
          + " \(NumberText.format(bound, atMost: 0)) ms"
      },
    ].compactMap(\.self)
  }

  /// Layers that move far in a film that has no variant.
  private func missing(_ audit: AuditContext) -> [AuditFinding] {
    guard audit.asks(for: .reducedMissing) else { return [] }
    let whole = Time.zero...audit.film.duration
    let far = audit.stage.size.width / 10
    let mover = audit.view.movingLayers.first { name in
      let course = audit.view.course(name)
      let places = course.samples(in: whole).compactMap { time in
        course.moment(at: time).flatMap { $0.isSeen ? $0.box.middle : nil }
      }
      return places.first.map { first in places.contains { ($0 - first).length > far } } ?? false
    }
    guard let mover else { return [] }
    return [
      audit.finding(
        self, .reducedMissing, value: 1, of: mover, during: whole,
        hint:
          "tell it with screens, whose transitions have reduced variants, or in a scene of its own"
      ) { _ in "it moves far, and the film has no variant for those who want less motion" }
    ].compactMap(\.self)
  }
}

extension AuditedTransition {
  /// True if neither screen moves.
  fileprivate var isFade: Bool { TransitionMotion(played).isFade }
}

extension Measure {
  /// The way of a page, as a part of the window's width.
  package static let reducedTravel = Measure(
    "reducedTravel", in: .share, guideline: Limit(warning: 0.1), own: [.a11y: Limit(error: 0.1)])
  /// Scale factor of a page, from 1.
  static let reducedScale = Measure(
    "reducedScale", in: .share, guideline: Limit(warning: 0.03), own: [.a11y: Limit(error: 0.03)])
  /// Milliseconds of the reduced variant; iOS takes 325 for its own cross-fade.
  static let reducedDuration = Measure(
    "reducedDuration", in: .milliseconds, own: [.a11y: Limit(warning: 350, error: 600)])
  /// A film without a variant, as a flag.
  static let reducedMissing = Measure(
    "reducedMissing", in: .flag, own: [.a11y: Limit(warning: 0)])
}
