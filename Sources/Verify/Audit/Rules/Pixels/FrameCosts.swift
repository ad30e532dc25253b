import SegueMotion
import SegueMotionAssertions
import SegueTextSupport

/// A-27: no frame costs a compositor more than the film's author allows.
struct FrameCosts: AuditRule {
  let rule = GuidelineRule.frameCost
  let measures = CostMeasure.allCases.map(Measure.cost)
  let summary = "no frame costs a compositor more than the scene's \"cost\" allows"
  let remedy = "'render explain --cost' shows what each frame costs"

  func findings(in audit: AuditContext) -> [AuditFinding] {
    guard let cost = audit.cost else { return [] }
    return CostMeasure.allCases.compactMap { measure in
      guard let limit = audit.audited.costLimits[measure] else { return nil }
      let frame = cost.costliestFrame(by: measure) ?? 0
      let value = measure.value(of: cost.frames[frame])
      let time = audit.time(ofFrame: frame)
      let over = cost.frames.count { measure.value(of: $0) > limit }
      return audit.finding(self, .cost(measure), value: value, during: time...time) { bound in
        let others = over > 1 ? "; \(over) frames have more than that" : ""
        return "frame \(frame) has \(measure.words(for: value)), expected at most"
          + " \(measure.plain(bound))\(others)"
      }
    }
  }
}

extension CostMeasure {
  /// A value as numbers are said: `3`, `2.31`.
  package func plain(_ value: Double) -> String {
    NumberText.format(value, atMost: isCount ? 0 : 2)
  }

  /// A value with its unit: `3 surfaces that are drawn apart`.
  fileprivate func words(for value: Double) -> String {
    let isOne = plain(value) == "1"
    return switch self {
    case .offscreen:
      "\(plain(value)) \(isOne ? "surface that is" : "surfaces that are") drawn apart"
    case .blurred: "\(plain(value)) canvases of blur"
    case .masked: "\(plain(value)) canvases behind masks"
    case .overdraw: "\(plain(value)) canvases drawn"
    case .redrawn: "\(plain(value)) \(isOne ? "layer" : "layers") drawn anew"
    }
  }
}

extension Measure {
  /// The measure of an audit for what a frame costs; no profile has a limit for it.
  static func cost(_ measure: CostMeasure) -> Measure {
    switch measure {
    case .offscreen: Measure("offscreenPasses", in: .count)
    case .blurred: Measure("blurredArea", in: .share)
    case .masked: Measure("maskedArea", in: .share)
    case .overdraw: Measure("overdraw", in: .share)
    case .redrawn: Measure("redrawnLayers", in: .count)
    }
  }
}

extension Thresholds {
  /// The limits, with those that a film's author has set for what a frame costs: beyond them is an error.
  func adding(_ limits: CostLimits) -> Thresholds {
    var thresholds = self
    for measure in CostMeasure.allCases {
      if let limit = limits[measure] { thresholds.limits[.cost(measure)] = Limit(error: limit) }
    }
    return thresholds
  }
}
