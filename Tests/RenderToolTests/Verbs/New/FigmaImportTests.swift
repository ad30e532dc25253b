import SegueCommandLine
import SegueGeometry
import SegueJSON
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

/// Scenes of what Figma's plugins and its REST interface write down.
@Suite struct FigmaImportTests {
  /// A frame of 200 x 100 points with these nodes inside.
  private static func frame(_ children: String, _ more: String = "") -> String {
    """
    {"id": "1:1", "type": "FRAME", "name": "Home screen", "width": 200, "height": 100, "x": 900, "y": -40,
     "fills": [{"type": "SOLID", "color": {"r": 1, "g": 1, "b": 1}}]\(more.isEmpty ? "" : ", " + more),
     "children": [\(children)]}
    """
  }

  /// A node at 20, 10 of 40 x 30 points with these tracks.
  private static func box(_ tracks: String) -> String {
    """
    {"type": "RECTANGLE", "name": "Box", "x": 20, "y": 10, "width": 40, "height": 30, "opacity": 0.5,
     "manualKeyframeTracks": {\(tracks)}}
    """
  }

  private static func key(_ seconds: Double, _ value: Double, _ easing: String = "") -> String {
    let easing = easing.isEmpty ? "" : ", \"easing\": \(easing)"
    return
      "{\"timelinePosition\": \(seconds), \"value\": {\"type\": \"FLOAT\", \"value\": \(value)}\(easing)}"
  }

  private static func track(_ field: String, _ keys: String...) -> String {
    "\"\(field)\": {\"keyframes\": [\(keys.joined(separator: ", "))]}"
  }

  /// The scene of a design, and what was said about it.
  private static func scene(_ text: String) async throws -> (film: AnimatedScene, said: String) {
    let run = await Transcript("new", "--from", "-", input: text)
    var diagnostics = Diagnostics()
    let document = SceneReader().read(
      SourceText(name: "scene.json", text: run.output), into: &diagnostics)
    let film = try #require(document, "\(run.error)\(diagnostics.text())\(run.output)").scene
    return (film, run.error)
  }

  private static func layer(
    _ name: LayerID, _ film: AnimatedScene, at milliseconds: Double
  ) throws -> LayerProperties {
    try #require(film.scene(at: Time.milliseconds(milliseconds)).item(name)).properties
  }

  @Test func `a frame is the canvas, and its nodes are layers`() async throws {
    let (film, said) = try await Self.scene(
      Self.frame(
        """
        {"type": "FRAME", "name": "Card", "x": 10, "y": 20, "width": 80, "height": 60, "cornerRadius": 12,
         "clipsContent": true, "fills": [{"type": "SOLID", "color": {"r": 0, "g": 0.5, "b": 1}, "opacity": 0.5}],
         "effects": [{"type": "DROP_SHADOW", "radius": 8, "offset": {"x": 0, "y": 2}, "color": {"r": 0, "g": 0, "b": 0, "a": 0.25}}],
         "children": [{"type": "TEXT", "name": "Title", "x": 4, "y": 4, "width": 60, "height": 20,
           "characters": "Hello", "fontSize": 15, "textAlignHorizontal": "CENTER",
           "fills": [{"type": "SOLID", "color": {"r": 1, "g": 0, "b": 0}}]}]}
        """))
    #expect(said == "")
    #expect(film.canvas.size == Size(200, 100))
    let card = try Self.layer("card", film, at: 0)
    #expect(card.frame == Rect(x: 10, y: 20, width: 80, height: 60))
    #expect(card.cornerRadii == CornerRadii(all: 12) && card.clipsToBounds)
    #expect(card.background == .color(Color(rgb: 0x0080FF, alpha: 128.0 / 255)))
    #expect(card.shadow?.blur == 8 && card.shadow?.offset == Vector(0, 2))
    guard case .text(let text) = try Self.layer("title", film, at: 0).content else {
      Issue.record("no text")
      return
    }
    #expect(text.string == "Hello" && text.alignment == .center && text.runs[0].font.size == 15)
  }

