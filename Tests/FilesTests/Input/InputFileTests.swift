import Foundation
import Glibc
import SegueFiles
import SegueTextSupport
import Testing

@Suite struct InputFileTests {
  let scratch: Scratch

  init() throws { scratch = try Scratch() }

  /// The failure to read `path`.
  private func failure(_ path: String, limit: Int = 1 << 20) -> FileError? {
    do {
      _ = try InputFile.read(path, limit: limit)
      return nil
    } catch {
      return error
    }
  }

  @Test(arguments: [0, 1, 65_535, 65_536, 65_537, 200_000])
  func `a file is read whole`(size: Int) throws {
    let text = String(repeating: "x", count: size)
    let path = try scratch.write(text, to: "a.json")
    let file = try InputFile.read(path, limit: 1 << 20)
    #expect(file.bytes == Array(text.utf8))
    #expect(file.path == path)
  }

  @Test func `a file may be as large as the limit and no larger`() throws {
    let path = try scratch.write("12345678", to: "a.json")
    #expect(try InputFile.read(path, limit: 8).bytes.count == 8)
    let failure = failure(path, limit: 7)
    #expect(failure?.reason == .tooLarge(limit: 7))
    #expect(failure?.consequence == .badData)
    #expect(failure?.description == "cannot read '\(path)': it has more than 7 bytes")
  }

  @Test func `a file that holds more than it says is read whole or refused at the limit`() throws {
    // Files of the kernel claim to be empty.
    let whole = try InputFile.read("/proc/self/status", limit: 1 << 20)
    #expect(whole.bytes.count > 100)
    #expect(failure("/proc/self/status", limit: 100)?.reason == .tooLarge(limit: 100))
  }

  @Test func `one file has one identity, whatever it is called`() throws {
    let path = try scratch.write("1", to: "a.json")
    let link = try scratch.link("b.json", to: "a.json")
    let other = try scratch.write("1", to: "c.json")
    let identity = try InputFile.read(path, limit: 10).identity
    #expect(identity != nil)
    #expect(try InputFile.read(link, limit: 10).identity == identity)
    #expect(try InputFile.read(other, limit: 10).identity != identity)
  }

  @Test func `a directory is refused`() {
    let failure = failure(scratch.path)
    #expect(failure?.description == "cannot read '\(scratch.path)': it is a directory")
    #expect(failure?.consequence == .noInput)
  }

  @Test func `a pipe is refused without waiting for somebody to write to it`() throws {
    #expect(failure(try scratch.pipe("pipe"))?.reason == .pipe)
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/dev/full"])
  func `a device is refused`(path: String) {
    #expect(failure(path)?.description == "cannot read '\(path)': it is a device")
  }

  @Test func `links that go in circles are refused`() throws {
    try scratch.link("a", to: "b")
    let path = try scratch.link("b", to: "a")
    #expect(failure(path)?.description == "cannot read '\(path)': its links go in circles")
  }

  @Test(arguments: ["a\0b.json", "a\nb.json", ""])
  func `a name that no file can have is refused`(path: String) {
    #expect(failure(path)?.reason == .badName)
    #expect(failure(path)?.consequence == .badData)
  }

  @Test func `a control character in a name is shown escaped`() {
    let text = failure("no\u{1B}[31m.json")?.description
    #expect(text == #"cannot read 'no\u001B[31m.json': it does not exist"#)
  }

  @Test(arguments: [
    ("swing.jsn", "did you mean '%swing.json'?"),
    ("swign.json", "did you mean '%swing.json'?"),
    ("wing.json", "did you mean '%swing.json'?"),
    ("Swing.JSON", "upper and lower case differ here: '%swing.json' exists"),
    ("logo.png", "did you mean '%logo.jpg'?"),
    ("asets/icon.png", "did you mean '%assets'?"),
    ("assets/icno.png", "did you mean '%assets/icon.png'?"),
    ("assets\\icon.png", "directories are separated by '/'"),
    ("nowhere/icon.png", "the directory '%nowhere' does not exist"),
    ("cafe\u{301}.json", "upper and lower case differ here: '%caf\u{E9}.json' exists"),
  ])
  func `a missing file is told from its neighbors`(name: String, hint: String) throws {
    for name in ["swing.json", "logo.jpg", "assets/icon.png", "caf\u{E9}.json"] {
      try scratch.write("", to: name)
    }
    let failure = failure(scratch(name))
    #expect(failure?.reason == .missing)
    #expect(failure?.hint == hint.replacingOccurrences(of: "%", with: scratch("")))
  }

  @Test func `a name that is no text is not taken for another`() throws {
    let place = Array(scratch("x.json").utf8)
    // Swift's text has no such name, a path of the system does.
    let path = place.dropLast(6) + [0xFF] + place.suffix(6)
    let file = path.map { CChar(bitPattern: $0) } + [0]
    #expect(unsafe close(creat(file, 0o644)) == 0)
    let found = scratch("\u{FFFD}x.json")
    for name in ["\u{FFFD}x.json", "x.json", "\u{FFFD}X.json"] {
      #expect(
        failure(scratch(name))?.hint
          == "the name of '\(found)' is no UTF-8: give the file another one")
    }
    // A name may have that letter.
    let odd = try scratch.write("", to: "a\u{FFFD}b.json")
    #expect(failure(scratch("a\u{FFFD}c.json"))?.hint == "did you mean '\(odd)'?")
  }

  @Test func `a missing file without a neighbor of its kind gets no hint`() throws {
    try scratch.write("", to: "unrelated.txt")
    let failure = failure(scratch("swing.json"))
    #expect(failure?.consequence == .noInput)
    #expect(failure?.hint == nil)
  }

  @Test func `standard input is read up to the limit`() async throws {
    let path = try scratch.write("{\"version\": 1}", to: "stdin.json")
    await #expect(processExitsWith: .success) { [path = path as String] in
      try becomeStandardInput(path)
      let file = try InputFile.read("-", limit: 14)
      #expect(file.path == "<stdin>")
      #expect(file.bytes == Array("{\"version\": 1}".utf8))
      #expect(file.identity == nil)
    }
    await #expect(processExitsWith: .success) { [path = path as String] in
      try becomeStandardInput(path)
      #expect(throws: FileError(.read, of: "<stdin>", reason: .tooLarge(limit: 13))) {
        try InputFile.read("-", limit: 13)
      }
    }
  }

  @Test func `a file that may not be read is refused`() async throws {
    let path = try scratch.write("1", to: "secret.json")
    try scratch.protect("secret.json", mode: 0)
    await #expect(processExitsWith: .success) { [path = path as String] in
      becomeNobody()
      #expect(throws: FileError(.read, of: path, reason: .forbidden)) {
        try InputFile.read(path, limit: 10)
      }
    }
  }
}
