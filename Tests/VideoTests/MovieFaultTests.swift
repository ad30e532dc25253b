import Foundation
import Glibc
import SegueFiles
import SegueVideo
import TestSupport
import SegueTextSupport
import Testing

/// What is left of a movie when its output fails; each fault strikes a process of its own.
@Suite struct MovieFaultTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The movie that the tests write, of about 30 000 bytes.
  static func write(to path: String) async throws {
    let screen = TestScreen(width: 180, height: 320)
    let recipe = MovieRecipe(.h264(.high), MovieFormat(width: 180, height: 320, frames: 10))
    try await filmed(recipe, frameCount: 30, to: path) { .planes(screen.planes(frame: $0)) }
  }

  /// What is in that movie.
  private static let movie = Task {
    let scratch = try Scratch()
    try await write(to: scratch("film.mp4"))
    return try scratch.bytes(of: "film.mp4")
  }

  @Test(arguments: [0.0, 0.001, 0.5, 0.9, 0.97, 0.99])
  func `a full disk leaves no movie`(part: Double) async throws {
    let old = try await Self.movie.value
    try Data(old).write(to: URL(filePath: scratch("film.mp4")))
    let (path, limit) = (scratch("film.mp4"), UInt(Double(old.count) * part))
    await #expect(processExitsWith: .success) { [path = path as String, limit = limit as UInt] in
      signal(SIGXFSZ, SIG_IGN)
      var limits = rlimit(rlim_cur: limit, rlim_max: limit)
      let result = unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limits)
      precondition(result == 0, "the size of files could not be limited")
      let error = await #expect(throws: MovieError.self) { try await Self.write(to: path) }
      #expect(error?.description == "cannot write '\(path)': file too large")
      guard case .output(let failure) = error else { return #expect(Bool(false)) }
      #expect(failure.consequence == .failedWrite)
    }
    #expect(scratch.names == ["film.mp4"])
    #expect(try scratch.bytes(of: "film.mp4") == old)
  }

  @Test func `a movie that is not finished leaves nothing`() async throws {
    let screen = TestScreen(width: 32, height: 32)
    let recipe = MovieRecipe(.h264(.draft), MovieFormat(width: 32, height: 32, frames: 10))
    let writer = MovieWriter(try OutputFile(scratch("film.mp4")), recipe)
    try await writer.append(
      try await segment(recipe, 0..<5) { .planes(screen.planes(frame: $0)) })
    #expect(scratch.names == [])
  }

  @Test(arguments: ["h264", "h264-lossless", "ffv1", "prores", "vp9", "av1"])
  func `a pipe takes a movie that plays`(name: String) async throws {
    let codec = try MovieCodec(named: name, quality: .small)
    let screen = TestScreen(width: 64, height: 64)
    let recipe = MovieRecipe(codec, MovieFormat(width: 64, height: 64, frames: 10))
    let pipe = scratch("pipe")
    try #require(unsafe mkfifo(pipe, 0o600) == 0)
    let film = DrainedPipe(pipe)
    try await filmed(recipe, frameCount: 45, to: pipe) {
      recipe.takesSurfaces
        ? .surface(try screen.surface(frame: $0)) : .planes(screen.planes(frame: $0))
    }
    try await Data(film.bytes()).write(to: URL(filePath: scratch("film")))
    let probe = try MovieProbe(scratch("film"))
    #expect(probe.packets.count == 45)
    #expect(probe.packets.map(\.time).min() == 0)
    var count = 0
    try MovieProbe.decode(scratch("film")) { _ in count += 1 }
    #expect(count == 45)
  }

  @Test func `a pipe that nobody reads any more says so`() async throws {
    await #expect(processExitsWith: .success) {
      signal(SIGPIPE, SIG_IGN)
      let pipe = Pipe()
      let number = pipe.fileHandleForWriting.fileDescriptor
      try pipe.fileHandleForReading.close()
      let error = await #expect(throws: MovieError.self) {
        try await Self.write(to: "/dev/fd/\(number)")
      }
      guard case .output(let failure) = error else { return #expect(Bool(false)) }
      #expect(failure.consequence == .closedPipe)
    }
  }

  @Test func `what is no movie is not read`() throws {
    try Data("this is no movie".utf8).write(to: URL(filePath: scratch("film.mp4")))
    let error = #expect(throws: MovieError.self) { try MovieProbe(scratch("film.mp4")) }
    #expect(error?.description.hasPrefix("cannot read the movie: ") == true)
  }
}
