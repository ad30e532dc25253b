import TestSupport
import Testing

/// A scene that may be drawn, and needs more than there may be once it is.
@Suite struct TooMuchTests {
  private static let words =
    "at 0 ms, layer 'layer.667': the outlines and letters of one frame have more than 8000000 pieces; longer dashes,"
    + " fewer copies and shorter texts have less\n"

  static let scene = """
    {
      "version": 1,
      "canvas": { "size": [600, 400], "scale": 1, "fps": 60 }, "duration": 100,
      "fragments": {
        "box": {
          "frame": [0, 0, 600, 400],
          "path": { "rectangle": {}, "stroke": { "color": "#000", "dashes": [0.5, 0.5] } }
        }
      },
      "layers": [{ "use": "#/fragments/box", "repeat": { "count": 1900 } }]
    }
    """

  @Test(
    arguments: [
      ("-o film.mp4", "render: error: 'scene.json' "),
      ("--at 0 -o still.png", "render: error: 'scene.json' "),
      ("-o %04d.png", "render: error: 'scene.json' "),
    ].oneIn(3))
  func `a film of it is refused, and its moment is named`(
    options: String, start: String
  ) throws {
    let workshop = try Workshop(Self.scene)
    let run = try workshop.run("$render scene.json \(options)")
    #expect(run == Shelled(status: 65, output: "", error: start + Self.words))
    #expect(try workshop.names() == ["scene.json"])
  }

  @Test(.enabled(if: Cases.areAllTried, "a film of it is refused alike, which takes as long"))
  func `a page shows why it has no film of it`() throws {
    let workshop = try Workshop(Self.scene)
    let run = try workshop.run("$render preview scene.json --single-file -o page.html")
    #expect(run.status == 65)
    #expect(run.error == "scene.json: error: " + Self.words)
    let page = String(decoding: try #require(workshop.bytes(of: "page.html")), as: UTF8.self)
    #expect(page.contains("more than 8000000 pieces"))
  }
}
