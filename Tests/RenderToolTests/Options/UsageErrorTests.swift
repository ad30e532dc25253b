import SegueCommandLine
import TestSupport
import Testing

@Suite struct UsageErrorTests {
  /// Command lines that are wrong, one for each way to be wrong.
  static let lines = [
    "", "chek", "walrus", "tree --att 3", "tree -x", "tree -json", "--at 3 tree",
    "new --root=x", "tree x --at", "tree x --at abc", "tree x --at=2h", "tree x --at 3601s",
    "tree x --json=yes", "curve linear -n1", "curve linear --samples many", "tree x --set =3",
    "check --root= x", "new --template sprng", "--color alwyas check x", "check", "tree a b",
    "completions", "completions bsh", "completions csh", "help chek", "help easing", "help walrus",
    "manual page", "diff a b", "card.json --transparent", "Main.storyboard", "films/phone.mov",
  ]

  @Test func `mistakes are explained in a line, with a hint`() async {
    var texts: [String] = []
    for line in Self.lines {
      let transcript = await Transcript(of: line.split(separator: " ").map(String.init))
      #expect(transcript.code == .usage, "\(line)")
      #expect(transcript.output.isEmpty, "\(line)")
      texts.append("$ render\(line.isEmpty ? "" : " ")\(line)\n\(transcript.error)")
    }
    expectGolden(texts.joined(separator: "\n"), at: "cli/usage-errors.txt")
  }

  @Test(arguments: ["2", "2 GiB", "-1GiB", "1KiB", "99999999GiB", "GiB"])
  func `an amount of memory has a number and a unit`(_ text: String) async {
    let run = await Transcript("check", "scene.json", "--memory", text)
    #expect(run.code == .usage)
    #expect(
      run.error == """
        render: error: option '--memory': found '\(text)', expected 256MiB to 1024GiB
          hint: such as '--memory 4GiB'

        """)
  }
}
