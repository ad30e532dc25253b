import SegueMotionAssertions
import SegueRendering
import SegueMotion
import SegueTransitions
import SegueTextSupport

/// a transition neither keeps people waiting nor passes unseen, and the way back takes no longer.
///
/// Time counts until all has come within a hundredth of its way, as a spring's tail is not seen. Strict limits are
/// those that designers write: there all of a transition's time counts, from its first moment until nothing of it
/// moves any more, with its delays, and with springs until they are settled as their transition ends them.
struct TransitionDuration: AuditRule {
  let rule = GuidelineRule.duration
  let measures: [Measure] = [
    .fadeDuration, .pushDuration, .containerDuration, .modalDuration,
    .sheetDuration, .slowerReturn, .imperceptible,
  ]
  let publications: [Publication] = [.tokens, .motion]
  let summary = "a transition neither keeps people waiting nor passes unseen"
  let remedy = "give the transition another 'duration', or a spring with a shorter response"
  let warnings: Set<TransitionWarning.Kind> = [.slow]

  func findings(in audit: AuditContext) -> [AuditFinding] {
    let transitions = audit.audited.transitions
    return transitions.indices.flatMap { index -> [AuditFinding] in
      let context = transitions[index]
      if context.played.isTurned { return [turned(context, audit)].compactMap(\.self) }
      guard context.isFree, let span = context.span, span.lowerBound < span.upperBound,
        !isInterrupted(context, by: transitions.dropFirst(index + 1).first)
      else { return [] }
      return [
        length(of: context, during: span, in: audit),
        slowerReturn(of: context, after: transitions[..<index], during: span, in: audit),
      ].compactMap(\.self)
    }
  }

  private func isInterrupted(_ context: AuditedTransition, by next: AuditedTransition?) -> Bool {
    guard let start = next?.played.start, let end = context.played.end else { return false }
    return start < end
  }

  /// Returns the duration that counts, and its measure; `nil` where a transition does not run by itself.
  func counted(
    _ context: AuditedTransition, in audit: AuditContext
  ) -> (measure: Measure, milliseconds: Double)? {
    guard context.isFree, let span = context.span, span.lowerBound < span.upperBound else {
      return nil
    }
    let seen = context.played.plan.seenDuration(leaving: 0.01).milliseconds
    return (
      TransitionKind(context.played).measure,
      audit.isStrict ? context.played.wholeDuration : seen
    )
  }

  private func length(
    of context: AuditedTransition, during span: ClosedRange<Time>, in audit: AuditContext
  ) -> AuditFinding? {
    let seen = context.played.plan.seenDuration(leaving: 0.01).milliseconds
    let counted = audit.isStrict ? context.played.wholeDuration : seen
    let kind = TransitionKind(context.played)
    let parts = parts(of: context.played.plan, audit)
    func ms(_ value: Double) -> String { NumberText.format(value, atMost: 0) + " ms" }
    let long = audit.finding(
      self, kind.measure, value: counted, of: context.name(.insertion), during: span, in: context
    ) { bound in
      "\(kind.words) takes \(ms(counted)) (\(parts)), expected at most \(ms(bound))"
    }
    return long
      ?? audit.finding(
        self, .imperceptible, value: seen, of: context.name(.insertion), during: span, in: context,
        hint: "let it take 100 ms at least, or cut"
      ) { bound in
        "\(kind.words) takes \(ms(seen)), which nobody sees, expected at least \(ms(bound)) or none"
      }
  }

  /// Returns the times at which nearly all of the way is behind a transition, in words.
  private func parts(of plan: TransitionPlan, _ audit: AuditContext) -> String {
    func after(_ rest: Double) -> String {
      NumberText.format(plan.seenDuration(leaving: rest).milliseconds, atMost: 0) + " ms"
    }
    let most = "nine tenths of the way after \(after(0.1))"
    return audit.isStrict ? "\(most), 99 % after \(after(0.01))" : most
  }

  /// Returns the finding on a reversed transition, which comes to rest as soon as one that begins at rest.
  private func turned(_ context: AuditedTransition, _ audit: AuditContext) -> AuditFinding? {
    guard context.played.gesture == nil, context.played.interruption == nil,
      let span = context.span, span.lowerBound < span.upperBound
    else { return nil }
    let seen =
      audit.isStrict
      ? context.played.wholeDuration : settling(of: context, during: span, in: audit)
    let kind = TransitionKind(context.played)
    func ms(_ value: Double) -> String { NumberText.format(value, atMost: 0) + " ms" }
    return audit.finding(
      self, kind.measure, value: seen,
      of: context.name(context.played.isGivenUp ? .removal : .insertion),
      during: span, in: context,
      hint: "let it be turned around by 'retarget' or 'shorten', or give the transition less time"
    ) { bound in
      "\(kind.words) that is turned around is seen to move for \(ms(seen)) more, expected at most"
        + " \(ms(bound))"
    }
  }

