import Foundation
import TestSupport
import Testing

/// What may happen to machines that share work: nothing is lost, and there is a clear end.
@Suite(
  .enabled(if: !Instruments.isSanitized, "sanitizers stand in front of the same functions"),
  .enabled(if: Shelled.isInstalled("bash") && Instruments.canBuild, "bash or clang is missing"))
struct ShardDrillTests {
  /// A film of three parts, drawn alone, and the plan of it.
  private static func workshop() throws -> Workshop {
    let workshop = try Workshop(Workshop.scene(seconds: 5, width: 40, height: 24))
    try workshop.buildFailing()
    let run = try workshop.run(
      "$render scene.json -o alone.mp4 && $render plan draw scene.json -o plan.json -q")
    try #require(run.status == 0, "\(run.error)")
    return workshop
  }

  /// What a shell has to define for all of them: the program with calls that fail, and files that should not be.
  private static let words = """
    failing() { env LD_PRELOAD=./failing.so "$@"; }
    litter() { find "$@" -name '.*.tmp'; }
    """

  @Test(arguments: ["", "FAILING_NAMES=1"])
  func `a merge that is killed anywhere is merged again, and leaves nothing`(
    settings: String
  )
    throws
  {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      \(Self.words)
      $render run plan.json -o shards -q; mkdir films; echo old > films/scene.mp4
      for call in pwrite fsync linkat renameat; do
        for number in {1..6}; do
          rm -f mark
          (
            failing FAILING_CALL=$call FAILING_NUMBER=$number FAILING_CODE=-9 FAILING_MARK=mark \\
              \(settings) $render merge shards -o films
          ) 2> /dev/null
          [ -e mark ] || break
          [ "$(cat films/scene.mp4)" = old ] 2> /dev/null || cmp alone.mp4 films/scene.mp4 || echo "half"
          echo "$call" >> killed; echo old > films/scene.mp4
        done
      done
      $render merge shards -o films; cmp alone.mp4 films/scene.mp4; litter films; ls -A films
      sort killed | uniq -c | awk '{ print $2 }' > kinds; wc -l < killed; cat kinds
      """)
    #expect(run.status == 0, "\(run.error)")
    let lines = run.output.split(separator: "\n")
    #expect(lines.first == "scene.mp4", "\(run.output)")
    #expect((Int(lines.dropFirst().first ?? "") ?? 0) >= 4, "\(run.output)")
    #expect(lines.contains("pwrite") && lines.contains("renameat"))
  }

  @Test(arguments: [("", "linkat"), ("FAILING_NAMES=1", "renameat2")])
  func `a shard that is killed anywhere goes on, and leaves nothing`(
    settings: String, last: String
  ) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      \(Self.words)
      for call in write fsync \(last); do
        rm -rf shards
        # Whatever was there before the end is gone on with.
        for number in {1..40}; do
          rm -f mark
          (
            failing FAILING_CALL=$call FAILING_NUMBER=$number FAILING_CODE=-9 FAILING_MARK=mark \\
              TMPDIR="$PWD" \(settings) $render run plan.json -o shards -q
          ) 2> /dev/null
          [ -e mark ] || break
          echo "$call"; rm -rf segue.*
        done
      done | sort -u
      $render run plan.json -o shards -q && $render merge shards -o films && cmp alone.mp4 films/scene.mp4
      litter shards
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output == ["fsync", last, "write"].map { $0 + "\n" }.joined(), "\(run.output)")
  }

  @Test func `two processes that do the same shard at once do no harm`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      \(Self.words)
      for n in 1 2; do
        rm -rf shards
        $render run plan.json -o shards -q --cache cache & first=$!
        $render run plan.json -o shards -q --cache cache & second=$!
        wait $first || echo "first: $?"; wait $second || echo "second: $?"
        $render merge shards -o films && cmp alone.mp4 films/scene.mp4
        litter shards cache; [ $n -gt 1 ] || rm -rf cache
      done
      """)
    #expect(run.status == 0 && run.output.isEmpty && run.error.isEmpty, "\(run)")
  }

  @Test func `a disk that is full is said, and what is there is gone on with`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      \(Self.words)
      export FAILING_CODE=28 FAILING_REST=1
      for number in {1..40}; do
        rm -f mark
        failing FAILING_CALL=write FAILING_NUMBER=$number FAILING_MARK=mark \\
          $render run plan.json -o shards --cache cache -q 2> error
        status=$?; [ -e mark ] || break
        echo "$status $(wc -l < error) $(grep -c ': no space left on device$' error)"
      done | sort -u
      $render run plan.json -o shards -q
      for number in {1..9}; do
        rm -f mark
        failing FAILING_CALL=pwrite FAILING_NUMBER=$number FAILING_MARK=mark \\
          $render merge shards -o films 2> error
        status=$?; [ -e mark ] || break
        echo "$status $(wc -l < error) $(grep -c ': no space left on device$' error) $(ls -A films)"
      done | sort -u
      $render merge shards -o films && cmp alone.mp4 films/scene.mp4; litter shards films cache
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output == "74 1 1\n74 1 1 \n", "\(run.output)")
  }

  @Test(arguments: [8, 36])
  func `a small disk that is full is gone on with when it is larger`(kilobytes: Int) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      \(Self.words)
      mkdir disk; mount -t tmpfs -o size=\(kilobytes)k none disk 2> /dev/null || { echo no root; exit 0; }
      trap 'umount disk' EXIT
      $render run plan.json -o disk/shards -q; echo $?; litter disk
      mount -o remount,size=4m disk
      $render run plan.json -o disk/shards -q && $render merge disk/shards -o films && cmp alone.mp4 films/scene.mp4
      """)
    // Only root mounts disks; the drill above needs none.
    if run.output == "no root\n" { return }
    #expect(run.status == 0 && run.output == "74\n", "\(run)")
    #expect(run.error.hasSuffix(": no space left on device\n"), "\(run.error)")
    #expect(run.error.split(separator: "\n").count == 1)
  }

  @Test(arguments: [1_000, 100_000])
  func `clocks that run backwards change nothing`(milliseconds: Int) throws {
    let workshop = try Self.workshop()
    try workshop.buildClock()
    let run = try workshop.run(
      """
      export LD_PRELOAD="$PWD/clock.so" CLOCK_STEP=\(milliseconds)
      for n in 1 2; do $render run plan.json --shard $n/2 -o shards --cache cache || exit 1; done
      rm -r shards/shard-1-of-2
      $render run plan.json --shard 1/2 -o shards --cache cache
      $render merge shards -o films -v; cmp alone.mp4 films/scene.mp4
      [ "$(bash -c 'date +%s%3N')" -lt "$(LD_PRELOAD= bash -c 'date +%s%3N')" ] || echo "the clock is right"
      """)
    #expect(run.status == 0, "\(run.error)")
    #expect(run.output.isEmpty, "\(run.output)")
    #expect(!run.error.contains(", -"), "\(run.error)")
    #expect(run.error.contains("found in the cache, 0 s"), "\(run.error)")
    #expect(run.error.contains("and it took 0 s"), "\(run.error)")
  }

  @Test(arguments: ["1", "2"])
  func `a shared folder only has to let a file have a name that is free`(kind: String) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      \(Self.words)
      export FAILING_NAMES=1 FAILING_RENAMES=\(kind)
      echo a > a; echo b > b; failing ln a c 2> /dev/null && echo "links"
      for n in 1 2 2; do failing $render run plan.json --shard $n/2 -o shards --cache cache -q || exit 1; done
      failing $render run plan.json --shard 1/1 -o other --cache cache
      failing $render merge shards -o films && cmp alone.mp4 films/scene.mp4; litter shards cache films
      failing $render merge shards -o films; echo $?; cmp alone.mp4 films/scene.mp4
      """)
    // Only whoever replaces a film needs more of a folder than that.
    #expect(run.status == 0 && run.output == "73\n", "\(run)")
    #expect(run.error.contains("3 of 3 parts, 3 found in the cache"), "\(run.error)")
  }

  @Test(.enabled(if: FileManager.default.isWritableFile(atPath: "/dev/shm"), "there is no tmpfs"))
  func `a folder in memory is shared as one on a disk is`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      place=$(mktemp -d /dev/shm/segue.XXXXXX); trap 'rm -rf "$place"' EXIT
      for n in 3 1 2; do $render run plan.json --shard $n/3 -o $place/shards --cache $place/cache -q || exit 1; done
      $render merge $place/shards -o $place/films && cmp alone.mp4 $place/films/scene.mp4
      """)
    #expect(run.status == 0 && run.output.isEmpty, "\(run)")
  }
}
