import SegueCommandLine
import SegueJSON
import SegueReports
import SegueTextSupport
import SegueVerification

/// The summary of a run over many cases.
struct VerificationAnswer {
  private let request: CaseRequest
  private var counts: [CaseResult.Outcome: Int] = [:]
  private var brokenCount = 0
  private var objections: [String] = []
  private var hasJumps = false
  /// The exit code for the shell.
  var code: ExitCode {
    // What is different or broken is told before what may be.
    worst == .done && request.isStrict && counts[.open] != nil ? .cannotTell : worst
  }
  private var worst = ExitCode.done

  /// Nothing yet about a run.
  init(_ request: CaseRequest) {
    self.request = request
  }

  /// Takes note of a case.
  mutating func note(_ told: CaseSummary) {
    if let refusal = told.refusal {
      brokenCount += 1
      worst = max(worst, refusal.code)
    }
    guard let result = told.item.result else { return }
    counts[result.outcome, default: 0] += 1
    if !result.jumps.isEmpty { hasJumps = true }
    guard result.outcome == .different || result.outcome == .missing else { return }
    worst = max(worst, .findings)
    if let objection = told.objection { objections.append(objection) }
  }

  /// Returns the count of cases per outcome, in one line, and how to accept the differences.
  func text(in palette: DiagnosticPalette) -> String {
    let total = counts.values.reduce(brokenCount, +)
    let words: [(CaseResult.Outcome, String)] = [
      (.same, "as expected"), (.recorded, "recorded"), (.different, "different"),
      (.missing, "without goldens"), (.open, "can't tell"),
    ]
    var parts = words.compactMap { outcome, word in
      counts[outcome].map { palette.paint("\($0) \(word)", as: outcome) }
    }
    if brokenCount > 0 { parts.append("\(palette.error)\(brokenCount) broken\(palette.reset)") }
    let line = "\(total.counted("case")): \(parts.joined(separator: ", "))\n"
    return line + hint.visibleLines
  }

  /// The command that agrees to what differs.
  private var hint: String {
    approval
      + (hasJumps ? "if a jump is meant: \"accept\": [\"jump\"] in the transition\n" : "")
  }

  private var approval: String {
    if objections.isEmpty { return "" }
    var paths: [String] = []
    for path in objections where !paths.contains(path) { paths.append(path) }
    // Of many, all are named: those that are as expected stay as they are.
    let shown = paths.count > 3 ? request.paths : paths
    let verb = counts[.different] == nil ? "record" : "approve"
    return "if it should be so: \(CaseCommand.text(verb, shown, options: request.options))\n"
  }

  private func max(_ a: ExitCode, _ b: ExitCode) -> ExitCode { a.rawValue < b.rawValue ? b : a }
}

extension CaseSummary {
  /// The case in a line, and one for each thing that is not as expected.
  func text(in palette: DiagnosticPalette) -> String {
    if let result = item.result { return result.text(in: palette) }
    let verdict = "\(palette.error)broken\(palette.reset)"
    let words = refusal?.message.indented.visibleLines ?? ""
    return "\(item.name.visible): \(verdict)\n" + words
  }

  /// True if it is worth reporting when only important things are reported.
  var isNews: Bool { item.result?.outcome != .same }
}

extension CaseResult {
  fileprivate func text(in palette: DiagnosticPalette) -> String {
    "\(name.visible): \(palette.paint(verdict, as: outcome))\n" + details.visibleLines
  }

  private var verdict: String {
    switch outcome {
    case .same, .recorded: sentence.visible
    case .missing: "no goldens"
    case .open: "can't tell"
    case .different: "different" + (judgement.map { ", judged \($0.words)" } ?? "")
    }
  }

  /// The details below the verdict.
  private var details: String {
    switch outcome {
    case .same: return notes
    case .open: return reasons.map { "  \($0)\n" }.joined() + notes
    case .recorded:
      return (failedExpectations.map(\.words) + jumps.map(\.words)).map { "  \($0)\n" }.joined()
    case .missing, .different: break
    }
    var lines = findings.map { "  \($0)\n" }
    if let first = differingFrames.first, let count = actual.frames?.digests.count {
      lines.append("  \(differingFrames.count) of \(count) frames differ, the first is \(first)\n")
    }
    return lines.joined() + notes
  }

  /// The remarks, a line each.
  private var notes: String { remarks.map { "  note: \($0)\n" }.joined() }
}

extension DiagnosticPalette {
  /// Words in the color of what came of a case: green is as expected.
  fileprivate func paint(_ words: String, as outcome: CaseResult.Outcome) -> String {
    let color =
      switch outcome {
      case .same: hint
      case .recorded: note
      case .missing, .open: warning
      case .different: error
      }
    return color + words + reset
  }
}

extension String {
  /// The lines, moved to the right.
  fileprivate var indented: String {
    split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)\n" }.joined()
  }
}
