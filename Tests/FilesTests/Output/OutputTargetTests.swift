import Glibc
import SegueFiles
import TestSupport
import SegueTextSupport
import Testing

/// What an output may be called, and what it may lead to.
@Suite struct OutputTargetTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The failure to open an output at `path`.
  private func failure(_ path: String, inputs: Set<FileIdentity> = []) -> FileError? {
    do throws(FileError) {
      try OutputFile(path, inputs: inputs).finish()
      return nil
    } catch {
      return error
    }
  }

  @Test func `a directory is refused`() throws {
    let path = try scratch.folder("films")
    #expect(failure(path)?.description == "cannot create '\(path)': it is a directory")
    #expect(failure(path + "/")?.reason == .folder)
    #expect(failure(path + "/.")?.reason == .folder)
    #expect(failure(path + "/..")?.reason == .folder)
    #expect(failure(path)?.consequence == .noOutput)
    #expect(scratch.names == ["films"])
  }

  @Test func `a missing directory is named`() {
    let failure = failure(scratch("films/2026/a.mp4"))
    let folder = scratch("films/2026")
    #expect(failure?.reason == .missingFolder(folder))
    #expect(failure?.description.hasSuffix(": the directory '\(folder)' does not exist") == true)
    #expect(failure?.consequence == .noOutput)
  }

  @Test func `a directory that takes no files is told from one that is missing`() {
    let failure = failure("/proc/a.mp4")
    #expect(failure?.reason == .fixedFolder("/proc"))
    #expect(
      failure?.description
        == "cannot create '/proc/a.mp4': no file can be made in the directory '/proc'")
    #expect(failure?.consequence == .noOutput)
  }

  @Test func `a file is no directory to write to`() throws {
    let path = try scratch.write("", to: "file")
    #expect(failure(path + "/a.mp4")?.reason == .missingFolder(path))
    #expect(failure(path + "/")?.reason == .folder)
  }

  @Test(arguments: ["", "a\0b", "a\nb"])
  func `a name that no file can have is refused`(name: String) {
    #expect(failure(name)?.reason == .badName)
    #expect(failure(name)?.consequence == .noOutput)
  }

  @Test func `a link is followed to the file that it leads to`() throws {
    try scratch.write("old", to: "target/film.mp4")
    try scratch.link("first", to: "second")
    try scratch.link("second", to: "target/film.mp4")
    var output = try OutputFile(scratch("first"))
    try output.write("new")
    try output.finish()
    #expect(scratch.text(of: "target/film.mp4") == "new")
    #expect(scratch.isLink("first"))
    #expect(scratch.isLink("second"))
  }

  @Test func `a link may lead to a file that is still to be made`() throws {
    try scratch.folder("target")
    try scratch.link("link", to: scratch("target/film.mp4"))
    try OutputFile(scratch("link")).finish()
    #expect(scratch.text(of: "target/film.mp4") == "")
    #expect(scratch.isLink("link"))
  }

  @Test func `links that go in circles are refused`() throws {
    try scratch.link("a", to: "b")
    try scratch.link("b", to: "a")
    #expect(failure(scratch("a"))?.reason == .tooManyLinks)
  }

  @Test func `an input is never overwritten, under none of its names`() throws {
    let path = try scratch.write("scene", to: "scene.json")
    try scratch.link("link.json", to: "scene.json")
    let identity = try #require(try InputFile.read(path, limit: 10).identity)
    #expect(failure(path, inputs: [identity])?.reason == .isInput)
    let failure = failure(scratch("link.json"), inputs: [identity])
    #expect(failure?.description.hasSuffix(": it is one of the inputs") == true)
    #expect(failure?.consequence == .noOutput)
    #expect(scratch.text(of: "scene.json") == "scene")
  }

  @Test func `a device takes what is written and keeps its name`() throws {
    var output = try OutputFile("/dev/null")
    let isFile = output.isFile
    #expect(!isFile)
    try output.write("nothing")
    try output.finish()
    #expect(failure("/dev/null") == nil)
  }

  @Test func `a full device says so`() throws {
    var output = try OutputFile("/dev/full")
    try output.write("something")
    let error = refusal(toFinish: output)
    #expect(error?.description == "cannot write '/dev/full': no space left on device")
    #expect(error?.consequence == .failedWrite)
  }

  @Test func `a pipe takes what is written as it comes`() async throws {
    let path = try scratch.pipe("pipe")
    let text = DrainedPipe(path)
    var output = try OutputFile(path)
    try output.write(String(repeating: "frame ", count: 30_000))
    try output.finish()
    let drained = String(decoding: await text.bytes(), as: UTF8.self)
    #expect(drained == String(repeating: "frame ", count: 30_000))
    #expect(scratch.names == ["pipe"])
  }

  @Test(arguments: ["-", "/dev/stdout", "/dev/fd/1", "/proc/self/fd/1"])
  func `standard output goes where it goes, under each of its names`(name: String) async throws {
    let path = try scratch.write("", to: "log.txt")
    await #expect(processExitsWith: .success) {
      [path = path as String, name = name as String] in
      try becomeStandardOutput(path)
      var output = try OutputFile(name)
      try output.write("film")
      try output.finish()
    }
    // The test's own end mark may follow.
    #expect(scratch.text(of: "log.txt")?.hasPrefix("film") == true)
    #expect(scratch.names == ["log.txt"])
  }
}
