import Foundation
import TestSupport
import Testing

/// Many scenes of which one thing is to be said, in `check` and `audit`.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is missing"))
struct RepeatedNewsTests {
  /// A folder of flows whose transitions take too long, and one that has a mistake besides.
  private static func workshop() throws -> Workshop {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      mkdir flows; for i in $(seq 1 5); do cat > flows/flow-$i.json << END
      {"version": 1, "canvas": {"size": [60, 80]},
        "screens": {"a": {"background": "#FFFFFF"}, "b": {"background": "#F2F2F7"}},
        "flow": [{"show": "a"}, {"hold": 100}, {"push": "b", "with": {"use": "ios.push", "duration": 900}}]}
      END
      done; sed 's/"hold": 100/"hodl": 100/' flows/flow-1.json > flows/wrong.json
      """)
    try #require(run.status == 0, "\(run)")
    return workshop
  }

  @Test func `a warning of many scenes is told once by check, with its places`() throws {
    let run = try Self.workshop().run("$render check flows; $render check flows -v 2> all; cat all")
    let words = run.error
    #expect(words.matches(of: /warning: the transition moves for/).count == 2, "\(words)")
    let line =
      "5 scenes: warning: the transition moves for 654 ms, longer than 400 ms"
      + " (flows/flow-1.json:3:42, flows/flow-2.json:3:42, flows/flow-3.json:3:42 and 2 more)\n"
      + "-v tells each of them\n"
    #expect(words.contains(line), "\(words)")
    #expect(words.contains("flows/wrong.json:3:28: error: "), "\(words)")
    let all = run.output
    #expect(all.matches(of: /warning: the transition moves for/).count == 5, "\(all)")
    #expect(!all.contains("5 scenes: warning"))
  }

  @Test func `places in one scene are told each`() throws {
    let workshop = try Workshop(
      #"""
      {"version": 1, "canvas": {"size": [60, 80]}, "layers": [
        {"id": "a", "frame": [0, 0, 9, 9], "visible": 1}, {"id": "a", "frame": [0, 0, 9, 9], "visible": 1}]}
      """#)
    let run = try workshop.run("$render check scene.json")
    #expect(run.error.matches(of: /scene.json:2:\d+: error/).count >= 2, "\(run.error)")
    #expect(!run.error.contains("scenes:"))
  }

  @Test func `the findings of many scenes are told once by audit, and by a merge alike`() throws {
    let run = try Self.workshop().run(
      """
      rm flows/wrong.json; $render audit flows > said 2> told; cat said told
      for n in 1 2; do $render audit flows --shard $n/2 -q || exit 9; done
      $render merge shards > merged 2> heard; diff said merged && diff told heard && echo same
      $render audit flows -v 2>&1 | grep -c 'expected at most 500 ms'
      """)
    let words = run.output
    #expect(words.matches(of: /\d: warning: 'b': the transition takes/).count == 1, "\(words)")
    #expect(words.matches(of: /flow-\d.json: 1 warning\n/).count == 5, "\(words)")
    #expect(words.contains("5 scenes have the same finding: 'b': the transition takes 654 ms"))
    #expect(
      words.contains(
        "(A-19 duration) (flows/flow-1.json, flows/flow-2.json, flows/flow-3.json and 2 more)\n"),
      "\(words)")
    #expect(words.hasSuffix("same\n5\n"), "\(words)")
  }
}
