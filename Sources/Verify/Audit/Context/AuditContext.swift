import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueTransitions
import SegueVerification
import SegueTextSupport

/// A film, the limits that it is held to, and how findings are made of both.
struct AuditContext: Sendable {
  /// The film, with as many of its transitions as are looked at.
  let audited: AuditedFilm
  /// The film as expectations look at it.
  private(set) var view: FilmView
  private let thresholds: Thresholds
  /// The scan of its frames; `nil` where nobody asks.
  let scan: FrameScan?
  /// The work of a compositor for each frame; `nil` where the author has set no limits.
  let cost: FilmCost?
  /// The unintended jumps where movement meets rest.
  let jumps: [Jump]
  /// The part of the film that the work suffices for.
  private(set) var reach = AuditReach()
  /// The values that rules have measured.
  let log = MeasurementLog()
  /// Number of steps that are left for rules about layers.
  private var stepsOfRules = AuditWork.ofRules

  /// A film and the limits of a profile; looks at the film's frames where the limits ask about them.
  ///
  /// - Parameters:
  ///   - scanned: measures for which all frames are looked at, if the limits ask for one of them.
  ///   - view: the display on which it is shown, if that is known.
  init(
    _ audited: AuditedFilm, _ thresholds: Thresholds, scanned: [Measure], on view: DisplayView?
  ) throws(RenderError) {
    let (kept, transitions) = audited.withinWork
    self.audited = kept
    self.thresholds = thresholds.adding(kept.costLimits)
    self.view = audited.view
    scan =
      scanned.contains { thresholds.limits[$0] != nil }
      ? try FrameScan(audited.item, on: view, within: WorkBudget(steps: AuditWork.ofScan)) : nil
    let isAsked = [Measure.jump, .jumpingPixels].contains { thresholds.limits[$0] != nil }
    let work = WorkBudget(steps: AuditWork.ofJumps)
    jumps = isAsked ? try kept.item.jumps(within: work) : []
    if work.isSpent { reach.cutRules = [.endJump, .startJump] }
    cost =
      kept.costLimits.isEmpty
      ? nil
      : FilmCost(
        of: kept.film, by: kept.item.renderer.compositor,
        within: WorkBudget(steps: AuditWork.ofCosts))
    if cost?.isCut == true { reach.cutRules.append(.frameCost) }
    reach.transitions = transitions
    reach.frames = scan.map {
      AuditReach.Part(looked: $0.frameCount, all: audited.film.frameCount)
    }
  }

  /// The violations of a rule, which may take a part of the work that is left for all of them.
  mutating func findings(of rule: any AuditRule) throws(RenderError) -> [AuditFinding] {
    view.work = WorkBudget(steps: min(AuditWork.ofRule, stepsOfRules))
    let findings = try rule.findings(in: self)
    stepsOfRules -= view.work.taken
    if view.work.isSpent, !reach.cutRules.contains(rule.rule) { reach.cutRules.append(rule.rule) }
    return findings
  }

  /// The film.
  var film: AnimatedScene { audited.film }

  /// The part of the canvas that the app has.
  var stage: Rect { view.stage }

  /// Returns the severity of a value; `nil` for one that is right.
  func judge(_ measure: Measure, _ value: Double) -> (AuditSeverity, bound: Double)? {
    thresholds.judge(measure, value)
  }

  /// True if all of a transition's time counts, and nothing that presets accept for themselves is accepted.
  var isStrict: Bool { thresholds.isStrict }

  /// Returns true if the profile has a limit for any of the measures.
  func asks(for measures: Measure...) -> Bool {
    measures.contains { thresholds.limits[$0] != nil }
  }

  /// The finding that a value makes, if it makes one; its bound is told to the sentence.
  func finding(
    _ rule: some AuditRule, _ measure: Measure, value: Double, of layer: String? = nil,
    during span: ClosedRange<Time>, in context: AuditedTransition? = nil,
    hint: String? = nil, sentence: (_ bound: Double) -> String
  ) -> AuditFinding? {
    if let measured = measurement(rule, measure, value: value, of: layer, from: span.lowerBound) {
      log.note(measured)
    }
    guard let (severity, bound) = judge(measure, value) else { return nil }
    let blamed = context ?? self.transition(at: span.lowerBound)
    var place = context?.place ?? layer.flatMap { audited.layerPlaces[$0] }
    if place == nil { place = blamed?.place ?? audited.place }
    var finding = AuditFinding(
      rule: rule.rule, severity: severity, layer: layer, span: span, frames: frames(in: span),
      measure: measure, value: value, bound: bound, sentence: sentence(bound),
      hint: hint ?? rule.remedy,
      place: place)
    finding.acceptance = blamed.flatMap { acceptance(of: rule, by: $0) }
    return finding
  }

  /// Returns a value with its limits; `nil` for a measure that the profile does not ask for.
  func measurement(
    _ rule: some AuditRule, _ measure: Measure, value: Double, of layer: String?, from start: Time
  ) -> AuditMeasurement? {
    thresholds.limits[measure].map { limit in
      AuditMeasurement(
        rule: rule.rule, measure: measure, value: max(value, 0), layer: layer, start: start,
        limit: limit)
    }
  }

  /// The acceptance that a transition has of what a rule finds in it: its author's, or else that of its preset.
  private func acceptance(
    of rule: some AuditRule, by transition: AuditedTransition
  ) -> HeldAcceptance? {
    func first(_ kinds: Set<TransitionWarning.Kind>) -> String? {
      kinds.intersection(rule.warnings).map(\.rawValue).min()
    }
    if let kind = first(transition.played.stated) {
      return HeldAcceptance(
        Acceptance(rule.rule, because: "the transition accepts '\(kind)'"), by: .scene,
        at: transition.place)
    }
    guard !isStrict, let kind = first(transition.played.accepted) else { return nil }
    return HeldAcceptance(
      Acceptance(rule.rule, because: "it accepts '\(kind)' for itself"),
      by: .preset(transition.preset ?? "its own"))
  }

  /// The transition that goes on at a moment, or has just ended.
  func transition(at time: Time) -> AuditedTransition? {
    audited.transitions.last { context in
      guard let start = context.played.start, let end = context.played.end else { return false }
      return start <= time && time <= end
    }
  }

  /// The frames that are shown in a stretch of time.
  func frames(in span: ClosedRange<Time>) -> ClosedRange<Int> {
    func frame(_ time: Time) -> Int {
      let number = (max(time, .zero).seconds * film.frameRate.framesPerSecond + 1e-6).rounded(.down)
      return Int(clamping: number, to: 0...max(film.frameCount - 1, 0))
    }
    return frame(span.lowerBound)...max(frame(span.lowerBound), frame(span.upperBound))
  }

  /// Returns the time of a frame.
  func time(ofFrame frame: Int) -> Time {
    min(.seconds(film.frameRate.time(ofFrame: frame).seconds()), film.duration)
  }
}
