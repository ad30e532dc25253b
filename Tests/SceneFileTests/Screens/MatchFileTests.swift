import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import SegueTransitions
import Testing

/// What screens share, and how it moves, in scene files.
@Suite struct MatchFileTests {
  /// Two screens with a photo each, and a transition.
  private static func reading(
    _ match: String, old: String = #""photo""#, new: String = #""photo""#
  ) -> SceneReading {
    SceneReading(
      """
      {"version": 1, "canvas": {"size": [400, 800]}, "duration": 4000,
       "screens": {
         "a": {"background": "#FFF", "layers": [{"id": "small", "frame": [0, 0, 100, 50], "background": "#F00", "match": \(old)}]},
         "b": {"background": "#FFF", "layers": [{"id": "large", "frame": [100, 200, 300, 150], "background": "#F00", "match": \(new)}]}},
       "transition": {"use": "classic.cross-fade", "match": \(match)}}
      """)
  }

  private static func frame(_ reading: SceneReading, at milliseconds: Double) throws -> Rect {
    let film = try #require(reading.document).scene
    return try #require(film.scene(at: .milliseconds(milliseconds)).item("shared.photo")).properties
      .frame
  }

  @Test func `a class has settings of its own, those of the arriving layer count`() throws {
    let match = """
      {"style": "css", "easing": "linear", "duration": 1000, "classes": {
        "slow": {"duration": 2000}, "late": {"delay": 500}}}
      """
    let classed = { (names: String) in #"{"name": "photo", "class": \#(names)}"# }
    let width = { (old: String, new: String) in
      try Self.frame(Self.reading(match, old: old, new: new), at: 750).width
    }
    #expect(try width(#""photo""#, #""photo""#) == 250)
    #expect(try width(classed(#""slow""#), #""photo""#) == 250)
    #expect(try width(#""photo""#, classed(#""slow""#)) == 175)
    #expect(try width(#""photo""#, classed(#"["late", "slow"]"#)) == 125)
  }

  @Test func `every setting is read`() throws {
    let reading = Self.reading(
      """
      {"style": "flutter", "easing": {"spring": "compose.enter-exit"}, "duration": "0.5s", "delay": 20,
       "cascade": {"delta": 30, "direction": "rightToLeft"}, "arc": "above", "guide": "center",
       "fit": "fill", "alignment": [0, 1], "nested": true, "z": 2, "clip": true,
       "clippedBy": "parent", "overlay": false, "placeholder": "animated",
       "properties": "position", "anchor": [0, 0], "source": true, "lifted": true,
       "leaving": {"opacity": 0.5, "translate": [0, 40], "scale": 2, "rotate": "90deg"},
       "arriving": {"easing": "ease-in", "duration": 100, "delay": 50}}
      """)
    #expect(reading.diagnostics.sorted.map(\.message) == [])
  }

  @Test func `contents of shared bounds come and go in Compose's words`() throws {
    let match = { (effects: String) in
      Self.reading(#"{"style": "compose-bounds", \#(effects)}"#)
    }
    let reading = match(
      """
      "enter": ["fadeIn", {"scaleIn": {"from": 0.8, "duration": 400, "easing": "linear"}}],
      "exit": {"slideOut": {"x": "-100%", "y": 20}}
      """)
    #expect(reading.diagnostics.sorted.map(\.message) == [])
    let film = try #require(reading.document).scene
    let arriving = try #require(film.scene(at: .milliseconds(200)).item("arriving"))
    #expect(arriving.properties.transform.scale.x == 0.9)
    let gone = try #require(film.scene(at: .milliseconds(395)).item("leaving"))
    #expect(gone.properties.transform.translation.x == -100)
  }

  private static let mistakes: [(String, String, String?)] = [
    (
      #""herro""#, "unknown way of matching 'herro'", "did you mean 'hero'?"
    ),
    (#"{"style": "css", "clas": {}}"#, "unknown property 'clas'", nil),
    (#"{"classes": {"a b": {}}}"#, "'a b' is not a name", nil),
    (#"{"classes": {"a": {"classes": {}}}}"#, "unknown property 'classes'", nil),
    (#"{"cascade": {}}"#, "a cascade needs 'delta'", nil),
    (#"{"clippedBy": "screen"}"#, "unknown way of clipping 'screen'", nil),
    (#"{"placeholder": "box"}"#, "unknown placeholder 'box'", nil),
    (
      #"{"style": "compose-bounds", "enter": {"expandIn": {}}}"#,
      "in its box a picture fades, is scaled and slides, and nothing else", nil
    ),
    (
      #"{"style": "compose", "exit": "fadeOut"}"#,
      "'enter' and 'exit' are of shared bounds, of which both pictures are seen",
      #"say "style": "compose-bounds""#
    ),
    (
      #"{"style": "compose-bounds", "classes": {"a": {"style": "css", "enter": "fadeIn"}}}"#,
      "'enter' and 'exit' are of shared bounds, of which both pictures are seen", nil
    ),
    (#"{"properties": "place"}"#, "unknown part of a place 'place'", nil),
  ]

  @Test(arguments: mistakes)
  func `mistakes are told`(match: String, message: String, hint: String?) throws {
    let found = Self.reading(match).diagnostics.sorted.filter { $0.severity == .error }
    #expect(found.map(\.message) == [message])
    if let hint { #expect(found.first?.hint == hint) }
  }

  @Test(arguments: [
    (#"{"class": "card"}"#, "what is shared needs 'name'"),
    (
      "12",
      "found the number 12, expected a name such as 'photo', or {\"name\": \"photo\", \"class\": \"card\"}"
    ),
    (#"{"name": "photo", "class": []}"#, "too few classes: found 0, expected at least 1"),
  ])
  func `a layer says what it is a picture of`(match: String, message: String) throws {
    let found = Self.reading(#""css""#, old: match).diagnostics.sorted
    #expect(found.filter { $0.severity == .error }.map(\.message) == [message])
  }
}
