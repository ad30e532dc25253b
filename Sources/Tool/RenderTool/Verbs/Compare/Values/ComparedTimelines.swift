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
    if old.frames != new.frames { findings.append(frameWords) }
    for feature in old.features {
      let quoted = Quote(feature.name).description
      guard let other = new.features.first(where: { $0.name == feature.name }) else {
        findings.append("\(quoted) is gone")
        continue
      }
      let changes = old.frames == new.frames ? Self.changes(from: feature, to: other) : []
      differing.formUnion(changes.flatMap(\.frames))
      if changes.isEmpty, old.frames == new.frames { continue }
      let cause = cause(from: feature, to: other, searches: &searches)
      if let cause { findings.append("\(quoted): \(cause)") }
      findings += changes.map { "\(quoted): \(words(of: $0))" }
    }
    let known = Set(old.features.map(\.name))
    findings += new.features.filter { !known.contains($0.name) }.map { "\(Quote($0.name)) is new" }
    return ComparisonAnswer(
      name: name, findings: findings, differingFrames: differing.sorted(),
      frameCount: new.frames.count, item: nil)
  }

  private var frameWords: String {
    let count = old.frames.count
    if count != new.frames.count { return "\(new.frames.count) frames instead of \(count)" }
    let index = old.frames.indices.first { old.frames[$0] != new.frames[$0] } ?? 0
    return "frame \(index) is at \(new.frames[index].words) instead of \(old.frames[index].words)"
  }

  /// A number or a word of a feature that is another one in some frames.
  private struct Change {
    let component: String
    let frames: [Int]
    /// The frame in which it differs most.
    let worst: Int
    let values: (old: ValueTimeline.Value?, new: ValueTimeline.Value?)
  }

  private static func changes(
    from old: ValueTimeline.Feature, to new: ValueTimeline.Feature
  ) -> [Change] {
    var names = old.components.map(\.name)
    let known = Set(names)
    names += new.components.map(\.name).filter { !known.contains($0) }
    let olds = Dictionary(old.components.map { ($0.name, $0.values) }) { first, _ in first }
    let news = Dictionary(new.components.map { ($0.name, $0.values) }) { first, _ in first }
    return names.compactMap { name in
      let (before, after) = (olds[name], news[name])
      let count = max(before?.count ?? 0, after?.count ?? 0)
      let pairs = (0..<count).map { (before?[$0], after?[$0]) }.map { ($0 ?? nil, $1 ?? nil) }
      let frames = pairs.indices.filter { pairs[$0].0 != pairs[$0].1 }
      guard let worst = frames.max(by: { size(pairs[$0]) < size(pairs[$1]) }) else { return nil }
      return Change(component: name, frames: frames, worst: worst, values: pairs[worst])
    }
  }

  /// The distance of two values; that of words, and of what is missing, is as large as can be.
  private static func size(_ pair: (ValueTimeline.Value?, ValueTimeline.Value?)) -> Double {
    guard case (.number(let old)?, .number(let new)?) = pair else { return .infinity }
    return abs(old - new)
  }

  private func words(of change: Change) -> String {
    func text(_ value: ValueTimeline.Value?) -> String {
      value.map { $0.text.visible } ?? "nothing"
    }
    let component = change.component.isEmpty ? "" : "\(change.component.visible) is "
    return "\(component)\(text(change.values.new)) instead of \(text(change.values.old)) at"
      + " \(new.frames[change.worst].words), and differs in \(change.frames.count) of"
      + " \(new.frames.count.counted("frame"))"
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
