import Foundation
import TestSupport
import Testing

/// Whoever checks a scene is told what whoever draws it would be told, with the same exit code.
@Suite struct CheckedFilesTests {
  /// A kind of file that scenes refer to.
  struct Kind: CustomTestStringConvertible, Sendable {
    let ending: String
    /// A file of the kind, from the package or, for a font, of the machine.
    let sample: String
    /// The members that use it in a layer.
    var use = #""image": "a""#
    /// A file that says it is larger than any may be.
    var huge: @Sendable (Data) -> Data

    var testDescription: String { ending }

    var whole: Data {
      get throws { try Data(contentsOf: URL(filePath: sample, relativeTo: Package.folder)) }
    }
  }

  /// How files are damaged.
  private static let damages: [(name: String, damage: @Sendable (Data) -> Data)] = [
    ("whole", { $0 }), ("empty", { _ in Data() }),
    ("text", { _ in Data("hello\n".utf8) }),
    ("header", { Data(repeating: 0, count: 16) + $0.dropFirst(16) }),
    ("other signature", { Data([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]) + $0.dropFirst(8) }),
    ("half", { $0.prefix($0.count / 2) }), ("end", { $0.dropLast(10) }),
    (
      "middle",
      { whole in
        var bytes = Array(whole)
        for index in bytes.count / 2..<bytes.count / 2 + 64 { bytes[index] ^= 0xff }
        return Data(bytes)
      }
    ),
  ]

  private static let kinds = [
    Kind(ending: "png", sample: "Tests/Goldens/strips/push.png") { _ in
      // A header that says 40,000 x 40,000 pixels, with its checksum.
      let words: [UInt32] = [
        0x8950_4e47, 0x0d0a_1a0a, 13, 0x4948_4452, 40_000, 40_000, 0x0802_0000, 0x00de_6e99,
        0x5200_0000,
      ]
      return Data(words.flatMap { word in (0..<4).map { UInt8(word >> (24 - 8 * $0) & 255) } })
    },
    Kind(ending: "jpg", sample: "Tests/Goldens/pictures/smooth-420.jpg") { whole in
      var bytes = Array(whole)
      if let frame = bytes.indices.dropLast(9).first(where: {
        bytes[$0] == 0xff && bytes[$0 + 1] == 0xc0
      }) {
        bytes.replaceSubrange(frame + 5..<frame + 9, with: [0xff, 0xdc, 0xff, 0xdc])
      }
      return Data(bytes)
    },
    Kind(ending: "webp", sample: "Scenes/assets/sea.webp") { whole in
      // The sides, less one, stand in the first chunk.
      var bytes = Array(whole)
      bytes.replaceSubrange(24..<30, with: [0xff, 0xff, 0, 0xff, 0xff, 0])
      return Data(bytes)
    },
    Kind(ending: "svg", sample: "Scenes/assets/portrait.svg") { _ in
      Data(
        #"<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"><rect width="9" height="9"/></svg>"#
          .utf8)
    },
    Kind(
      ending: "otf", sample: "/usr/share/fonts/opentype/inter/Inter-Bold.otf",
      use: #""text": {"string": "Hi", "font": "a"}"#
    ) { whole in
      // More tables than there are bytes.
      var bytes = Array(whole)
      bytes.replaceSubrange(4..<6, with: [0xff, 0xff])
      return Data(bytes)
    },
  ]

  /// What must not be drawn, whatever the kind.
  private static let refused = ["empty", "text", "header", "folder", "missing", "heavy"]

  private static func scene(_ kind: Kind) -> String {
    """
    {"version": 1, "canvas": {"size": [40, 40], "fps": 10}, "duration": 300,
     "assets": {"a": "a.\(kind.ending)"},
     "layers": [{"id": "l", "frame": [0, 0, 40, 40], \(kind.use)}]}
    """
  }

  /// What 'check' and drawing say, which is the same.
  private static func compare(
    _ workshop: Workshop, _ name: String, named scene: String = "scene.json"
  ) throws -> Shelled {
    let check = try workshop.run("$render check \(scene)")
    let drawn = try workshop.run("$render \(scene) --hash")
    #expect(check.status == drawn.status, "\(name): \(check.error) \(drawn.error)")
    #expect(check.error == drawn.error, "\(name)")
    return check
  }

