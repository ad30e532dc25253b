import Foundation
import TestSupport
import Testing

/// `render verify` with recordings that are laid on a scene: a gate by what moves.
@Suite(
  .serialized,
  .enabled(if: Shelled.isInstalled("ffmpeg"), "the program ffmpeg is not installed"))
struct AlignedVerifyTests {
  /// A recording that is late and has a border, one that is slower, and one that is slower by as much as may be.
  private static let recordings = Result { () throws -> Workshop in
    func scene(_ response: Int, _ delay: Int, _ rate: Int) -> Data {
      Data(AlignedCompareTests.scene(.init(response: response, delay: delay), rate).utf8)
    }
    let workshop = try Workshop()
    try workshop.write(scene(500, 180, 60), to: "late.json")
    try workshop.write(scene(600, 100, 60), to: "slow.json")
    try workshop.write(scene(525, 100, 30), to: "near.json")
    let run = try workshop.run(
      """
      set -e; for i in late slow near; do $render $i.json -o $i.mp4 --quiet; done
      ffmpeg -v error -i late.mp4 -vf 'pad=260:400:30:50:black' -c:v libx264 -crf 20 -pix_fmt yuv420p film.mp4
      mv film.mp4 late.mp4
      """)
    try #require(run.status == 0, "\(run.error)")
    return workshop
  }

  /// The scene, its recordings, a suite of all three and one of those that are not different.
  private static func workshop() throws -> Workshop {
    let workshop = try Workshop(AlignedCompareTests.scene(.init(), 60))
    func suite(_ names: [String]) -> Data {
      let cases = names.map {
        #"{"recording": "\#($0).mp4", "against": "scene.json", "aligned": true}"#
      }
      return Data(#"{"version": 1, "cases": [\#(cases.joined(separator: ", "))]}"#.utf8)
    }
    try workshop.write(suite(["late", "slow", "near"]), to: "suite.json")
    try workshop.write(suite(["late", "near"]), to: "passing.suite.json")
    let recordings = try recordings.get()
    for name in ["late.mp4", "slow.mp4", "near.mp4"] {
      try workshop.write(try #require(recordings.bytes(of: name)), to: name)
    }
    return workshop
  }

  @Test func `a suite fails where the movement is different, and only there`() throws {
    let run = try Self.workshop().run(
      """
      $render verify suite.json -v --junit j.xml --report r.html; echo $?
      $render verify passing.suite.json; echo $?; $render verify passing.suite.json --strict; echo $?
      $render verify suite.json --strict --json > j.json; echo $?; cat j.xml j.json
      grep -c 'longer: a spring with response' r.html; grep -c '<h3.*At the same share of the way' r.html
      """)
    let words = run.output
    #expect(run.error.isEmpty, "\(run.error)")
    #expect(
      words.contains("late: moves as 'scene.json' does\n  note: the scene is 1 times"), "\(words)")
    #expect(words.contains("slow: different\n  layer 'to' takes "), "\(words)")
    #expect(words.contains("near: can't tell\n  layer 'to' takes "), "\(words)")
    #expect(words.contains("3 cases: 1 as expected, 1 different, 1 can't tell\n1\n"), "\(words)")
    #expect(
      words.matches(of: /2 cases: 1 as expected, 1 can't tell\n(0|75)\n/).map(\.1) == ["0", "75"])
    #expect(words.contains(#"failures="1" errors="0" skipped="1""#))
    #expect(
      words.contains(#"<skipped message="can't tell: layer &#39;to&#39; takes "#), "\(words)")
    #expect(words.contains(#""outcome": "open""#) && words.contains(#""reasons": ["#))
    #expect(words.contains(#""verdict": "moves as 'scene.json' does""#))
    let codes = words.split(separator: "\n").filter { Int($0) != nil }
    #expect(codes.prefix(4) == ["1", "0", "75", "1"] && (Int(codes.last ?? "") ?? 0) > 0)
  }

  @Test
  func `what can't be told is a warning beside the files, and an error where that is asked for`()
    throws
  {
    let run = try Self.workshop().run(
      """
      export GITHUB_ACTIONS=true
      $render verify suite.json > said; grep '^::' said
      $render verify suite.json --strict > said; grep '^::' said
      $render verify near.mp4 --against scene.json --aligned --report r.html > said
      grep -c '<article class="case open"' r.html; grep -c '<h2>Can&#39;t tell\\|<h2>Can.t tell</h2>' r.html
      grep -c '<path class="samples"' r.html
      """)
    let lines = run.output.split(separator: "\n")
    try #require(lines.count == 7, "\(run)")
    #expect(lines[0].hasPrefix("::error file=slow.mp4,title=slow::layer 'to' takes "))
    #expect(lines[1].hasPrefix("::warning file=near.mp4,title=near::can't tell: layer 'to' takes "))
    #expect(
      lines[2].hasPrefix("::error file=slow.mp4") && lines[3].hasPrefix("::error file=near.mp4"))
    #expect(lines[4...] == ["1", "1", "1"], "\(run.output)")
  }

  @Test func `shards say the same, and know the case from one by its pixels`() throws {
    let run = try Self.workshop().run(
      """
      function keys { $render plan verify suite.json -o $1 -q; grep -o '"key": *"[^"]*"' $1 | sort; }
      keys suite.plan > a; cp suite.json kept
      sed -i 's/, "aligned": true//g' suite.json; keys plain.plan > b; mv kept suite.json
      wc -l < a; comm -12 a b | wc -l
      $render verify suite.json > one; for i in 1 2; do $render run suite.plan --shard $i/2 -o shards -q; done
      $render merge shards/ > two; echo $?; cmp one two && echo same
      $render plan verify passing.suite.json --strict -o strict.plan -q
      $render run strict.plan --shard 1/1 -o strict -q; $render merge strict/ > /dev/null; echo $?
      """)
    #expect(
      run.output.split(whereSeparator: \.isWhitespace) == ["3", "0", "1", "same", "75"],
      "\(run.output)\(run.error)")
  }

  @Test func `one recording is aligned with a scene that is named`() throws {
    let run = try Self.workshop().run(
      """
      $render verify late.mp4 slow.mp4 --against scene.json --aligned; echo $?
      $render verify late.mp4 --aligned; echo $?
      $render verify scene.json --against scene.json --aligned; echo $?
      $render verify late.mp4 --against scene.json --aligned --ignore 0,0,4,4; echo $?
      """)
    #expect(run.output.hasPrefix("slow: different\n  layer 'to' takes "), "\(run.output)")
    #expect(
      run.output.contains("2 cases: 1 as expected, 1 different\n1\n2\n2\n2\n"), "\(run.output)")
    #expect(run.error.matches(of: /'--aligned' lays recordings on a scene/).count == 2)
    #expect(run.error.contains("of 'late.mp4' the movement is compared, and no pixels are"))
  }

