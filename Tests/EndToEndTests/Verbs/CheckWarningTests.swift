import Foundation
import TestSupport
import Testing

/// What is right by the rules and hardly meant.
@Suite struct CheckWarningTests {
  /// What a verb says of a scene with these members, without the lines that it quotes.
  private static func warnings(_ members: String, verb: String = "check") throws -> [String] {
    let workshop = try Workshop(
      #"{"version": 1, "canvas": {"size": [200, 200], "scale": 1, "fps": 60}, \#(members)}"#)
    let shelled = try workshop.run("$render \(verb) scene.json")
    #expect(shelled.status == 0)
    return (shelled.output + shelled.error).split(separator: "\n").compactMap { line in
      line.range(of: "warning: ").map { String(line[$0.upperBound...]) }
        ?? line.range(of: "hint: ").map { String(line[$0.lowerBound...]) }
    }
  }

  private static func layer(_ members: String) -> String {
    #""layers": [{"id": "box", "size": [40, 40], "position": [100, 100], "background": "red", \#(members)}]"#
  }

  @Test(arguments: [
    (
      #""translateX": {"from": 0, "to": 9, "duration": 2}"#,
      "layer 'box': 'translateX' moves for 2 ms, less than a frame",
      "hint: times are milliseconds: 2000 for 2 s"
    ),
    (
      #""translateX": {"from": 0, "to": 9, "duration": 100, "easing": {"spring": {"response": 500}}}"#,
      "layer 'box': the spring of 'translateX' is cut off after 100 ms, 65 % of the way from rest",
      "hint: it takes 735 ms to settle"
    ),
    (
      #""translateX": 900"#, "layer 'box': it never comes into the canvas",
      "hint: the canvas is 200x200 points; 'position' is where the layer's anchor is, its center"
        + " unless 'anchor' says otherwise"
    ),
  ])
  func `what new users get wrong is told`(
    _ members: String, _ warning: String, _ hint: String
  ) throws {
    let said = try Self.warnings(Self.layer(members))
    #expect(said.contains(warning), "\(said)")
    #expect(said.contains(hint), "\(said)")
  }

  @Test(arguments: [
    #""translateX": {"from": 0, "to": 9, "duration": "0.5ms"}"#,
    #""translateX": {"from": 0, "to": 9, "duration": 100, "delay": 1}"#,
    #""translateX": {"from": 0, "to": 9, "easing": {"spring": {"response": 500}}}"#,
    #""cornerRadius": 8"#,
  ])
  func `what is meant is not told`(_ members: String) throws {
    #expect(try Self.warnings(Self.layer(members)).isEmpty)
  }

  @Test(arguments: [
    (#""duration": 0.35"#, "0.35", "350"), (#""duration": 100, "delay": 0.2"#, "0.2", "200"),
    (#""easing": {"spring": {"response": 0.5}}"#, "0.5", "500"),
  ])
  func `seconds are no milliseconds`(_ pace: String, _ found: String, _ meant: String) throws {
    let layer = Self.layer(#""translateX": {"from": 0, "to": 9, \#(pace)}"#)
    let workshop = try Workshop(
      #"{"version": 1, "canvas": {"size": [200, 200], "fps": 60}, \#(layer)}"#)
    let run = try workshop.run(
      "$render check scene.json > words; echo $?; $render check scene.json --strict")
    #expect(run.status == 65 && run.output == "65\n", "\(run)")
    #expect(
      run.error.contains("error: layer 'box': \(found) milliseconds is less than a frame")
        && run.error.contains(#"hint: times are milliseconds: \#(meant), or "\#(found)s""#),
      "\(run.error)")
  }

  @Test func `who draws a scene is warned as well`() throws {
    let members = Self.layer(#""translateX": {"from": 0, "to": 9, "duration": 2}"#)
    #expect(
      try Self.warnings(members, verb: "draw --hash")
        == [
          "layer 'box': 'translateX' moves for 2 ms, less than a frame",
          "hint: times are milliseconds: 2000 for 2 s",
        ])
  }

  @Test func `a strict check fails where it warns`() throws {
    let members = Self.layer(#""translateX": {"from": 0, "to": 9, "duration": 2}"#)
    let workshop = try Workshop(
      #"{"version": 1, "canvas": {"size": [200, 200], "fps": 60}, \#(members)}"#)
    let run = try workshop.run(
      """
      $render check scene.json 2> words; echo $?; $render check scene.json --strict 2> strict; echo $?
      cmp words strict; $render check scene.json --strict --json | grep '"ok"'
      sed -i 's/"duration": 2/"duration": 200/' scene.json; $render check scene.json --strict; echo $?
      """)
    #expect(
      run.output == """
        scene.json: ok, 1 layer, 200x200 pixels, 2 ms, 2 frames at 60 fps
        0
        65
              "ok": false,
        scene.json: ok, 1 layer, 200x200 pixels, 200 ms, 13 frames at 60 fps
        0

        """, "\(run)")
  }

  @Test func `a picture in round corners has to be cut`() throws {
    let picture = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Scenes/assets/sea.webp").standardized
    func said(_ more: String) throws -> String {
      let workshop = try Workshop(
        """
        {"version": 1, "canvas": {"size": [90, 90]}, "assets": {"a": "sea.webp"}, "layers": [
          {"id": "sea", "frame": [9, 9, 60, 80], "image": "a", "cornerRadius": 9\(more)}]}
        """)
      try workshop.write(try Data(contentsOf: picture), to: "sea.webp")
      return try workshop.run("$render check scene.json").error
    }
    #expect(try said("").contains("layer 'sea': its corners are round, and its picture's are not"))
    #expect(try said(#", "clip": true"#).isEmpty)
  }

  @Test func `a suite is checked with all its variants, and so is one in a folder`() throws {
    let workshop = try Workshop(
      #"{"version": 1, "vars": {"w": 9}, "canvas": {"size": ["${w}", 9]}, "layers": []}"#)
    let suite = #"{"version": 1, "cases": [{"scene": "scene.json", "matrix": {"w": [20, "x"]}}]}"#
    try workshop.write(Data(suite.utf8), to: "suite.json")
    for path in ["suite.json", "."] {
      let shelled = try workshop.run("$render check \(path)")
      #expect(shelled.status == 65)
      #expect(shelled.output.contains("scene+w=20: ok, 0 layers, 20x9 pixels"), "\(shelled.output)")
      let total = path == "." ? "3 scenes: 2 ok, 1 wrong\n" : "2 scenes: 1 ok, 1 wrong\n"
      #expect(shelled.output.hasSuffix(total))
      #expect(shelled.error.contains("'w': found 'x', expected a number"), "\(shelled.error)")
    }
    try workshop.write(Data(#"{"version": 1, "caes": []}"#.utf8), to: "suite.json")
    #expect(try workshop.run("$render check .").error.contains("did you mean 'cases'?"))
  }

  @Test func `a new suite has a scene, and is right`() throws {
    let workshop = try Workshop()
    #expect(try workshop.run("$render new new.suite.json -t suite").status == 0)
    #expect(try workshop.names() == ["scene.json", "new.suite.json", "card.json"])
    #expect(try workshop.run("$render check new.suite.json").status == 0)
    try workshop.write(Data("mine".utf8), to: "card.json")
    #expect(try workshop.run("$render new other.suite.json -t suite").status == 0)
    #expect(workshop.bytes(of: "card.json") == Data("mine".utf8))
  }

  @Test func `seconds on the command line are doubted, and done`() throws {
    let workshop = try Workshop()
    let shelled = try workshop.run("$render scene.json --at 0.5 -o still.png")
    #expect(shelled.status == 0)
    #expect(
      shelled.error
        == "render: warning: option '--at': 0.5 ms is less than a frame; times are milliseconds: 500, or 0.5s\n"
    )
    #expect(try workshop.run("$render scene.json --at 0.5s -o other.png").error.isEmpty)
  }

  @Test func `a variable has one value`() throws {
    let shelled = try Workshop().run("$render check scene.json --set a=1 --set a=2")
    #expect(shelled.status == 2)
    #expect(shelled.error.hasPrefix("render: error: option '--set': 'a' is given two values\n"))
  }
}