  @Test(arguments: kinds)
  func `damaged files are told as drawing tells them`(kind: Kind) throws {
    let whole = try kind.whole
    let file = "a.\(kind.ending)"
    for (name, damage) in Self.damages + [("huge", kind.huge)] {
      let workshop = try Workshop(Self.scene(kind))
      try workshop.write(damage(whole), to: file)
      let check = try Self.compare(workshop, name)
      if name == "whole" { #expect(check.status == 0, "\(check.error)") }
      if Self.refused.contains(name) { #expect(check.status == 65, "\(name)") }
      if check.status != 0 {
        #expect(check.error.contains(": error: asset 'a': "), "\(name): \(check.error)")
      }
    }
    for (name, script) in [
      ("missing", "true"), ("folder", "mkdir \(file)"), ("heavy", "truncate -s 300M \(file)"),
    ] {
      let workshop = try Workshop(Self.scene(kind))
      try #require(try workshop.run(script).status == 0)
      #expect(try Self.compare(workshop, name).status == 65, "\(name)")
    }
  }

  @Test func `all files are looked at, and each mistake is at its place, with those of the scene`()
    throws
  {
    let workshop = try Workshop()
    func scene(_ rest: String) -> String {
      """
      {"version": 1, "canvas": {"size": [40, 40], "scale": 2}, "duration": 300,
       "assets": {
         "text": "text.png",
         "gone": "gone.png",
         "cut": "cut.webp",
         "unused": "unused.svg",
         "face": "face.ttf"
       },
       "layers": [
         {"id": "t", "image": "text"}, {"id": "g", "image": "gone"}, {"id": "c", "image": "cut"},
         {"id": "f", "text": {"string": "Hi", "font": "face"}}\(rest)
       ]}
      """
    }
    for name in ["text.png", "unused.svg", "face.ttf"] {
      try workshop.write(Data("hello".utf8), to: name)
    }
    // Of several scales, the one that suits the canvas is what drawing reads.
    try workshop.write(Data("RIFF....WEBPVP8 ".utf8), to: "cut@2x.webp")
    try workshop.write(Data(scene("").utf8), to: "scene.json")
    let said = try Self.compare(workshop, "all")
    #expect(said.status == 65)
    for (line, name) in zip(3..., ["text", "gone", "cut", "unused", "face"]) {
      #expect(
        said.error.contains("scene.json:\(line):\(name.count + 8): error: asset '\(name)': "),
        "\(name): \(said.error)")
    }
    #expect(said.error.components(separatedBy: "error: ").count == 6, "\(said.error)")

    try workshop.write(Data(scene(#", {"id": "w", "opactiy": 1}"#).utf8), to: "scene.json")
    let wrong = try Self.compare(workshop, "all and a mistake")
    for words in ["'opactiy'", "asset 'text'", "asset 'gone'", "asset 'cut'", "asset 'unused'"] {
      #expect(wrong.error.contains(words), "\(words): \(wrong.error)")
    }
    #expect(wrong.error.components(separatedBy: "error: ").count == 6, "\(wrong.error)")
  }

  /// Scenes that use a broken picture somewhere.
  private static let uses = [
    #""layers": []"#,
    """
    "screens": {"first": {"background": "#FFFFFF"}, "second": {"layers": [{"id": "p", "image": "a"}]}},
    "flow": [{"show": "first"}, {"hold": 100}, {"push": "second"}, {"hold": 100}, {"pop": 1}]
    """,
    #""screens": {"first": "b.png", "second": {}}, "transition": "ios.push""#,
    #""screens": {"first": {}, "second": "b.png"}, "flow": [{"show": "first"}, {"present": "second"}]"#,
  ]

  @Test(arguments: uses)
  func `a picture may be used late, as a screen, or not at all`(use: String) throws {
    let workshop = try Workshop(
      #"{"version": 1, "canvas": {"size": [40, 40]}, "duration": 900, "assets": {"a": "a.png"}, \#(use)}"#
    )
    try workshop.write(try Self.kinds[0].whole, to: "b.png")
    try workshop.write(Data("hello".utf8), to: "a.png")
    #expect(try Self.compare(workshop, use).error.contains("cannot use 'a.png': it is no picture"))
    try workshop.write(try Self.kinds[0].whole, to: "a.png")
    try workshop.write(Data("hello".utf8), to: "b.png")
    let isUsed = use.contains("b.png")
    #expect(try Self.compare(workshop, use).error.contains("cannot use 'b.png'") == isUsed)
  }

  @Test func `whoever looks at a scene or at a suite of it is told the same`() throws {
    let workshop = try Workshop(Self.scene(Self.kinds[0]))
    try workshop.write(Data("hello".utf8), to: "a.png")
    try workshop.write(
      Data(#"{"version": 1, "cases": [{"scene": "scene.json"}]}"#.utf8), to: "all.suite.json")
    let question =
      #"{"jsonrpc": "2.0", "id": 1, "method": "tools/call", "params": {"name": "check", "arguments": {"path": "scene.json"}}}"#
    let words = "cannot use 'a.png': it is no picture"
    for command in [
      "check all.suite.json", "check --motion scene.json", "check --json scene.json",
      "audit scene.json", "verify all.suite.json", "preview scene.json -o pages",
    ] {
      let run = try workshop.run("$render \(command)")
      #expect(run.status == 65, "\(command): \(run.output) \(run.error)")
      #expect((run.output + run.error).contains(words), "\(command): \(run.output) \(run.error)")
    }
    let answer = try workshop.run("echo '\(question)' | $render mcp").output
    #expect(answer.contains(words), "\(answer)")
    #expect(answer.contains(#""isError":false"#), "\(answer)")
  }
}
