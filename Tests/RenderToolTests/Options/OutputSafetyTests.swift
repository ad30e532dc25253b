import Foundation
import SegueCommandLine
import SegueRenderTool
import TestSupport
import Testing

/// No output takes the place of an input, whatever option names it and whatever the file is called.
@Suite struct OutputSafetyTests {
  /// How an output of a verb is asked for: a command line in which `OUT` stands for its path, the ending
  /// that it needs, and the files that the run reads.
  private struct Usage {
    let verb: String
    let option: String
    let command: String
    var ending = ""
    let inputs: [String]
  }

  /// What a scene is made of.
  private static let scene = ["s.json", "photo.png", "part.json", "font.ttf"]
  private static let goldens = [
    "goldens/s.timeline.txt", "goldens/s.frames.txt", "goldens/s.strip.png",
    "goldens/other.timeline.txt",
  ]
  private static let all = scene + ["all.suite.json"] + goldens

  private static let usages: [Usage] = [
    Usage(
      verb: "draw", option: "output", command: "s.json --at 0 -o OUT", ending: ".png",
      inputs: scene),
    Usage(
      verb: "draw", option: "output", command: "s.json -o DIR/%04d.png", ending: "/0000.png",
      inputs: scene),
    Usage(
      verb: "draw", option: "output", command: "s.json --hash -o OUT", ending: "", inputs: scene),
    Usage(
      verb: "between", option: "output", command: "photo.png photo2.png --strip -o OUT",
      ending: ".png", inputs: ["photo.png", "photo2.png"]),
    Usage(
      verb: "presets", option: "output",
      command: "ios.push --sheet --before photo.png --after photo2.png -o OUT", ending: ".png",
      inputs: ["photo.png", "photo2.png"]),
    Usage(
      verb: "presets", option: "output",
      command: "classic.cross-fade ios.push --sheet --before photo.png --after photo2.png -o DIR/",
      ending: "/ios.push.png", inputs: ["photo.png", "photo2.png"]),
    Usage(
      verb: "audit", option: "junit", command: "all.suite.json --junit OUT",
      inputs: scene + ["all.suite.json"]),
    Usage(
      verb: "audit", option: "report", command: "all.suite.json --report OUT",
      inputs: scene + ["all.suite.json"]),
    Usage(
      verb: "audit", option: "sarif", command: "all.suite.json --sarif OUT",
      inputs: scene + ["all.suite.json"]),
    Usage(verb: "verify", option: "junit", command: "all.suite.json --junit OUT", inputs: all),
    Usage(verb: "verify", option: "summary", command: "all.suite.json --summary OUT", inputs: all),
    Usage(
      verb: "verify", option: "comment", command: "all.suite.json --comment DIR",
      ending: "/comment.md", inputs: all),
    Usage(verb: "verify", option: "report", command: "all.suite.json --report OUT", inputs: all),
    Usage(
      verb: "compare", option: "report", command: "s.json s2.json --report OUT",
      inputs: scene + ["s2.json"]),
    Usage(
      verb: "compare", option: "report", command: "photo.png photo2.png --report OUT",
      inputs: ["photo.png", "photo2.png"]),
    Usage(
      verb: "preview", option: "output", command: "s.json --single-file -o OUT", ending: ".html",
      inputs: scene),
    Usage(
      verb: "preview", option: "output", command: "s.json -o DIR", ending: "/index.html",
      inputs: scene),
    Usage(
      verb: "preview", option: "output", command: "s.json -o DIR", ending: "/s.html", inputs: scene),
    Usage(
      verb: "record", option: "goldens", command: "s.json --mode all --goldens DIR",
      ending: "/s.strip.png", inputs: scene),
    Usage(
      verb: "approve", option: "goldens", command: "s.json --goldens DIR",
      ending: "/s.timeline.txt", inputs: scene),
    Usage(verb: "plan", option: "output", command: "verify all.suite.json -o OUT", inputs: all),
    Usage(verb: "merge", option: "report", command: "shards --report OUT", inputs: all),
    Usage(verb: "merge", option: "junit", command: "shards --junit OUT", inputs: all),
    Usage(verb: "merge", option: "summary", command: "shards --summary OUT", inputs: all),
    Usage(
      verb: "merge", option: "comment", command: "shards --comment DIR", ending: "/comment.md",
      inputs: all),
    Usage(verb: "merge", option: "sarif", command: "audited --sarif OUT", inputs: scene),
    Usage(
      verb: "merge", option: "output", command: "drawn -o DIR", ending: "/s.mp4", inputs: scene),
    // These read no files.
    Usage(verb: "curve", option: "output", command: "linear -o OUT", ending: ".png", inputs: []),
    Usage(verb: "new", option: "file", command: "OUT", ending: ".json", inputs: []),
    Usage(verb: "skill", option: "output", command: "-o DIR", ending: "/SKILL.md", inputs: []),
  ]

  /// The words of the table that name files that are read.
  private static let reading: Set<String> = [
    "before", "after", "root", "goldens", "scene", "old", "film", "new", "against", "plan",
    "folder", "tokens", "from",
  ]

  /// Folders in which no file ever takes the place of another.
  private static let keeping: [(verb: String, option: String)] =
    ["draw", "verify", "record", "approve", "audit", "preview"].flatMap {
      [($0, "shards"), ($0, "cache")]
    }
    + [("run", "output"), ("run", "cache"), ("merge", "gather")]

