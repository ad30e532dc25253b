import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneFile
import SegueSceneGraph
import SegueTransitions
import Testing

@Suite struct ScreenFileTests {
  static func reading(_ rest: String) -> SceneReading {
    SceneReading(
      """
      {"version": 1, "canvas": {"size": [390, 844]},
       "screens": {"a": {"background": "#FFF", "layers": [{"id": "box", "frame": [0, 0, 9, 9]}]},
                   "b": {"background": "#000"}},
       \(rest)}
      """)
  }

  private static func finger(
    _ more: String, with rule: String = #""composed.slide""#
  ) throws
    -> AnimatedScene
  {
    try #require(
      reading(
        """
        "flow": [{"show": ["a", "b"]}, {"pop": 1, "with": \(rule), "gesture":
          {"touches": [[0, 0], [100, 20], [200, 160]]\(more)}}]
        """
      ).document
    ).scene
  }

  @Test func `a picture may stand for a screen, by its path or its name`() throws {
    let reading = SceneReading(
      """
      {"version": 1, "canvas": {"size": [100, 200]}, "assets": {"photo": "shots/photo.png"},
       "screens": {"list": "shots/list.png", "again": "shots/list.png", "detail": "photo"},
       "flow": [{"show": "list"}, {"hold": 100}, {"push": "detail"}]}
      """)
    let document = try #require(reading.document, "\(reading.messages)")
    #expect(document.assets.map(\.path) == ["shots/photo.png", "shots/list.png"])
    let list = try reading.layer("list")
    #expect(list.frame == Rect(x: 0, y: 0, width: 100, height: 200))
    var image = ImageContent(AssetID("shots/list.png"))
    image.mode = .fill
    #expect(list.content == .image(image))
  }

  @Test func `what is no file of this machine is no screen either`() {
    let reading = SceneReading(
      """
      {"version": 1, "canvas": {"size": [100, 200]},
       "screens": {"list": "https://example.com/list.png", "detail": {}},
       "transition": {"use": "ios.push"}}
      """)
    #expect(reading.messages.contains { $0.contains("remote assets are not supported") })
  }

  @Test func `a finger moves smoothly unless it is told otherwise`() throws {
    let (smooth, linear) = (try Self.finger(""), try Self.finger(#", "mode": "linear""#))
    #expect(try Self.finger(#", "mode": "monotone""#) == smooth)
    let shift = { (film: AnimatedScene) throws -> Double in
      let scene = film.scene(at: .milliseconds(150))
      let item = try #require(scene.item("b"))
      return try #require(scene.projection(of: item).map(Point.zero)).x
    }
    #expect(abs(try shift(linear) - 90) < 1e-6)
    #expect(abs(try shift(smooth) - 90) > 1)
  }

  @Test func `a transition can ask for Flutter's solver`() throws {
    let film = { (rule: String) in
      try #require(
        Self.reading(#""flow": [{"show": "a"}, {"push": "b", "with": \#(rule)}]"#).document
      ).scene
    }
    let exact = try film(#""flutter.cupertino""#)
    #expect(try film(#"{"use": "flutter.cupertino", "quantized": false}"#) == exact)
    #expect(try film(#"{"use": "flutter.cupertino", "quantized": true}"#) != exact)
  }

  @Test func `accepting a warning changes no frame of a preview`() throws {
    let rules = [
      #"{"use": "android.predictive-back"}"#,
      #"{"use": "android.predictive-back", "accept": ["slow", "jump"]}"#,
    ]
    let films = try rules.map {
      try Self.finger(#", "rule": "predictive-back""#, with: $0)
    }
    #expect(films[0].epochs == films[1].epochs && films[0].duration == films[1].duration)
    #expect(films[1].duration == .milliseconds(650))
  }

  @Test(arguments: [
    #""transition": "composed.swing""#,
    #""transition": {"use": "composed.swing", "from": "a", "to": "b"}"#,
    """
    "transition": {"composed": [{"slide": "horizontal"}, {"mirrorPush": [
      {"onInsertion": [{"zPosition": 1}, {"rotate": -70}, {"offset": [150, 0]}, "opacity", {"scale": 0.5}]},
      {"onRemoval": [{"rotate": 70}, {"offset": [-150, 0]}]}]}]}
    """,
    #""flow": [{"show": "a"}, {"push": "b", "with": "composed.swing"}]"#,
    #""flow": [{"show": "a"}, {"push": "b"}], "routes": [{"to": "b", "with": "composed.swing"}]"#,
  ])
  func `a swing is the same in all words, and in Swift`(rest: String) throws {
    let document = try #require(Self.reading(rest).document)
    struct OwnSwing: NavigationTransition {
      var body: some NavigationTransition {
        Slide(axis: .horizontal)
        MirrorPush {
          OnInsertion {
            ZPosition(1)
            Rotate(.degrees(-70))
            Offset(x: 150)
            Opacity()
            Scale(0.5)
          }
          OnRemoval {
            Rotate(.degrees(70))
            Offset(x: -150)
          }
        }
      }
    }
    let box = Layer("box") { $0.frame = .init(x: 0, y: 0, width: 9, height: 9) }
    let flow = Flow(
      [
        Screen("a", background: .color(.white), layers: [box]),
        Screen("b", background: .color(.black)),
      ],
      steps: [Step(.show(["a"])), Step(.push("b"), with: OwnSwing().animation(.standard))],
      on: TransitionEnvironment(size: document.scene.canvas.size), standard: PresetCatalog.standard)
    #expect(try document.scene == flow.film(on: document.scene.canvas))
  }

  @Test(arguments: [
    (#""transition": "ios.psh""#, "unknown transition 'ios.psh'"),
    (
      #""transition": {"use": "ios.push", "match": ["box"]}"#,
      "found a list, expected the name of a library such as 'compose', or an object"
    ),
    (#""flow": [{"show": "a"}, {"push": "b", "match": "box"}]"#, "unknown property 'match'"),
    (#""transition": {"use": "ios.push", "to": "c"}"#, "unknown screen 'c'"),
    (
      #""transition": {"use": "ios.push", "from": "a", "to": "a"}"#,
      "a transition needs two screens"
    ),
    (
      #""transition": {"use": "ios.push", "duration": 300, "speed": 2}"#,
      "'duration' and 'speed' exclude one another"
    ),
    (
      #""transition": {"duration": 300}"#,
      "a transition needs 'use', 'composed', 'compose', 'container', 'plan' or 'routes'"
    ),
    (
      #""transition": {"composed": [{"mirrorPush": ["bring-to-front"]}]}"#,
      "'bring-to-front' has no mirror image"
    ),
    (#""transition": {"composed": ["slde"]}"#, "unknown transition 'slde'"),
    (
      #""flow": [{"show": "a"}, {"push": "b", "pop": 1}]"#, "'push' and 'pop' exclude one another"
    ),
    (#""flow": [{"show": "a"}, {"pop": 1}]"#, "cannot pop 1 of 1 screen"),
    (#""flow": [{"show": "a"}, {"push": "c"}]"#, "unknown screen 'c'"),
    (
      #""flow": [{"show": "a"}], "routes": [{"from": "x", "with": "ios.push"}]"#,
      "unknown screen 'x'"
    ),
    (#""flow": [{"hold": 300}]"#, "nothing is shown yet"),
    (
      #""flow": [{"show": ["a", "b"]}, {"pop": 1, "gesture": {"touches": [[10, 0], [5, 9]]}}]"#,
      "touches need times that go on from 0"
    ),
  ])
  func `what does not fit together is said in its place`(rest: String, message: String) {
    #expect(Self.reading(rest).messages == [message])
  }

  @Test func `layers beside screens lie above all of them, for the whole film`() throws {
    let document = try #require(
      Self.reading(#""layers": [{"id": "bar", "frame": [0, 0, 9, 9]}], "transition": "ios.push""#)
        .document)
    for epoch in document.scene.epochs {
      #expect(epoch.tree.nodes.last?.id == "bar")
    }
  }

  /// iOS 26 puts a sheet below the upper safe area, iOS 13 ten points lower; its page has the
  /// display's corners as it leaves its place.
  @Test func `a canvas without a device may have its edges and corners`() throws {
    func scene(_ canvas: String) throws -> AnimatedScene {
      let text = """
        {"version": 1, "canvas": {\(canvas)}, "screens": {"a": {}, "b": {}},
         "transition": {"use": "ios.sheet-13", "operation": "present"}}
        """
      return try #require(SceneReading(text).document).scene
    }
    let own = try scene(
      #""size": [393, 852], "scale": 3, "safeArea": [59, 34], "cornerRadius": 55"#)
    #expect(try own == scene(#""device": "iphone-15""#))
    let sheet = try #require(own.scene(at: own.duration).item("b")).properties.transform
    #expect(sheet.combined.row4.y == 69)
    let other = try scene(#""device": "iphone-15", "safeArea": [20, 0]"#)
    let lower = try #require(other.scene(at: other.duration).item("b")).properties.transform
    #expect(lower.combined.row4.y == 30)
  }

  @Test func `a time given to a transition stretches it`() throws {
    let document = try #require(
      Self.reading(#""transition": {"use": "ios.push", "duration": 1000}"#).document)
    #expect(document.scene.duration == .seconds(1))
    let usual = try #require(Self.reading(#""transition": "ios.push""#).document)
    for step in 0..<10 {
      let slow = document.scene.scene(at: .milliseconds(Double(step) * 100)).item("b")
      let fast = usual.scene.scene(at: .milliseconds(Double(step) * 50)).item("b")
      #expect(slow?.properties == fast?.properties)
    }
  }
}
