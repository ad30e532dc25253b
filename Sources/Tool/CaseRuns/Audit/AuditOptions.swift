package import SegueCommandLine
import SegueFilmRequests
package import SegueAudit

extension Option {
  package static let profile = Option(
    "profile", takes: .choice(of: AuditProfile.self), called: "name",
    default: .text(AuditProfile.hig.rawValue), in: .scene,
    summary: "Whose guidelines the scenes are held to")

  package static let failOn = Option(
    "fail-on", takes: .choice(of: FailureThreshold.self), called: "severity",
    default: .text(FailureThreshold.error.rawValue), in: .output,
    summary: "From which findings on the run ends with 1")

  package static let sarif = Option(
    "sarif", takes: .path(.output), in: .output,
    summary: "Write what was found for code scanning (SARIF 2.1.0)")

  package static let auditReport = Option(
    "report", takes: .path(.output), in: .output,
    summary: "Write a page that shows what was found (.html)",
    details: """
      One file that a browser shows without anything else: each finding with what was measured, the frames \
      that prove it, its place, and what would mend it; what is accepted, with its reason.
      """)
}

extension AuditProfile: ChoiceList {}

/// From which findings on a run fails.
package enum FailureThreshold: String, ChoiceList {
  case error, warning, remark, never

  package var summary: String {
    switch self {
    case .error: "errors"
    case .warning: "errors and warnings"
    case .remark: "whatever is found"
    case .never: "nothing but scenes that cannot be read"
    }
  }

  package var severity: AuditSeverity? { AuditSeverity(rawValue: rawValue) }
}
