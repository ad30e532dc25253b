import Foundation
import SegueCompositing
import SegueFiles
import SegueFilms
import SegueGeometry
import SegueJSON
import SegueMotion
import SegueRendering
import SegueSceneFile
import SegueSceneGraph
import TestSupport
import Testing

/// Rows, columns and overlays that are as large as the words in them.
@Suite struct WordMeasureTests {
  /// A scene in memory, and what sets its texts.
  private static func stage(
    _ layers: String
  ) throws -> (document: SceneDocument, setter: TextSetter) {
    let text = """
      {"version": 1, "canvas": {"size": [400, 300]}, "duration": 100, "layers": [\(layers)]}
      """
    let path = Package.folder.appending(path: "words.json").path
    let loaded = try SceneLoader().load(
      SourceText(name: path, text: text), path: path, in: Folder(of: path))
    let document = try #require(loaded.document, "\(loaded.diagnostics.text())")
    var diagnostics = Diagnostics()
    let setter = document.textSetter(in: loaded.folder, into: &diagnostics)
    return (document, try #require(setter, "\(diagnostics.text())"))
  }

  private static func frame(_ id: LayerID, _ document: SceneDocument) throws -> Rect {
    try #require(document.scene.scene(at: .zero).item(id)).properties.frame
  }

  private static func text(_ id: LayerID, _ document: SceneDocument) throws -> TextContent {
    let item = try #require(document.scene.scene(at: .zero).item(id))
    guard case .text(let text) = item.properties.content else { throw NoText() }
    return text
  }

  private struct NoText: Error {}

  /// Texts, and by how much less their letters may stand apart.
  static let texts = [
    (#""string": "Harbor Books""#, 0.0), (#""string": "AVA Toyota", "letterSpacing": -1.5"#, 1.5),
    (#""string": "wide apart", "letterSpacing": 3.3, "size": 11.3"#, 3.3),
    (#""string": "مرحبا بالعالم", "size": 22"#, 0), (#""string": "in italics", "italic": true"#, 0),
    (#""runs": [{"string": "Mixed "}, {"string": "runs 🎉", "weight": 700, "size": 25}]"#, 0),
    (#""string": "centered words", "alignment": "center", "size": 31.7"#, 0),
  ]

  @Test(arguments: texts) func `a row gives words the width that they take`(
    _ text: String, _ spacing: Double
  ) throws {
    let (document, setter) = try Self.stage(
      """
      {"id": "row", "height": 40, "stack": {"kind": "row", "spacing": 8, "padding": [12, 0]}, "children": [
        {"id": "dot", "size": [10, 10]}, {"id": "a", "text": {\(text)}}, {"id": "b", "size": [5, 5]}]}
      """)
    let (frame, content) = (try Self.frame("a", document), try Self.text("a", document))
    #expect((frame.minX - 30).magnitude < 1e-9)
    #expect(setter.text(content, width: frame.width).lines.count == 1)
    #expect(setter.text(content, width: frame.width - spacing - 0.01).lines.count == 2)
    #expect((try Self.frame("b", document).minX - frame.maxX - 8).magnitude < 1e-9)
    #expect((try Self.frame("row", document).width - frame.maxX - 25).magnitude < 1e-9)
  }

  @Test func `a number that counts is as wide as the widest that it leads to`() throws {
    func width(_ count: String) throws -> Double {
      let (document, _) = try Self.stage(
        """
        {"id": "row", "height": 40, "stack": "row", "children": [{"id": "a", "text": {"count": \(count)}}]}
        """)
      return try Self.frame("a", document).width
    }
    let widest = try width("1000000")
    #expect(try width(#"{"from": 1000000, "to": 0, "duration": 80}"#) == widest)
    #expect(
      try width(
        #"{"keyframes": [{"at": 0, "value": 1}, {"at": "50%", "value": 1000000}, {"at": "100%", "value": 2}], "duration": 80}"#
      ) == widest)
    #expect(try width(#"{"from": 0, "to": 10, "duration": 80}"#) < widest)
  }

  @Test func `a column gives words the height of their lines`() throws {
    let words = "a paragraph that is long enough to be broken into several lines"
    let (document, setter) = try Self.stage(
      """
      {"id": "column", "width": 150, "stack": {"kind": "column", "padding": 10, "spacing": 4}, "children": [
        {"id": "a", "text": "\(words)"}, {"id": "b", "width": 60, "text": "\(words)"}]}
      """)
    for (id, width) in [("a", 130.0), ("b", 60)] as [(LayerID, Double)] {
      let frame = try Self.frame(id, document)
      let set = setter.text(try Self.text(id, document), width: width)
      #expect(frame.width == width && set.lines.count > 3)
      #expect(frame.height == set.height)
    }
    let last = try Self.frame("b", document)
    #expect(try Self.frame("column", document).height == last.maxY + 10)
  }

  @Test func `a chip is as wide as its words, in a row and by itself`() throws {
    let stack = #""stack": {"kind": "overlay", "padding": [14, 6]}, "children": [{"id": "#
    let (document, _) = try Self.stage(
      """
      {"id": "a", \(stack)"at", "text": "Unread"}]},
      {"id": "row", "size": [300, 34], "stack": "row", "children": [{"id": "b", \(stack)"bt", "text": "Unread"}]}]}
      """)
    let (words, chip) = (try Self.frame("at", document), try Self.frame("a", document))
    #expect(words.minX == 14 && words.minY == 6)
    #expect(chip.width == words.width + 28 && chip.height == words.height + 12)
    #expect(try Self.frame("b", document).width == chip.width)
    #expect(try Self.frame("bt", document).width == words.width)
  }

  @Test func `who does not measure says what is missing`() {
    var diagnostics = Diagnostics()
    let text = """
      {"version": 1, "canvas": {"size": [9, 9]}, "layers": [
        {"size": [9, 9], "stack": "row", "children": [{"text": "a"}]}]}
      """
    let document = SceneReader().read(SourceText(name: "a.json", text: text), into: &diagnostics)
    #expect(document == nil)
    #expect(diagnostics.all.map(\.message) == ["a layer of the row needs 'width' or 'grow'"])
  }
}
