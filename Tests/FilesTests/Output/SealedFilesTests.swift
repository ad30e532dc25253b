import SegueFiles
import Testing

@Suite struct SealedFilesTests {
  static let namings = [OutputFile.Naming.unnamedWherePossible, .hidden]

  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  private func seal(
    _ text: String, _ number: Int, naming: OutputFile.Naming
  ) async throws
    -> SealedFiles
  {
    let files = SealedFiles()
    let output = try OutputFile(
      scratch("\(number).png"), existing: .replaced, inputs: [], naming: naming)
    try await files.seal(output, with: Array(text.utf8), as: number)
    return files
  }

  @Test(arguments: namings)
  func `a file appears whole when it is published`(naming: OutputFile.Naming) async throws {
    try scratch.write("old", to: "1.png")
    let files = try await seal("new", 1, naming: naming)
    #expect(scratch.text(of: "1.png") == "old")
    #expect(files.contains(1))
    #expect(!files.contains(2))
    try await files.publish(1)
    try OutputFolder.settle(scratch.path)
    #expect(scratch.text(of: "1.png") == "new")
    #expect(scratch.names == ["1.png"])
    #expect(!files.contains(1))
  }

  @Test(arguments: namings)
  func `a file that is abandoned was never there`(naming: OutputFile.Naming) async throws {
    try scratch.write("old", to: "1.png")
    let files = try await seal("new", 1, naming: naming)
    files.abandon()
    #expect(scratch.text(of: "1.png") == "old")
    #expect(scratch.names == ["1.png"])
  }

  @Test func `a name that has become a directory cannot be given`() async throws {
    let files = try await seal("new", 1, naming: .hidden)
    try scratch.folder("1.png")
    let error = await #expect(throws: FileError.self) { try await files.publish(1) }
    #expect(error?.reason == .folder)
    #expect(scratch.names == ["1.png"])
  }

  @Test func `many are sealed at the same time and published in order`() async throws {
    let files = SealedFiles()
    let folder = scratch.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<20 {
        group.addTask {
          let output = try OutputFile("\(folder)/\(number).png")
          try await files.seal(output, with: [UInt8(number)], as: number)
        }
      }
      try await group.waitForAll()
    }
    #expect(scratch.names.isEmpty)
    for number in 0..<20 {
      try await files.publish(number)
      #expect(scratch.names.count == number + 1)
    }
  }
}
