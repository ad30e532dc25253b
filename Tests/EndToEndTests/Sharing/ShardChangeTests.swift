import Foundation
import TestSupport
import Testing

/// What changes between machines, and while they are at work.
@Suite(.enabled(if: Shelled.isInstalled("bash"), "bash is missing"))
struct ShardChangeTests {
  private static func workshop() throws -> Workshop {
    let workshop = try Workshop(Workshop.scene(seconds: 5, width: 40, height: 24))
    try workshop.write(
      Data(
        """
        import sys
        data = open(sys.argv[1], "rb").read()
        note = data.index(b"\\x03\\0\\0\\0GNU\\0") + 8
        open(sys.argv[2], "wb").write(data[:note] + b"\\0\\0\\0\\0" + data[note + 4:])
        """.utf8), to: "rebuilt.py")
    return workshop
  }

  /// Makes another build of a library that FFmpeg brings; `other` runs a program with it.
  private static func other(_ library: String) -> String {
    """
    file=$(PATH="$PATH:/sbin:/usr/sbin" ldconfig -p | awk '/\(library)\\.so/ { print $NF; exit }')
    mkdir other; python3 rebuilt.py "$(realpath "$file")" "other/$(basename "$file")"
    other() { LD_LIBRARY_PATH="$PWD/other" "$@"; }
    """
  }

