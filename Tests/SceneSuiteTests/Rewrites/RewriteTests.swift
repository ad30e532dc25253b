import SegueCompositing
import SegueJSON
import SegueMotion
import SegueRendering
import SegueFilms
import TestSupport
import Testing

import class Foundation.ProcessInfo

/// Scenes may be written in several ways, and all of them are the same film.
///
/// `SEGUE_REWRITES` asks for more of them than the 600 of `make test` and the 2,000 of `make ci`.
@Suite struct RewriteTests {
  /// How many rewrites are tried, half of them of random scenes.
  private static let count: Int = {
    let text = ProcessInfo.processInfo.environment["SEGUE_REWRITES"]
    return text.flatMap { Int($0) } ?? (Cases.areAllTried ? 2_000 : 600)
  }()

  /// Seeds in groups that run beside each other.
  private static let groups = stride(from: 0, to: count / 2, by: 100).map {
    UInt64($0)..<UInt64(min($0 + 100, count / 2))
  }

  @Test(arguments: groups)
  func `random scenes are what they were`(seeds: Range<UInt64>) throws {
    let renderer = SceneRenderer()
    for seed in seeds {
      let law = RewriteLaw(text: RandomScene.text(seed: seed), renderer: renderer)
      try law.hold(for: Rewrite.allCases[Int(seed) % Rewrite.allCases.count], seed: seed)
    }
  }

  @Test(arguments: SceneSuite.names.oneIn(3))
  func `scenes of the gallery are what they were`(name: String) throws {
    let (film, assets) = try SceneSuite.scene(name)
    var law = RewriteLaw(
      text: try SceneSuite.text(name), folder: try SceneSuite.folder(name),
      renderer: SceneRenderer(assets: assets))
    law.original = try ReadScene(law.text, in: law.folder)
    #expect(film.frameCount > 0)
    for seed in 0..<UInt64(max(Self.count / 2 / SceneSuite.names.count, 1)) {
      let rewrite = Rewrite.allCases[Int(seed) % Rewrite.allCases.count]
      if rewrite == .name, Self.namesMatter.contains(name) { continue }
      try law.hold(for: rewrite, seed: seed)
    }
  }

  /// The scenes in which layers of two screens belong together by their names.
  private static let namesMatter: Set = ["board"]

  /// A law that finds no place to try itself proves nothing.
  @Test(arguments: Rewrite.allCases)
  func `every rewrite finds its place`(rewrite: Rewrite) {
    let count = (0..<200 as Range<UInt64>).count { seed in
      var random = SeededGenerator(seed: seed)
      var text = RandomScene.text(seed: seed)
      if rewrite == .constant {
        text = Rewrite.variable.apply(to: text, &random) ?? text
      }
      return rewrite.apply(to: text, &random) != nil
    }
    #expect(count >= 100)
  }

  /// Parts of a film that are drawn by themselves, each frame knowing the one before, are the film.
  @Test(arguments: SeededGenerator.seeds)
  func `a film cut in two ranges is the film`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let film = try ReadScene(RandomScene.text(seed: seed &* 31)).film
    let whole = try await digests(of: film, 0..<film.frameCount)
    let cut = random.int(in: 1...film.frameCount - 1)
    let parts = try await digests(of: film, 0..<cut) + digests(of: film, cut..<film.frameCount)
    #expect(parts == whole, "cut before frame \(cut)")
  }

  private func digests(of film: AnimatedScene, _ frames: Range<Int>) async throws -> [String] {
    var sink = HashSink(rate: film.frameRate)
    let renderer = FilmRenderer(film, by: SceneRenderer(), concurrency: 2)
    _ = try await renderer.render(FrameSchedule(Array(frames), rate: film.frameRate), into: &sink)
    return sink.lines
  }

  @Test func `a rewrite that changes something is found, and what is left is small`() throws {
    let fault = { (text: JSONValue) -> JSONValue? in
      let backgrounds = text.paths { path, _ in path.last == .key("background") && path.count > 3 }
      return backgrounds.first.map { text.replacing($0, with: "#123456") }
    }
    // Layers may be covered, or outside of the canvas.
    let laws = (1..<9 as Range<UInt64>).lazy.map {
      RewriteLaw(text: RandomScene.text(seed: $0), renderer: SceneRenderer())
    }
    let law = try #require(try laws.first { try $0.difference(by: fault) != nil })
    #expect(try law.difference(by: fault)?.hasPrefix("frame ") == true)
    let smallest = law.smallest(by: fault)
    #expect(smallest["layers"]?.count == 1, "\(smallest.pretty)")
    #expect(smallest.pretty.count < 300, "\(smallest.pretty)")
  }
}

extension JSONValue {
  fileprivate var count: Int { if case .array(let elements) = self { elements.count } else { 0 } }
}
