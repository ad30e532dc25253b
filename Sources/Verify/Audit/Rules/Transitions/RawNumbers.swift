import SegueMotion
import SegueMotionAssertions

/// a scene with design tokens has no time and no curve written as they are that a token has.
struct RawNumbers: AuditRule {
  let rule = GuidelineRule.rawNumber
  let measures: [Measure] = [.rawNumber]
  let summary = "times and curves that design tokens have are not written as they are"
  let remedy = "write the token's name: \"${motion.duration.short}\""

  func findings(in audit: AuditContext) -> [AuditFinding] {
    audit.audited.rawValues.compactMap { value in
      var finding = audit.finding(
        self, .rawNumber, value: 1, during: Time.zero...audit.film.duration,
        hint: "write \"${\(value.token)}\""
      ) { _ in
        "\(value.text) is written as it is, expected the token '\(value.token)'"
      }
      finding?.place = value.place
      return finding
    }
  }
}

extension Measure {
  /// A time or a curve that is written as it is, though a token has it.
  package static let rawNumber = Measure("rawNumber", in: .flag, guideline: Limit(warning: 0))
}
