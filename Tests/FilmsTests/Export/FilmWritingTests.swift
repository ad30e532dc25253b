import Foundation
import SegueFilms
import SegueGeometry
import SegueVideo
import SegueMotion
import SegueSceneGraph
import Testing

/// Films as files, the ending of whose names says what they are.
@Suite struct FilmWritingTests {
  @Test func `a name with another ending is answered with all that there are`() {
    let mistake = #expect(throws: FilmError.self) { try FilmOutput("film.avi") }
    #expect(
      mistake?.hint == "write .mp4, .png, .apng, .webp, .gif, .mov, .mkv, .webm, .rgba or .y4m, "
        + "or a folder with a / behind it")
  }

  @Test(arguments: [
    ("film.apng", [0x89, 0x50, 0x4E, 0x47]),
    ("film.gif", Array("GIF89a".utf8)), ("film.webp", Array("RIFF".utf8)),
    ("film.y4m", Array("YUV4MPEG2".utf8)), ("film.mkv", [0x1A, 0x45, 0xDF, 0xA3]),
  ])
  func `the ending decides`(_ name: String, _ beginning: [UInt8]) async throws {
    let folder = try ScratchFolder()
    let written = try await film().write(to: folder / name)
    #expect(try folder.bytes(of: name).starts(with: beginning))
    #expect(written.frameCount > 1)
    #expect(written.output.path == folder / name)
    #expect(try folder.names(in: "") == [name])
  }

  @Test func `a sequence has a picture for each frame`() async throws {
    let folder = try ScratchFolder()
    let written = try await film().write(to: folder / "frames/%02d.png")
    #expect(try folder.names(in: "frames").count == written.frameCount)
  }

  @Test func `a still is the frame of its moment`() async throws {
    let folder = try ScratchFolder()
    try await film().write(.still(path: folder / "still.png", at: .milliseconds(50)))
    try await film().write(.strip(path: folder / "strip.png"))
    #expect(try folder.names(in: "").sorted() == ["still.png", "strip.png"])
    let film = try film()
    let lines = try await film.digests().split(separator: "\n")
    #expect(lines.count == film.scene.frameCount + 1)
  }

  @Test func `progress is told, frame by frame`() async throws {
    let folder = try ScratchFolder()
    var told: [FilmProgress] = []
    let film = try film()
    try await film.write(to: folder / "film.apng") { told.append($0) }
    let count = film.scene.frameCount
    #expect(told == (1...count).map { FilmProgress(done: $0, total: count) })
  }

  @Test func `a range of frames is a shorter film`() async throws {
    let folder = try ScratchFolder()
    var options = OutputOptions()
    options.frames = FrameSelection(list: FrameRanges([1...2]))
    let film = try film()
    #expect(try await film.write(to: folder / "film.gif", options).frameCount == 2)
    options.frames = FrameSelection()
    options.held = HeldFrames(first: .milliseconds(100), last: .milliseconds(200))
    let held = try await film.write(to: folder / "held.apng", options)
    #expect(held.frameCount == film.scene.frameCount + 6 + 12)
  }

  @Test(arguments: ["film", "film.txt", "film.png"])
  func `what nothing is known of is refused, and nothing is written`(_ name: String) async throws {
    let folder = try ScratchFolder()
    await #expect(throws: FilmError.self) { try await film().write(to: folder / name) }
    #expect(try folder.names(in: "").isEmpty)
  }

  @Test func `options that an output cannot heed are refused`() async throws {
    let folder = try ScratchFolder()
    func refuses(_ name: String, _ change: (inout OutputOptions) -> Void) async {
      var options = OutputOptions()
      change(&options)
      await #expect(throws: FilmError.self) { try await film().write(to: folder / name, options) }
    }
    await refuses("film.mp4") { $0.plays = 1 }
    await refuses("film.gif") { $0.plays = 65_536 }
    await refuses("film.gif") { $0.plays = -1 }
    await refuses("film.rgba") { $0.held.last = .seconds(1) }
    await refuses("film.gif") { $0.held.last = .seconds(61) }
    await refuses("film.gif") { $0.frames.list = FrameRanges([0...999]) }
    await refuses("film.gif") { ($0.frames.from, $0.frames.to) = (.seconds(1), .zero) }
    await refuses("film.gif") { $0.frames.list = FrameRanges([]) }
    await refuses("film.mp4") { $0.codec = .ffv1 }
    #expect(try folder.names(in: "").isEmpty)
  }

  @Test func `a file that is there is kept if it is to be`() async throws {
    let folder = try ScratchFolder()
    try await film().write(to: folder / "film.gif")
    let before = try folder.bytes(of: "film.gif")
    var options = OutputOptions()
    options.replaces = false
    await #expect(throws: FilmError.self) {
      try await film().write(to: folder / "film.gif", options)
    }
    #expect(try folder.bytes(of: "film.gif") == before)
  }

  @Test func `a film that is cancelled leaves nothing behind`() async throws {
    let folder = try ScratchFolder()
    let film = try film()
    let work = Task { try await film.write(to: folder / "film.apng") }
    work.cancel()
    await #expect(throws: FilmError.self) { try await work.value }
    #expect(try folder.names(in: "").isEmpty)
  }

  private func film() throws -> Film {
    let way = Animation(
      from: .number(0), to: .number(8), timing: Timing(duration: .milliseconds(100)))
    return try Film(
      AnimatedScene(canvas: Canvas(size: Size(16, 12), background: .white)) {
        Layer("dot") {
          $0.frame = Rect(x: 2, y: 2, width: 4, height: 4)
          $0.background = .color(.black)
        }
      } animations: {
        try $0.add(way, of: .translateX, on: "dot")
      })
  }
}

/// A folder that is gone with the test.
private final class ScratchFolder: Sendable {
  private let path: String

  init() throws {
    path = FileManager.default.temporaryDirectory.path + "/\(UUID().uuidString)"
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  static func / (folder: ScratchFolder, name: String) -> String { "\(folder.path)/\(name)" }

  func bytes(of name: String) throws -> [UInt8] {
    Array(try Data(contentsOf: URL(fileURLWithPath: self / name)))
  }

  func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: self / folder)
  }
}
