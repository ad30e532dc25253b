package import SegueCommandLine
import SegueFilmRequests
package import SegueSceneFile
package import SegueAudit

extension Option {
  package static let profile = Option(
    "profile", takes: .choice(of: ProfileChoice.self), called: "name",
    default: .text(ProfileChoice.device.rawValue), in: .scene,
    summary: "Whose guidelines the scenes are held to",
    details: "With -v all that was measured is said, right or not, with its limits.")

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

/// The guidelines that a command line asks for: those of one profile, or those of each scene's device.
package enum ProfileChoice: String, ChoiceList {
  case device, hig, material3, strict, a11y, none

  package var summary: String {
    profile?.summary ?? "material3 for scenes on Android's devices, hig for all others"
  }

  /// The one profile; `nil` where it follows devices.
  private var profile: AuditProfile? { AuditProfile(rawValue: rawValue) }

  /// Returns the profile for a scene on a device.
  package func profile(on device: Device?) -> AuditProfile {
    profile ?? (device?.platform == .android ? .material3 : .hig)
  }
}

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