  @Test func `every output of the table is tried, and everything else is known to be read`() {
    for verb in CommandTable.render.verbs {
      let words = verb.options.map { ($0.name, $0.kind) } + verb.operands.map { ($0.name, $0.kind) }
      for (name, kind) in words {
        if kind.isOutput {
          let isTried =
            Self.usages.contains { $0.verb == verb.name && $0.option == name }
            || Self.keeping.contains { $0 == (verb.name, name) }
          #expect(isTried, "no test names an output with '\(name)' of '\(verb.name)'")
        } else if case .path = kind {
          #expect(Self.reading.contains(name), "'\(name)' of '\(verb.name)' is neither")
        }
      }
    }
  }

  @Test(arguments: usages.indices.oneIn(2)) func `an input is never replaced`(number: Int) throws {
    let usage = Self.usages[number]
    let workshop = try Self.workshop()
    // Where the ending does not matter, the file is called by its own name too.
    let links = ["ln", "ln -s"] + (usage.ending.isEmpty ? ["plain"] : [])
    for (index, input) in usage.inputs.oneIn(5, from: number).enumerated() {
      for link in Cases.areAllTried ? links : [links[(number + index) % links.count]] {
        let alias = usage.command.contains("DIR") ? "out\(usage.ending)" : "alias\(usage.ending)"
        let name = link == "plain" ? input : alias
        let before = try #require(workshop.bytes(of: input), "\(input)")
        let command = usage.command.replacing("OUT", with: name).replacing("DIR", with: "out")
        let run = try workshop.run(
          """
          rm -rf out alias*; mkdir out
          case '\(link)' in plain) ;; *) \(link) "$PWD/\(input)" '\(alias)';; esac
          find . -type f -newer stamp -delete; ls -R > before
          $render \(usage.verb) \(command); code=$?; ls -R | diff before - >&2; exit $code
          """)
        #expect(run.status == 73, "\(usage.verb) \(command), \(input) by \(link): \(run.error)")
        #expect(run.error.contains("it is one of the inputs"), "\(run.error)")
        #expect(!run.error.contains("\n> "), "something was written: \(run.error)")
        #expect(workshop.bytes(of: input) == before)
      }
    }
  }

  @Test(arguments: ["plan.json", "shard.json", "results/000000.json"])
  func `results of shards take no place of an input`(file: String) throws {
    let workshop = try Self.workshop()
    let before = try #require(workshop.bytes(of: "photo.png"))
    let run = try workshop.run(
      """
      mkdir -p one/shard-1-of-1/results; ln photo.png one/shard-1-of-1/\(file)
      $render draw s.json --shard 1/1 --shards one; $render merge drawn --gather one/shard-1-of-1
      """)
    #expect(workshop.bytes(of: "photo.png") == before, "\(run.error)")
  }

  @Test(arguments: [
    "--junit a --summary a", "--junit a --report ./a", "--summary a --report link",
  ])
  func `two outputs are never one file`(options: String) throws {
    let workshop = try Self.workshop()
    let run = try workshop.run("ln -s a link; $render verify all.suite.json \(options); ls a")
    #expect(run.error.contains(": another output goes there as well\n"), "\(run.error)")
    #expect(run.output.isEmpty)
  }

  @Test func `a golden that a film is made of is not pruned`() throws {
    let workshop = try Self.workshop()
    let run = try workshop.run(
      "mv photo.png goldens/photo.strip.png; ln -s goldens/photo.strip.png photo.png;"
        + " $render goldens prune s.json")
    #expect(run.status == 73)
    #expect(run.error.contains("cannot remove 'goldens/photo.strip.png': it is one of the inputs"))
    #expect(workshop.bytes(of: "goldens/photo.strip.png") != nil)
  }

  /// A folder with a scene that is made of a picture, a font and a fragment, in a suite, with goldens.
  private static func workshop() throws -> Workshop {
    let scene = """
      { "version": 1, "canvas": { "size": [40, 40], "scale": 1, "fps": 10 }, "duration": 100,
        "assets": { "photo": "photo.png", "font": "font.ttf" },
        "layers": [
          { "id": "photo", "size": [16, 16], "image": "photo" }, { "use": "part.json" },
          { "id": "words", "size": [20, 20], "text": { "string": "a", "font": "font" } }
        ] }
      """
    let workshop = try Workshop(Workshop.scene(seconds: 1, width: 32, height: 24))
    try workshop.write(Data(scene.utf8), to: "s.json")
    try workshop.write(Data(scene.replacing("16, 16", with: "8, 8").utf8), to: "s2.json")
    let part = """
      { "layer": { "id": "dot", "size": [4, 4], "background": "#F00" } }
      """
    try workshop.write(Data(part.utf8), to: "part.json")
    let suite = #"{ "version": 1, "cases": [{ "scene": "s.json" }] }"#
    try workshop.write(Data(suite.utf8), to: "all.suite.json")
    let run = try workshop.run(
      """
      $render scene.json --at 0 -o photo.png; $render scene.json --at 1s -o photo2.png
      cp "$(find /usr/share/fonts -name '*.ttf' -o -name '*.otf' | sort | head -1)" font.ttf
      $render record s.json; for kind in timeline frames; do
        cp goldens/s.$kind.txt goldens/other.$kind.txt; done
      $render verify all.suite.json --shard 1/1 -q; $render draw s.json --shard 1/1 --shards drawn -q
      $render audit s.json --shard 1/1 --shards audited -q
      touch stamp
      """)
    #expect(run.status == 0 && run.error.isEmpty, "\(run.error)")
    return workshop
  }
}
