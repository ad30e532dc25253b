import Foundation
import TestSupport
import Testing

/// Commands that are printed can be typed.
@Suite struct CaseCommandTests {
  private static let names = [
    "it's", "two words", "card", "\"a\"", "$HOME", "`id`", "$(id)", "a;b", "a&b", "*", "~", "#a",
    "\\a\\nb", "%s%d", #"a'$'\t"#, #"'$'\e[31m"#, "日本", "-rf", "--help", "::a", "##[a]", "{a,b}",
    "!a",
  ]

  @Test(arguments: names.oneIn(3))
  func `what verify says to type works, whatever the scene is called`(name: String) throws {
    let workshop = try Workshop()
    try workshop.write(Data(Workshop.scene(seconds: 1, width: 80).utf8), to: "other.json")
    // The name stands in single quotes, so that bash takes it as it is.
    let quoted = name.hasPrefix("it") ? "\"it's\"" : "'\(name)'"
    let options = "--goldens 'my goldens' --keep timeline --root ."
    let run = try workshop.run(
      """
      name=\(quoted); mv scene.json "./$name.json"; mkdir none
      "$render" record \(options) -- "$name.json" >none/a || exit 90
      mv other.json "./$name.json"
      "$render" verify \(options) -- "$name.json" >said && exit 91
      sed -n 's/^if it should be so: render //p' said >words; [ -s words ] || exit 92
      echo "$(cat words)" | sed "s|^|\\"$render\\" |" >script; sh script >none/b || exit 93
      "$render" verify \(options) -- "$name.json" || exit 94
      "$render" verify \(options) --json -- "$name.json" >json; ls -A
      """)
    #expect(run.status == 0, "\(run.output) \(run.error)")
    #expect(run.output.hasPrefix("1 case: 1 as expected\n"), "\(run.output)")
  }

  @Test func `a case of a suite is named by the suite and its name`() throws {
    let workshop = try Workshop()
    let suite = #"{ "version": 1, "cases": [{ "scene": "scene.json", "name": "a" }] }"#
    try workshop.write(Data(suite.utf8), to: "my.suite.json")
    let run = try workshop.run("$render verify my.suite.json --keep timeline --json")
    #expect(
      run.output.contains(
        #""accept": "render record my.suite.json --filter a --keep timeline""#), "\(run.output)")
    #expect(run.output.contains(#""reproduce": "render verify my.suite.json --filter a"#))
  }

  @Test func `of many scenes all are named as they were`() throws {
    let workshop = try Workshop()
    let run = try workshop.run(
      "mkdir set; for n in a b c d e; do cp scene.json set/$n.json; done; $render verify set")
    #expect(run.output.hasSuffix("\nif it should be so: render record set\n"), "\(run.output)")
  }

  @Test(arguments: ["verify", "record", "approve"])
  func `a document for programs stands alone, also where GitHub reads`(verb: String) throws {
    let workshop = try Workshop()
    let options = verb == "verify" ? "" : "--goldens /dev/null/none"
    let run = try workshop.run(
      "GITHUB_ACTIONS=true CI=true $render \(verb) scene.json --json \(options)")
    #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.output.utf8)) }
    #expect(run.error.contains("::error file=scene.json,title=scene::"), "\(run.error)")
    let text = try workshop.run("GITHUB_ACTIONS=true CI=true $render \(verb) scene.json \(options)")
    #expect(text.output.contains("\n::error file=scene.json,title=scene::"))
  }
}
