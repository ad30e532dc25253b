import SegueCaseRuns
import SegueCommandLine
import SegueFilmRequests
import SegueRecordedValues
import SegueRendering
import SegueReports
import SegueTextSupport
import SegueVerification

/// Two timelines of values: what each feature does otherwise, and why, where the curves of both sides are certain.
struct ComparedTimelines {
  let name: String
  let old: ValueTimeline
  let new: ValueTimeline

  /// Returns the differences, features in the order of the old timeline; with the curves of both over each other where a
  /// page is `showing` them.
  func answer(showing isShown: Bool) throws(RunError) -> ComparisonAnswer {
    var findings: [String] = []
    var differing: Set<Int> = []
    var curves = CurveChanges(from: old, to: new)
    let frameWords = new.frameWords(insteadOf: old)
    findings += frameWords.map { [$0] } ?? []
    for pair in new.features(insteadOf: old) {
      guard case .both(let feature, let other) = pair else {
        findings.append(pair.words)
        continue
      }
      let quoted = pair.words
      let changes = frameWords == nil ? ComponentChange.all(from: feature, to: other) : []
      differing.formUnion(changes.flatMap(\.frames))
      if changes.isEmpty, frameWords == nil { continue }
      let cause = curves.words(from: feature, to: other)
      if let cause { findings.append("\(quoted): \(cause)") }
      findings += changes.map { "\(quoted): \($0.words(in: $0.worst, of: new))" }
    }
    return ComparisonAnswer(
      name: name, findings: findings, differingFrames: differing.sorted(),
      frameCount: new.frames.count,
      item: isShown ? try item(findings, in: differing.sorted()) : nil)
  }

  private func item(
    _ findings: [String], in frames: [Int]
  ) throws(RunError) -> ReportedCase {
    let result = CaseResult(
      name: name, outcome: findings.isEmpty ? .same : .different,
      findings: findings.map { .content(.values, $0) }, differingFrames: frames,
      actual: CaseResult.Evidence())
    return try RunError.inWords { () throws(RenderError) in
      var item = try ReportedCase(result)
      item.valueCourses = ReportedCourses(from: old, to: new)
      return item
    }
  }
}
