import SegueFiles
import SegueTextSupport
import Testing

/// Failures of the machine, and those of the file.
@Suite struct FileErrorTests {
  private static func error(
    _ operation: FileError.Operation, _ code: Int32
  ) -> FileError {
    FileError(operation, of: "scene.json", reason: .system(code: code, text: "it fails"))
  }

  @Test(arguments: [FileError.Operation.read, .create, .write], [12, 23, 24] as [Int32])
  func `memory and files that are not lent are a shortage, whatever was attempted`(
    operation: FileError.Operation, code: Int32
  ) {
    let error = Self.error(operation, code)
    #expect(error.lack == .shortage && error.consequence == .shortage)
  }

  @Test func `a disk that fails, or is full, is the machine's as well`() {
    #expect(Self.error(.read, 5).lack == .input)
    #expect(Self.error(.read, 5).consequence == .noInput)
    #expect(Self.error(.write, 28).lack == .output)
    #expect(Self.error(.write, 28).consequence == .failedWrite)
  }

  @Test func `a name that no machine takes is nobody's lack`() {
    #expect(Self.error(.read, 36).lack == nil)
    #expect(FileError(.read, of: "a", reason: .folder).lack == nil)
    #expect(FileError(.read, of: "a", reason: .outside).lack == nil)
  }

  @Test func `what is not there is told apart from what cannot be read`() {
    #expect(FileError(.read, of: "a", reason: .missing).lack == .absence(of: ["a"]))
    #expect(FileError(.read, of: "a", reason: .forbidden).lack == .input)
  }
}
