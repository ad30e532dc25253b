import Glibc
import SegueFiles
import SegueTextSupport
import Testing

/// What is left when writing fails or the process dies; each fault strikes a process of its own.
@Suite struct OutputFaultTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  @Test func `a killed process leaves the old file and nothing else`() async throws {
    let path = try scratch.write("old", to: "film.mp4")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      var output = try OutputFile(path)
      try output.write(String(repeating: "x", count: 1_000_000))
      try output.flush()
      kill(getpid(), SIGKILL)
    }
    #expect(scratch.text(of: "film.mp4") == "old")
    #expect(scratch.names == ["film.mp4"])
  }

  @Test func `what a killed process has left is removed by the next one`() async throws {
    let path = scratch("film.mp4")
    await #expect(processExitsWith: .signal(SIGKILL)) { [path = path as String] in
      var output = try OutputFile(path, existing: .replaced, inputs: [], naming: .hidden)
      try output.write("half")
      try output.flush()
      kill(getpid(), SIGKILL)
    }
    #expect(scratch.names.count == 1)
    #expect(scratch.names.first?.hasPrefix(".film.mp4.") == true)
    try scratch.write("not ours", to: ".film.mp4.notes.tmp")
    try OutputFile(path, existing: .replaced, inputs: [], naming: .hidden).finish()
    #expect(scratch.names == [".film.mp4.notes.tmp", "film.mp4"])
  }

  @Test func `what a living process is writing is not removed`() throws {
    let path = scratch("film.mp4")
    var first = try OutputFile(path, existing: .replaced, inputs: [], naming: .hidden)
    try first.write("first")
    try OutputFile(path, existing: .replaced, inputs: [], naming: .hidden).finish()
    #expect(scratch.names.count == 2)
    try first.finish()
    #expect(scratch.text(of: "film.mp4") == "first")
  }

  @Test(arguments: [false, true])
  func `a file that grows beyond what is allowed fails and leaves nothing`(
    isHidden: Bool
  ) async throws {
    let path = try scratch.write("old", to: "film.mp4")
    await #expect(processExitsWith: .success) {
      [path = path as String, isHidden = isHidden as Bool] in
      limitFileSize(to: 1 << 15)
      let naming: OutputFile.Naming = isHidden ? .hidden : .unnamedWherePossible
      var output = try OutputFile(path, existing: .replaced, inputs: [], naming: naming)
      let error = #expect(throws: FileError.self) {
        for _ in 0..<100 { try output.write([UInt8](repeating: 0, count: 100_000)) }
      }
      #expect(error?.description == "cannot write '\(path)': file too large")
      #expect(error?.consequence == .failedWrite)
    }
    #expect(scratch.text(of: "film.mp4") == "old")
    #expect(scratch.names == ["film.mp4"])
  }

  @Test func `a directory that may not be written to is refused before any work`() async throws {
    let path = try scratch.folder("closed") + "/film.mp4"
    try scratch.protect("closed", mode: 0o555)
    await #expect(processExitsWith: .success) { [path = path as String] in
      becomeNobody()
      let error = #expect(throws: FileError.self) { _ = try OutputFile(path) }
      #expect(error?.description == "cannot create '\(path)': permission denied")
      #expect(error?.consequence == .noOutput)
    }
  }

  @Test func `a file that its owner has protected is not replaced`() async throws {
    let path = try scratch.write("old", to: "open/film.mp4")
    try scratch.protect("open", mode: 0o777)
    try scratch.protect("open/film.mp4", mode: 0o444)
    await #expect(processExitsWith: .success) { [path = path as String] in
      becomeNobody()
      #expect(throws: FileError(.create, of: path, reason: .forbidden)) { _ = try OutputFile(path) }
    }
    #expect(scratch.text(of: "open/film.mp4") == "old")
  }

  @Test func `a directory that may be written to but not listed will do`() async throws {
    let path = try scratch.folder("mailbox") + "/film.mp4"
    try scratch.protect("mailbox", mode: 0o733)
    await #expect(processExitsWith: .success) { [path = path as String] in
      becomeNobody()
      try OutputFile(path).finish()
    }
    #expect(scratch.text(of: "mailbox/film.mp4") == "")
  }

  @Test func `a reader that goes away is told from a failure`() async throws {
    await #expect(processExitsWith: .success) {
      becomePipeWithoutReader()
      var output = try OutputFile("-")
      let error = #expect(throws: FileError.self) {
        try output.write([UInt8](repeating: 0, count: 1 << 20))
      }
      #expect(error?.reason == .closedPipe)
      #expect(error?.consequence == .closedPipe)
    }
  }
}
