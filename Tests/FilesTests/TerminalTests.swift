import Glibc
import SegueFiles
import Testing

/// The standard streams, each test in a process of its own whose streams it may spoil.
@Suite struct TerminalTests {
  @Test func `standard input is read to its end`() async {
    await #expect(processExitsWith: .success) {
      let text = Array(repeating: UInt8(ascii: "x"), count: 40_000)
      try Pipe.fill(standardStream: 0, with: text)
      #expect(try StandardStream.input.readToEnd(limit: 40_000) == text)
      #expect(try StandardStream.input.readToEnd(limit: 0) == [])
    }
  }

  @Test func `input beyond the limit is refused`() async {
    await #expect(processExitsWith: .success) {
      try Pipe.fill(standardStream: 0, with: Array("12345".utf8))
      #expect(throws: FileError.Reason.tooLarge(limit: 4)) {
        try StandardStream.input.readToEnd(limit: 4)
      }
    }
  }

  @Test func `input that cannot be read fails with the system's words`() async {
    await #expect(processExitsWith: .success) {
      // Not closed, since other threads of the process could open something under its number.
      try #require(dup2(unsafe open("/dev/null", O_WRONLY), 0) == 0)
      #expect(throws: FileError.Reason.system(code: EBADF, text: "Bad file descriptor")) {
        try StandardStream.input.readToEnd(limit: 1)
      }
      try #require(dup2(unsafe open("/", O_RDONLY), 0) == 0)
      #expect(throws: FileError.Reason.system(code: EISDIR, text: "Is a directory")) {
        try StandardStream.input.readToEnd(limit: 1)
      }
    }
  }

  @Test func `a reader that went away is told from other failures`() async {
    await #expect(processExitsWith: .success) {
      ProcessStart.ignoreWriteSignals()
      let pipe = try Pipe()
      close(pipe.reading)
      try #require(dup2(pipe.writing, 1) == 1)
      #expect(throws: FileError.Reason.closedPipe) { try StandardStream.output.write([1, 2, 3]) }
    }
  }

  @Test func `a pipe is no terminal and has no width`() async {
    await #expect(processExitsWith: .success) {
      try Pipe.fill(standardStream: 0, with: [])
      #expect(!StandardStream.input.isTerminal)
      #expect(StandardStream.input.columns == nil)
    }
  }

  @Test func `a variable is its text, or nothing`() async {
    await #expect(processExitsWith: .success) {
      unsafe setenv("SEGUE_TRIED", "yes", 1)
      unsafe unsetenv("SEGUE_UNTRIED")
      #expect(ProcessStart.variable(named: "SEGUE_TRIED") == "yes")
      #expect(ProcessStart.variable(named: "SEGUE_UNTRIED") == nil)
    }
  }
}

/// The two ends of a pipe.
private struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    (reading, writing) = (ends[0], ends[1])
  }

  /// Puts these bytes, and nothing after them, on a stream; they must fit into a pipe.
  static func fill(standardStream stream: Int32, with bytes: [UInt8]) throws {
    let pipe = try Pipe()
    try #require(unsafe write(pipe.writing, bytes, bytes.count) == bytes.count)
    try #require(dup2(pipe.reading, stream) == stream)
    close(pipe.writing)
  }
}