  /// The transform is added to where the node stands, all else takes its place; ends hold.
  @Test func `keyframes are seconds of the timeline, and their curves lead to them`() async throws {
    let (film, said) = try await Self.scene(
      Self.frame(
        Self.box(
          [
            Self.track("TRANSLATION_X", Self.key(0.2, 0), Self.key(0.6, 80)),
            Self.track("ROTATION", Self.key(0, 0), Self.key(1, 90)),
            Self.track("OPACITY", Self.key(0, 0.2), Self.key(0.5, 0.2), Self.key(1, 1)),
            Self.track(
              "SCALE_X", Self.key(0, 1, #"{"type": "EASE_OUT"}"#),
              Self.key(
                1, 2,
                #"{"type": "CUSTOM_CUBIC_BEZIER", "easingFunctionCubicBezier": {"x1": 0.2, "y1": 0, "x2": 0, "y2": 1}}"#
              )),
          ].joined(separator: ", ")), #""timelines": [{"id": "t", "duration": 1.5}]"#))
    #expect(said == "" && film.duration == .milliseconds(1500))
    for (time, x) in [(0.0, 0.0), (200, 0), (300, 20), (400, 40), (600, 80), (1500, 80)] {
      let box = try Self.layer("box", film, at: time)
      #expect((box.transform.translation.x - x).magnitude < 1e-9, "\(time)")
      #expect(box.frame == Rect(x: 20, y: 10, width: 40, height: 30))
    }
    // Figma turns counterclockwise.
    #expect(try Self.layer("box", film, at: 500).transform.rotationZ == .degrees(-45))
    for (time, opacity) in [(0.0, 0.2), (500, 0.2), (750, 0.6), (1000, 1)] {
      #expect((try Self.layer("box", film, at: time).opacity - opacity).magnitude < 1e-9)
    }
    let curve = Easing.cubicBezier(0.2, 0, 0, 1)
    let scale = try Self.layer("box", film, at: 300).transform.scale.x
    #expect((scale - 1 - curve.value(at: 0.3)).magnitude < 1e-6)
  }

  @Test func `a hold keeps the value before until its keyframe`() async throws {
    let hold = #"{"type": "HOLD"}"#
    let (film, _) = try await Self.scene(
      Self.frame(
        Self.box(
          Self.track("TRANSLATION_Y", Self.key(0, 5), Self.key(0.4, 30, hold), Self.key(0.8, 50)))))
    for (time, y) in [(0.0, 5.0), (390, 5), (400, 30), (600, 40), (800, 50)] {
      let found = try Self.layer("box", film, at: time).transform.translation.y
      #expect((found - y).magnitude < 1e-9, "\(time): \(found)")
    }
  }

  /// A spring by its bounce has the damping ratio 1 - bounce, and has come to rest at its keyframe.
  @Test func `springs go by their bounce, in a stretch as alone`() async throws {
    let spring = #"{"type": "CUSTOM_SPRING", "easingFunctionSpring": {"bounce": 0.4}}"#
    let fit = TimingCurve.spring(try SpringFit(duration: 0.5, dampingRatio: 0.6))
    for more in ["", ", " + Self.key(1, 100)] {
      let track =
        "\"TRANSLATION_X\": {\"keyframes\": [\(Self.key(0, 0)), \(Self.key(0.5, 100, spring))\(more)]}"
      let (film, said) = try await Self.scene(Self.frame(Self.box(track)))
      #expect(said == "")
      for step in 1...9 {
        let time = Double(step) * 50
        let found = try Self.layer("box", film, at: time).transform.translation.x
        let expected = 100 * fit.fraction(at: time / 1000, of: 0.5)
        #expect((found - expected).magnitude < (more.isEmpty ? 1e-6 : 0.1), "\(time)")
      }
    }
  }

  @Test func `a width grows from the corner where the node stands`() async throws {
    let (film, _) = try await Self.scene(
      Self.frame(Self.box(Self.track("WIDTH", Self.key(0, 40), Self.key(1, 90)))))
    #expect(
      try Self.layer("box", film, at: 1000).frame == Rect(x: 20, y: 10, width: 90, height: 30))
  }

  @Test func `a turned node stands where its map says`() async throws {
    // A quarter turn clockwise about the top left corner, which stands at 100, 20.
    let (film, _) = try await Self.scene(
      Self.frame(
        """
        {"type": "RECTANGLE", "name": "Box", "width": 40, "height": 10, "rotation": -90,
         "relativeTransform": [[0, -1, 100], [1, 0, 20]]}
        """))
    let scene = film.scene(at: Time.zero)
    let item = try #require(scene.item("box"))
    let corner = try #require(scene.projection(of: item).map(Point(0, 0)))
    let end = try #require(scene.projection(of: item).map(Point(40, 0)))
    #expect((corner - Point(100, 20)).length < 1e-6 && (end - Point(100, 60)).length < 1e-6)
  }

  @Test func `children of a group stand where they do on the page`() async throws {
    let (film, _) = try await Self.scene(
      Self.frame(
        """
        {"type": "GROUP", "name": "Pair", "x": 30, "y": 40, "width": 60, "height": 20, "children": [
          {"type": "RECTANGLE", "name": "Left", "x": 30, "y": 40, "width": 20, "height": 20},
          {"type": "RECTANGLE", "name": "Right", "x": 70, "y": 40, "width": 20, "height": 20}]}
        """))
    #expect(try Self.layer("pair", film, at: 0).frame.minX == 30)
    #expect(try Self.layer("left", film, at: 0).frame.minX == 0)
    #expect(try Self.layer("right", film, at: 0).frame.minX == 40)
  }

  @Test(arguments: [(300, "REST"), (0.3, "a plugin")])
  func `frames of a smart animate are screens`(_ duration: Double, _ origin: String) async throws {
    func frame(_ id: String, _ name: String, _ x: Double, _ more: String) -> String {
      """
      {"id": "\(id)", "type": "FRAME", "name": "\(name)", "absoluteBoundingBox": {"x": \(x), "y": 0, "width": 200, "height": 100}, \(more)
       "children": [{"id": "\(id)0", "type": "RECTANGLE", "name": "Dot",
         "absoluteBoundingBox": {"x": \(x + (id == "1" ? 10 : 150)), "y": 40, "width": 20, "height": 20}}]}
      """
    }
    let way = """
      "interactions": [{"trigger": {"type": "ON_CLICK"}, "actions": [{"type": "NODE", "destinationId": "2",
        "navigation": "NAVIGATE", "transition": {"type": "SMART_ANIMATE", "duration": \(duration), "easing": {"type": "LINEAR"}}}]}],
      """
    let (film, said) = try await Self.scene(
      """
      {"document": {"type": "DOCUMENT", "children": [{"type": "CANVAS", "children": [
        \(frame("1", "From", 0, way)), \(frame("2", "To", 400, ""))]}]}}
      """)
    #expect(said == "")
    #expect(film.duration == .milliseconds(300), "\(origin)")
    // Halfway the one dot of both frames is halfway from 10 to 150.
    let scene = film.scene(at: Time.milliseconds(150))
    let places = scene.items.filter { $0.properties.size == Size(20, 20) }.compactMap {
      scene.projection(of: $0).map($0.properties.bounds)?.boundingBox.minX
    }
    #expect(places.contains { ($0 - 80).magnitude < 1e-6 }, "\(places)")
  }

  @Test func `what is not understood is told at its place`() async throws {
    let text = """
      {"type": "FRAME", "name": "F", "width": 10, "height": 10, "children": [
      {"type": "WIDGET", "name": "W", "width": 1, "height": 1},
      {"type": "RECTANGLE", "name": "R", "width": 1, "height": 1, "effects": [{"type": "GLASS"}],
       "manualKeyframeTracks": {
        "STACK_SPACING": {"keyframes": [{"timelinePosition": 0, "value": {"type": "FLOAT", "value": 1}}]},
        "OPACITY": {"keyframes": [{"timelinePosition": 0, "value": {"type": "FLOAT", "value": 1}, "easing": {"type": "WOBBLE"}}]}}}]}
      """
    let said = try await Self.scene(text).said
    for message in [
      "<stdin>:2:10: warning: nodes of the type 'WIDGET' are not read",
      "<stdin>:3:73: warning: effects of the type 'GLASS' are not read",
      "<stdin>:5:20: warning: keyframes of STACK_SPACING are not read",
      "<stdin>:6:103: warning: this easing is not understood",
    ] {
      #expect(said.contains(message), "\(message)\n\(said)")
    }
  }

  @Test func `a file without frames is refused, and a template beside it, too`() async {
    let run = await Transcript("new", "--from", "-", input: #"{"a": 1}"#)
    #expect(run.code != .done && run.error.contains("found no frame with a size"))
    let both = await Transcript("new", "--from", "-", "--template", "fade", input: "{}")
    #expect(both.code == .usage)
  }
}