  /// The recording is late, in a border, and 20 % slower: lined up, both rest alike, and only the times differ.
  @Test func `a page shows both films lined up`() throws {
    let run = try Self.workshop().run(
      """
      ffmpeg -v error -i slow.mp4 -vf 'pad=260:400:30:50:black' -c:v libx264 -crf 20 -pix_fmt yuv420p film.mp4
      $render compare film.mp4 scene.json --aligned --report r.html > /dev/null; echo $?
      $render compare late.mp4 scene.json --aligned --report alike.html > /dev/null; echo $?; cat r.html
      echo; echo; grep -c '<path class="actual"' alike.html
      """)
    let page = run.output
    #expect(page.hasPrefix("1\n0\n") && run.error.isEmpty, "\(run.error)")
    #expect(page.contains("At the same time") && page.contains("0 ms after the begin"))
    let graphs = page.split(separator: "\n").last.flatMap { Int($0) } ?? 0
    #expect(graphs > 0, "a page of what is alike has the curves, too")
    let graph = page.matches(
      of: /<figure class="course"><figcaption><b><bdi>layer &#39;to&#39;<\/bdi><\/b>/)
    #expect(graph.count == 1)
    for role in ["agreed", "actual", "samples"] {
      #expect(page.contains("<path class=\"\(role)\" d=\"M"), "\(role)")
    }
    let marks = page.matches(
      of: /(10|50|90) %<\/th>\s*<td class="number">(\d+) ms<\/td>\s*<td class="number">(\d+) ms/)
    #expect(marks.map(\.1).prefix(3) == ["10", "50", "90"])
    let way = page.matches(of: /(\d+) % of the way after (\d+) ms, expected (\d+) ms/)
    #expect(Set(way.map(\.1)) == ["10", "50", "90"])
    for match in way where match.1 == "90" {
      let (slow, meant) = (Double(match.2) ?? 0, Double(match.3) ?? 0)
      #expect(abs(slow / meant - 1.2) < 0.05, "\(slow) instead of \(meant)")
    }
  }
}
