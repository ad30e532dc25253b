import SegueTextSupport

/// A measure by which a film is checked against guidelines: its unit, and its limits in the profiles.
///
/// Each stands in the file of the rule that takes it.
package struct Measure: Sendable {
  /// The name, under which reports keep it.
  package let rawValue: String
  /// True if less is worse.
  package let isFloor: Bool
  private let unit: Unit
  /// The limit in every profile: what is beyond it is wrong whoever looks at it.
  private let defect: Limit?
  /// The limit that all guidelines agree on.
  private let guideline: Limit?
  /// The limits of profiles that have their own.
  private let own: [AuditProfile: Limit]

  /// A measure with its limits.
  ///
  /// Those without a published basis are proposals.
  init(
    _ name: String, in unit: Unit, isFloor: Bool = false, defect: Limit? = nil,
    guideline: Limit? = nil, own: [AuditProfile: Limit] = [:]
  ) {
    (rawValue, self.unit, self.isFloor) = (name, unit, isFloor)
    (self.defect, self.guideline, self.own) = (defect, guideline, own)
  }

  /// Units of values.
  enum Unit: Sendable {
    case milliseconds, seconds, points, degrees, times, count
    /// A part of something, told in hundredths.
    case share
    /// A contrast.
    case ratio
    /// Of what is only there or not.
    case flag
  }

  /// Returns the limit in a profile; `nil` for a measure that the profile never finds.
  func limit(in profile: AuditProfile) -> Limit? {
    own[profile] ?? (profile == .none ? nil : guideline) ?? defect
  }
}

extension Measure: Hashable {
  /// Returns true if both are the same measure.
  package static func == (left: Measure, right: Measure) -> Bool { left.rawValue == right.rawValue }

  /// Adds the name to a hash.
  package func hash(into hasher: inout Hasher) { hasher.combine(rawValue) }
}

/// Beyond which values something is worth a remark, a warning or an error; `nil` for none.
package struct Limit: Hashable, Sendable, Codable {
  /// Beyond it is a remark.
  package var remark: Double?
  /// Beyond it is a warning.
  package var warning: Double?
  /// Beyond it is an error.
  package var error: Double?

  /// The limit with these values.
  package init(remark: Double? = nil, warning: Double? = nil, error: Double? = nil) {
    self.remark = remark
    self.warning = warning
    self.error = error
  }
}

extension Measure {
  /// A value in the measure's unit, as in `400 ms`; `nil` for what is only there or not.
  package func words(for value: Double) -> String? {
    switch unit {
    case .milliseconds: "\(NumberText.format(value, atMost: 0)) ms"
    case .share: "\(NumberText.format(value * 100, atMost: 2)) %"
    case .points: "\(NumberText.format(value, atMost: 2)) points"
    case .seconds:
      value >= Self.forever ? "without end" : "\(NumberText.format(value, atMost: 1)) s"
    case .times: "\(NumberText.format(value, atMost: 2)) times"
    case .degrees: "\(NumberText.format(value, atMost: 0))°"
    case .ratio: "\(NumberText.format(value, atMost: 2)):1"
    case .count: NumberText.format(value, atMost: 0)
    case .flag: nil
    }
  }

  /// The seconds that stand for a movement without an end.
  static let forever = 86_400.0
}
