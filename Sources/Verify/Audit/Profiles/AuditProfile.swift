/// Whose guidelines a film is held to.
public enum AuditProfile: String, Hashable, Sendable, CaseIterable {
  /// Apple's, with the durations of its own transitions.
  case hig
  /// Material's third edition, with its tokens.
  case material3
  /// Hard limits: 400 ms for all navigation, 300 ms for an element that becomes a screen.
  case strict
  /// The needs of people with sensitive balance or sight.
  case a11y
  /// Nobody's: only what is wrong whoever looks at it.
  case none

  /// One line about it.
  public var summary: String {
    switch self {
    case .hig: "Apple's guidelines, and the durations of its own transitions"
    case .material3: "Material's guidelines and tokens"
    case .strict: "hard limits: 400 ms for navigation, 300 ms for container transforms"
    case .a11y: "what people with sensitive balance or sight need"
    case .none: "no guidelines, only defects"
    }
  }

  /// The limits.
  public var thresholds: Thresholds {
    var limits = Self.defects
    if self != .none { limits.merge(Self.guidelines) { _, new in new } }
    limits.merge(own) { _, new in new }
    return Thresholds(limits: limits)
  }

  private var own: [Measure: Limit] {
    switch self {
    case .hig: Self.higLimits
    case .material3: Self.materialLimits
    case .strict: Self.strictLimits
    case .a11y: Self.accessibleLimits
    case .none: [:]
    }
  }
}

/// The limits of a profile.
public struct Thresholds: Hashable, Sendable {
  /// The limits; a measure that is not among them is never found.
  public var limits: [Measure: Limit]

  /// Returns the severity of a value, and the limit that it has passed; `nil` for one that is right.
  public func judge(_ measure: Measure, _ value: Double) -> (AuditSeverity, bound: Double)? {
    guard let limit = limits[measure] else { return nil }
    let steps: [(AuditSeverity, Double?)] = [
      (.error, limit.error), (.warning, limit.warning), (.remark, limit.remark),
    ]
    for case (let severity, let bound?) in steps {
      if measure.isFloor ? value < bound : value > bound + Self.epsilon { return (severity, bound) }
    }
    return nil
  }

  /// By how much a value has to be larger than its bound.
  private static let epsilon = 1e-9
}

/// All limits of all profiles. Those without a published basis are proposals.
extension AuditProfile {
  /// The limits of defects, which are wrong whoever looks at them.
  static let defects: [Measure: Limit] = [
    .freeze: Limit(warning: 34, error: 100),
    .uncovered: Limit(warning: 0, error: 0.01), .blackened: Limit(warning: 0.01),
    .jump: Limit(warning: 0.5, error: 2),
    // Pictures that differ at a seam are told from rounding where they are compared.
    .jumpingPixels: Limit(warning: 0, error: 0.01),
    .flickerTurns: Limit(warning: 2),
    // WCAG 2.3.1: more than three flashes within a second. Two are allowed, and common where pages pass.
    .flashWarning: Limit(remark: 0), .flashFailure: Limit(error: 0),
    .handOver: Limit(warning: 0.5, error: 1), .timedHandOver: Limit(remark: 0.5),
    .velocityBreak: Limit(warning: 0),
    .unseen: Limit(remark: 0.5),
    .orderChange: Limit(warning: 0.01),
    .gap: Limit(warning: 0, error: 0.01),
    // Apple's own zoom goes back within 520 ms.
    .cancelSettling: Limit(warning: 550, error: 1000), .leftovers: Limit(error: 0),
    .preview: Limit(warning: 0),
    .missingPartner: Limit(warning: 0),
    .warned: Limit(warning: 0),
    .restingBlur: Limit(warning: 0.5), .restingWarp: Limit(warning: 0.002),
  ]

  /// The limits that all guidelines agree on.
  static let guidelines: [Measure: Limit] = [
    .slowerReturn: Limit(remark: 0), .imperceptible: Limit(warning: 50),
    .unmirrored: Limit(warning: 0), .sheetEdge: Limit(warning: 0),
    // WCAG 1.4.11: graphics at 3:1.
    .statusContrast: Limit(warning: 3),
    .distortion: Limit(warning: 1.5), .textScale: Limit(remark: 1.3),
    .paces: Limit(remark: 5), .directions: Limit(remark: 2),
    .repetition: Limit(remark: 5),
    .pageScale: Limit(remark: 1.5), .pageTurn: Limit(remark: 15),
    .frameTravel: Limit(remark: 0.25),
    .reducedTravel: Limit(warning: 0.1), .reducedScale: Limit(warning: 0.03),
  ]

  /// iOS: a push takes 350 to 500 ms, a sheet 500; nothing in the guidelines counts milliseconds.
  static let higLimits: [Measure: Limit] = [
    .fadeDuration: Limit(remark: 500, warning: 700, error: 1000),
    .pushDuration: Limit(warning: 500, error: 1000),
    .containerDuration: Limit(warning: 600, error: 1000),
    .modalDuration: Limit(warning: 600, error: 1000),
    .sheetDuration: Limit(warning: 600, error: 1000),
  ]

  /// Material: 450 ms for a shared axis, 500 for a container, 400 for a sheet; Compose's own cross-fade of
  /// 700 ms is slower than its guidelines.
  static let materialLimits: [Measure: Limit] = [
    .fadeDuration: Limit(remark: 500, warning: 700, error: 1000),
    .pushDuration: Limit(warning: 500, error: 1000),
    .containerDuration: Limit(warning: 600, error: 1000),
    .modalDuration: Limit(warning: 600, error: 1000),
    .sheetDuration: Limit(warning: 600, error: 1000),
  ]

  /// The founding guide's hard limits.
  static let strictLimits: [Measure: Limit] = [
    .fadeDuration: Limit(error: 400), .pushDuration: Limit(error: 400),
    .containerDuration: Limit(error: 300), .modalDuration: Limit(error: 400),
    .sheetDuration: Limit(error: 400),
  ]

  /// WCAG 2.2.2 and 2.3.3, and what platforms do for those who want less motion.
  static let accessibleLimits: [Measure: Limit] = [
    .fadeDuration: Limit(warning: 700, error: 1000),
    .pushDuration: Limit(warning: 500, error: 1000),
    .containerDuration: Limit(warning: 600, error: 1000),
    .modalDuration: Limit(warning: 600, error: 1000),
    .sheetDuration: Limit(warning: 600, error: 1000),
    .flashWarning: Limit(warning: 0), .repetition: Limit(error: 5),
    .pageScale: Limit(warning: 1.5), .pageTurn: Limit(warning: 15),
    .reducedTravel: Limit(error: 0.1), .reducedScale: Limit(error: 0.03),
    // iOS takes 325 ms for its own cross-fade.
    .reducedDuration: Limit(warning: 350, error: 600), .reducedMissing: Limit(warning: 0),
  ]
}
