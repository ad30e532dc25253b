import Foundation
import TestSupport
import Testing

/// `render audit` on films of which only pixels are known.
@Suite struct RecordedAuditVerbTests {
  /// A card that moves across, in a film of 70 frames.
  private static let card = """
    {"version": 1, "duration": 1150,
     "canvas": {"size": [320, 240], "scale": 1, "fps": 60, "background": "#F2F2F7"},
     "layers": [{"size": [160, 180], "background": "#5856D6",
       "position": {"from": [80, 120], "to": [240, 120], "delay": 200, "duration": 600,
                    "easing": "ease-in-out"},
       "children": [{"size": [120, 20], "position": [80, 40], "background": "#FFCC00"},
                    {"size": [80, 20], "position": [60, 90], "background": "#34C759"}]}]}
    """

  /// A workshop with the frames of the card's film, and with `film.apng` or `film.mp4` made of them by a script, which
  /// may take away, repeat or paint over frames.
  private func workshop(_ script: String = "") throws -> Workshop {
    let workshop = try Workshop(Self.card)
    let made = try workshop.run(
      "set -e; mkdir frames; $render scene.json -o 'frames/%03d.png' --quiet; \(script)")
    try #require(made.status == 0, "\(made.error)")
    return workshop
  }

  @Test func `a film without faults is ok, and it is said what was asked`() throws {
    let run = try workshop().run(
      "$render scene.json -o film.mp4 --quiet; $render audit film.mp4 frames; echo $?")
    let asked = "ok; asked A-01, A-02, A-03, A-04, A-09, A-25 of 70 pictures"
    #expect(run.output.contains("film.mp4: \(asked)"), "\(run.output)\(run.error)")
    #expect(run.output.contains("frames: \(asked)"))
    #expect(run.output.hasSuffix("\n0\n"))
  }

  @Test func `frames that are missing are found by their numbers, in text and in documents`() throws
  {
    let run = try workshop(
      "for n in 026 033; do cp frames/$(printf %03d $((10#$n - 1))).png frames/$n.png; done"
    )
    .run(
      """
      $render audit frames --fail-on warning --sarif a.sarif --junit a.xml --report a.html; echo $?
      $render audit frames --json
      """)
    #expect(run.error.contains("2 of 3"), "\(run.error)")
    #expect(run.error.contains("(A-25 dropped-frames, frames 27 to 34)"), "\(run.error)")
    #expect(run.output.contains("\n1\n"))
    let text = String(run.output.drop { $0 != "{" })
    let document = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let scene = try #require((document?["scenes"] as? [[String: Any]])?.first)
    #expect(scene["rules"] as? [String] == ["A-01", "A-02", "A-03", "A-04", "A-09", "A-25"])
    #expect(scene["pictures"] as? Int == 70)
  }

  @Test func `rules that were not asked are listed nowhere as passed`() throws {
    let workshop = try workshop()
    let run = try workshop.run(
      "$render audit frames --sarif a.sarif --junit a.xml --report a.html; $render audit scene.json --junit b.xml"
    )
    #expect(run.status == 0, "\(run.error)")
    func text(_ name: String) throws -> String {
      String(decoding: try #require(workshop.bytes(of: name)), as: UTF8.self)
    }
    #expect(try text("a.xml").contains("tests=\"6\""))
    #expect(try text("a.xml").contains("A-25 dropped-frames"))
    #expect(!(try text("a.xml").contains("A-19 duration")))
    #expect(!(try text("b.xml").contains("A-25")))
    #expect(try text("a.sarif").contains("asked A-01, A-02"))
    #expect(try text("a.html").contains("nothing found; asked A-01, A-02"))
  }

  @Test func `the page shows the pictures that prove it`() throws {
    let workshop = try workshop("cp frames/025.png frames/026.png")
    _ = try workshop.run("$render audit frames --report a.html")
    let page = String(decoding: try #require(workshop.bytes(of: "a.html")), as: UTF8.self)
    #expect(page.contains("dropped frames"))
    #expect(page.contains("data:image/webp;base64,"))
  }

  @Test func `how large the display is and how far decides about flashes`() throws {
    let film = """
      {"version": 1, "canvas": {"size": [320, 240], "scale": 1, "fps": 60, "background": "#808080"},
       "vars": {"light": "#FFFFFF"},
       "layers": [{"size": [80, 60], "position": [40, 30], "background": "${light}"}]}
      """
    let workshop = try Workshop(film)
    let run = try workshop.run(
      """
      $render scene.json -o 0.png --at 0ms --quiet; $render scene.json -o 1.png --at 0ms --set light=#000000 --quiet
      mkdir film; for n in {0..119}; do cp $((n / 6 % 2)).png film/$n.png; done
      $render audit film --display 20in --distance 20in; echo $?
      $render audit film --display 20in --distance 2.5m; echo $?
      $render audit film --display 20in; echo $?
      $render audit film --display 20 --distance 1m; echo $?
      """)
    #expect(
      run.output.split(separator: "\n").filter { $0.count == 1 } == ["1", "0", "2", "2"],
      "\(run.output)\(run.error)")
    #expect(run.error.contains("A-09 flashes"))
    #expect(run.error.contains("options '--display' and '--distance' say something together"))
    #expect(run.error.contains("found '20', expected a length such as 6.1in or 30cm"))
  }

  @Test func `a damaged film is one line, and the others are looked at`() throws {
    let run = try workshop().run(
      """
      $render scene.json -o film.apng --quiet; head -c 9000 film.apng > cut.apng
      $render audit cut.apng film.apng; echo $?; $render audit nothing.mp4; echo $?
      """)
    #expect(run.output.contains("film.apng: ok"))
    #expect(run.output.contains("\n65\n"))
    #expect(run.error.contains("'cut.apng': unexpected end of file in an APNG"), "\(run.error)")
  }

  @Test func `a suite accepts what is meant in a recording`() throws {
    let workshop = try workshop("cp frames/025.png frames/026.png")
    try workshop.write(
      Data(
        """
        {"version": 1, "cases": [{"recording": "frames", "accept": [
          {"rule": "A-25", "because": "the test drops one on purpose"}]}]}
        """.utf8), to: "a.suite.json")
    let run = try workshop.run("$render audit a.suite.json --fail-on remark; echo $?")
    #expect(run.output.contains("1 accepted"), "\(run.output)\(run.error)")
    #expect(run.output.hasSuffix("\n0\n"))
  }

  @Test func `shards say the same`() throws {
    let workshop = try workshop("cp frames/025.png frames/026.png")
    let run = try workshop.run(
      """
      $render audit frames --fail-on remark > one 2>&1; echo $?
      $render plan audit frames -o plan.json --quiet; $render run plan.json --shard 1/1 --quiet
      $render merge shards --fail-on remark > many 2>&1; echo $?
      diff one many && echo same
      """)
    #expect(run.output == "1\n1\nsame\n", "\(run.output)\(run.error)")
  }
}
