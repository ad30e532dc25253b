import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing

/// Where what a screen has to share stands on the stage.
@Suite struct ElementFinderTests {
  private static let stage = TransitionEnvironment(size: Size(200, 400), cornerRadius: 20)

  private static func box(_ id: LayerID, _ frame: Rect, _ key: MatchKey? = nil) -> Layer {
    Layer(id) { $0.frame = frame }.matched(key)
  }

  private static func elements(_ layers: [Layer], after age: Time = .zero) -> [SharedElement] {
    ElementFinder.elements(of: Screen("screen", layers: layers), after: age, on: stage)
  }

  @Test func `a layer stands where all around it put it`() throws {
    var page = Layer(
      "page", children: [Self.box("card", Rect(x: 10, y: 20, width: 40, height: 30), "a")])
    page.frame = Rect(x: 100, y: 50, width: 80, height: 80)
    page.anchor = .topLeft
    page.position = Point(100, 50)
    page.transform.scale = [2, 2, 1]
    page.transform.translation = [0, -5, 0]
    let found = try #require(Self.elements([page]).first)
    #expect(found.place == StagePlace(Rect(x: 120, y: 85, width: 80, height: 60), scale: 2))
    #expect(found.index == 1)
  }

  @Test func `a turned layer keeps its lengths and its center`() throws {
    var card = Self.box("card", Rect(x: 50, y: 100, width: 60, height: 40), "a")
    card.transform.rotationZ = .degrees(30)
    let place = try #require(Self.elements([card]).first).place
    #expect((place.rotation.degrees - 30).magnitude < 1e-9)
    #expect((place.frame.width - 60).magnitude < 1e-9)
    #expect((place.frame.center - Point(80, 120)).length < 1e-9)
  }

  @Test func `what moves is where it is when the transition begins`() throws {
    var timeline = Timeline()
    timeline.add(
      Animation(from: .number(0), to: .number(100), timing: Timing(duration: .seconds(1))),
      of: .translateX, onLayer: 0)
    let screen = Screen(
      "screen", layers: [Self.box("card", Rect(x: 0, y: 0, width: 20, height: 20), "a")],
      timeline: timeline)
    let elements = ElementFinder.elements(of: screen, after: .milliseconds(250), on: Self.stage)
    #expect(elements.map(\.place.frame.minX) == [25])
  }

  @Test func `hidden layers and those without extents are no pictures`() {
    var hidden = Self.box("hidden", Rect(x: 0, y: 0, width: 20, height: 20), "a")
    hidden.isHidden = true
    var flipped = Self.box("flipped", Rect(x: 0, y: 0, width: 20, height: 20), "b")
    flipped.transform.rotationY = .degrees(180)
    #expect(Self.elements([hidden, flipped, Self.box("flat", .zero, "c")]).isEmpty)
  }

  @Test func `order is that of painting`() {
    var first = Self.box("first", Rect(x: 0, y: 0, width: 20, height: 20), "a")
    first.zPosition = 1
    let second = Self.box("second", Rect(x: 0, y: 0, width: 20, height: 20), "b")
    #expect(Self.elements([first, second]).map(\.key) == ["b", "a"])
  }

  @Test func `boxes that cut are windows, those that do not are none`() {
    let list = Layer(
      "list",
      children: [
        Self.box("whole", Rect(x: 0, y: 10, width: 50, height: 50), "whole"),
        Self.box("cut", Rect(x: 0, y: 80, width: 50, height: 50), "cut"),
      ]
    ) {
      $0.frame = Rect(x: 20, y: 100, width: 100, height: 100)
      $0.clipsToBounds = true
    }
    // Not by a key path: Swift's runtime projects an optional of 32 bytes onto itself.
    let windows = Self.elements([list]).map { $0.window?.frame }
    #expect(windows == [nil, Rect(x: 20, y: 100, width: 100, height: 100)])
  }

  @Test func `what a rounded box of its size cuts has its corners`() throws {
    let frame = Rect(x: 0, y: 0, width: 50, height: 50)
    let cell = Layer("cell", children: [Self.box("photo", frame, "photo")]) {
      $0.frame = frame
      $0.cornerRadii = CornerRadii(all: 8)
      $0.clipsToBounds = true
    }
    let window = try #require(Self.elements([cell]).first?.window)
    #expect(window.radii == CornerRadii(all: 8))
  }

  @Test func `opacities add up, and parents are known`() throws {
    var outer = Layer(
      "outer", children: [Self.box("inner", Rect(x: 5, y: 5, width: 9, height: 9), "b")]
    ) {
      $0.frame = Rect(x: 0, y: 0, width: 50, height: 50)
      $0.opacity = 0.5
    }.matched("a")
    outer.children[0].opacity = 0.5
    let found = Self.elements([outer])
    #expect(found.map(\.opacity) == [0.5, 0.25])
    #expect(found.map(\.parent) == [nil, "a"])
  }

  @Test func `all of a screen can be a picture`() throws {
    var screen = Screen(
      "screen", background: .color(.white),
      layers: [
        Self.box("card", Rect(x: 0, y: 0, width: 9, height: 9), "b")
      ])
    screen.match = "a"
    let found = ElementFinder.elements(of: screen, after: .zero, on: Self.stage)
    #expect(found.map(\.isScreen) == [true, false])
    #expect(found[0].place.frame == Self.stage.bounds)
    #expect(found[1].parent == "a")
  }

  @Test func `pairs are in the order of the arriving screen, the first picture counts`() {
    let before = Self.elements([
      Self.box("1", Rect(x: 0, y: 0, width: 9, height: 9), "gone"),
      Self.box("2", Rect(x: 1, y: 0, width: 9, height: 9), "a"),
      Self.box("3", Rect(x: 2, y: 0, width: 9, height: 9), "a"),
    ])
    let after = Self.elements([
      Self.box("4", Rect(x: 3, y: 0, width: 9, height: 9), "new"),
      Self.box("5", Rect(x: 4, y: 0, width: 9, height: 9), "a"),
    ])
    let pairs = [SharedPair](before, after)
    #expect(pairs.map(\.key) == ["new", "a", "gone"])
    #expect(pairs[1].removal?.place.frame.minX == 1)
    #expect(pairs.map { $0.both != nil } == [false, true, false])
  }
}
