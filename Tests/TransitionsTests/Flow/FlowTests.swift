import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing

@Suite struct FlowTests {
  static let stage = TransitionEnvironment(size: Size(390, 844))
  static let canvas = Canvas(size: Size(390, 844))
  static let screens = ["a", "b", "c", "d"].map { name in
    Screen(
      LayerID(name), background: .color(.white),
      layers: [
        Layer(LayerID("\(name).box")) { $0.frame = Rect(x: 10, y: 10, width: 50, height: 50) }
      ])
  }

  static func film(
    _ steps: [Step], routes: [Route] = [], tabs: [LayerID] = []
  ) throws(TransitionError) -> AnimatedScene {
    try Flow(
      screens, tabs: tabs, steps: steps, routes: routes, on: stage,
      standard: PresetCatalog.standard
    ).film(on: canvas)
  }

  private static func names(_ film: AnimatedScene, at milliseconds: Double) -> [String] {
    film.scene(at: .milliseconds(milliseconds)).items.map(\.id.name)
  }

  @Test func `a push shows both screens, and then only the new one`() throws {
    let film = try Self.film([
      Step(.show(["a"])), Step(.hold(.milliseconds(100))), Step(.push("b")),
    ])
    #expect(film.duration == .milliseconds(600))
    #expect(Self.names(film, at: 0) == ["container", "a", "a.box"])
    #expect(
      Self.names(film, at: 350) == ["container", "a", "a.box", "dim", "b", "b.box"])
    #expect(Self.names(film, at: 600) == ["container", "b", "b.box"])
  }

  @Test func `the last frame equals the static render of the end state`() throws {
    let film = try Self.film([Step(.show(["a"])), Step(.push("b"))])
    let still = try Self.film([Step(.show(["b"]))])
    #expect(film.scene(at: film.duration) == still.scene(at: Time.zero))
  }

  @Test func `a cancelled gesture ends in the first frame`() throws {
    let finger = Gesture(
      [.init(0, at: .zero), .init(60, at: .milliseconds(200))], velocity: 0, rule: .composed)
    let film = try Self.film([Step(.show(["a", "b"])), Step(.pop(1), by: finger)])
    #expect(film.scene(at: film.duration) == film.scene(at: .milliseconds(1e6)))
    #expect(Self.names(film, at: film.duration.milliseconds) == ["container", "b", "b.box"])
  }

  /// Half of the way in a straight line, whatever the curve; then the rest on its own.
  @Test func `a finger leads the screens in a straight line`() throws {
    let finger = Gesture(
      [.init(0, at: .zero), .init(195, at: .milliseconds(200))], velocity: 0, rule: .composed)
    let film = try Self.film([
      Step(.show(["a", "b"])), Step(.pop(1), with: ComposedTransition(Slide()), by: finger),
    ])
    func x(_ milliseconds: Double) throws -> Double {
      try #require(film.scene(at: .milliseconds(milliseconds)).item("b"))
        .properties.transform.combined.row4.x
    }
    #expect(try abs(x(100) - 97.5) < 1e-6)
    #expect(try abs(x(199.999) - 195) < 1e-2)
    #expect(film.duration == .milliseconds(200 + 350 * 0.5 / 0.99))
  }

  @Test func `several screens are popped at once`() throws {
    let film = try Self.film([Step(.show(["a", "b", "c"])), Step(.popToRoot)])
    #expect(Self.names(film, at: 100) == ["container", "a", "a.box", "dim", "c", "c.box"])
  }

  @Test func `a stack that ends in a screen below is a pop, in a new one a push`() throws {
    let back = try Self.film([Step(.show(["a", "b", "c"])), Step(.setStack(["b"]))])
    #expect(Self.names(back, at: 100).suffix(2) == ["c", "c.box"])
    let on = try Self.film([Step(.show(["a", "b"])), Step(.setStack(["c", "d"]))])
    #expect(Self.names(on, at: 100).suffix(2) == ["d", "d.box"])
    let same = try Self.film([Step(.show(["a", "b"])), Step(.setStack(["c", "b"]))])
    #expect(same.duration == .zero)
  }

  @Test func `the screen that is replaced is gone when the app goes back`() throws {
    let film = try Self.film([
      Step(.show(["a", "b"])), Step(.replaceTop("c")), Step(.hold(.milliseconds(100))),
      Step(.pop(1)),
    ])
    #expect(Self.names(film, at: 550) == ["container", "c", "c.box"])
    #expect(Self.names(film, at: film.duration.milliseconds) == ["container", "a", "a.box"])
  }

  @Test func `what is dismissed leaves by the way it came`() throws {
    let film = try Self.film([
      Step(.show(["a"])), Step(.present("b"), with: ComposedTransition(Slide(axis: .vertical))),
      Step(.dismiss),
    ])
    #expect(film.duration == .milliseconds(700))
    let late = try #require(film.scene(at: .milliseconds(699)).item("b"))
    #expect(late.properties.transform.combined.row4.y > 800)
  }

  @Test func `tabs keep their stacks`() throws {
    let cut = Step(.select("b"), with: ComposedTransition(Fade(.in), nil))
    let film = try Self.film(
      [
        Step(.show(["a"])), Step(.push("c")), cut, Step(.hold(.milliseconds(10))),
        Step(.select("a")), Step(.hold(.milliseconds(10))),
      ], tabs: ["a", "b"])
    #expect(Self.names(film, at: 505) == ["container", "b", "b.box"])
    #expect(Self.names(film, at: 515) == ["container", "c", "c.box"])
  }

  @Test func `the first route that fits is taken`() throws {
    let routes = [
      Route(from: "b", ComposedTransition(Slide(axis: .vertical))),
      Route(to: "b", operations: [.push], ComposedTransition(Fade(.in))),
      Route(ComposedTransition(Slide())),
    ]
    let film = try Self.film(
      [Step(.show(["a"])), Step(.push("b")), Step(.push("c")), Step(.push("d"))], routes: routes)
    func place(_ id: LayerID, _ milliseconds: Double) throws -> (Double, Double, Double) {
      let item = try #require(film.scene(at: .milliseconds(milliseconds)).item(id)).properties
      let row = item.transform.combined.row4
      return (row.x, row.y, item.opacity)
    }
    #expect(try place("b", 175) == (0, 0, 0.5))
    #expect(try place("c", 525) == (0, 422, 1))
    #expect(try place("d", 875) == (195, 0, 1))
  }

  @Test func `back goes the way there, unless a route says more than that it serves everything`()
    throws
  {
    func film(_ routes: [Route]) throws -> AnimatedScene {
      try Self.film([Step(.show(["a"])), Step(.push("b")), Step(.pop(1))], routes: routes)
    }
    let there = Route(from: "a", to: "b", ComposedTransition(Slide(axis: .vertical)))
    let rest = Route(ComposedTransition(Fade(.in)))
    let back = Route(operations: [.pop], ComposedTransition(Fade(.in)))
    func place(_ film: AnimatedScene) throws -> Double {
      try #require(film.scene(at: .milliseconds(525)).item("b")).properties.transform.combined.row4
        .y
    }
    #expect(try place(film([there, rest])) == 422)
    #expect(try place(film([rest, there])) == 0)
    #expect(try place(film([there, back, rest])) == 0)
  }

  @Test func `marks are moments of the film`() throws {
    let film = try Self.film([
      Step(.show(["a"])), Step(.hold(.milliseconds(120))), Step(.mark("ready")), Step(.push("b")),
      Step(.mark("there")),
    ])
    #expect(
      film.marks == [Mark("ready", at: .milliseconds(120)), Mark("there", at: .milliseconds(620))])
  }

  /// A screen's own animation begins when the screen is first seen, and is not begun anew.
  @Test func `what moves in a screen goes on through transitions`() throws {
    var screens = Self.screens
    var timeline = Timeline()
    timeline.add(
      Animation(
        from: .number(0), to: .number(1),
        timing: Timing(duration: .seconds(1))), of: .opacity, onLayer: 0)
    screens[1].timeline = timeline
    let film = try Flow(
      screens, steps: [Step(.show(["a"])), Step(.push("b")), Step(.hold(.seconds(1)))],
      on: Self.stage, standard: PresetCatalog.standard
    ).film(on: Self.canvas)
    func opacity(_ milliseconds: Double) throws -> Double {
      try #require(film.scene(at: .milliseconds(milliseconds)).item("b.box")).properties.opacity
    }
    #expect(try abs(opacity(250) - 0.25) < 1e-9)
    #expect(try abs(opacity(750) - 0.75) < 1e-9)
    #expect(try opacity(1400) == 1)
  }
}

@Suite struct StepMistakeTests {
  @Test(arguments: [
    ([Step(.push("b"))], "nothing is shown yet"),
    ([Step(.show(["a"])), Step(.push("z"))], "unknown screen 'z'"),
    ([Step(.show(["a"])), Step(.pop(1))], "cannot pop 1 of 1 screen"),
    ([Step(.show(["a"])), Step(.dismiss)], "nothing is presented"),
    ([Step(.show(["a"])), Step(.push("a"))], "screen 'a' is already in the stack"),
    ([Step(.show(["a"])), Step(.popTo("b"))], "screen 'b' is not in the stack"),
    ([Step(.show(["a"])), Step(.select("b"))], "'b' is not a tab"),
    ([Step(.mark("m"))], "nothing is shown"),
  ])
  func `a step that cannot be taken says why`(steps: [Step], message: String) {
    #expect {
      try FlowTests.film(steps)
    } throws: { error in
      (error as? TransitionError)?.message == message
    }
  }
}
