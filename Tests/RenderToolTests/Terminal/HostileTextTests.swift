import Foundation
import SegueCommandLine
import SegueRenderTool
import TestSupport
import Testing

/// Names and texts that would do harm if somebody obeyed them, through every verb and every output.
@Suite struct HostileTextTests {
  /// The names of files, as `bash` writes them: escape sequences, carriage returns, characters that turn
  /// the direction around, separators of lines, commands for who reads logs, and what is no text.
  private static let names = [
    #"::stop-commands::a\e[31mred\a\r\u202egnp\u2028\u009b31m"#, #"##[error]a\xff\xfeb"#,
  ]

  /// What a scene says.
  private static let words =
    #"<b>\u001b[31mRED\u001b[0m\u0007\u009b31m ::error file=x::a\r\n::error::b\n ::stop-commands::c"#
    + #" \u202eRTL\u2028\u2029\u0000 ##[group]d %0A::set-output name=a::b"#

  private static let scene = """
    { "version": 1, "title": "\(words)", "description": "\(words)",
      "canvas": { "size": [40, 40], "scale": 1, "fps": 10 }, "duration": 200,
      "layers": [
        { "id": "words", "size": [20, 20], "text": { "string": "\(words)", "language": "en" } },
        { "id": "box", "size": [10, 10], "background": "#000",
          "translateX": { "from": 0, "to": 12, "duration": 200 } } ] }
    """

  /// A scene in which everything is wrong that can be wrong with words.
  private static let broken = """
    { "version": 1, "canvas": { "size": [40, 40] }, "\(words)": 1,
      "assets": { "photo": "\(words)", "\(words)": "b.png" },
      "layers": [
        { "id": "\(words)", "opacity": "\(words)", "background": "\(words)", "use": "\(words)" },
        { "id": "text", "text": { "string": "a", "font": "\(words)", "family": "\(words)", "\(words)": 2 } } ] }
    """

  private static let suite = """
    { "version": 1, "cases": [
      { "scene": "s.json", "name": "a", "ignore": [{ "layer": "\(words)", "because": "\(words)" }] },
      { "scene": "s.json", "name": "b", "matrix": { "c": ["\(words)"] } },
      { "scene": "\(words)", "name": "d" } ] }
    """

  /// The verbs with files that are called `$name`; each ends in the files that it writes.
  private static let commands: [(verb: String, lines: [String])] = [
    (
      "draw",
      [
        "-v \"$name.json\" --at 0 -o \"$name.png\"", "\"$name.json\" --hash", "broken.json",
        "\"$name.json\" -o \"$name.mp4\" --json --timings", "\"$name.json\" -o \"$name\"",
        "\"$name.json\" --hash --set \"$name=$name\"", "\"$name.json\" --fps \"$name\"",
      ]
    ),
    (
      "between",
      [
        "p.png \"$name.png\" -o \"$name/%04d.png\" -v", "\"$name.png\" none.png -o a.mp4",
        "p.png p.png --with \"$name\" -o a.mp4", "p.png p.png --easing \"$name\" -o a.mp4",
      ]
    ),
    ("presets", ["\"$name\"", "--sheet --before \"$name.png\" --after p.png -o \"$name.png\" -v"]),
    ("explain", ["\"$name\"", "\"$name.json\"", "\"$name.json\" --json", "broken.json"]),
    (
      "check",
      [
        "\"$name.json\"", "\"$name.json\" --json", "broken.json", "broken.json --json",
        "\"$name.suite.json\"", "none-\"$name.json\"", "broken.json --color=always",
      ]
    ),
    (
      "audit",
      [
        "\"$name.json\"", "\"$name.json\" --json", "broken.json --json", "\"$name.suite.json\"",
        "\"$name.json\" --sarif \"$name\" --junit \"$name.xml\"", "none-\"$name.json\"",
      ]
    ),
    ("tree", ["\"$name.json\"", "\"$name.json\" --json", "\"$name.json\" --at \"$name\""]),
    ("fonts", ["\"$name.json\"", "\"$name.json\" --json", "broken.json"]),
    ("curve", ["\"$name\"", "linear -o \"$name.png\" -v", "linear -o \"$name\""]),
    ("record", ["\"$name.json\"", "\"$name.json\" --mode all --json", "s.suite.json", "."]),
    (
      "verify",
      [
        "\"$name.json\"", "-v .", ". --json", "s.suite.json", "--filter \"$name\" .",
        ". --goldens \"$name\" --junit \"$name.xml\" --summary \"$name.md\" --report \"$name.html\"",
        "broken.json s.suite.json --json --junit b.xml --summary b.md --report b.html",
        "edited.json", "edited.json --json",
      ]
    ),
    (
      "compare",
      [
        "\"$name.json\" s.json", "\"$name.json\" s.json --json", "\"$name.json\" broken.json",
        ". other", "\"$name.png\" p.png --report \"$name.html\"", "none-\"$name\" p.png",
      ]
    ),
    (
      "fit",
      [
        "\"$name\"", "\"$name.json\"", "none-\"$name\"", "\"$name.png\" --region \"$name\"",
        "\"$name.apng\"", "\"$name.apng\" --json",
      ]
    ),
    ("approve", ["\"$name.json\"", ". --json", "edited.json"]),
    ("goldens", ["list .", "list . --json", "prune .", "list \"$name.json\""]),
    ("map", ["\"$name.json\"", ". --json", "broken.json", "s.suite.json --as mermaid"]),
    (
      "preview",
      [
        "\"$name.json\" -o \"$name\"", "\"$name.json\" --single-file -o \"$name.html\"",
        "broken.json -o site", ". --filter \"$name\" -o site",
        "\"$name.json\" --single-file -o \"$name\"",
      ]
    ),
    (
      "plan",
      [
        "verify \"$name.json\" s.suite.json", "draw \"$name.json\" broken.json -o \"$name.plan\"",
        "\"$name\" s.json", "draw \"$name.json\" --format \"$name\"",
        "draw s.json -o \"$name.plan\" --emit slurm", "draw s.json -o \"$name.plan\" --emit github",
      ]
    ),
    (
      "run",
      [
        "\"$name.plan\" -o \"$name.shards\"", "\"$name\"", "\"$name.plan\" --shard \"$name\"",
        "broken.json",
      ]
    ),
    (
      "merge",
      [
        "\"$name.shards\" -o \"$name.films\" -v", "\"$name\"", "\"$name.shards\" other",
        "\"$name.shards\" --gather \"$name.all\"",
      ]
    ),
    ("new", ["-v \"$name.new.json\"", "\"$name.new.json\"", "\"$name/none.json\""]),
    ("tokens", ["\"$name.json\"", "\"$name\" --as dtcg"]),
    ("schema", ["\"$name\""]),
    ("mcp", ["\"$name\"", "--root \"$name\" < /dev/null"]),
    ("skill", ["-v -o \"$name.skill\"", "-o \"$name.skill\" --no-clobber"]),
    ("help", ["\"$name\""]),
    ("completions", ["\"$name\""]),
    ("manual", ["--\"$name\""]),
  ]

