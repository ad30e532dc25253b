import SegueMotionAssertions
import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneFile
import Testing

/// How expectations are read, and what is said of those that cannot be meant.
@Suite struct ExpectationRulesTests {
  private static func read(_ expectations: String) -> (SceneDocument?, Diagnostics) {
    let scene = """
      {
        "version": 1, "canvas": { "size": [200, 200] },
        "layers": [{ "id": "card", "frame": [20, 20, 60, 40] }, { "id": "badge" }],
        "expect": [\(expectations)]
      }
      """
    var diagnostics = Diagnostics()
    let source = SourceText(name: "scene.json", text: scene)
    return (SceneReader().read(source, into: &diagnostics), diagnostics)
  }

  @Test func `an expectation keeps its claim, its times and its place`() throws {
    let (document, diagnostics) = Self.read(
      "{ \"layer\": \"card\", \"appears\": \"0.25s\", \"from\": 10, \"until\": 400, \"because\": \"so\" }"
    )
    #expect(diagnostics.all.isEmpty)
    let placed = try #require(document?.expectations.first)
    #expect(
      placed.expectation
        == MotionExpectation(
          "card", Appears(by: .milliseconds(250)),
          during: ExpectedSpan(from: .milliseconds(10), until: .milliseconds(400)), because: "so"))
    #expect((placed.position.line, placed.position.column) == (4, 44))
  }

  /// The claims, each as it may be written.
  private static let claims: [(name: String, right: [String])] = [
    ("appears", ["250", "\"0.2s\"", "{ \"by\": 1 }", "{ \"by\": 1, \"opacity\": 0.5 }"]),
    ("leaves", ["250", "{ \"by\": 1 }"]),
    ("appearsBefore", ["\"badge\"", "{ \"layer\": \"badge\", \"gap\": 20 }"]),
    ("appearsAfter", ["\"badge\"", "{ \"layer\": \"badge\", \"gap\": 20 }"]),
    (
      "staysInside",
      ["\"canvas\"", "\"safeArea\"", "\"badge\"", "{ \"of\": \"canvas\", \"within\": 1 }"]
    ),
    ("covers", ["\"canvas\"", "{ \"area\": \"badge\" }"]),
    ("neverOverlaps", ["\"badge\"", "{ \"layer\": \"badge\", \"by\": 8 }"]),
    ("contrast", ["4.5", "{ \"atLeast\": 7 }"]),
    ("settles", ["600", "{ \"by\": 600, \"within\": 1 }"]),
    ("moves", ["\"up\"", "{ \"toward\": \"left\", \"by\": 100 }"]),
    ("monotone", ["\"y\"", "{ \"of\": \"opacity\", \"within\": 0.1 }"]),
    ("keepsMoving", ["true", "{ \"within\": 100 }"]),
    ("neverJumps", ["true", "{ \"within\": 10 }"]),
    ("movesSmoothly", ["true", "{ \"within\": 100 }"]),
    ("endsAtRest", ["true", "{ \"within\": 1 }"]),
  ]

  /// Values that mean nothing to any claim.
  private static let odd = [
    "null", "false", "[]", "[1]", "{}", "\"\"", "\"no such thing\"", "-1", "1e300",
    "\"1e9s\"", "{ \"within\": -1 }", "{ \"by\": null }",
    "{ \"of\": \"nothing\" }", "{ \"layer\": \"a b\" }", "{ \"toward\": \"north\" }",
    "{ \"area\": [] }", "{ \"atLeast\": 0.5 }", "{ \"card\": 1 }",
  ]

  @Test(arguments: claims)
  func `each claim is written by its limit or as an object`(_ name: String, _ right: [String]) {
    for value in right {
      let (document, diagnostics) = Self.read("{ \"layer\": \"card\", \"\(name)\": \(value) }")
      #expect(document?.expectations.count == 1, "\(value): \(diagnostics.text())")
    }
  }

  @Test(arguments: claims)
  func `an odd value gets one clear line`(_ name: String, _ right: [String]) {
    for value in Self.odd {
      let (document, diagnostics) = Self.read("{ \"layer\": \"card\", \"\(name)\": \(value) }")
      #expect((document == nil) == true, "\(value)")
      // An object may lack a member and have one that it should not have.
      let limit = value.hasPrefix("{") ? 2 : 1
      #expect((1...limit).contains(diagnostics.all.count), "\(value): \(diagnostics.text())")
      #expect(diagnostics.all.allSatisfy { $0.place != nil && !$0.message.isEmpty })
    }
  }

  @Test(arguments: [
    ("{ \"appears\": 1 }", "an expectation needs 'layer'"),
    ("{ \"layer\": \"card\" }", "an expectation needs 'appears', 'leaves'"),
    (
      "{ \"layer\": \"card\", \"appears\": 1, \"leaves\": 2 }",
      "'appears' and 'leaves' exclude one another"
    ),
    ("{ \"layer\": \"crad\", \"appears\": 1 }", "unknown layer 'crad'"),
    ("{ \"layer\": \"row-*\", \"appears\": 1 }", "no layer's name fits 'row-*'"),
    ("{ \"layer\": \"card\", \"neverOverlaps\": \"bagde\" }", "unknown layer 'bagde'"),
    ("{ \"layer\": \"card\", \"apears\": 1 }", "unknown property 'apears'"),
    ("{ \"layer\": \"a card\", \"appears\": 1 }", "'a card' is not a name"),
    ("{ \"layer\": 7, \"appears\": 1 }", "found the number 7, expected a name in quotes"),
    ("\"card\"", "found the text 'card', expected an expectation"),
  ])
  func `a mistake is told in a line`(_ expectation: String, _ start: String) {
    let (document, diagnostics) = Self.read(expectation)
    #expect((document == nil) == true)
    #expect(diagnostics.all.count == 1, "\(diagnostics.text())")
    #expect(diagnostics.all.first?.message.hasPrefix(start) ?? false, "\(diagnostics.text())")
  }

  @Test func `an expectation may be about one of both movements`() {
    let scene = """
      { "version": 1, "canvas": { "size": [20, 20] }, "layers": [{ "id": "card" }],
        "expect": [
          { "layer": "card", "moves": "up", "motion": "full" },
          { "layer": "card", "appears": 10, "motion": "reduced" },
          { "layer": "card", "neverJumps": true }
        ] }
      """
    for (isReduced, lines) in [(false, [3, 5]), (true, [4, 5])] {
      var diagnostics = Diagnostics()
      var reader = SceneReader()
      reader.reducesMotion = isReduced
      let document = reader.read(
        SourceText(name: "scene.json", text: scene), into: &diagnostics)
      #expect(document?.expectations.map(\.position.line) == lines)
    }
  }

  @Test func `the stage is the screen of the device around the film`() throws {
    let scene = """
      { "version": 1, "canvas": { "frame": "iphone-16" },
        "layers": [{ "id": "card", "frame": [0, 60, 393, 100] }],
        "expect": [{ "layer": "card", "staysInside": "safeArea" }] }
      """
    var diagnostics = Diagnostics()
    let read = SceneReader().read(SourceText(name: "scene.json", text: scene), into: &diagnostics)
    let document = try #require(read, "\(diagnostics.text())")
    #expect(document.stage.size.width == 393 && document.stage.size.height == 852)
    #expect(document.stage.minX > 0 && document.safeArea.top == 59)
  }

  @Test func `a suite expects things of every scene, and of one`() throws {
    let suite = """
      { "version": 1, "expect": [{ "layer": "*", "neverJumps": true }],
        "cases": [{ "scene": "a.json" },
          { "scene": "b.json", "expect": [{ "layer": "card", "appears": 100 }] }] }
      """
    var diagnostics = Diagnostics()
    let read = SuiteReader().read(SourceText(name: "suite.json", text: suite), into: &diagnostics)
    #expect(read?.cases.map(\.expectations.count) == [1, 2])
    #expect(read?.cases[1].expectations[1].position.line == 3)
  }
}
