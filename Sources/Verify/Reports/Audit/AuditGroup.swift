import SegueAudit
import SegueJSON
import SegueMotionAssertions
import SegueTextSupport

/// The findings of a scene, by which scenes that have the same ones are told together.
package struct AuditChange: Hashable, Sendable {
  /// The findings as sentences, or the reason why there can be none.
  private let words: [String]
  private let isFailure: Bool

  /// The findings of a scene; `nil` of one in which nothing is found.
  package init?(_ scene: AuditedScene) {
    isFailure = scene.failure != nil
    let unused = scene.unused.map { "\($0.acceptance.rule.id) is accepted, and not found" }
    // What counts comes before what is accepted.
    let findings =
      scene.findings.filter { $0.acceptance == nil }
      + scene.findings.filter { $0.acceptance != nil }
    let failure = scene.failure.map { [$0] + scene.mistakes.dropFirst().map(\.message) }
    let found = failure ?? findings.map(\.commonWords) + unused
    guard !found.isEmpty else { return nil }
    words = found
  }

  /// The plainest finding, as a sentence without a full stop, and the number of others.
  package var sentence: String {
    let more = words.count - 1
    return words[0] + (more > 0 ? ", and \(more.counted("more finding"))" : "")
  }

  /// Returns the sentence about all scenes that have these findings, the first of which have these names.
  package func words(of names: [String], count: Int) -> String {
    let scenes = count.counted("scene")
    let all =
      isFailure
      ? "\(scenes) cannot be looked at for the same reason"
      : "\(scenes) have the same \(words.count == 1 ? "finding" : "findings")"
    return "\(all): \(sentence) (\(names.first(of: count)))"
  }
}

extension AuditFinding {
  /// The finding with its rule, and who accepts it.
  fileprivate var commonWords: String {
    "\(words) (\(rule.id) \(rule.name))"
      + (acceptance.map { ", accepted by \($0.giver.words)" } ?? "")
  }
}

/// Scenes that have the same findings.
struct AuditGroup: Sendable {
  /// The first of them.
  let shown: AuditedScene
  /// The names of all of them, in order.
  let names: [String]
  /// The findings that they have in common, where there are any.
  let change: AuditChange?

  /// Number of scenes.
  var count: Int { names.count }

  /// The names of those that are not shown.
  var others: [String] { Array(names.dropFirst()) }

  /// The scenes, those with the same findings taken together where the first of them stands.
  static func all(of scenes: [AuditedScene]) -> [AuditGroup] {
    scenes.alike(by: AuditChange.init).map { change, members in
      AuditGroup(shown: members[0], names: members.map(\.name), change: change)
    }
  }
}

extension AuditReport {
  /// The scenes that share their findings with others.
  var groups: [AuditGroup] { AuditGroup.all(of: scenes).filter { $0.count > 1 } }
}
