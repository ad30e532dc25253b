import Foundation
import TestSupport
import Testing

/// Films that were recorded elsewhere, in shards.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is missing"))
struct ShardRecordingTests {
  /// Recordings of a film as expected, later, and with a clock in a corner that tells another time.
  private static func workshop() throws -> Workshop {
    let workshop = try Workshop(
      """
      {"version": 1, "duration": "400ms",
       "canvas": {"size": [31, 24], "scale": 2, "fps": 25, "background": "#F2F2F7"},
       "layers": [{"size": [8, 4], "position": [26, 3], "background": "#FF0000"},
         {"size": [10, 10], "background": "#5856D6", "position": {
         "from": [8, 12], "to": [23, 12], "duration": "200ms", "delay": "80ms", "easing": "linear"}}]}
      """)
    let run = try workshop.run(
      """
      mkdir films; sed s/80ms/160ms/ scene.json > late.json; sed s/FF0000/00C000/ scene.json > clock.json
      for end in mp4 gif apng webp; do $render scene.json --hold-first 0 -o films/$end.$end -q; done
      $render scene.json -o films/pictures/ -q; $render record films --ignore 44,0,18,12 --goldens ignoring -q
      $render record films -q; $render late.json --hold-first 0 -o films/gif.gif -q; $render clock.json -o films/apng.apng -q
      """)
    try #require(run.status == 0, "\(run.error)")
    return workshop
  }

  @Test func `they are held to what was expected as without shards`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      compare() {
        rm -rf shards [ab].*; $render "$@" --report a.html --junit a.xml --summary a.md > a.txt; echo $?
        for n in 1 2 3; do $render "$@" --shard $n/3 -q || exit 9; done
        $render merge shards --report b.html --junit b.xml --summary b.md > b.txt; echo $?
        for f in a b; do
          sed -i -E 's/time="[^"]*"//g' $f.xml
          sed -i -E 's/"milliseconds":[0-9]+//g; s/[0-9.]+ m?s\\b//g' $f.html $f.md
        done
        for kind in txt html xml md; do cmp a.$kind b.$kind; done; grep cases a.txt
      }
      compare verify films; compare verify films --goldens ignoring --ignore 44,0,18,12
      compare verify films --against scene.json; compare verify films --against scene.json --ignore 44,0,18,12
      """)
    #expect(run.status == 0 && run.error.isEmpty, "\(run)")
    let (two, one) = ("5 cases: 3 as expected, 2 different", "5 cases: 4 as expected, 1 different")
    #expect(run.output == [two, one, two, one].map { "1\n1\n\($0)\n" }.joined(), "\(run.output)")
  }

  @Test func `goldens of them are those of one run`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      for options in "" "--ignore 44,0,18,12"; do
        rm -rf alone shards; cp -r films alone; $render record alone --mode all $options -q > /dev/null
        for n in 1 2; do $render record films --mode all $options --shard $n/2 -q || exit 9; done
        $render merge shards > /dev/null; diff -r alone/goldens films/goldens && ls films/goldens | wc -l
      done
      """)
    #expect(run.status == 0 && run.error.isEmpty, "\(run)")
    #expect(run.output == "15\n15\n", "\(run.output)")
  }
}
