import SegueGeometry
import SegueJSON
import SegueMotion
import SegueMotionAssertions
import SegueSceneFile
import SegueSceneGraph
import Testing

/// Scenes for people who read from right to left, written once.
@Suite struct MirroredFileTests {
  private static let card = #"{"id": "card", "frame": [10, 0, 30, 20], "translateX": 5}"#

  private static func reading(_ layers: String = card, _ rest: String) -> SceneReading {
    SceneReading(layers: layers, rest: rest)
  }

  @Test func `one word mirrors all of a scene`() throws {
    let card = try Self.reading(Self.card, #""layoutDirection": "mirrored""#).layer("card")
    #expect(card.frame.minX == 100 - 10 - 30)
    #expect(card.transform.translation.x == -5)
  }

  @Test(arguments: [("left-to-right", 60.0), ("right-to-left", 10), ("mirrored", 60)])
  func `a reader that mirrors leaves alone what is made for reading from the right`(
    _ direction: String, _ x: Double
  ) throws {
    let text = SceneReading.text(
      layers: Self.card, rest: "\"layoutDirection\": \"\(direction)\"")
    var diagnostics = Diagnostics()
    var reader = SceneReader()
    reader.mirrors = true
    let document = reader.read(SourceText(name: "a.json", text: text), into: &diagnostics)
    let scene = try #require(document).scene.scene(at: Time.zero)
    #expect(try #require(scene.item("card")).properties.frame.minX == x)
  }

  @Test func `a variable says it for a variant`() throws {
    let text = SceneReading.text(
      layers: Self.card,
      rest: #"""
        "vars": {"way": {"type": "string", "default": "left-to-right"}}, "layoutDirection": "${way}"
        """#)
    #expect(try SceneReading(text).layer("card").frame.minX == 10)
    let set = SceneReading(text, settings: [VariableSetting("way", "mirrored")])
    #expect(try set.layer("card").frame.minX == 60)
  }

  @Test func `rows begin at the right, as with the scene that is written for it`() throws {
    let row = #"""
      {"id": "row", "frame": [0, 0, 100, 20], "stack": "row", "children": [
        {"id": "a", "size": [20, 20]}, {"id": "b", "width": 10, "height": 20}]}
      """#
    for word in ["mirrored", "right-to-left"] {
      let reading = Self.reading(row, "\"layoutDirection\": \"\(word)\"")
      let a = try reading.layer("a").frame.minX
      let b = try reading.layer("b").frame.minX
      #expect(a > b, "\(word): \(a), \(b)")
    }
  }

  @Test func `the words of the status bar change sides, and stay words`() throws {
    func reading(_ word: String) -> SceneReading {
      SceneReading(
        """
        {"version": 1, "canvas": {"device": "iphone-16"}, "layoutDirection": "\(word)",
         "layers": [{"id": "bar", "ready": "status-bar"}]}
        """)
    }
    let (from, to) = (reading("left-to-right"), reading("mirrored"))
    let width = try #require(from.document).scene.canvas.size.width
    let time = try from.layer("bar.time")
    let image = try to.layer("bar.time")
    #expect(image.frame.minX == width - time.frame.minX - time.frame.width)
    guard case .text(let text) = image.content else { return #expect(Bool(false)) }
    #expect(text.string == "9:41")
  }

  @Test func `a layer says whether it turns around`() throws {
    let layers = #"""
      {"id": "logo", "frame": [0, 0, 40, 20], "mirrors": false, "children": [
        {"id": "dot", "frame": [2, 2, 4, 4]}]},
      {"id": "arrow", "frame": [50, 0, 20, 20], "image": "arrow", "mirrors": true}
      """#
    let reading = SceneReading(
      layers: layers, rest: #""layoutDirection": "mirrored", "assets": {"arrow": "arrow.png"}"#)
    #expect(try reading.layer("logo").frame.minX == 60)
    #expect(try reading.layer("dot").frame.minX == 2)
    #expect(try reading.layer("arrow.back").transform.scale.x == -1)
  }

  @Test func `expectations are about the film that is seen`() throws {
    let reading = SceneReading(
      layers:
        #"{"id": "a", "frame": [0, 0, 10, 10], "translateX": {"from": 0, "to": 50, "duration": 300}}"#,
      rest: #""layoutDirection": "mirrored", "expect": [{"layer": "a", "moves": "right"}]"#)
    let expectation = try #require(reading.document, "\(reading.messages)").expectations[0]
    #expect((expectation.expectation.claim as? Moves)?.toward == .left)
  }
}
