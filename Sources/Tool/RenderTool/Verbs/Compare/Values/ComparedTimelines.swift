import SegueCaseRuns
import SegueCommandLine
import SegueFitting
import SegueRecordedValues
import SegueTextSupport

/// Two timelines of values: what each feature does otherwise, and why, where the curves of both sides are certain.
struct ComparedTimelines {
  let name: String
  let old: ValueTimeline
  let new: ValueTimeline

  /// The most features whose curves are compared.
  private static let mostFitted = 32

  /// Returns the differences, features in the order of the old timeline.
  func answer() -> ComparisonAnswer {
    var findings: [String] = []
    var differing: Set<Int> = []
    var searches = 2 * Self.mostFitted
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
      let cause = cause(from: feature, to: other, searches: &searches)
      if let cause { findings.append("\(quoted): \(cause)") }
      findings += changes.map { "\(quoted): \($0.words(in: $0.worst, of: new))" }
    }
    return ComparisonAnswer(
      name: name, findings: findings, differingFrames: differing.sorted(),
      frameCount: new.frames.count, item: nil)
  }

  /// The difference between the curves of a feature; `nil` unless it moves by one certain curve on both sides.
  private func cause(
    from feature: ValueTimeline.Feature, to other: ValueTimeline.Feature, searches: inout Int
  ) -> String? {
    let everything = -Double.infinity...Double.infinity
    let before = FittedFeature(
      feature, in: old, during: everything, kinds: .all, searches: &searches)
    let after = FittedFeature(other, in: new, during: everything, kinds: .all, searches: &searches)
    guard before.isCertain, after.isCertain, before.movements.count == 1,
      after.movements.count == 1, let old = before.movements.first?.curve,
      let new = after.movements.first?.curve
    else { return nil }
    guard let was = old.plainest ?? old.best, let now = new.plainest ?? new.best else { return nil }
    let changes = FitWords.changes(from: was, to: now)
    return changes.isEmpty ? nil : changes.joined(separator: ", ")
  }
}
