import SegueCommandLine
import TestSupport
import Testing

@Suite struct CompletionTests {
  @Test(arguments: Shell.allCases)
  func `a script is as expected`(_ shell: Shell) async {
    let script = await Transcript("completions", shell.rawValue)
    #expect(script.code == .done)
    expectGolden(script.output, at: "cli/completion.\(shell.rawValue)")
  }

  @Test(arguments: Shell.allCases.filter { Shelled.isInstalled($0.rawValue) })
  func `a shell that is installed can read its script`(_ shell: Shell) async throws {
    let script = await Transcript("completions", shell.rawValue).output
    let run = try Shelled.run(shell.rawValue, "-n", "/dev/stdin", input: script)
    #expect(run == Shelled(status: 0, output: "", error: ""))
  }

  @Test(
    .enabled(if: Shelled.isInstalled("bash"), "bash is not installed"),
    arguments: [
      (
        ["render", ""],
        [
          "draw", "between", "presets", "explain", "check", "audit", "tree", "fonts", "curve",
          "fit", "verify", "record", "compare", "approve", "goldens", "map", "tokens", "preview",
          "plan",
          "run", "merge", "new",
          "schema",
          "mcp", "skill", "help", "completions", "manual",
        ]
      ),
      (["render", "c"], ["check", "curve", "compare", "completions"]),
      (["render", "-q", "tr"], ["tree"]),
      (["render", "--ver"], ["--version", "--verbose"]),
      (
        ["render", "tree", "--"],
        [
          "--at", "--set", "--root", "--reduce-motion", "--rtl", "--json", "--help", "--version",
          "--quiet",
          "--verbose",
          "--color",
        ]
      ),
      (["render", "new", "--no"], ["--no-clobber"]),
      (
        ["render", "new", "-t", ""],
        ["blank", "fade", "slide", "spring", "between", "flow", "gesture", "suite"]
      ),
      (["render", "new", "--template", "s"], ["slide", "spring", "suite"]),
      (
        ["render", "new", "--template", "="],
        ["blank", "fade", "slide", "spring", "between", "flow", "gesture", "suite"]
      ),
      (["render", "new", "--template", "=", "b"], ["blank", "between"]),
      (["render", "--color", "al"], ["always"]),
      (["render", "tree", "x", "--color", "=", "n"], ["never"]),
      (["render", "help", "man"], ["manual"]),
      (["render", "completions", ""], ["bash", "zsh", "fish"]),
      (["render", "tree", "--at", ""], []),
      (["render", "tree", ""], ["folder", "a.json", "b.json5"]),
      (["render", "check", "a.json", "b"], ["b.json5"]),
      (["render", "tree", "--root", ""], ["folder"]),
      (["render", "new", ""], ["folder", "a.json", "b.json5", "c.png"]),
    ])
  func `bash offers what fits`(_ words: [String], _ offers: [String]) async throws {
    let run = try Shelled.run("bash", "--norc", "-s", input: await Self.query(words))
    #expect(run.error.isEmpty)
    #expect(Set(run.output.split(separator: "\n").map(String.init)) == Set(offers))
  }

  @Test(
    .enabled(if: Shelled.isInstalled("bash"), "bash is not installed"),
    arguments: [
      (["render", "between", "--with", "classic.f"], ["classic.fade"]),
      (["render", "between", "--with", "=", "classic.n"], ["classic.none"]),
      (["render", "presets", "clas"], ["classic"] + classic),
      (["render", "explain", "classic."], classic), (["render", "explain", "a"], ["a.json"]),
    ])
  func `bash offers the transitions that there are`(
    _ words: [String], _ offers: [String]
  ) async throws {
    let query = "render() { '\(Workshop.program)' \"$@\"; }\n" + (await Self.query(words))
    let run = try Shelled.run("bash", "--norc", "-s", input: query)
    #expect(run.error.isEmpty)
    let offered = Set(run.output.split(separator: "\n").map(String.init))
    // Families that begin alike may come to stand beside 'a.json'.
    #expect(offered.isSuperset(of: offers))
    #expect(offered.allSatisfy { $0.hasPrefix(words.last ?? "") })
  }

  private static let classic = [
    "classic.none", "classic.cross-fade", "classic.fade", "classic.rotate-scale",
    "classic.slide-up",
  ]

  /// Asks bash what it would offer for the last of `words`, in a folder that is known.
  private static func query(_ words: [String]) async -> String {
    """
    \(await Transcript("completions", "bash").output)
    folder=$(mktemp -d) && cd "$folder" && mkdir folder && touch a.json b.json5 c.png
    COMP_WORDS=(\(words.map { "'\($0)'" }.joined(separator: " ")))
    COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
    _render
    for offer in "${COMPREPLY[@]}"; do echo "$offer"; done
    rm -r "$folder"
    """
  }
}