  @Test func `parts that two versions of x264 have made are not joined, and both are named`() throws
  {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      \(Self.other("libx264")); $render scene.json -o alone.mp4
      $render plan draw scene.json -o plan.json -q; $render run plan.json --shard 1/2 -o shards -q
      other $render run plan.json --shard 2/2 -o shards -q; $render merge shards -o films; echo $?; ls films
      $render run plan.json --shard 2/2 -o shards; $render merge shards -o films; cmp alone.mp4 films/scene.mp4
      """)
    #expect(run.status == 0 && run.output == "65\n", "\(run)")
    let words =
      /shard-2-of-2': was made with libx264\.so\.\d+ 00000000, and '[a-z0-9\/-]+' with libx264\.so\.\d+ [0-9a-f]{8}/
    #expect(run.error.contains(words), "\(run.error)")
    #expect(run.error.contains("shard 2/2: 1 of 3 parts, "), "\(run.error)")
    #expect(!run.error.contains("done before"))
  }

  @Test func `another version of x264 finds nothing in a cache, and pictures need no FFmpeg`()
    throws
  {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      \(Self.other("libx264")); $render plan draw scene.json -o plan.json -q
      $render plan draw scene.json --format png --at 0 -o picture.json -q
      $render run plan.json --cache cache -o a -q; other $render run plan.json --cache cache -o b
      $render run plan.json --cache cache -o c; $render run picture.json -o d -q
      other $render run picture.json -o d; other $render plan draw scene.json | cmp plan.json
      grep -ho 'lib[a-z0-9]*\\.so' d/*/results/*.json | sort -u
      """)
    #expect(run.status == 0, "\(run)")
    #expect(run.output == "libisal.so\nlibpng16.so\n", "\(run.output)")
    let lines = run.error.split(separator: "\n")
    #expect(lines.count == 3, "\(run.error)")
    #expect(!lines[0].contains("found") && lines[1].contains("3 found in the cache"))
    #expect(lines[2].contains("1 of 1 part, 1 done before"))
  }

  @Test func `movies are joined by the version that their parts were made with`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      \(Self.other("libavformat")); $render draw scene.json -o out.mp4 --shard 1/1 -q
      other $render merge shards; echo $?; ls *.mp4; $render merge shards && ls *.mp4
      """)
    #expect(run.output == "69\nout.mp4\n", "\(run)")
    #expect(run.error.contains("the parts were made with libavformat.so."), "\(run.error)")
  }

  @Test func `a file that changes while it is drawn is no part of any answer`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      cp scene.json whole.json; $render plan draw scene.json -o plan.json -q
      change() { sed -i 's/0A84FF/0A84FE/' scene.json; }
      # Its result folder is begun when the plan has been held to the files.
      ($render run plan.json -o shards --cache cache; echo $?) &
      until [ -e shards/shard-1-of-1/shard.json ]; do sleep 0.001; done; sleep 0.03; change; wait
      find shards cache -name '*.json' -path '*results*' | wc -l
      $render run plan.json -o shards; echo $?; cp whole.json scene.json
      $render run plan.json -o shards -q && $render merge shards -o films && $render scene.json -o alone.mp4
      cmp alone.mp4 films/scene.mp4 && echo same
      """)
    #expect(run.output.hasSuffix("65\nsame\n"), "\(run)")
    #expect(run.output.hasPrefix("65\n"), "\(run)")
    #expect(run.error.contains("'scene.json' has changed"), "\(run.error)")
  }

  @Test func `damage in a cache is found, drawn again, and mended`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      $render scene.json -o alone.mp4; $render plan draw scene.json -o plan.json -q
      $render run plan.json -o shards --cache cache -q
      for part in objects results; do
        for file in $(find cache/$part -type f | head -2); do
          printf Z | dd of="$file" bs=1 seek=3 conv=notrunc status=none
        done
        rm -r shards; $render run plan.json -o shards --cache cache
        $render merge shards -o films; cmp alone.mp4 films/scene.mp4
        rm -r shards; $render run plan.json -o shards --cache cache
      done
      """)
    #expect(run.status == 0, "\(run)")
    let found = run.error.matches(of: /(\d) found in the cache/).map { String($0.1) }
    #expect(found == ["1", "3", "1", "3"], "\(run.error)")
  }

  @Test func `what drawing says of a scene is said by the merge`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      sed -i 's/"id": "box"/"id": "box", "translateX": 900/; s/"scale": 1,/"scale": 1, "background": "#0000",/' scene.json
      $render scene.json -o out.mp4 2> alone; $render scene.json -o out.mp4 -q 2> quiet
      for n in 1 2; do $render scene.json -o out.mp4 --shard $n/2 -q; done
      $render merge shards 2> merged; cmp alone merged; $render merge shards -q 2>&1 | cmp - quiet; cat alone
      """)
    #expect(run.status == 0 && run.error.isEmpty, "\(run)")
    #expect(
      run.output.contains("warning: layer 'box': it never comes into the canvas"), "\(run.output)")
    #expect(run.output.contains("warning: the canvas is transparent"), "\(run.output)")
  }

  @Test func `a merge that is started again adds its summary once`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      $render record scene.json -q; for n in 1 2; do $render verify scene.json --shard $n/2 -q; done
      echo 'in front' > summary.md; $render merge shards --summary summary.md -q; cp summary.md once.md
      $render merge shards --summary summary.md -q; cmp summary.md once.md; head -1 summary.md
      echo 'of others' >> summary.md; $render merge shards --summary summary.md -q; grep -c '^#' summary.md once.md
      """)
    #expect(run.status == 0 && run.error.isEmpty, "\(run)")
    #expect(run.output.contains("in front\n"))
    let counts = run.output.matches(of: /md:(\d+)/).compactMap { Int($0.1) }
    #expect(counts.count == 2 && counts[0] == 2 * counts[1] && counts[1] > 0, "\(run.output)")
  }

  @Test func `films that fit alone wait for each other's memory`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      echo '{"version": 1, "canvas": {"size": [2000, 2000], "scale": 1, "background": "#335577"}, "layers": [],
        "duration": "10ms"}' > large.json
      $render large.json --at 0 -o large.png; mkdir set; mv large.png set
      for n in 1 2 3; do
        echo '{"version": 1, "canvas": {"size": [20, 20], "scale": 1}, "duration": "50ms",
          "assets": {"large": "large.png"}, "layers": [{"size": [20, '$n'], "image": {"asset": "large"}}]}' > set/c$n.json
      done
      $render record set -q; cp set/c1.json set/ca.json
      for memory in 256MiB 300MiB; do
        $render plan verify set/c1.json set/c2.json set/c3.json --memory $memory -o plan.json -q
        for jobs in 1 3; do
          $render run plan.json --jobs $jobs -o $memory-$jobs -q; $render merge $memory-$jobs > $memory-$jobs.txt; echo $?
        done
        cmp $memory-1.txt $memory-3.txt
      done; cat 300MiB-3.txt
      """)
    #expect(run.error.isEmpty, "\(run)")
    #expect(run.output.hasSuffix("3 cases: 3 as expected\n"), "\(run.output)")
  }
}
