import Foundation
import SegueCommandLine
import SegueRaster
import SegueRenderTool
import Synchronization
import TestSupport
import Testing

/// Faults are planted in films of the gallery, which are stored in three ways and held to goldens: each has
/// to be named, and a film without any is as expected.
@Suite(.serialized)
struct PlantedFilmTests {
  @Test(arguments: Cases.paired(PlantedFault.ofFrames, inTurnsWith: ["push", "photo-zoom"]))
  func `a fault of any film is named`(_ fault: PlantedFault, _ scene: String) async throws {
    try await name(fault, in: scene)
  }

  @Test(arguments: PlantedFault.ofPush)
  func `a fault of a scene is named`(_ fault: PlantedFault) async throws {
    try await name(fault, in: "push")
  }

  private func name(_ fault: PlantedFault, in scene: String) async throws {
    let lab = try await PlantedLab.lab(for: scene)
    var frames = lab.frames
    if let change = fault.scene {
      var film = try GalleryFilm(scene)
      change(&film)
      frames = try film.frames()
    }
    frames = try fault.frames(FrameList(frames: frames))
    for kind in FilmPress.Kind.allCases {
      let answer = try await lab.answer(to: frames, kind)
      #expect(
        fault.words.contains { answer.contains($0) }, "\(kind.rawValue): \(answer)")
    }
  }
}

/// A film as it should be, with its goldens for each way to store it, in a folder that goes with it.
final class PlantedLab: Sendable {
  let frames: [Surface]
  private let scene: String
  private let folder: URL

  private static let labs = Mutex<[String: PlantedLab]>([:])

  /// The film of a scene, made once.
  static func lab(for scene: String) async throws -> PlantedLab {
    if let lab = labs.withLock({ $0[scene] }) { return lab }
    let lab = try await PlantedLab(scene)
    labs.withLock { $0[scene] = lab }
    return lab
  }

  private init(_ scene: String) async throws {
    self.scene = scene
    folder = FileManager.default.temporaryDirectory.appending(path: "segue-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    frames = try GalleryFilm(scene).frames()
    for kind in FilmPress.Kind.allCases {
      try await FilmPress.print(frames, kind, to: film(kind))
      _ = await Self.run(["record", film(kind), "--goldens", goldens(kind)])
    }
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// What is said of a film in place of the one that was expected.
  func answer(to frames: [Surface], _ kind: FilmPress.Kind) async throws -> String {
    try await FilmPress.print(frames, kind, to: film(kind))
    return await Self.run(["verify", film(kind), "--goldens", goldens(kind), "--verbose"])
  }

  private func film(_ kind: FilmPress.Kind) -> String {
    folder.appending(path: "\(scene).\(kind.rawValue)").path
  }

  private func goldens(_ kind: FilmPress.Kind) -> String {
    folder.appending(path: "goldens-\(kind.rawValue)").path
  }

  /// What the program says, run in this process.
  private static func run(_ words: [String]) async -> String {
    let said = Mutex<[UInt8]>([])
    let console = Console(
      input: { _ in [] }, output: { bytes in said.withLock { $0 += bytes } },
      error: { bytes in said.withLock { $0 += bytes } })
    _ = await Program(console: console).run(arguments: words, environment: Environment())
    return said.withLock { String(decoding: $0, as: UTF8.self) }
  }
}
