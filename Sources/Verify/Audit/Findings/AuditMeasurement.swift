package import SegueMotionAssertions
package import SegueMotion
import SegueTextSupport

/// The worst value of a measure in a film, whether it is right or not.
package struct AuditMeasurement: Hashable, Sendable, Codable {
  /// The rule that has asked.
  package let rule: GuidelineRule
  package let measure: Measure
  /// The value, in the unit of the measure.
  package let value: Double
  /// The layer or the screen that has it; `nil` for the film as a whole.
  package let layer: String?
  /// The moment from which it is seen.
  package let start: Time
  /// The limits of the profile.
  package let limit: Limit
  /// The acceptance of what is found for this value; `nil` where nobody accepts it.
  package internal(set) var acceptance: HeldAcceptance?

  /// The severity of the value; `nil` for one that is right.
  package var severity: AuditSeverity? {
    Thresholds(limits: [measure: limit]).judge(measure, value)?.0
  }

  /// The value and its limits, as in `383 ms, at most 500 ms`; `nil` for what is only there or not.
  package var words: String? {
    guard let value = measure.words(for: value) else { return nil }
    let bounds: [(bound: Double?, name: String)] = [
      (limit.remark, "remark"), (limit.warning, "warning"), (limit.error, "error"),
    ]
    let limits = bounds.compactMap { bound, name in
      bound.flatMap { measure.words(for: $0) }.map {
        "\(name) \(measure.isFloor ? "below" : "above") \($0)"
      }
    }
    return "\(value) (\(limits.joined(separator: ", ")))"
  }
}

/// The values that rules have measured in a film so far, of each measure the worst.
final class MeasurementLog: Sendable {
  private let worst = Locked<[Measure: AuditMeasurement]>([:])

  /// Takes note of a value.
  func note(_ measurement: AuditMeasurement) {
    // What has no bounds has no number, either.
    guard measurement.value.isFinite, measurement.words != nil else { return }
    worst.withLock { worst in
      let measure = measurement.measure
      if let known = worst[measure] {
        let isWorse =
          measure.isFloor ? measurement.value < known.value : measurement.value > known.value
        if !isWorse { return }
      }
      worst[measure] = measurement
    }
  }

  /// The worst of each measure, rule by rule.
  var measurements: [AuditMeasurement] {
    let all = worst.withLock { Array($0.values) }
    return all.sorted {
      ($0.rule.order, $0.measure.rawValue) < ($1.rule.order, $1.measure.rawValue)
    }
  }
}

extension GuidelineRule {
  /// Its place among all rules.
  fileprivate var order: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}
