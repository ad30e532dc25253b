import SegueGeometry
import SegueJSON
import SegueSceneFile
import SegueSceneGraph
import Testing

@Suite struct FragmentTests {
  static let row = """
    {"vars": {"title": "none"}, "layer": {"size": [80, 20], "children": [
      {"id": "label", "text": "${title}"}, {"id": "icon"}]}}
    """

  @Test func `a fragment is used with values of its own each time`() throws {
    let reading = SceneReading(
      layers: """
        {"use": "row.json", "id": "one", "with": {"title": "first"}},
        {"use": "row.json#/layer", "id": "two", "opacity": 0.5}
        """, files: ["row.json": Self.row])
    let scene = try reading.scene(at: 0)
    #expect(
      scene.items.map(\.id.name) == [
        "one", "one.label", "one.icon", "two", "two.label", "two.icon",
      ])
    let words = scene.items.compactMap { item in
      if case .text(let text) = item.properties.content { text.string } else { nil }
    }
    #expect(words == ["first", "none"])
    #expect(try reading.layer("one").opacity == 1)
    #expect(try reading.layer("two").opacity == 0.5)
    #expect(try reading.layer("two").size == Size(80, 20))
    #expect(reading.document?.fragments == ["row.json"])
  }

  @Test func `fragments of the same file see its variables`() throws {
    let reading = SceneReading(
      layers: ##"{"use": "#/fragments/box", "id": "b"}"##,
      rest: ##""vars": {"tint": "#FF0000"}, "fragments": {"box": {"background": "${tint}"}}"##)
    #expect(try reading.layer("b").background == .color(Color(rgb: 0xFF0000)))
  }

  @Test func `a fragment has variables of its own, with defaults`() throws {
    let reading = SceneReading(
      layers: ##"""
        {"use": "#/fragments/bar", "id": "a"},
        {"use": "#/fragments/bar", "id": "b", "with": {"w": 40, "tint": "#00FF00"}},
        {"use": "bars.json#/thin", "id": "c", "with": {"w": 7, "h": 2}}
        """##,
      rest: ##"""
        "vars": {"tint": "#FF0000", "w": 90},
        "fragments": {"bar": {
          "vars": {"w": 12, "h": {"default": 3}}, "size": ["${w}", "${h * 2}"],
          "background": "${tint}", "children": [{"id": "end", "width": "${w / 2}"}]}}
        """##,
      files: [
        "bars.json":
          ##"{"vars": {"w": 5}, "thin": {"vars": {"h": 1}, "size": ["${w}", "${h}"]}}"##
      ])
    #expect(try reading.layer("a").size == Size(12, 6))
    #expect(try reading.layer("a.end").size.width == 6)
    #expect(try reading.layer("b").size == Size(40, 6))
    #expect(try reading.layer("b").background == .color(Color(rgb: 0x00FF00)))
    #expect(try reading.layer("c").size == Size(7, 2))
  }

  @Test(arguments: [
    (##"{"use": "#/fragments/bar", "with": {"heigth": 1}}"##, "'heigth'", "'height'"),
    (##"{"use": "#/fragments/plain", "with": {"x": 1}}"##, "'x'", "declares no variables"),
  ])
  func `a value for no variable is answered with the fragment's`(
    layer: String, name: String, hint: String
  ) throws {
    let reading = SceneReading(
      layers: layer,
      rest: ##""fragments": {"bar": {"vars": {"height": 3}, "height": "${height}"}, "plain": {}}"##)
    let found = try #require(reading.diagnostics.sorted.first)
    #expect(found.message == "unknown variable \(name)")
    #expect(found.hint?.contains(hint) == true, "\(found.hint ?? "")")
  }

  @Test func `paths in a fragment are seen from its own folder`() throws {
    let reading = SceneReading(
      layers: #"{"use": "parts/outer.json", "id": "a"}"#,
      files: [
        "parts/outer.json": #"{"layer": {"children": [{"use": "inner.json"}]}}"#,
        "parts/inner.json": #"{"layer": {"id": "deep"}}"#,
      ])
    #expect(try reading.scene(at: 0).items.map(\.id.name) == ["a", "a.deep"])
    #expect(reading.document?.fragments == ["parts/outer.json", "parts/inner.json"])
  }

  @Test func `an overridden property loses the fragment's animation`() throws {
    let files = [
      "f.json":
        #"{"layer": {"opacity": {"from": 0, "to": 1, "duration": 100, "easing": "linear"}}}"#
    ]
    let plain = SceneReading(layers: #"{"use": "f.json", "id": "a"}"#, files: files)
    #expect(try plain.layer("a", at: 50).opacity == 0.5)
    let fixed = SceneReading(
      layers: #"{"use": "f.json", "id": "a", "opacity": 0.25}"#, files: files)
    #expect(try fixed.layer("a", at: 50).opacity == 0.25)
  }

  @Test func `a fragment that uses itself is refused with the whole chain`() throws {
    let reading = SceneReading(
      layers: #"{"use": "a.json"}"#,
      files: [
        "a.json": #"{"layer": {"children": [{"use": "b.json"}]}}"#,
        "b.json": #"{"layer": {"children": [{"use": "a.json"}]}}"#,
      ])
    #expect(reading.document == nil)
    let message = try #require(reading.messages.first)
    #expect(
      message.hasSuffix(
        "this fragment uses itself: 'a.json#/layer' uses 'b.json#/layer' uses 'a.json#/layer'"))
    #expect(reading.diagnostics.sorted.first?.place?.file == "b.json")
  }

  @Test func `what stands at the top of a fragment's file has to mean something`() throws {
    let file = """
      {"version": 1, "title": "kit", "x-tool": 1, "$comment": "mine", "canvas": 7, "varz": {},
       "layer": {}, "fragments": {"row": {}}, "parts": [{"id": "p"}], "spare": {}}
      """
    let reading = SceneReading(
      layers:
        #"{"use": "kit.json"}, {"use": "kit.json#/parts/0"}, {"use": "kit.json#/fragments/row"}"#,
      files: ["kit.json": file])
    #expect(reading.messages == ["unknown property 'varz'", "unknown property 'spare'"])
    #expect(
      reading.diagnostics.sorted.map(\.hint) == [
        "did you mean 'vars'?", "the layers of a file stand under 'layer' or 'fragments'",
      ])
    #expect(reading.diagnostics.sorted.first?.place?.file == "kit.json")
  }

  @Test func `a misspelled layer is found in its file`() {
    let reading = SceneReading(
      layers: #"{"use": "f.json"}"#, files: ["f.json": #"{"layr": {}}"#])
    #expect(
      reading.messages == [
        "layer without an id: 'f.json' has nothing at '#/layer'", "unknown property 'layr'",
      ])
  }

  @Test func `fragments that multiply are stopped at the limit of layers`() throws {
    let files = Dictionary(
      uniqueKeysWithValues: (0..<15).map { level in
        let uses = Array(repeating: "{\"use\": \"f\(level + 1).json\"}", count: 4)
        return ("f\(level).json", "{\"layer\": {\"children\": [\(uses.joined(separator: ","))]}}")
      } + [("f15.json", "{\"layer\": {}}")])
    let reading = SceneReading(layers: #"{"use": "f0.json"}"#, files: files)
    #expect(reading.document == nil)
    #expect(reading.messages.contains { $0.contains("too many layers: at most 50000") })
  }

  @Test(arguments: [
    (#"{"use": "no.json"}"#, "cannot read 'no.json': there is no such file"),
    (#"{"use": "row.json#/nothing"}"#, "'row.json' has nothing at '#/nothing'"),
    (#"{"use": "row.json", "with": {"titel": "x"}}"#, "unknown variable 'titel'"),
    (
      #"{"use": "row.json", "with": {"title": 3}}"#,
      "variable 'title': found the number 3, expected a text"
    ),
    (#"{"use": 3}"#, "found the number 3, expected a text in quotes"),
  ])
  func `what is wrong with a use is said where it stands`(layer: String, message: String) throws {
    let reading = SceneReading(layers: layer, files: ["row.json": Self.row])
    #expect(reading.document == nil)
    let diagnostic = try #require(reading.diagnostics.sorted.first)
    #expect(diagnostic.message == message)
    #expect(diagnostic.place?.file == "scene.json")
  }

  @Test func `a list repeats a fragment with values, steps and delays`() throws {
    let files = [
      "row.json": """
      {"vars": {"title": "none"}, "layer": {"size": [80, 20],
        "opacity": {"from": 0, "to": 1, "duration": 100, "easing": "linear"},
        "children": [{"id": "label", "text": "${title}"}]}}
      """
    ]
    let reading = SceneReading(
      layers: """
        {"use": "row.json", "id": "row", "position": [40, 10], "repeat": {
          "values": [{"title": "a"}, {}, {"title": "c"}], "step": [0, 24], "delay": "50ms"}},
        {"use": "row.json", "id": "twice", "repeat": 2}
        """, files: files)
    let scene = try reading.scene(at: 0)
    #expect(
      scene.items.map(\.id.name) == [
        "row-1", "row-1.label", "row-2", "row-2.label", "row-3", "row-3.label", "twice-1",
        "twice-1.label", "twice-2", "twice-2.label",
      ])
    let words = scene.items.compactMap { item in
      if case .text(let text) = item.properties.content { text.string } else { nil }
    }
    #expect(words == ["a", "none", "c", "none", "none"])
    let places = (1...3).map { try? reading.layer(LayerID("row-\($0)")).position }
    #expect(places == [Point(40, 10), Point(40, 34), Point(40, 58)])
    let opacities = (1...3).map { try? reading.layer(LayerID("row-\($0)"), at: 100).opacity }
    #expect(opacities == [1, 0.5, 0])
  }

  @Test(arguments: [
    (#"{"id": "a", "repeat": 3}"#, "'repeat' needs 'use'"),
    (
      #"{"use": "row.json", "repeat": 0}"#, "found 0, expected a whole number from 1 to 10000"
    ),
    (#"{"use": "row.json", "repeat": {"step": [0, 1]}}"#, "a repetition needs 'count' or 'values'"),
    (
      #"{"use": "row.json", "repeat": [{"titel": "x"}]}"#,
      "unknown variable 'titel'"
    ),
    (#"{"mask": {"use": "row.json", "repeat": 2}}"#, "'repeat' is for a layer in a list"),
  ])
  func `what is wrong with a repetition is said once`(layer: String, message: String) throws {
    let reading = SceneReading(layers: layer, files: ["row.json": Self.row])
    #expect(reading.document == nil)
    #expect(reading.diagnostics.sorted.map(\.message) == [message])
  }

  @Test func `a curve that is none is told once for each of its values`() throws {
    let row = #"""
      {"vars": {"curve": "linear"}, "layer": {"size": [8, 8], "children": [{"id": "dot", "size": [2, 2],
        "opacity": {"from": 0, "to": 1, "duration": 100, "easing": "${curve}"}}]}}
      """#
    let reading = SceneReading(
      layers: #"""
        {"use": "row.json", "id": "row", "repeat": [{"curve": "easein"}, {"curve": "eas-in"}, {"curve": "easein"}]}
        """#, files: ["row.json": row])
    #expect(reading.document == nil)
    #expect(
      reading.diagnostics.sorted.map(\.message).sorted()
        == ["'eas-in' is not an easing", "'easein' is not an easing"])
    #expect(reading.diagnostics.all.allSatisfy { $0.hint == "did you mean 'ease-in'?" })
  }

  @Test func `repetitions are stopped at the limit of layers`() throws {
    let reading = SceneReading(
      layers:
        #"{"use": "row.json", "repeat": 9999}, {"use": "row.json", "id": "b", "repeat": 10000}, {"use": "row.json", "id": "c", "repeat": 10000}, {"use": "row.json", "id": "d", "repeat": 10000}"#,
      files: ["row.json": Self.row])
    #expect(reading.document == nil)
    #expect(reading.diagnostics.hasErrors)
  }
}
