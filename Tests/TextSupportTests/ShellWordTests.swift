import Foundation
import SegueTextSupport
import Testing

@Suite struct ShellWordTests {
  /// Names that files can have.
  static let names = [
    "card.json", "two words.json", "it's.json", "'", "''", "\"a\"", "$HOME", "`id`", "$(id)", "a;b",
    "a&b", "a|b", "*", "?", "[a]", "~", "~root", "#a", "!a", "\\", "a\\nb", "%s%d%%", "a\tb",
    "a\u{1B}[31m", "\u{202E}abc", "\u{7F}", "日本.json", "é", "-rf", "--help", "::stop-commands::x",
    "##[error]x", "a\nb", "=", "{a,b}", "<a>", "a=b", "\u{2028}",
    "it'\u{301}s", "'\u{301};id;'", "\u{D4E}'", "\u{D4E}$(id)",
  ]

  @Test(arguments: names) func `a shell takes the word for what it was`(name: String) throws {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/sh")
    process.arguments = ["-c", "printf '%s' \(name.shellWord)"]
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let bytes = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(Array(bytes) == Array(name.utf8))
  }

  @Test(arguments: names) func `nobody obeys a command that is shown`(name: String) {
    let command = "render check \(name.shellWord)"
    #expect(command.visible == command)
  }

  @Test func `what needs no quotes has none`() {
    #expect("scenes/card.json".shellWord == "scenes/card.json")
    #expect("theme=dark".shellWord == "theme=dark")
    #expect("".shellWord == "''")
  }

  @Test func `no path is taken for an option`() {
    #expect("-x.json".shellPath == "./-x.json")
    #expect("-".shellPath == "-")
    #expect("a.json".shellPath == "a.json")
  }

  @Test func `only quotes mean anything within the quotes of a POSIX shell`() {
    #expect("a $b \\".shellQuoted == "'a $b \\'")
    #expect("it's".shellQuoted == "'it'\\''s'")
  }

  @Test func `backslashes mean something within the quotes of fish`() {
    #expect("a $b \\".fishQuoted == "'a $b \\\\'")
    #expect("it's".fishQuoted == "'it\\'s'")
    #expect(Array("'\u{301}".fishQuoted.utf8) == Array("'\\'\u{301}'".utf8))
  }
}
