import Foundation
import SegueFiles
import SegueTextSupport
import Testing

/// Contents of a file to which something is added.
@Suite struct AppendedFileTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func bytes(_ name: String) throws -> Data {
    try Data(contentsOf: URL(filePath: scratch(name)))
  }

  @Test func `a text is added behind what is there, whatever that is`() throws {
    let old = Data([0xFF, 0x00, 0xFC, 0x0A])
    try old.write(to: URL(filePath: scratch("log")))
    try AppendedFile(scratch("log")).add("more\n")
    #expect(try bytes("log") == old + Data("more\n".utf8))
  }

  @Test func `a file that is not there is made, as the user's mask says`() throws {
    try AppendedFile(scratch("log")).add("first\n")
    #expect(scratch.text(of: "log") == "first\n")
    #expect(try scratch.mode(of: "log") == 0o666 & ~scratch.mask())
  }

  @Test func `the file stays the same one, with its rights`() throws {
    let path = try scratch.write("old\n", to: "log")
    try scratch.protect("log", mode: 0o620)
    let before = try InputFile.identity(of: path)
    let other = try #require(FileHandle(forWritingAtPath: path))
    try AppendedFile(path).add("new\n")
    try other.seekToEnd()
    try other.write(contentsOf: Data("of another program\n".utf8))
    #expect(scratch.text(of: "log") == "old\nnew\nof another program\n")
    #expect(try InputFile.identity(of: path) == before)
    #expect(try scratch.mode(of: "log") == 0o620)
  }

  @Test func `a large file is neither read nor copied`() throws {
    let path = try scratch.write("begin", to: "log")
    let result = unsafe truncate(path, 1 << 40)
    try #require(result == 0)
    try AppendedFile(path).add("end")
    #expect(OutputFile.byteCount(at: path) == 1 << 40 + 3)
  }

  @Test func `a link is followed`() throws {
    try scratch.write("old\n", to: "log")
    try scratch.link("link", to: "log")
    try AppendedFile(scratch("link")).add("new\n")
    #expect(scratch.text(of: "log") == "old\nnew\n" && scratch.isLink("link"))
  }

  @Test func `what is there at the end already is added once, on demand`() throws {
    let path = try scratch.write("old\n", to: "log")
    for _ in 0..<2 { try AppendedFile(path).add("new\n", once: true) }
    #expect(scratch.text(of: "log") == "old\nnew\n")
    try AppendedFile(path).add("new\n")
    #expect(scratch.text(of: "log") == "old\nnew\nnew\n")
    try AppendedFile(try scratch.write("w\n", to: "short")).add("new\n", once: true)
    #expect(scratch.text(of: "short") == "w\nnew\n")
  }

  @Test func `texts that are added at the same time all arrive whole`() async throws {
    let path = try scratch.write("old\n", to: "log")
    await withThrowingTaskGroup(of: Void.self) { group in
      for digit in 0..<8 {
        group.addTask {
          let line = String(repeating: String(digit), count: 300_000) + "\n"
          for _ in 0..<4 { try AppendedFile(path).add(line) }
        }
      }
    }
    let lines = try #require(scratch.text(of: "log")).split(separator: "\n")
    #expect(lines.count == 33)
    #expect(lines.dropFirst().allSatisfy { $0.utf8.count == 300_000 && Set($0.utf8).count == 1 })
  }

  @Test func `what cannot be added to is named before anything is written`() throws {
    func failure(_ path: String, inputs: Set<FileIdentity> = []) -> FileError? {
      do throws(FileError) {
        _ = try AppendedFile(path, inputs: inputs)
        return nil
      } catch {
        return error
      }
    }
    let path = try scratch.write("old", to: "log")
    try scratch.folder("folder")
    #expect(failure(scratch("folder"))?.reason == .folder)
    #expect(failure(scratch("no/log"))?.consequence == .noOutput)
    #expect(
      failure(path, inputs: [try InputFile.identity(of: path)])
        == FileError(.create, of: path, reason: .isInput))
    #expect(scratch.text(of: "log") == "old")
  }

  @Test func `a device that is full is a failure of writing`() {
    let error = #expect(throws: FileError.self) { try AppendedFile("/dev/full").add("new") }
    #expect(error?.consequence == .failedWrite)
  }
}
