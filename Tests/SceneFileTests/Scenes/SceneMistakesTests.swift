import SegueJSON
import SegueSceneFile
import TestSupport
import Testing

@Suite struct SceneMistakesTests {
  @Test func `seven mistakes of different kinds are shown at once, each in its place`() {
    let reading = SceneReading(
      """
      {
        "version": 1,
        "canvas": { "device": "iphone-51", "fps": 60 },
        "layers": [
          {
            "id": "card",
            "frame": [0, 0, 100],
            "opactiy": 0.5,
            "opacity": { "from": 0, "to": 2, "duration": 300 },
            "image": "phto"
          },
          { "id": "card", "rotate": { "from": 0, "to": 90 } }
        ],
        "assets": { "photo": "photo.png" }
      }
      """)
    #expect(reading.document == nil)
    expectGolden(reading.diagnostics.text(), at: "scenes/seven-mistakes.txt")
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var layers: String
    var rest = ""
    var message: String
    /// Whether the mistake can only be found by knowing more than the shape of values.
    private(set) var isUnseenBySchema = false
    var testDescription: String { layers + rest }

    /// The mistake as one that no schema can see.
    var unseen: Case {
      var unseen = self
      unseen.isUnseenBySchema = true
      return unseen
    }

    init(_ layers: String, rest: String = "", _ message: String) {
      self.layers = layers
      self.rest = rest
      self.message = message
    }
  }

