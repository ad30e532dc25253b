import Foundation
import SegueGeometry
import SegueFiles
import SegueMotion
import SegueRaster
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
    #expect(result.sentence == "the golden timeline is missing")
    #expect(scratch.folder.listing().isEmpty)
  }

  @Test(arguments: [RecordMode.all, .missing, .failed])
  func `what is recorded is as expected`(mode: RecordMode) async throws {
    let scratch = Scratch()
    let recorded = try await scratch.result(MovingBox(), mode)
    #expect(recorded.outcome == .recorded)
    #expect(Set(recorded.recorded) == GoldenKind.ofScenes)
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
    let files = GoldenKind.ofScenes.map { scratch.file($0) }
    let before = try files.map { try identity($0) }
    _ = try await scratch.result(MovingBox(), .failed)
    #expect(try files.map { try identity($0) } == before)
  }

  private func identity(_ file: URL) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
  }

  @Test(arguments: GoldenKind.ofScenes)
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

  @Test(arguments: [
    IgnoredRegion.Place.layer("dot"), .layer("card"), .box(Rect(x: 0, y: 0, width: 72, height: 16)),
  ])
  func `what is ignored may look as it likes`(place: IgnoredRegion.Place) async throws {
    let region = IgnoredRegion(place, because: "a test")
    for kinds in [Set([GoldenKind.frames, .strip]), [.strip]] {
      #expect(try await outcome(kinds, [], []).outcome == .different)
      #expect(try await outcome(kinds, [region], [region]).outcome == .same)
      #expect(try await outcome(kinds, [], [region]).outcome == .different)
    }
    #expect(try await outcome([.frames], [], [region]).findings.first == .ignored)
  }

  @Test func `what is beside an ignored region is compared`() async throws {
    let region = IgnoredRegion(.box(Rect(x: 60, y: 0, width: 12, height: 4)), because: "a test")
    #expect(try await outcome([.frames], [region], [region]).outcome == .different)
    #expect(try await outcome([.strip], [region], [region]).outcome == .different)
  }

  /// A dot that fades becomes one that does not; what is ignored before and after it does.
  private func outcome(
    _ kinds: Set<GoldenKind>, _ before: [IgnoredRegion], _ after: [IgnoredRegion]
  ) async throws -> CaseResult {
    let scratch = Scratch()
    var result: CaseResult?
    for (box, ignored, mode) in [
      (MovingBox(), before, RecordMode.all), (MovingBox(dotOpacity: 1), after, .never),
    ] {
      var item = box.item()
      (item.kinds, item.ignored) = (kinds, ignored)
      result = try await Verifier(scratch.folder, mode: mode, engine: "1").result(of: item)
    }
    return try #require(result)
  }

  @Test func `a film that jumps is told so, although its goldens agree`() async throws {
    let scratch = Scratch()
    let verifier = { Verifier(scratch.folder, mode: $0, engine: "1") }
    var item = MovingBox().item()
    var film = item.film
    let still = MovingBox(hasBadge: true).film.epochs[0]
    film.seams = [
      MotionBoundary(.beginning, at: .zero, of: "old", moving: film.epochs[0], resting: still),
      MotionBoundary(
        .end, at: film.duration, of: "new", moving: film.epochs[0], resting: film.epochs[0]),
    ]
    item = SnapshotCase("box", of: film, drawnBy: SceneRenderer())
    let recorded = try await verifier(.all).result(of: item)
    #expect(recorded.outcome == .recorded && recorded.jumps.count == 1)
    for mode in [RecordMode.never, .missing, .failed] {
      let result = try await verifier(mode).result(of: item)
      #expect(result.outcome == .different && result.isAgreedButWrong)
      #expect(
        result.sentence
          == "the first frame is not the old screen, 'old' at rest: 16 pixels differ by up to 255 "
          + "levels, between 2,2 and 5,5")
    }
    film.seams[0].isMeant = true
    item = SnapshotCase("box", of: film, drawnBy: SceneRenderer())
    #expect(try await verifier(.never).result(of: item).outcome == .same)
  }
}