  /// Returns the duration for which one of its screens is still seen to move, in milliseconds.
  private func settling(
    of context: AuditedTransition, during span: ClosedRange<Time>, in audit: AuditContext
  ) -> Double {
    let last = span.upperBound - Time(nanoseconds: 1)
    let names = [context.name(.removal), context.name(.insertion)].compactMap(\.self)
    let ends = names.compactMap { name -> Time? in
      let course = audit.view.course(name)
      guard let rest = course.moment(at: last) else { return nil }
      return Search.last(course.samples(in: span.lowerBound...last)) { time in
        course.moment(at: time).map {
          $0.distance(from: rest) > Self.stir || ($0.opacity - rest.opacity).magnitude > Self.fade
        } ?? false
      }
    }
    return ((ends.max() ?? span.lowerBound) - span.lowerBound).milliseconds
  }

  /// The way that people still see, in points, and the part of an opacity.
  private static let (stir, fade) = (1.0, 0.01)

  private func slowerReturn(
    of context: AuditedTransition, after earlier: ArraySlice<AuditedTransition>,
    during span: ClosedRange<Time>, in audit: AuditContext
  ) -> AuditFinding? {
    let back = context.played.context
    guard !back.operation.isForward, back.operation != .tabBackward,
      let there = earlier.last(where: { $0.isFree && $0.played.context.isUndone(by: back) })
    else { return nil }
    let lengths = [there, context].map {
      (audit.isStrict
        ? $0.played.wholeDuration : $0.played.plan.seenDuration(leaving: 0.01).milliseconds)
        .rounded()
    }
    return audit.finding(
      self, .slowerReturn, value: lengths[1] - lengths[0], of: context.name(.removal), during: span,
      in: context, hint: "ways back are expected: let them take a little less time"
    ) { _ in
      "the way back takes \(NumberText.format(lengths[1])) ms, the way there"
        + " \(NumberText.format(lengths[0])) ms"
    }
  }
}

extension PlayedTransition {
  /// The milliseconds from its beginning to its end; nanoseconds that a change of speed adds are none of it.
  fileprivate var wholeDuration: Double {
    guard let start, let end else { return 0 }
    return ((end - start).milliseconds * 1000).rounded() / 1000
  }
}

extension TransitionContext {
  /// Returns true if another transition leads back from where this one leads to.
  func isUndone(by other: TransitionContext) -> Bool {
    other.operation == operation.opposite && other.from?.name == to?.name
      && other.to?.name == from?.name
      && to != nil && from != nil
  }
}

/// Kinds of transitions as people perceive them.
private enum TransitionKind {
  case fade, push, container, modal, sheet

  init(_ played: PlayedTransition) {
    let isShared = played.context.shared.contains { $0.both != nil }
    if played.transition.target != nil, isShared {
      self = .container
    } else if played.plan.keepsRemoval {
      self = .sheet
    } else if TransitionMotion(played).isFade {
      self = .fade
    } else if [.present, .dismiss].contains(played.context.operation) {
      self = .modal
    } else {
      self = .push
    }
  }

  var measure: Measure {
    switch self {
    case .fade: .fadeDuration
    case .push: .pushDuration
    case .container: .containerDuration
    case .modal: .modalDuration
    case .sheet: .sheetDuration
    }
  }

  var words: String {
    switch self {
    case .fade: "the fade"
    case .push: "the transition"
    case .container: "the container transform"
    case .modal: "the presentation"
    case .sheet: "the sheet"
    }
  }
}

extension Measure {
  /// Milliseconds of a cross-fade; Compose's own of 700 ms is slower than Material's guidelines.
  static let fadeDuration = Measure(
    "fadeDuration", in: .milliseconds,
    own: [
      .hig: Limit(remark: 500, warning: 700, error: 1000),
      .material3: Limit(remark: 500, warning: 700, error: 1000),
      .strict: Limit(error: 400), .a11y: Limit(warning: 700, error: 1000),
    ])
  /// Milliseconds of a push, a pop, or a change of tabs: 350 to 500 on iOS, 450 on Material's shared axis.
  package static let pushDuration = duration("pushDuration", warning: 500, strict: 400)
  /// Milliseconds of one element that becomes a screen; 500 on Material.
  package static let containerDuration = duration("containerDuration", warning: 600, strict: 300)
  /// Milliseconds of a screen that is laid over everything.
  static let modalDuration = duration("modalDuration", warning: 600, strict: 400)
  /// Milliseconds of a sheet: 500 on iOS, 400 on Material.
  static let sheetDuration = duration("sheetDuration", warning: 600, strict: 400)
  /// Milliseconds by which the way back takes longer.
  static let slowerReturn = Measure(
    "slowerReturn", in: .milliseconds, guideline: Limit(remark: 0))
  /// Milliseconds that are too short to be seen.
  package static let imperceptible = Measure(
    "imperceptible", in: .milliseconds, isFloor: true, guideline: Limit(warning: 50))

  /// A duration with its limits.
  ///
  /// Apple's guidelines count no milliseconds: limits leave space above what platforms take themselves. The strict
  /// ones are the founding guide's.
  private static func duration(_ name: String, warning: Double, strict: Double) -> Measure {
    let usual = Limit(warning: warning, error: 1000)
    return Measure(
      name, in: .milliseconds,
      own: [.hig: usual, .material3: usual, .a11y: usual, .strict: Limit(error: strict)])
  }
}
