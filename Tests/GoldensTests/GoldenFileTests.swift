import Foundation
import SegueGoldens
import Testing

/// When what is becomes what was agreed, and what is said when it does not.
@Suite struct GoldenFileTests {
  private enum Found: String, CaseIterable {
    case nothing, same, different
  }

  /// The golden holds what its case says; what is, is `same`.
  private func outcome(_ mode: RecordMode, _ found: Found) throws -> (said: String, left: String?) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    let golden = GoldenFile(folder.appending(path: "inner/golden.txt").path)
    if found != .nothing { try golden.write(Array(found.rawValue.utf8)) }
    let outcome = try golden.outcome(in: mode, of: Array("same".utf8)) { agreed in
      agreed == Array("same".utf8) ? nil : String(decoding: agreed, as: UTF8.self)
    }
    let left = try golden.read().map { String(decoding: $0, as: UTF8.self) }
    return (outcome.words, left)
  }

  @Test(
    arguments: [
      (.never, .nothing, "missing", nil), (.never, .same, "same", "same"),
      (.never, .different, "different: different", "different"),
      (.missing, .nothing, "recorded", "same"), (.missing, .same, "same", "same"),
      (.missing, .different, "different: different", "different"),
      (.failed, .nothing, "recorded", "same"), (.failed, .same, "same", "same"),
      (.failed, .different, "recorded", "same"),
      (.all, .nothing, "recorded", "same"), (.all, .same, "recorded", "same"),
      (.all, .different, "recorded", "same"),
    ] as [(RecordMode, Found, String, String?)])
  private func `a golden is written where the mode says so`(
    mode: RecordMode, found: Found, said: String, left: String?
  ) throws {
    let outcome = try outcome(mode, found)
    #expect(outcome.said == said)
    #expect(outcome.left == left)
  }
}

extension GoldenFile.Outcome {
  fileprivate var words: String {
    switch self {
    case .same: "same"
    case .recorded: "recorded"
    case .missing: "missing"
    case .different(let difference): "different: \(difference)"
    }
  }
}
