import Foundation
import SegueFiles
import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueVerification
import Testing

/// Kinds of goldens are rows of a registry, and others take part as those of the program do.
@Suite struct GoldenKindTests {
  private let folder = GoldenFolder(
    FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID())").path)

  private func result(
    _ box: MovingBox, _ mode: RecordMode, _ kinds: Set<GoldenKind>
  ) async throws -> CaseResult {
    var item = box.item()
    item.kinds = kinds
    return try await Verifier(folder, mode: mode, engine: "1").result(of: item)
  }

  private func write(_ text: String, _ kind: GoldenKind) throws {
    try Data(text.utf8).write(to: URL(filePath: folder.file(kind, of: "box")))
  }

  @Test func `each kind of the program has a name and a file of its own`() {
    let names = ["timeline", "frames", "strip", "recording", "looks", "values"]
    #expect(GoldenKind.all.map(\.name) == names)
    #expect(Set(GoldenKind.all.map(\.ending)).count == GoldenKind.all.count)
    for kind in GoldenKind.all { #expect(GoldenKind(named: kind.name) == kind) }
    #expect(GoldenKind.ofScenes == [.timeline, .frames, .strip])
    #expect(GoldenKind.ofRecordings == [.recording, .looks, .strip])
    #expect(Set(GoldenKind.ofScenes.flatMap(\.kindsOfRecordings)) == GoldenKind.ofRecordings)
  }

  @Test func `a kind is told by its name, and evidence by its texts`() async throws {
    let kinds: [GoldenKind] = [.strip, .timeline]
    let told = try JSONEncoder().encode(kinds)
    #expect(String(decoding: told, as: UTF8.self) == #"["strip","timeline"]"#)
    #expect(try JSONDecoder().decode([GoldenKind].self, from: told) == kinds)
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([GoldenKind].self, from: Data(#"["edges"]"#.utf8))
    }
    let evidence = try await MovingBox().evidence()
    let again = try JSONDecoder().decode(
      CaseResult.Evidence.self, from: try JSONEncoder().encode(evidence))
    #expect(again.timeline == evidence.timeline && again.frames == evidence.frames)
  }

  @Test func `a kind of its own is recorded, compared and told beside the others`() async throws {
    let kinds = GoldenKind.ofScenes.union([.sizes])
    let missing = try await result(MovingBox(), .never, kinds)
    #expect(missing.findings.map { "\($0)" }.last == "the golden list of sizes is missing")
    let recorded = try await result(MovingBox(), .missing, kinds)
    #expect(recorded.sentence == "recorded: timeline, list of frames, film strip, list of sizes")
    #expect(try await result(MovingBox(), .never, kinds).outcome == .same)
    let different = try await result(MovingBox(hasBadge: true), .never, kinds)
    #expect(
      different.findings.contains { "\($0)" == "list of sizes: it has 3 layers, expected 2" })
    let accepted = try await result(MovingBox(hasBadge: true), .failed, kinds)
    #expect(accepted.outcome == .recorded)
    #expect(try await result(MovingBox(hasBadge: true), .never, kinds).outcome == .same)
    try? FileManager.default.removeItem(atPath: folder.path)
  }

  @Test func `a golden of its own kind that cannot be read is damaged, with its place`()
    async throws
  {
    _ = try await result(MovingBox(), .all, [.sizes])
    try write("16x12\nbig\n", .sizes)
    let damaged = try await result(MovingBox(), .never, [.sizes])
    #expect(
      damaged.findings.map { "\($0)" } == [
        "the golden list of sizes is damaged: \(folder.file(.sizes, of: "box")):2:"
          + " found 'big', expected a size"
      ])
    // What is read as the same, and is not written so, differs.
    try write("16x12\n4x4\n\n", .sizes)
    let other = try await result(MovingBox(), .never, [.sizes])
    #expect(other.outcome == .different && other.findings.count == 1)
    try? FileManager.default.removeItem(atPath: folder.path)
  }
}

extension GoldenKind {
  fileprivate static let sizes = SizesGolden().kind
}

/// Golden of the sizes of layers, a line for each.
private struct SizesGolden: TextGolden {
  let name = "sizes"
  let ending = ".sizes.txt"
  let words = "list of sizes"

  func value(of item: SnapshotCase, engine: String, concurrency: Int) -> [String] {
    item.film.scene(frame: 0).items.map {
      "\(Int($0.properties.bounds.width))x\(Int($0.properties.bounds.height))"
    }
  }

  func text(of sizes: [String]) -> String { sizes.map { "\($0)\n" }.joined() }

  func value(reading text: String) throws(GoldenError) -> [String] {
    let lines = text.split(separator: "\n").map(String.init)
    if let line = lines.firstIndex(where: { !$0.contains("x") }) {
      throw GoldenError(unreadable: "'\(lines[line])'", expected: "a size", line: line + 1)
    }
    return lines
  }

  func judge(_ actual: [String], expected: [String], in verdict: inout Verdict) {
    if actual.count == expected.count { return }
    verdict.add("it has \(actual.count) layers, expected \(expected.count)", by: self)
  }
}
