/// Whose guidelines a film is held to.
package enum AuditProfile: String, Hashable, Sendable, CaseIterable {
  /// Apple's, with the durations of its own transitions.
  case hig
  /// Material's third edition, with its tokens.
  case material3
  /// Hard limits: 400 ms for all navigation, 300 ms for an element that becomes a screen, whatever a preset
  /// accepts for itself.
  case strict
  /// The needs of people with sensitive balance or sight.
  case a11y
  /// Nobody's: only what is wrong whoever looks at it.
  case none

  /// One line about it.
  package var summary: String {
    switch self {
    case .hig: "Apple's guidelines, and the durations of its own transitions"
    case .material3: "Material's guidelines and tokens"
    case .strict: "hard limits: 400 ms for navigation, 300 ms for container transforms"
    case .a11y: "what people with sensitive balance or sight need"
    case .none: "no guidelines, only defects"
    }
  }
}

/// The limits of a profile.
package struct Thresholds: Hashable, Sendable {
  /// The limits; a measure that is not among them is never found.
  package var limits: [Measure: Limit]
  /// True if a transition takes all of the time in which something of it moves, and what its preset accepts for
  /// itself counts.
  package var isStrict = false

  /// Returns the severity of a value, and the limit that it has passed; `nil` for one that is right.
  package func judge(_ measure: Measure, _ value: Double) -> (AuditSeverity, bound: Double)? {
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
