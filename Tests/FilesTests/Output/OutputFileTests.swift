import SegueFiles
import SegueTextSupport
import Testing

/// What stands under a name before, during and after the writing of an output.
@Suite struct OutputFileTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// Both ways in which an output can be hidden while it is written.
  static let namings: [OutputFile.Naming] = [.unnamedWherePossible, .hidden]

  private func open(
    _ name: String, existing: OutputFile.Existing = .replaced, inputs: Set<FileIdentity> = [],
    naming: OutputFile.Naming = .unnamedWherePossible
  ) throws(FileError) -> OutputFile {
    try OutputFile(scratch(name), existing: existing, inputs: inputs, naming: naming)
  }

  @Test(arguments: namings)
  func `an output appears when it is finished`(naming: OutputFile.Naming) throws {
    var output = try open("film.mp4", naming: naming)
    try output.write("first, ")
    try output.flush()
    #expect(scratch.text(of: "film.mp4") == nil)
    try output.write("second")
    try output.finish()
    #expect(scratch.text(of: "film.mp4") == "first, second")
    #expect(scratch.names == ["film.mp4"])
  }

  @Test func `without a name nothing is to be seen while an output is written`() throws {
    var output = try open("film.mp4")
    try output.write("frames")
    try output.flush()
    #expect(scratch.names == [])
    try output.finish()
  }

  @Test(arguments: namings)
  func `an output that is not finished never was`(naming: OutputFile.Naming) throws {
    try scratch.write("old", to: "film.mp4")
    do {
      var output = try open("film.mp4", naming: naming)
      try output.write("new")
      try output.flush()
    }
    #expect(scratch.text(of: "film.mp4") == "old")
    #expect(scratch.names == ["film.mp4"])
  }

  @Test(arguments: namings)
  func `an existing file is replaced at the end and not before`(naming: OutputFile.Naming) throws {
    let path = try scratch.write("old", to: "film.mp4")
    let before = try InputFile.read(path, limit: 10)
    var output = try open("film.mp4", naming: naming)
    try output.write("new")
    #expect(scratch.text(of: "film.mp4") == "old")
    try output.finish()
    let after = try InputFile.read(path, limit: 10)
    #expect(after.bytes == Array("new".utf8))
    #expect(after.identity != before.identity)
    #expect(scratch.names == ["film.mp4"])
  }

  @Test(arguments: namings)
  func `an existing file is kept on demand`(naming: OutputFile.Naming) throws {
    try scratch.write("old", to: "film.mp4")
    let error = #expect(throws: FileError.self) {
      _ = try open("film.mp4", existing: .kept, naming: naming)
    }
    #expect(error == FileError(.create, of: scratch("film.mp4"), reason: .taken))
    #expect(error?.consequence == .noOutput)
  }

  @Test(arguments: namings)
  func `a file that appears meanwhile is kept on demand`(naming: OutputFile.Naming) throws {
    var output = try open("film.mp4", existing: .kept, naming: naming)
    try output.write("new")
    try scratch.write("other", to: "film.mp4")
    #expect(refusal(toFinish: output) == FileError(.write, of: scratch("film.mp4"), reason: .taken))
    #expect(scratch.text(of: "film.mp4") == "other")
    #expect(scratch.names == ["film.mp4"])
  }

  @Test(arguments: namings)
  func `a directory that takes the name meanwhile is left alone`(
    naming: OutputFile.Naming
  ) throws {
    var output = try open("film.mp4", naming: naming)
    try output.write("new")
    try scratch.folder("film.mp4")
    #expect(refusal(toFinish: output)?.description.hasSuffix(": it is a directory") == true)
    #expect(scratch.names == ["film.mp4"])
  }

  @Test(arguments: namings)
  func `of two writers the last one to finish is seen, whole`(naming: OutputFile.Naming) throws {
    var first = try open("film.mp4", naming: naming)
    var second = try open("film.mp4", naming: naming)
    try first.write(String(repeating: "1", count: 100_000))
    try second.write(String(repeating: "2", count: 50_000))
    try second.finish()
    #expect(scratch.text(of: "film.mp4") == String(repeating: "2", count: 50_000))
    try first.finish()
    #expect(scratch.text(of: "film.mp4") == String(repeating: "1", count: 100_000))
    #expect(scratch.names == ["film.mp4"])
  }

  @Test(arguments: namings)
  func `what a killed process has left beside an output goes when it is written again`(
    naming: OutputFile.Naming
  ) throws {
    try scratch.write("old", to: "film.mp4")
    // No process has this number.
    try scratch.write("left", to: ".film.mp4.2147483647.abc.tmp")
    var output = try open("film.mp4", naming: naming)
    try output.write("new")
    try output.finish()
    #expect(scratch.text(of: "film.mp4") == "new")
    #expect(scratch.names == ["film.mp4"])
  }

  @Test func `many writers leave one whole file`() async throws {
    let path = scratch("film.mp4")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for digit in 0..<10 {
        group.addTask {
          var output = try OutputFile(path)
          for _ in 0..<50 { try output.write(String(repeating: String(digit), count: 10_000)) }
          try output.finish()
        }
      }
      try await group.waitForAll()
    }
    let text = try #require(scratch.text(of: "film.mp4"))
    #expect(text.utf8.count == 500_000)
    #expect(Set(text).count == 1)
    #expect(scratch.names == ["film.mp4"])
  }

  @Test(arguments: [[], [1], [65_535, 1, 1], [65_536], [65_537], [10, 200_000, 3]])
  func `pieces of any size come out in order`(sizes: [Int]) throws {
    var output = try open("pieces")
    var expected: [UInt8] = []
    for (index, size) in sizes.enumerated() {
      let piece = [UInt8](repeating: UInt8(index + 65), count: size)
      try output.write(piece)
      expected += piece
    }
    try output.finish()
    #expect(try InputFile.read(scratch("pieces"), limit: 1 << 20).bytes == expected)
  }

  @Test func `what is written can be written over`() throws {
    var output = try open("patched")
    let isFile = output.isFile
    #expect(isFile)
    try output.write("size: ????, body")
    try output.overwrite(Array("0042".utf8), at: 6)
    try output.write(", end")
    try output.finish()
    #expect(scratch.text(of: "patched") == "size: 0042, body, end")
  }

  @Test func `a library may open the unfinished output by a name`() throws {
    var output = try open("shared")
    try output.write("half")
    try output.flush()
    try scratch.append(" and half", toFileAt: output.reopeningPath)
    try output.finish()
    #expect(scratch.text(of: "shared") == "half and half")
  }

  @Test(arguments: namings)
  func `the rights of an output follow the user's mask`(naming: OutputFile.Naming) throws {
    try open("film.mp4", naming: naming).finish()
    #expect(try scratch.mode(of: "film.mp4") == 0o666 & ~scratch.mask())
  }
}
