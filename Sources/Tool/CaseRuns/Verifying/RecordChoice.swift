package import SegueCommandLine
package import SegueFiles

extension Option {
  package static let recordMode = Option(
    "mode", takes: .choice(of: RecordChoice.self), called: "which",
    default: .text(RecordChoice.missing.rawValue), in: .output,
    summary: "Which goldens are written",
    details: "Where the environment has CI=true or CI=1, none is ever written.")
}

/// The goldens that `record` writes.
package enum RecordChoice: String, ChoiceList {
  case all, missing, failed

  package var summary: String {
    switch self {
    case .all: "all of them anew"
    case .missing: "those that are not there"
    case .failed: "those that fail"
    }
  }

  /// The mode of this name.
  package var mode: RecordMode {
    switch self {
    case .all: .all
    case .missing: .missing
    case .failed: .failed
    }
  }
}