  static let values = [
    Case(
      #"{"id": "a", "opacity": "half"}"#,
      "layer 'a': found the text 'half', expected a number from 0 to 1"),
    Case(#"{"id": "a", "opacity": 1.5}"#, "layer 'a': found 1.5, expected a number from 0 to 1"),
    Case(
      #"{"id": "a", "size": [1, -2]}"#, "layer 'a': found -2, expected a number from 0 to 1000000"),
    Case(#"{"id": "a", "size": [1]}"#, "layer 'a': found 1 value, expected 2: [width, height]"),
    Case(
      #"{"id": "a", "size": 3}"#, "layer 'a': found the number 3, expected a list [width, height]"),
    Case(
      #"{"id": "a", "rotate": "90grad"}"#,
      "layer 'a': found the text '90grad', expected an angle such as 90 (degrees), '90deg', '0.25turn' or '1.57rad'"
    ),
    Case(
      #"{"id": "a", "scale": 1e30}"#,
      "layer 'a': 1e+30 is too large: numbers go from -1000000 to 1000000"),
    Case(#"{"id": "a", "clip": 1}"#, "layer 'a': found the number 1, expected true or false"),
    Case(#"{"id": "a b"}"#, "layer 'a b': 'a b' is not a name"),
    Case(#"{"id": "a", "blendMode": "multipy"}"#, "layer 'a': unknown blend mode 'multipy'"),
    Case(#"{"id": "a", "maskMode": "luma"}"#, "layer 'a': unknown mask mode 'luma'"),
    Case(#"{"id": "a", "hidden": null}"#, "layer 'a': found null, expected true or false"),
    Case(#"{"id": "a", "filters": [{"blurr": 3}]}"#, "layer 'a': unknown filter 'blurr'"),
    Case(
      #"{"id": "a", "path": "M0 0 X"}"#,
      "layer 'a': found 'X', expected a command (after 5 characters of the outline)"
    ).unseen,
    Case(#"{"id": "a", "background": "bleu"}"#, "layer 'a': 'bleu' is no color name").unseen,
    Case(
      #"{"id": "a", "matrix": [1, 0, 0, 1, 0, 0, 0]}"#,
      "layer 'a': found a list, expected [a, b, c, d, tx, ty], or 16 numbers row after row"),
    Case(
      #"{"id": "a", "frame": [0, 0, -1, 5]}"#,
      "layer 'a': a box needs a width and a height that are not negative"),
    Case(
      #"{"id": "a", "filters": [{"blur": 3, "invert": 1}]}"#,
      "layer 'a': one filter has 'blur' and 'invert': each is an object of its own"),
    Case(
      #"{"id": "a", "text": {"string": "x", "axes": {"weight": 3}}}"#,
      "layer 'a': 'weight' is not an axis"),
    Case(
      ##"{"id": "a", "background": {"linear": {"stops": ["#fff"]}}}"##,
      "layer 'a': too few colors: found 1, expected at least 2"),
    Case(
      ##"{"id": "a", "background": {"linear": {"stops": [["#fff", 1], ["#000", 0]]}}}"##,
      "layer 'a': the places of the colors must not go back: 0 after 1"
    ).unseen,
    Case(
      #"{"id": "a", "background": {}}"#, "layer 'a': a gradient needs 'linear', 'radial' or 'conic'"
    ),
    Case(
      ##"{"id": "a", "background": {"linear": {"stops": ["#fff", "#000"]}, "spread": "mirror"}}"##,
      "layer 'a': unknown spread 'mirror'"
    ),
    Case(
      ##"{"id": "a", "background": {"conic": {"stops": ["#fff", "#000"], "angle": "up"}}}"##,
      "layer 'a': found the text 'up', expected a number"),
  ]

  static let structure = [
    Case(
      #"{"id": "a", "frame": [0,0,1,1], "size": [1,1]}"#,
      "layer 'a': 'frame' and 'size' exclude one another"),
    Case(
      #"{"id": "a", "fill": "red", "text": "x"}"#,
      "layer 'a': 'fill' and 'text' exclude one another"),
    Case(
      #"{"id": "a", "image": "x", "field": {"kind": "fade"}}"#,
      rest: #""assets": {"x": "x.png"}"#, "layer 'a': 'image' and 'field' exclude one another"),
    Case(#"{"id": "a", "field": {"progress": 0.5}}"#, "layer 'a': a field needs 'kind'"),
    Case(
      #"{"id": "a", "field": "wipe-left"}"#,
      "layer 'a': found the text 'wipe-left', expected a field"),
    Case(
      #"{"id": "a", "field": {"kind": "wipe-lft"}}"#,
      "layer 'a': unknown kind of field 'wipe-lft'"),
    Case(
      #"{"id": "a", "field": {"kind": "radial", "progress": 1.5}}"#,
      "layer 'a': found 1.5, expected a number from 0 to 1"),
    Case(#"{"id": "a", "text": {}}"#, "layer 'a': a text needs 'string', 'runs' or 'count'"),
    Case(
      #"{"id": "a", "path": {"fill": "red"}}"#,
      "layer 'a': a path needs 'data', 'rectangle', 'ellipse', 'polygon' or 'star'"),
    Case(
      #"{"id": "a", "path": {"ellipse": {}, "star": {}}}"#,
      "layer 'a': 'ellipse' and 'star' exclude one another"),
    Case(
      #"{"id": "a", "path": {"polygon": {"sides": 2}}}"#,
      "layer 'a': found 2, expected a whole number from 3 to 100"),
    Case(
      #"{"id": "a", "path": {"star": {"innerRadius": 1.5}}}"#,
      "layer 'a': found 1.5, expected a number from 0 to 1"),
    Case(
      #"{"id": "a", "path": {"polygon": {"innerRadius": 0.5}}}"#,
      "layer 'a': unknown property 'innerRadius'"),
    Case(
      #"{"id": "a", "path": {"ellipse": {}, "stroke": {"dashes": [4, -2]}}}"#,
      "layer 'a': found -2, expected a number from 0 to 1000000"),
    Case(#"{"id": "a", "with": {}}"#, "layer 'a': 'with' needs 'use'"),
    Case(
      #"{"id": "a", "frame": [0,0,1,1], "positionX": {"to": 3, "duration": 9}}"#,
      "layer 'a': 'frame' and 'positionX' exclude one another"),
    Case(#"{"id": "a"}, {"id": "a"}"#, "layer 'a': this name is already taken").unseen,
    Case(#"7"#, "found the number 7, expected a layer"),
    Case(
      #"{"id": "a", "text": "${titel}"}"#, rest: #""vars": {"title": "x"}"#,
      "layer 'a': unknown variable 'titel'"
    ).unseen,
    Case(
      #"{"id": "a", "text": "${title"}"#, rest: #""vars": {"title": "x"}"#,
      "layer 'a': '${title' has no closing '}'"
    ).unseen,
    Case(#"{"id": "a", "image": "b"}"#, "layer 'a': unknown asset 'b'").unseen,
    Case(
      #"{"id": "a", "image": "b"}"#, rest: #""assets": {"b": "letters.OTF"}"#,
      "layer 'a': 'letters.OTF' is a font, and an image needs a picture"
    ).unseen,
    Case(
      #"{"id": "a", "text": {"string": "b", "font": "b"}}"#, rest: #""assets": {"b": "b.svg"}"#,
      "layer 'a': 'b.svg' is a picture, and a text needs a font"
    ).unseen,
    Case(
      "", rest: #""assets": {"a": "https://example.org/a.png"}"#,
      "'https://example.org/a.png' is not a file of this machine: remote assets are not supported"
    ).unseen,
    Case("", rest: #""marks": {"late": 100}"#, "mark 'late' lies after the end of the film").unseen,
    Case(
      "", rest: #""marks": {"a b": 0}"#, "'a b' is not a name"),
    Case("", rest: #""assets": {"a": {"scr": "a.png"}}"#, "unknown property 'scr'"),
    Case("", rest: #""fragments": {"row": 3}"#, "found the number 3, expected a layer"),
    Case(
      "", rest: #""vars": {"n": [1]}"#,
      "variable 'n': found a list, expected a text, a number, true or false"),
    Case(
      "", rest: #""vars": {"n": {}}"#, "variable 'n': a variable needs 'type', 'default' or 'sets'"),
    Case(
      "", rest: #""vars": {"n": {"type": "number", "default": "x"}}"#,
      "variable 'n': found the text 'x', expected a number"
    ).unseen,
    Case(
      "", rest: #""vars": {"a": 1, "n": "${a}"}"#,
      "variable 'n': found the text '${a}', expected a value without variables"
    ).unseen,
    Case("", rest: #""defaults": {"layer": {"id": "a"}}"#, "'id' cannot have a default"),
    Case(
      "", rest: #""defaults": {"animation": {"duration": -1}}"#,
      "found -1 ms, expected a time above 0 and at most 1 h"),
    Case("", rest: #""defaults": {"layers": {}}"#, "unknown property 'layers'"),
    Case("", rest: #""defaults": {"layer": {"opactiy": 1}}"#, "unknown property 'opactiy'"),
  ]

  @Test(arguments: values + structure + motion)
  func `each mistake has its message`(example: Case) throws {
    let reading = SceneReading(layers: example.layers, rest: example.rest)
    #expect(reading.document == nil)
    let first = try #require(reading.messages.first)
    #expect(first.hasPrefix(example.message))
    #expect(reading.messages.count == 1, "\(reading.messages)")
  }

  @Test(arguments: values + structure + motion)
  func `an editor sees every mistake of shape`(example: Case) throws {
    let text = SceneReading.text(layers: example.layers, rest: example.rest)
    let isAccepted = SceneSchemaTests.validator.accepts(try SceneSchemaTests.value(text))
    #expect(isAccepted == example.isUnseenBySchema)
  }

  @Test(arguments: [
    (
      #"{"version": 2, "canvas": {"size": [1, 1]}, "layers": []}"#,
      "found version 2, expected version 1"
    ),
    (#"{"canvas": {"size": [1, 1]}, "layers": []}"#, "a scene needs 'version'"),
    (#"{"version": 1, "layers": []}"#, "a scene needs 'canvas'"),
    (
      #"{"version": 1, "canvas": {}, "layers": []}"#, "the canvas needs 'size', 'device' or 'frame'"
    ),
    (
      #"{"version": 1, "canvas": {"size": [0, 1]}, "layers": []}"#,
      "found 0, expected a number above 0 and at most 16384"
    ),
    (
      #"{"version": 1, "canvas": {"size": [9000, 1], "scale": 3}, "layers": []}"#,
      "the canvas has 27000 x 3 device pixels"
    ),
    (
      #"{"version": 1, "canvas": {"size": [1, 1], "fps": 59.9}, "layers": []}"#,
      "found 59.9, expected 1 to 240 frames per second"
    ),
    (
      #"{"version": 1, "canvas": {"size": [1, 1], "fps": 0}, "layers": []}"#,
      "found 0, expected 1 to 240 frames per second"
    ),
    (#"[]"#, "found a list, expected a scene"),
  ])
  func `what a scene as a whole lacks is said`(text: String, message: String) throws {
    let reading = SceneReading(text)
    #expect(reading.document == nil)
    #expect(try #require(reading.messages.first).hasPrefix(message))
  }

  @Test func `words that were probably meant are offered`() {
    let reading = SceneReading(layers: #"{"id": "a", "opactiy": 1, "blendMode": "multipy"}"#)
    #expect(
      reading.diagnostics.sorted.map(\.hint) == [
        "did you mean 'opacity'?", "did you mean 'multiply'?",
      ])
  }

  @Test(arguments: [
    (#""alpha": 1"#, "did you mean 'opacity'?"),
    (#""borderRadius": 4"#, "did you mean 'cornerRadius'?"),
    (#""color": "red""#, "did you mean 'background'?"),
    (#""text": {"string": "x", "fontWeight": 700}"#, "did you mean 'weight'?"),
    (
      #""opacity": {"to": 0, "duration": 9, "loop": true}"#,
      #"write "repeat": "forever"; a film of what never ends has a "duration" in the scene"#
    ),
    (#""opacity": {"to": 0, "duration": 9, "easing": "easeInOut"}"#, "did you mean 'ease-in-out'?"),
    (
      #""opacity": {"to": 0, "duration": 9, "easing": "ios.system"}"#,
      #"it is a spring: {"spring": "ios.system"}"#
    ),
    (#""shadow": true"#, #"such as {"blur": 24, "opacity": 0.2}"#),
    (#""children": {"id": "b"}"#, "put it in brackets: [{...}]"),
    (#""filters": {"blur": 3}"#, #"such as [{"blur": 12}]"#),
    (#""filters": [{"blur": 3, "invert": 1}]"#, #"write {"blur":3}, {"invert":1}"#),
    (
      #""backdropFilters": [{"blur": 3, "refraction": 9, "bevel": 4}]"#,
      #"write {"blur":3}, {"refraction":9,"bevel":4}"#
    ),
  ])
  func `words of other formats and other slips are understood`(member: String, hint: String) {
    let reading = SceneReading(layers: "{\"id\": \"a\", \(member)}")
    #expect(reading.diagnostics.sorted.map(\.hint) == [hint])
  }

  @Test func `a fragment of the same file that is called like a file is found`() {
    let reading = SceneReading(
      layers: #"{"use": "row"}"#, rest: #""fragments": {"row": {}}"#)
    #expect(
      reading.diagnostics.sorted.map(\.hint) == [
        "a fragment of this file is called '#/fragments/row'"
      ])
  }

  @Test func `a duplicate name points to the first one`() throws {
    let reading = SceneReading(layers: #"{"id": "a"}, {"children": [{"id": "a"}]}"#)
    let diagnostic = try #require(reading.diagnostics.all.first)
    #expect(diagnostic.related.map(\.message) == ["first used here"])
  }

  @Test func `comments and members of other tools are passed over`() throws {
    let reading = SceneReading(layers: #"{"id": "a", "$comment": "mine", "x-tool": {"any": 1}}"#)
    #expect(reading.messages.isEmpty)
  }
}
