import SegueMotionAssertions
import SegueGeometry
import SegueMotion
import SegueRendering
import SegueSceneGraph
import SegueTransitions
import SegueTextSupport

/// what two screens share is there on both, and is not distorted on its way.
struct SharedElements: AuditRule {
  let rule = GuidelineRule.sharedElements
  let measures: [Measure] = [.missingPartner, .distortion, .textScale]
  let summary = "what two screens share is there on both, and is not distorted on its way"
  let remedy = "let the contents fit into the box ('fit') rather than be stretched with it"
  let warnings: Set<TransitionWarning.Kind> = [.noPartner]

  /// Number of sampled moments.
  private static let moments = 12
  /// The least opacity of a picture that people look at.
  private static let least = 0.3

  func findings(in audit: AuditContext) -> [AuditFinding] {
    audit.audited.begunTransitions.flatMap { context -> [AuditFinding] in
      guard let span = context.span else { return [] }
      let lonely = context.played.warnings.first { $0.kind == .noPartner }.flatMap { warning in
        audit.finding(
          self, .missingPartner, value: 1, of: context.name(.insertion), during: span, in: context,
          hint: warning.hint
        ) { _ in warning.message }
      }
      return [lonely].compactMap(\.self) + stretched(in: context, during: span, audit: audit)
    }
  }

  /// Pictures that are stretched one way more than the other, and texts that grow or shrink much.
  private func stretched(
    in context: AuditedTransition, during span: ClosedRange<Time>, audit: AuditContext
  ) -> [AuditFinding] {
    var worst: [MatchKey: (ratio: Double, time: Time)] = [:]
    var scaled: [MatchKey: (ratio: Double, time: Time)] = [:]
    let texts = context.played.context.texts
    let motion = TransitionMotion(context.played)
    let plan = context.played.plan
    for index in 1..<Self.moments {
      let moment = plan.duration.scaled(by: Double(index) / Double(Self.moments))
      for element in plan.layers.flatMap({ $0.elements(at: moment) })
      where element.opacity >= Self.least {
        let (across, down) = (element.map.across.length, element.map.down.length)
        guard across > 1e-3, down > 1e-3 else { continue }
        let size = max(down, 1 / down)
        if texts.contains(element.key), size > scaled[element.key]?.ratio ?? 0 {
          scaled[element.key] = (size, motion.filmTime(moment))
        }
        let ratio = max(across / down, down / across)
        if ratio > worst[element.key]?.ratio ?? 0 {
          worst[element.key] = (ratio, motion.filmTime(moment))
        }
      }
    }
    func findings(
      _ found: [MatchKey: (ratio: Double, time: Time)], _ measure: Measure,
      words: (_ ratio: String) -> String
    ) -> [AuditFinding] {
      found.sorted { $0.key.name < $1.key.name }.compactMap { key, worst in
        let time = min(max(worst.time, span.lowerBound), span.upperBound)
        return audit.finding(
          self, measure, value: worst.ratio, of: key.name, during: time...time, in: context
        ) { bound in
          words(NumberText.format(worst.ratio, atMost: 2))
            + ", expected at most \(NumberText.format(bound, atMost: 2))"
        }
      }
    }
    return findings(worst, .distortion) {
      "it is stretched one way \($0) times as much as the other"
    } + findings(scaled, .textScale) { "its text is drawn at \($0) times another size" }
  }
}

extension TransitionContext {
  /// The shared elements that are texts on both screens.
  fileprivate var texts: Set<MatchKey> {
    func isText(_ element: SharedElement) -> Bool {
      if case .text = element.properties.content { true } else { false }
    }
    return Set(
      shared.compactMap { pair in
        pair.both.flatMap { isText($0.removal) && isText($0.insertion) ? pair.key : nil }
      })
  }
}

/// A shared element at a moment of a plan.
private struct ShownElement {
  let key: MatchKey
  let map: AffineTransform
  let opacity: Double
}

extension AffineTransform {
  fileprivate var across: Vector { Vector(a, b) }
  fileprivate var down: Vector { Vector(c, d) }
}

extension TransitionLayer {
  /// The elements in the layer, with their maps to the plane around it.
  fileprivate func elements(at moment: Time) -> [ShownElement] {
    let looks = properties(at: moment)
    guard let own = looks.localTransform.projection.affine else { return [] }
    switch content {
    case .screen: return []
    case .element(_, let key): return [ShownElement(key: key, map: own, opacity: looks.opacity)]
    case .layers(let layers):
      return layers.flatMap { $0.elements(at: moment) }.map {
        ShownElement(
          key: $0.key, map: $0.map.followed(by: own), opacity: $0.opacity * looks.opacity)
      }
    }
  }
}

extension Measure {
  /// An element that the other screen lacks, as a flag.
  static let missingPartner = Measure("missingPartner", in: .flag, defect: Limit(warning: 0))
  /// Ratio of an element's stretch one way to that the other way.
  static let distortion = Measure("distortion", in: .times, guideline: Limit(warning: 1.5))
  /// Scale factor of a text.
  static let textScale = Measure("textScale", in: .times, guideline: Limit(remark: 1.3))
}