  @Test func `every verb is tried`() {
    #expect(Set(Self.commands.map(\.verb)) == Set(CommandTable.render.verbs.map(\.name)))
  }

  @Test(arguments: names.oneIn(2)) func `nobody obeys a name or a text`(name: String) throws {
    let workshop = try Workshop()
    try workshop.write(Data(Self.broken.utf8), to: "broken.json")
    try workshop.write(Data(Self.suite.utf8), to: "s.suite.json")
    try workshop.write(Data(Self.scene.utf8), to: "s.json")
    // A golden of whose words none is ours.
    let golden =
      "segue timeline 1\ncanvas \u{1B}[31m\r scale \u{202E} background \u{9B}\n::error::a\n"
    let prepared = try workshop.run(
      """
      name=$'\(name)'; mv scene.json edited.json; cp s.json "$name.json"; mkdir -p goldens other
      cp s.suite.json "$name.suite.json"; cp s.json "other/$name.json"
      $render s.json --at 0 -o p.png && cp p.png "$name.png"; $render s.json -o s.apng && cp s.apng "$name.apng"; $render record edited.json --keep texts
      """)
    #expect(prepared.status == 0, "\(prepared.error)")
    try workshop.write(Data(golden.utf8), to: "goldens/edited.timeline.txt")
    for (verb, lines) in Self.commands {
      for line in lines {
        let command = "name=$'\(name)'; GITHUB_ACTIONS=true \"$render\" \(verb) \(line)"
        let run = try workshop.run("\(command) >out 2>err </dev/null; true")
        #expect(run.status == 0)
        for file in ["out", "err"] {
          let bytes = try #require(workshop.bytes(of: file))
          #expect(
            Harm.first(in: bytes, allowsColor: line.contains("color=always")) == nil,
            "\(verb) \(line): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
        }
        if line.contains("--json") {
          try Self.checkDocument(workshop.bytes(of: "out"), "\(verb) \(line)")
        }
      }
    }
    try Self.checkFiles(in: workshop)
  }

  /// Behind a document for programs stands nothing.
  private static func checkDocument(_ bytes: Data?, _ command: String) throws {
    guard let bytes, !bytes.isEmpty else { return }
    #expect(throws: Never.self, "\(command)") { _ = try JSONSerialization.jsonObject(with: bytes) }
  }

  /// What was written as text is as harmless as what was said.
  private static func checkFiles(in workshop: Workshop) throws {
    let files = FileManager.default.enumerator(at: workshop.folder, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard ["xml", "md", "html", "txt"].contains(file.pathExtension),
        file.lastPathComponent != "edited.timeline.txt"
      else { continue }
      count += 1
      let harm = Harm.first(in: try Data(contentsOf: file), allowsCommands: true)
      #expect(harm == nil, "\(file.lastPathComponent.debugDescription)")
    }
    #expect(count > 5)
  }
}

/// What somebody could obey.
private enum Harm {
  /// The first thing in some bytes that a terminal or a log would obey; nothing if all is harmless.
  static func first(
    in bytes: Data, allowsColor: Bool = false, allowsCommands: Bool = false
  ) -> String? {
    guard let text = String(validating: bytes, as: UTF8.self) else { return "no UTF-8" }
    let plain = allowsColor ? text.replacing(/\u{1B}\[[0-9;]*m/, with: "") : text
    for scalar in plain.unicodeScalars where scalar != "\n" {
      let isControl = scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value)
      let isTurning =
        (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value)
        || [0x200E, 0x200F, 0x061C, 0x2028, 0x2029].contains(scalar.value)
      if isControl || isTurning { return "U+" + String(scalar.value, radix: 16) }
    }
    if allowsCommands { return nil }
    if plain.contains("##[") { return "##[" }
    let lines = plain.split(separator: "\n").map { $0.drop { $0.isWhitespace } }
    return lines.first { $0.hasPrefix("::") && !isOurs($0) }.map(String.init)
  }

  /// Whether a line is one of the commands that we write for GitHub.
  private static func isOurs(_ line: Substring) -> Bool {
    line.wholeMatch(of: /::(error|warning) (file=[^:,]*,)?(line=\d+,)?title=[^:,]*::.*/) != nil
  }
}
