import SegueGeometry
import SegueSceneFile
import SegueSceneGraph
import Testing

/// Variables that change together.
@Suite struct VariableSetTests {
  static let sets = """
    {"light": {"paper": "#FFFFFF", "inset": 16}, "dark": {"paper": "#000000", "inset": 20}}
    """

  private func reading(
    _ theme: String, more: String = "", settings: [VariableSetting] = [],
    files: [String: String] = [:]
  ) -> SceneReading {
    SceneReading(
      """
      {"version": 1, "canvas": {"size": [100, 100]}, "vars": {"theme": \(theme)\(more)},
       "layers": [{"id": "a", "background": "${paper}", "width": "${inset}"}]}
      """, files: files, settings: settings)
  }

  @Test func `one variable chooses the values of others`() throws {
    let theme = #"{"default": "dark", "sets": \#(Self.sets)}"#
    #expect(try reading(theme).layer("a").background == .color(.black))
    #expect(try reading(theme).layer("a").size.width == 20)
    let light = reading(theme, settings: [VariableSetting("theme", "light")])
    #expect(try light.layer("a").background == .color(.white))
    #expect(try light.layer("a").size.width == 16)
  }

  @Test func `the first set holds where nothing is said`() throws {
    let reading = reading(#"{"sets": \#(Self.sets)}"#)
    #expect(try reading.layer("a").background == .color(.white))
  }

  @Test func `a value of its own wins over that of the set, in any order`() throws {
    let settings = [VariableSetting("theme", "dark"), VariableSetting("inset", "3")]
    for settings in [settings, settings.reversed()] {
      let reading = reading(#"{"sets": \#(Self.sets)}"#, settings: settings)
      #expect(try reading.layer("a").size.width == 3)
      #expect(try reading.layer("a").background == .color(.black))
    }
  }

  @Test func `sets may stand in a file that scenes and fragments share`() throws {
    let files = [
      "parts/palette.json": #"{"sets": \#(Self.sets)}"#,
      "parts/card.json": """
      {"vars": {"theme": {"sets": "palette.json"}},
       "layer": {"size": [10, 10], "background": "${paper}"}}
      """,
    ]
    let reading = SceneReading(
      """
      {"version": 1, "canvas": {"size": [100, 100]},
       "vars": {"theme": {"default": "dark", "sets": "parts/palette.json#/sets"}},
       "layers": [
         {"id": "a", "background": "${paper}"},
         {"id": "b", "use": "parts/card.json", "with": {"theme": "${theme}"}},
         {"id": "c", "use": "parts/card.json"}]}
      """, files: files)
    #expect(try reading.layer("a").background == .color(.black))
    #expect(try reading.layer("b").background == .color(.black))
    #expect(try reading.layer("c").background == .color(.white))
    #expect(reading.document?.fragments == ["parts/palette.json", "parts/card.json"])
  }

  static let mistakes: [(theme: String, more: String, message: String)] = [
    (
      #"{"sets": {"light": {"paper": "white", "inset": 1}, "dark": {"inset": 2}}}"#, "",
      "variable 'theme': set 'dark' has no 'paper'"
    ),
    (
      #"{"sets": {"light": {"paper": "white", "inset": 1}, "dark": {"paper": "black", "inset": 2, "x": 1}}}"#,
      "", "variable 'theme': set 'light' has no 'x'"
    ),
    (
      #"{"sets": {"light": {"paper": "white", "inset": 1}, "dark": {"paper": "black", "inset": "2"}}}"#,
      "", "variable 'theme': found the text '2', expected a number as in set 'light'"
    ),
    (
      #"{"sets": {"light": {"paper": "white", "inset": [1]}}}"#, "",
      "variable 'theme': found a list, expected a text, a number, true or false"
    ),
    (
      #"{"default": "night", "sets": \#(sets)}"#, "",
      "variable 'theme': found the text 'night', expected 'light' or 'dark'"
    ),
    (
      #"{"sets": \#(sets)}"#, #", "paper": "red""#,
      "variable 'paper': variable 'paper' is declared twice"
    ),
    (#"{"sets": {}}"#, "", "variable 'theme': found 0 sets, expected 1 to 64"),
    (#"{"sets": 3}"#, "", "variable 'theme': found the number 3, expected an object of sets"),
    (
      #"{"sets": "nowhere.json"}"#, "",
      "variable 'theme': cannot read 'nowhere.json': there is no such file"
    ),
    (#"{"sets": "p.json"}"#, "", "variable 'theme': 'p.json' has nothing at '#/sets'"),
    (
      #"{"type": "string", "sets": \#(sets)}"#, "",
      "variable 'theme': 'sets' and 'type' exclude one another"
    ),
  ]

  @Test(arguments: mistakes)
  func `what is wrong with sets is said where it stands`(
    theme: String, more: String, message: String
  ) {
    let reading = reading(theme, more: more, files: ["p.json": "{}"])
    #expect(reading.document == nil)
    #expect(reading.messages.contains { $0.hasPrefix(message) }, "\(reading.messages)")
  }

  @Test func `an unknown set is refused where it is chosen`() {
    let reading = reading(
      #"{"sets": \#(Self.sets)}"#, settings: [VariableSetting("theme", "sepia")])
    #expect(
      reading.messages.first?.contains(
        "variable 'theme': found 'sepia', expected 'light' or 'dark'") == true)
  }
}
