import SegueCommandLine
import SegueRenderTool
import TestSupport
import Testing

/// Words of other tools, and where they lead here.
@Suite struct KeywordTests {
  /// The way that each word people search for has to lead.
  @Test(arguments: [
    ("rtl", "--rtl"), ("RTL", "--rtl"), ("right to left", "--rtl"), ("stagger", "\"stagger\""),
    ("sprite sheet", "--grid"), ("spritesheet", "--grid"), ("sprite-sheet", "--grid"),
    ("motion blur", "--motion-blur"), ("transparent", "--background transparent"),
    ("flake", "verify"), ("flaky", "verify"), ("diff", "compare"),
    ("storyboard", "render-transition"),
    ("paparazzi", "--aligned"), ("dark mode", "--set"), ("gif", "-o"), ("lottie", "not read"),
    ("exit codes", "render --help"),
  ])
  func `help knows words that people look for`(_ word: String, _ way: String) async {
    let run = await Transcript(of: ["help"] + word.split(separator: " ").map(String.init))
    #expect(run.code == .done && run.error.isEmpty)
    #expect(run.output.replacing("\n", with: " ").contains(way), "\(word): \(run.output)")
  }

  @Test(arguments: [
    (["diff", "a.json", "b.json"], "unknown verb 'diff'", "render compare"),
    (["card.json", "--transparent"], "unknown option '--transparent'", "--background transparent"),
    (["Main.storyboard"], "'Main.storyboard' is no scene", "swift package render-transition"),
    (["films/phone.MOV"], "'films/phone.MOV' is no scene", "render fit film.mp4"),
    (["check", "a.png"], "'a.png' is no scene", "render between a.png b.png"),
    (["verify", "a.json", "--against", "b.mp4"], "'b.mp4' is no scene", "--against card.json"),
  ])
  func `a word of another tool is answered with ours`(
    _ words: [String], _ message: String, _ hint: String
  ) async {
    let run = await Transcript(of: words)
    #expect(run.code == .usage)
    #expect(run.error.hasPrefix("render: error: \(message)\n  hint: "))
    #expect(run.error.contains(hint), "\(run.error)")
  }

  @Test func `half of an option is that option, whatever else the word means`() async {
    #expect(await Transcript("a.json", "--code").error.contains("did you mean '--codec'?"))
  }

  @Test func `no word leads to two places, and none hides a verb, a topic or an option`() {
    let words = Keyword.all.flatMap(\.words)
    let table = CommandTable.render
    #expect(Set(words.map { $0.replacing(" ", with: "") }).count == words.count)
    #expect(Set(words).isDisjoint(with: table.subjects))
    #expect(words.allSatisfy { $0 == $0.lowercased() })
  }

  @Test func `the command lines of all answers are understood`() throws {
    var count = 0
    for answer in Keyword.all.map(\.answer) {
      #expect(!answer.hasSuffix("."))
      for command in answer.matches(of: /'(render [^']*)'/).map(\.1) {
        count += 1
        #expect(throws: Never.self, "\(command)") {
          var parser = ArgumentParser(.render)
          try parser.read(try Shelled.words(of: String(command)))
        }
      }
    }
    #expect(count > 25)
  }

  @Test func `all words are a topic of their own`() async {
    let page = await Transcript("help", "words").output
    for word in Keyword.all.flatMap(\.words) { #expect(page.contains(word)) }
  }
}
