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
       "properties": "position", "anchor": [0, 0], "source": true, "lifted": true,
       "leaving": {"opacity": 0.5, "translate": [0, 40], "scale": 2, "rotate": "90deg"},
       "arriving": {"easing": "ease-in", "duration": 100, "delay": 50}}
      """)
    #expect(reading.diagnostics.sorted.map(\.message) == [])
  }

  private static let mistakes: [(String, String, String?)] = [
    (
      #""herro""#, "unknown way of matching 'herro'", "did you mean 'hero'?"
    ),
    (#"{"style": "css", "clas": {}}"#, "unknown property 'clas'", nil),
    (#"{"classes": {"a b": {}}}"#, "'a b' is not a name", nil),
    (#"{"classes": {"a": {"classes": {}}}}"#, "unknown property 'classes'", nil),
    (#"{"cascade": {}}"#, "a cascade needs 'delta'", nil),
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
