import Foundation
import TestSupport
import Testing

/// The recipes for CI, run step by step as GitHub and GitLab run them.
@Suite struct RecipeTests {
  /// How GitHub calls 'shell: bash', and how GitLab's runner sets up its shell.
  private static let bash = "bash --noprofile --norc -e -o pipefail"

  /// Notes what it is asked for, writes what it is to write, and ends as it is told to.
  private static let standIn = #"""
    #!/usr/bin/env bash
    printf '%s\n' "$CI" "$@" > asked.txt
    while [ $# -gt 0 ]; do
      case $1 in
        --report) [ -n "$BROKEN" ] || echo '<title>report</title>' > "$2" ;;
        --junit) echo '<testsuites/>' > "$2" ;;
        --summary) echo '1 case: 1 different' > "$2" ;;
      esac
      shift
    done
    exit "$ENDING"
    """#

  private static func write(_ scripts: [String], into workshop: Workshop) throws {
    for (index, script) in scripts.enumerated() {
      #expect(!script.contains("${{"), "what people write must not become a script")
      try workshop.write(Data(script.utf8), to: "step-\(index).sh")
    }
    try workshop.write(Data(standIn.utf8), to: "stand-in")
  }

  /// The steps of the action behind the first one, which installs releases; 'make test-package' tries that.
  private static func actionSteps() throws -> [String] {
    let steps = try Recipe("action.yml", key: "run").scripts
    try #require(steps.count == 4 && steps[0].contains("sha256sum"))
    return Array(steps.dropFirst())
  }

  private static func text(_ name: String, in workshop: Workshop) -> String {
    workshop.bytes(of: name).map { String(decoding: $0, as: UTF8.self) } ?? ""
  }

  private static let given = """
    export GITHUB_OUTPUT=output.txt GITHUB_STEP_SUMMARY=summary.md CI=true
    export SCENES=$'scenes/\\nsuite.json' ARGUMENTS='--filter dark' REPORT=page.html JUNIT=page.xml
    echo earlier > summary.md; chmod +x stand-in
    """

  @Test(arguments: [0, 1, 65])
  func `the action reports, and ends as the program did`(ending: Int) throws {
    let workshop = try Workshop()
    try Self.write(try Self.actionSteps(), into: workshop)
    let broken = ending == 65 ? "yes" : ""
    let verify = try workshop.run(
      "\(Self.given); RENDER=./stand-in ENDING=\(ending) BROKEN=\(broken) \(Self.bash) step-0.sh")
    #expect(verify == Shelled(status: 0, output: "", error: ""))
    let asked = Self.text("asked.txt", in: workshop).split(separator: "\n")
    #expect(
      asked.dropLast(6) == ["true", "verify", "scenes/", "suite.json", "--filter", "dark"])
    #expect(asked.dropFirst(6).prefix(4) == ["--report", "page.html", "--junit", "page.xml"])
    #expect(
      Self.text("output.txt", in: workshop)
        == "status=\(ending)\n" + (ending == 65 ? "" : "report=page.html\n"))
    let link = try workshop.run("\(Self.given) > /dev/null; URL=https://a/1 \(Self.bash) step-1.sh")
    #expect(link.status == 0)
    #expect(Self.text("summary.md", in: workshop) == "earlier\n[Open the report](https://a/1)\n")
    #expect(try workshop.run("STATUS=\(ending) \(Self.bash) step-2.sh").status == Int32(ending))
    #expect(try workshop.run("STATUS= \(Self.bash) step-2.sh").status == 70)
  }

  /// A comment is written where one is asked for, and gets the link to the report.
  @Test func `the action leaves a comment to post`() throws {
    let workshop = try Workshop()
    try Self.write(try Self.actionSteps(), into: workshop)
    let setting = "\(Self.given); export SCENES=scene.json ARGUMENTS= RENDER=$render COMMENT=said"
    let run = try workshop.run(
      """
      $render record scene.json -q > log; sed -i 's/0A84FF/FF453A/' scene.json
      mkdir said; echo old > said/comment.md; \(setting)
      COMMENT_ADDRESS=https://a/7 \(Self.bash) step-0.sh > log
      URL=https://a/1 COMMENT=said/comment.md \(Self.bash) step-1.sh; cat said/comment.md
      """)
    #expect(
      Self.text("output.txt", in: workshop)
        == "status=1\nreport=page.html\ncomment=said/comment.md\n", "\(run)")
    #expect(run.output.hasPrefix("### scene.json\n\n**The film is not as expected.**"), "\(run)")
    #expect(run.output.contains("(https://a/7/case-1.png)"), "\(run.output)")
    #expect(run.output.hasSuffix("\n[Open the report](https://a/1)\n"))
  }

  @Test func `the summary is added to what earlier steps have said`() throws {
    let workshop = try Workshop()
    try Self.write(try Self.actionSteps(), into: workshop)
    _ = try workshop.run("\(Self.given); RENDER=./stand-in ENDING=1 \(Self.bash) step-0.sh")
    #expect(Self.text("summary.md", in: workshop) == "earlier\n1 case: 1 different\n")
  }

  @Test(arguments: [0, 1])
  func `the template reports, and ends as the program did`(ending: Int) throws {
    let recipe = try Recipe("ci/gitlab.yml", key: "script")
    try #require(recipe.scripts.count == 1)
    let workshop = try Workshop()
    try Self.write(recipe.scripts, into: workshop)
    let run = try workshop.run(
      "\(Self.given); ENDING=\(ending) RENDER=./stand-in \(Self.bash) step-0.sh")
    #expect(run == Shelled(status: Int32(ending), output: "", error: ""))
    #expect(workshop.bytes(of: "transitions/report.html") != nil)
    #expect(workshop.bytes(of: "transitions/junit.xml") != nil)
    let asked = Self.text("asked.txt", in: workshop)
    #expect(asked.hasPrefix("true\nverify\nscenes/\nsuite.json\n--filter\ndark\n--report\n"))
  }

  @Test func `a page shows the films of another revision, if the recipe has one`() throws {
    let workshop = try Workshop()
    let template = try Recipe("ci/gitlab.yml", key: "script").scripts[0]
    try Self.write([try Self.actionSteps()[0], template], into: workshop)
    let git = "git -c user.name=a -c user.email=a@b.c"
    let commit = "git init -q . && \(git) commit -q --allow-empty -m first"
    #expect(try workshop.run(commit).status == 0)
    for (step, base, isShown) in [(0, "main~3", true), (1, "HEAD", true), (1, "none-such", false)] {
      let run = try workshop.run(
        "\(Self.given); BASE=\(base) ENDING=0 RENDER=./stand-in \(Self.bash) step-\(step).sh")
      #expect(run == Shelled(status: 0, output: "", error: ""))
      let asked = Self.text("asked.txt", in: workshop)
      #expect(asked.contains("--base\n\(base)\n") == isShown, "\(asked)")
    }
  }

  @Test(arguments: [0, 1])
  func `the built program does what the recipes ask for`(ending: Int) throws {
    let workshop = try Workshop()
    try Self.write(
      try Self.actionSteps() + Recipe("ci/gitlab.yml", key: "script").scripts,
      into: workshop)
    if ending == 0 { _ = try workshop.run("$render record scene.json") }
    let setting = "\(Self.given); export SCENES=scene.json ARGUMENTS= RENDER=$render"
    let action = try workshop.run("\(setting); \(Self.bash) step-0.sh")
    #expect(action.status == 0, "\(action.error)")
    #expect(
      Self.text("output.txt", in: workshop) == "status=\(ending)\nreport=page.html\n")
    #expect(Self.text("page.html", in: workshop).contains("<html"))
    #expect(Self.text("page.xml", in: workshop).contains("<testsuites"))
    #expect(Self.text("summary.md", in: workshop).count > "earlier\n".count)
    #expect(try workshop.run("\(setting); \(Self.bash) step-3.sh").status == Int32(ending))
    #expect(Self.text("transitions/report.html", in: workshop).contains("<html"))
  }
}
