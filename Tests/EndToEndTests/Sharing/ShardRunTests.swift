import Foundation
import TestSupport
import Testing

/// Whatever many machines do together is what one would have done alone.
@Suite struct ShardRunTests {
  /// Six scenes: as expected, moving otherwise, looking otherwise, without goldens, and one that is no scene.
  private static func workshop() throws -> Workshop {
    let workshop = try Workshop(Workshop.scene(seconds: 5, width: 40, height: 24))
    let run = try workshop.run(
      """
      mkdir set; for n in 1 2 3 4 5; do sed "s/28, 12/2$n, 12/" scene.json > set/c$n.json; done
      $render record set/c1.json set/c2.json set/c3.json set/c4.json -q
      sed -i 's/"5s"/"4s"/' set/c2.json; sed -i 's/0A84FF/0A84FE/' set/c3.json
      echo '{ "version": 1' > set/broken.json
      """)
    #expect(run.status == 0, "\(run.error)")
    return workshop
  }

  @Test(arguments: [3, 1, 7].oneIn(3)) func `a movie of segments is the movie of one run`(
    count: Int
  ) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      $render scene.json -o alone.mp4 && $render plan draw scene.json set/c1.json -o plan.json -q
      for n in $(seq \(count) -1 1); do $render run plan.json --shard $n/\(count) -o shards -q; done
      $render merge shards -o films && cmp alone.mp4 films/scene.mp4
      $render set/c1.json -o alone.mp4 && cmp alone.mp4 films/c1.mp4; ls films
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output == "c1.mp4\nscene.mp4\n")
  }

  @Test(arguments: ["gif", "webp", "apng", "mkv", "webm", "y4m"].oneIn(2))
  func `other files are whole, and the same`(ending: String) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 3, width: 40, height: 24))
    let run = try workshop.run(
      """
      $render scene.json -o alone.\(ending) --fps 25
      for n in 1 2; do $render scene.json -o out.\(ending) --fps 25 --shard $n/2 -q; done
      $render merge shards && cmp alone.\(ending) out.\(ending)
      """)
    #expect(run.status == 0, "\(run.error)")
  }

  @Test(arguments: ["mp4", "apng", "y4m"].oneIn(2))
  func `a blurred film of shards is that of one run`(ending: String) throws {
    let workshop = try Workshop(Workshop.scene(seconds: 3, width: 40, height: 24))
    let run = try workshop.run(
      """
      $render scene.json -o alone.\(ending) --motion-blur -j1
      for n in 1 2; do $render scene.json -o out.\(ending) --motion-blur --shard $n/2 -q; done
      $render merge shards && cmp alone.\(ending) out.\(ending)
      sed 's/"canvas": *{/"canvas": {"motionBlur": true, /' scene.json > blurred.json
      $render blurred.json --hash > a; $render scene.json --motion-blur --hash > b; cmp a b
      $render blurred.json --hash --no-motion-blur > a; $render scene.json --hash > c; cmp a c
      $render scene.json --hash --shutter-angle 360 --shutter-samples 8 > d
      cmp -s b c || cmp -s b d || echo different
      $render scene.json --hash --no-motion-blur --shutter-angle 90 || echo $?
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output == "different\n2\n")
  }

  @Test func `a transparent movie of segments is the movie of one run`() throws {
    let workshop = try Workshop(Workshop.scene(seconds: 5, width: 40, height: 24))
    let run = try workshop.run(
      """
      $render scene.json -o alone.webm --background transparent
      for n in 1 2 3; do
        $render scene.json -o out.webm --background transparent --shard $n/3 -q
      done
      $render merge shards && cmp alone.webm out.webm
      """)
    #expect(run.status == 0, "\(run.error)")
  }

  @Test(arguments: [3, 1, 7].oneIn(3)) func `reports are those of one run`(count: Int) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      $render verify set --report a.html --junit a.xml --summary a.md > a.txt; echo $?
      for n in $(seq \(count)); do $render verify set --shard $n/\(count) -q || exit 1; done
      $render merge shards --report b.html --junit b.xml --summary b.md > b.txt; echo $?
      for f in a b; do
        sed -i -E 's/time="[^"]*"//g' $f.xml
        sed -i -E 's/"milliseconds":[0-9]+//g; s/[0-9.]+ m?s\\b//g' $f.html $f.md
      done
      for kind in txt html xml md; do cmp a.$kind b.$kind; done
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output == "65\n65\n")
  }

  @Test(arguments: [3, 1].oneIn(2)) func `goldens are those of one run`(count: Int) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      rm set/broken.json; cp -r set alone; $render approve alone -q > /dev/null
      for n in $(seq \(count)); do $render approve set --shard $n/\(count) -q || exit 1; done
      diff -r alone/goldens set/goldens && echo "before the merge nothing is written"
      $render merge shards > text; cat text; diff -r alone/goldens set/goldens
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("5 cases: 2 as expected, 3 recorded"), "\(run.output)")
    #expect(!run.output.contains("before the merge"))
  }

  @Test func `goldens that are written anew are those of one run, whatever was there`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      rm set/broken.json; cp -r set alone; $render record alone --mode all -q > /dev/null
      $render plan record set --mode all -o plan.json -q; $render run plan.json --shard 1/2 -q -o shards
      echo broken > set/goldens/c1.frames.txt; $render run plan.json --shard 2/2 -q -o shards
      $render merge shards > /dev/null; diff -r alone/goldens set/goldens
      """)
    #expect(run.status == 0, "\(run.error)\(run.output)")
  }

  @Test func `a result writes nothing that the plan does not name`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      $render record set/c5.json --shard 1/1 -q; file=$(echo shards/*/results/000000.json)
      python3 - "$file" <<'END'
      import hashlib, json, sys
      result = json.load(open(sys.argv[1]))
      result["answer"] = result["answer"].replace("set/goldens/c5.frames.txt", "set/c1.json")
      result["check"] = hashlib.sha256(result["answer"].encode()).hexdigest()
      json.dump(result, open(sys.argv[1], "w"))
      END
      $render merge shards; echo $?; ls set/goldens | grep c5
      """)
    #expect(run.output.hasSuffix("65\n"), "\(run.output)\(run.error)")
    #expect(run.error.contains("is no golden of 'c5', as the plan has it"))
  }

  @Test func `a shard that was killed goes on, and what is missing is named`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      $render scene.json -o alone.mp4; $render plan draw scene.json -o plan.json -q
      $render run plan.json --shard 1/2 -o shards -q
      $render merge shards -o films; echo $?; ls films
      for n in 1 2 3; do
        ($render run plan.json --shard 2/2 -o shards -q & sleep 0.0$n; kill -9 $!; wait) 2>/dev/null
      done
      $render run plan.json --shard 2/2 -o shards; rm shards/shard-1-of-2/results/000000.json
      $render merge shards -o films; echo $?; ls films
      $render run plan.json --shard 1/2 -o shards
      $render merge shards -o films; cmp alone.mp4 films/scene.mp4
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output == "66\n66\n")
    #expect(run.error.contains("shard 2/2 is missing"))
    #expect(run.error.contains("shard 1/2 has not finished: 1 result missing"))
    #expect(run.error.contains("1 of 3 parts") || run.error.contains("2 of 3 parts"))
  }

  @Test func `a damaged object is refused, and drawn again`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      $render scene.json -o alone.mp4; $render plan draw scene.json -o plan.json -q
      $render run plan.json -o shards -q
      object=$(find shards -path '*objects*' -type f | sort | head -1)
      printf Z | dd of="$object" bs=1 seek=100 conv=notrunc status=none
      $render merge shards -o films; echo $?; ls films
      $render run plan.json -o shards; $render merge shards -o films; cmp alone.mp4 films/scene.mp4
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output == "65\n")
    #expect(run.error.contains("its bytes are not those that it is named by"))
    #expect(run.error.contains("2 done before"), "\(run.error)")
  }

  @Test func `files that have changed since the plan are refused`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      $render plan draw scene.json -o plan.json -q; sed -i 's/24, 24/24, 23/' scene.json
      $render run plan.json -o shards; echo $?; find shards -name '0*.json'
      sed -i 's/segue [0-9.]*/segue 9/' plan.json; $render run plan.json -o other; echo $?
      """)
    #expect(run.output == "65\n69\n", "\(run.error)")
    #expect(run.error.contains("'scene' is not as it was planned: 'scene.json' has changed"))
    #expect(run.error.contains("the plan was made by segue 9"))
  }

  @Test func `what a cache knows is not drawn again, by whichever plan`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      rm set/broken.json; $render verify set/c1.json --shard 1/1 --cache cache -q
      $render verify set --shard 1/2 --cache cache; $render verify set --shard 2/2 --cache cache
      $render merge shards/shard-*-of-2 > together; $render verify set > alone; cmp alone together
      sed 's/24, 24/24, 22/' scene.json > set/c6.json; rm -r shards; $render verify set --shard 1/1 --cache cache
      """)
    #expect(run.status == 0, "\(run.error)")
    let found = run.error.split(separator: "\n").filter { $0.contains("found in the cache") }
    #expect(found.count == 2, "\(run.error)")
    #expect(found.last?.contains("6 of 6 parts, 5 found in the cache") ?? false, "\(run.error)")
  }

  @Test func `plans do not depend on who makes them`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      $render plan verify set -o a.json -q; $render plan verify set > b.json
      cmp a.json b.json && $render verify set --shard 1/1 -q && cmp a.json shards/*/plan.json
      touch set/c1.json; $render plan verify set | cmp a.json
      """)
    #expect(run.status == 0, "\(run.error)")
  }

  @Test(arguments: [
    ("verify set --shard 8/7", "expected a shard such as 2/7, or auto"),
    ("verify set --shard auto", "set SHARD_NUMBER and SHARD_COUNT"),
    ("verify set --shard 1/2 --report a.html", "give the option to 'render merge'"),
    ("plan verify set --quality high", "it is about drawing, and the task is 'verify'"),
    ("draw scene.json --hash --shard 1/1", "option '--hash'"),
    ("draw scene.json -o frames/ --shard 1/1", "a shard draws files"),
    ("draw scene.json --plays 2 --shard 1/1", "only an animated picture"),
    ("draw - --shard 1/1 < scene.json", "save it to a file first"),
    ("plan draw scene.json ./scene.json set/c1.json --format gif", "would both become"),
    ("plan draw scene.json --emit slurm", "add -o, such as -o plan.json"),
    ("draw scene.json -o - --format gif --shard 1/2", "standard output takes one film as a whole"),
    ("run scene.json", "it is damaged: 'schemaVersion' is missing"),
    ("merge set", "there are no results of a shard"),
  ])
  func `what cannot be is said`(command: String, words: String) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run("$render \(command); test $? -ge 2")
    #expect(run.status == 0)
    #expect(run.error.contains(words), "\(run.error)")
  }

  @Test func `in CI no golden is merged, and films may be called like options`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      export CI=true; $render record set/c5.json --shard 1/1 -q; $render merge shards; echo $?; ls set
      mkdir odd; cp scene.json odd/--json.json; cd odd; $render plan draw -o ../plan.json -q -- --json.json
      $render run ../plan.json -q && $render merge shards -o . && $render -o a.mp4 -- --json.json && cmp a.mp4 -- --json.mp4
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.hasPrefix("69\n"), "\(run.output)\(run.error)")
    #expect(run.error.contains("no golden is ever written there"))
  }

  @Test func `a job of make does a plan`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      ln -s "$render" render; export PATH="$PWD:$PATH"; $render scene.json -o alone.mp4
      $render plan draw scene.json -o plan.json --emit make --shards 3 -q > job.mk
      make -s -f job.mk -j 2 && cmp alone.mp4 films/scene.mp4 && ls shards
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.contains("shard-1-of-3\nshard-2-of-3\nshard-3-of-3\n"), "\(run.output)")
  }

  @Test func `an engine says which shard it is`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      SLURM_ARRAY_TASK_ID=2 SLURM_ARRAY_TASK_MIN=1 SHARD_COUNT=3 $render verify set --shard auto
      ls shards
      """)
    #expect(run.output == "shard-2-of-3\n", "\(run.error)")
  }

  @Test func `pages are those of one run`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      $render preview set -o alone -q 2>/dev/null
      for n in 1 2 3; do $render preview set --shard $n/3 -q || exit 1; done
      $render merge shards -o together -q 2>/dev/null; diff -r alone together && ls together
      """)
    #expect(run.status == 0, "\(run.error)\(run.output)")
    #expect(run.output.contains("c1.html") && run.output.contains("index.html"))
  }

  @Test func `audits are those of one run`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      cp set/c1.json set/long.json; sed -i 's/"5s"/"9s"/' set/long.json
      $render audit set --profile strict --report a.html --junit a.xml --sarif a.sarif > a 2> a.err
      echo $?
      for n in 1 2 3; do $render audit set --profile strict --shard $n/3 -q || exit 1; done
      $render merge shards --report b.html --junit b.xml --sarif b.sarif > b 2> b.err; echo $?
      for kind in html xml sarif err; do cmp a.$kind b.$kind; done; cmp a b && cat a
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.hasPrefix("65\n65\n"))
    #expect(run.output.contains("long"))
  }
}
