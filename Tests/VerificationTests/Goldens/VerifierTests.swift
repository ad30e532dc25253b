import Foundation
import SegueRendering
import SegueSceneGraph
import SegueVerification
import Testing

@Suite struct VerifierTests {
  /// A folder of goldens that goes when its owner does.
  private final class Scratch {
    let url = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")

    var folder: GoldenFolder { GoldenFolder(url.appending(path: "goldens").path) }

    func result(
      _ box: MovingBox, _ mode: RecordMode, kinds: Set<GoldenKind>? = nil,
      tolerance: Tolerance = .exact
    ) async throws -> CaseResult {
      var item = box.item()
      item.kinds = kinds ?? item.kinds
      item.tolerance = tolerance
      return try await Verifier(folder, mode: mode, engine: "1").result(of: item)
    }

    func file(_ kind: GoldenKind) -> URL { URL(filePath: folder.file(kind, of: "box")) }

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  @Test func `without goldens a film is neither right nor wrong`() async throws {
    let scratch = Scratch()
    let result = try await scratch.result(MovingBox(), .never)
    #expect(result.outcome == .missing)
    #expect(result.sentence == "nothing was agreed: the golden timeline is missing")
    #expect(scratch.folder.listing().isEmpty)
  }

  @Test(arguments: [RecordMode.all, .missing, .failed])
  func `what is recorded is as agreed`(mode: RecordMode) async throws {
    let scratch = Scratch()
    let recorded = try await scratch.result(MovingBox(), mode)
    #expect(recorded.outcome == .recorded)
    #expect(recorded.recorded == GoldenKind.allCases)
    #expect(try await scratch.result(MovingBox(), .never).outcome == .same)
    #expect(scratch.folder.listing().map(\.name) == ["box"])
  }

  @Test func `a film that differs is recorded only where that is asked for`() async throws {
    let scratch = Scratch()
    _ = try await scratch.result(MovingBox(), .all)
    for mode in [RecordMode.never, .missing] {
      #expect(try await scratch.result(MovingBox(distance: 30), mode).outcome == .different)
    }
    #expect(try await scratch.result(MovingBox(distance: 30), .failed).outcome == .recorded)
    #expect(try await scratch.result(MovingBox(distance: 30), .never).outcome == .same)
  }

  @Test func `a golden that is missing alone is a failure, and can be added`() async throws {
    let scratch = Scratch()
    _ = try await scratch.result(MovingBox(), .all)
    try FileManager.default.removeItem(at: scratch.file(.strip))
    #expect(try await scratch.result(MovingBox(), .never).findings == [.missing(.strip)])
    #expect(try await scratch.result(MovingBox(), .missing).recorded == [.strip])
    #expect(try await scratch.result(MovingBox(), .never).outcome == .same)
  }

  @Test func `goldens of a film that has not changed stay untouched`() async throws {
    let scratch = Scratch()
    _ = try await scratch.result(MovingBox(), .all)
    let files = GoldenKind.allCases.map { scratch.file($0) }
    let before = try files.map { try identity($0) }
    _ = try await scratch.result(MovingBox(), .failed)
    #expect(try files.map { try identity($0) } == before)
  }

  private func identity(_ file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
  }

  @Test(arguments: GoldenKind.allCases)
  func `a damaged golden is a failure of its own`(kind: GoldenKind) async throws {
    let scratch = Scratch()
    _ = try await scratch.result(MovingBox(), .all)
    try Data("nonsense".utf8).write(to: scratch.file(kind))
    let result = try await scratch.result(MovingBox(), .never)
    if kind == .strip {
      // The digests prove that the frames are right; who has the strip alone is told.
      #expect(result.outcome == .different)
    }
    let isNamed = result.findings.contains {
      if case .damaged(kind, _) = $0 { true } else { false }
    }
    #expect(isNamed)
  }

  @Test func `a strip alone finds what differs`() async throws {
    let scratch = Scratch()
    _ = try await scratch.result(MovingBox(), .all, kinds: [.strip])
    #expect(scratch.folder.listing().map(\.kinds) == [[.strip]])
    let result = try await scratch.result(
      MovingBox(cardColor: .black), .never, kinds: [.strip])
    guard case .picture(.pixels(let count, _, _)) = try #require(result.findings.first) else {
      Issue.record("the strip is not compared")
      return
    }
    #expect(count > 100)
  }

  @Test func `levels are tolerated where that was asked for`() async throws {
    let scratch = Scratch()
    _ = try await scratch.result(MovingBox(), .all, kinds: [.frames, .strip])
    let other = MovingBox(cardColor: .init(rgb: 0x0B85FE))
    let strict = try await scratch.result(other, .never, kinds: [.frames, .strip])
    #expect(strict.outcome == .different)
    let generous = try await scratch.result(
      other, .never, kinds: [.frames, .strip], tolerance: .levels(1, because: "a test"))
    #expect(generous.outcome == .same)
    let seen = try await scratch.result(
      MovingBox(cardColor: .black), .never, kinds: [.frames, .strip],
      tolerance: .perceptual(because: "a test"))
    #expect(seen.outcome == .different)
  }
}
