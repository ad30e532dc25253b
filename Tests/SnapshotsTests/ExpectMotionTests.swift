import SegueSnapshots
import Testing

/// What tests of other packages expect of a movement.
@Suite struct ExpectMotionTests {
  @Test func `a film that moves as it is meant to is no issue`() async {
    await expectMotion(of: Card().film) {
      layer("card").moves(.right, by: 40)
      layer("card").isMonotone(in: .x)
      layer("card").settles(by: .milliseconds(200))
      for claim in [layer("card").staysInside(.canvas), everyLayer.neverJumps()] { claim }
      layer("card").appears(by: .zero).from(.milliseconds(100)).because("it stays")
      everyLayer.endsAtRest()
    }
  }

  @Test func `what does not hold is an issue at its line`() async throws {
    let first = SourceLocation(
      fileID: "Some/Test.swift", filePath: "/some/Test.swift", line: 7, column: 1)
    let motions = [
      layer("card").moves(.left, sourceLocation: first).because("it came from there"),
      layer("crad").appears(by: .zero),
      layer("card").moves(.right),
    ]
    let found = MotionLook(.film(Card().film), motions, in: "").issues(at: #_sourceLocation)
    #expect(found.count == 2)
    #expect(
      found.first?.words == """
        layer 'card': it moves 40 points right from 0 ms to 200 ms, expected left, because it came \
        from there
        hint: x grows to the right and y grows downward
        """)
    #expect(found.first?.sourceLocation == first)
    #expect(found.last?.words.hasPrefix("layer 'crad': it is not in the film") ?? false)
  }

  @Test func `an issue is recorded`() async {
    await withKnownIssue {
      await expectMotion(of: Card().film) { layer("card").moves(.up) }
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("expected up") }
    }
  }

  @Test func `a scene's own expectations are looked at`() async throws {
    let scratch = try Scratch()
    let scene = """
      { "version": 1, "canvas": { "size": [72, 16] },
        "layers": [{ "id": "card", "frame": [2, 2, 16, 12], "background": "#FFFFFF" }],
        "expect": [{ "layer": "card", "moves": "up" }] }
      """
    try scratch.write(scene, to: "card.json")
    let found = MotionLook(.scene("card.json"), [], in: "\(scratch.folder)/")
      .issues(at: scratch.location())
    #expect(found.count == 1)
    #expect(found.first?.words.contains("card.json:3:42: layer 'card': it does not move") ?? false)
    #expect(found.first?.sourceLocation == scratch.location())
  }

  @Test func `nothing expected is no success`() {
    let found = MotionLook(.film(Card().film), [], in: "").issues(at: #_sourceLocation)
    #expect(found.map(\.words) == ["nothing is expected of the movement"])
  }
}
