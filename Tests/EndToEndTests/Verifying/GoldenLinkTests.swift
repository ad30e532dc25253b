import Foundation
import TestSupport
import Testing

/// Goldens come with what others hand in: no link among them leads out of their folder.
@Suite struct GoldenLinkTests {
  private static let words = "it leads out of the directory 'repo/goldens'"

  /// A folder `repo` with a scene, a suite and a recording, and a file outside that nobody may read or change.
  private static func workshop() throws -> Workshop {
    let workshop = try Workshop()
    let run = try workshop.run(
      """
      mkdir -p repo outside; cp scene.json repo/s.json; $render scene.json -o repo/f.gif -q
      echo '{"version":1,"cases":[{"scene":"s.json"}]}' > repo/suite.json
      echo precious > outside/file; $render record repo/s.json repo/f.gif -q
      """)
    try #require(run.status == 0, "\(run.error)")
    return workshop
  }

  @Test(
    arguments: ["s.timeline.txt", "s.frames.txt", "s.strip.png"],
    ["verify", "approve", "record --mode all", "record"])
  func `a golden of a scene that is a link is neither read nor written`(
    golden: String, verb: String
  ) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      ln -sf ../../outside/file repo/goldens/\(golden); ls -l repo/goldens > before
      for path in repo/s.json repo/suite.json; do $render \(verb) $path; echo $?; done
      ls -l repo/goldens | diff before -; cat outside/file
      """)
    #expect(run.output.matches(of: /(?m)^65$/).count == 2, "\(run)")
    #expect(run.output.contains("cannot read 'repo/goldens/\(golden)': \(Self.words)"), "\(run)")
    #expect(run.output.hasSuffix("\nprecious\n"), "\(run.output)")
    #expect(run.output.matches(of: /precious/).count == 1, "\(run.output)")
  }

  @Test(
    arguments: ["f.recording.txt", "f.looks.png", "f.strip.png"],
    ["verify", "approve", "record --mode all"])
  func `nor is a golden of a recording`(golden: String, verb: String) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      ln -sf "$PWD/outside/file" repo/goldens/\(golden); $render \(verb) repo/f.gif; echo $?
      cat outside/file
      """)
    #expect(run.output.hasSuffix("65\nprecious\n"), "\(run)")
    #expect(run.output.contains(Self.words), "\(run)")
  }

  @Test(arguments: ["../outside", "../missing", "../../elsewhere", "$PWD/outside"])
  func `a folder of goldens that is a link out is refused, by every verb`(target: String) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      rm -r repo/goldens; ln -s "\(target)" repo/goldens; mkdir -p outside
      for path in repo/s.json repo/suite.json repo/f.gif repo; do
        for verb in record "record --mode all" approve verify "goldens list" "goldens prune" \\
          "plan record" "verify --shard 1/1" "record --shard 1/1"; do
          $render $verb $path; echo $?
        done
      done
      ls outside; ls
      """)
    #expect(run.output.matches(of: /(?m)^65$/).count == 36, "\(run)")
    #expect(run.output.hasSuffix("65\nfile\noutside\nrepo\nscene.json\n"), "\(run.output)")
    #expect(
      run.error.matches(
        of: /'repo\/goldens' is a link that leads out, expected a directory inside 'repo/
      ).count == 36, "\(run.error)")
    #expect(run.error.contains("hint: --goldens names any directory"))
  }

  @Test func `what a link leads to inside is a golden, and so is a file of two names`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      cd repo; mv goldens/s.strip.png goldens/other.png; ln -s other.png goldens/s.strip.png
      ln goldens/s.frames.txt ../outside/twin; mv goldens approved; ln -s approved goldens
      $render verify suite.json && $render record s.json --mode all && $render verify s.json f.gif
      """)
    #expect(run.status == 0, "\(run)")
  }

  @Test func `a folder that the command line names may be a link, and nothing in it leads out`()
    throws
  {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      mkdir far; ln -s far near; $render record repo/suite.json --goldens near -q; echo $?; ls far | wc -l
      ln -sf ../outside/file far/s.frames.txt; $render approve repo/suite.json --goldens near; echo $?
      cat outside/file; $render goldens list repo/s.json --goldens near
      """)
    #expect(run.output.contains("0\n3\n"), "\(run)")
    #expect(run.output.contains("it leads out of the directory 'near'"), "\(run)")
    #expect(run.output.contains("65\nprecious\nnear/s: "), "\(run)")
  }

  @Test func `a shard says the same, and its merge writes nothing outside`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      ln -sf ../../outside/file repo/goldens/s.frames.txt
      $render approve repo/s.json repo/f.gif > alone; echo $?
      $render approve repo/s.json repo/f.gif --shard 1/1 -q; $render merge shards > together; echo $?
      cmp alone together; rm repo/goldens/s.frames.txt -r shards
      $render record repo/s.json --mode all --shard 1/1 -q; rm -r repo/goldens; ln -s ../outside repo/goldens
      $render merge shards; echo $?; ls outside; cat outside/file
      """)
    #expect(run.output.hasPrefix("65\n65\n"), "\(run)")
    #expect(run.output.hasSuffix("65\nfile\nprecious\n"), "\(run)")
    #expect(run.error.contains("it leads out of the directory 'repo'"), "\(run.error)")
  }

  @Test func `a golden that is a pipe is refused, and nobody waits for its other end`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      """
      rm repo/goldens/s.strip.png; mkfifo repo/goldens/s.strip.png
      for verb in verify approve "record --mode all"; do timeout 60 $render $verb repo/s.json; echo $?; done
      """)
    #expect(run.output.matches(of: /it is a pipe/).count == 3, "\(run)")
    #expect(!run.output.contains("124\n"), "\(run)")
  }
}
