import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// UIKit's custom presentations, unwinding, and rules that look at the screens.
@Suite struct PresentationTests {
  private static let names: [LayerID] = ["a", "b", "c", "d"]

  private static func flow(_ steps: [Step], _ routes: [Route] = []) -> Flow {
    Flow(
      names.map { Screen($0, background: .color(.white)) }, steps: steps, routes: routes, on: phone,
      standard: PresetCatalog.standard)
  }

  private static func film(_ steps: [Step], _ routes: [Route] = []) throws -> AnimatedScene {
    try flow(steps, routes).film(on: Canvas(size: phone.size))
  }

  /// The names of the screens on the stage, bottom to top.
  private static func screens(_ film: AnimatedScene, at milliseconds: Double) -> [String] {
    film.scene(at: .milliseconds(milliseconds)).items.map(\.id.name).filter {
      names.map(\.name).contains($0)
    }
  }

  @Test func `the presenter stays below, until the presentation is dismissed`() throws {
    let present = Step(.present("b"), with: .classic(.rotateScale))
    let hold = Step(.hold(.milliseconds(100)))
    let usual = try Self.film([Step(.show(["a"])), present, hold])
    let custom = try Self.film([
      Step(.show(["a"])), present.custom, hold, Step(.dismiss), hold,
    ])
    #expect(Self.screens(usual, at: 1050) == ["b"])
    #expect(Self.screens(custom, at: 1050) == ["a", "b"])
    #expect(Self.screens(custom, at: 1650) == ["a"])
    #expect(custom.duration == .milliseconds(1000 + 100 + 500 + 100))
  }

  /// After 0.1 s of half a second, the spring 3/1000/500 has brought 844 points down to 382.
  @Test func `the dismissal is the system's where only the presentation was customized`() throws {
    let film = try Self.film([
      Step(.show(["a"])), Step(.present("b"), with: .classic(.rotateScale)).custom, Step(.dismiss),
    ])
    let system = try Self.film([Step(.show(["a"])), Step(.present("b")), Step(.dismiss)])
    for milliseconds in [0.0, 100, 250, 400] {
      let (found, expected) = (
        film.scene(at: .milliseconds(1000 + milliseconds)),
        system.scene(at: .milliseconds(500 + milliseconds))
      )
      let places = try [found, expected].map {
        try #require($0.item("b")).properties.transform.translation.y
      }
      #expect(places[0] == places[1])
    }
  }

  @Test func `who customizes the dismissal too is asked for it`() throws {
    let route = Route(operations: [.dismiss], .classic(.fade))
    let film = try Self.film(
      [Step(.show(["a"])), Step(.present("b"), with: .classic(.slideUp)).custom, Step(.dismiss)],
      [route])
    #expect(film.duration == .milliseconds(380 + 350))
  }

  @Test func `unwinding leaves a presentation and pops below it`() throws {
    let hold = Step(.hold(.milliseconds(100)))
    let film = try Self.film([
      Step(.show(["a", "b"])), Step(.present("c")), Step(.push("d")), hold, Step(.unwindTo("a")),
      hold,
    ])
    // From the pushed page of the presentation straight to the root, by the dismissal.
    let middle = film.scene(at: .milliseconds(1000 + 100 + 200))
    #expect(Self.screens(film, at: 1300) == ["a", "d"])
    #expect(try #require(middle.item("d")).properties.transform.translation.y > 400)
    #expect(Self.screens(film, at: 1650) == ["a"])
    #expect(film.duration == .milliseconds(1000 + 100 + 500 + 100))
  }

  @Test(arguments: [true, false])
  func `what appears at once below a presentation is meant`(pops: Bool) throws {
    let film = try Self.film([
      Step(.show(["a", "b"])), Step(.present("c"), with: .classic(.rotateScale)).custom,
      Step(pops ? .unwindTo("a") : .dismiss),
    ])
    let beginnings = film.seams.filter { $0.side == .beginning && $0.time == .seconds(1) }
    #expect(beginnings.map(\.isMeant) == [pops])
  }

  @Test func `unwinding on one level is a pop`() throws {
    let unwind = try Self.film([Step(.show(["a", "b", "c"])), Step(.unwindTo("a"))])
    let pop = try Self.film([Step(.show(["a", "b", "c"])), Step(.popTo("a"))])
    #expect(unwind == pop)
  }

  @Test func `several presentations go at once, the one on top is seen to go`() throws {
    let film = try Self.film([
      Step(.show(["a"])), Step(.present("b")), Step(.present("c")), Step(.unwindTo("a")),
    ])
    #expect(film.duration == .milliseconds(1500))
    #expect(Self.screens(film, at: 1200) == ["a", "c"])
  }

  @Test(
    arguments: [
      (
        [Step(.show(["a"])), Step(.unwindTo("b"))], "screen 'b' is nowhere below the one on top",
        nil
      ),
      (
        [Step(.show(["a"])), Step(.present("b")), Step(.popTo("a"))],
        "screen 'a' is not in the stack", "it lies below a presentation, which 'unwindTo' leaves"
      ),
    ] as [([Step], String, String?)])
  func `where nothing leads back there, that is a mistake`(
    steps: [Step], message: String, hint: String?
  ) {
    #expect {
      try Self.film(steps)
    } throws: { error in
      let mistake = error as? TransitionError
      return mistake?.message == message && mistake?.hint == hint
    }
  }

  // MARK: - Rules that look at the screens

  /// A rule that is as long as the name of the screen that arrives says.
  private struct Named: ScreenTransition {
    func plan(for context: TransitionContext) -> TransitionPlan {
      let length: Double = context.to?.name == "b" && context.from?.name == "a" ? 200 : 300
      let kind = context.to?.values["slow"] == true ? 2.0 : 1
      return CrossFade(.curve(.linear, length * kind)).plan(for: context)
    }
  }

  @Test func `a rule is told the screens and their values`() throws {
    var screens = Self.names.map { Screen($0) }
    screens[2].values = ["slow": true]
    for (target, milliseconds) in [("b", 200.0), ("c", 600), ("d", 300)] {
      let flow = Flow(
        screens, steps: [Step(.show(["a"])), Step(.push(LayerID(target)), with: Named())],
        on: phone,
        standard: PresetCatalog.standard)
      #expect(try flow.film(on: Canvas(size: phone.size)).duration == .milliseconds(milliseconds))
    }
  }

  @Test func `routes may be a rule, and what is around them stays around`() throws {
    var slow = Route(CrossFade(.curve(.linear, 400)))
    slow.toValues = ["kind": "photo"]
    let rule = RoutedTransition([
      slow, Route(to: "d", CrossFade(.curve(.linear, 100))),
    ]) { _ in CrossFade(.curve(.linear, 200)) }
    var screens = Self.names.map { Screen($0) }
    screens[2].values = ["kind": "photo", "size": 3]
    for (target, milliseconds) in [("b", 100.0), ("c", 200), ("d", 50)] {
      let flow = Flow(
        screens,
        steps: [
          Step(.show(["a"])), Step(.push(LayerID(target)), with: Retimed(rule, .speed(2))),
        ], on: phone, standard: PresetCatalog.standard)
      #expect(try flow.film(on: Canvas(size: phone.size)).duration == .milliseconds(milliseconds))
    }
  }

  @Test func `what a route leads to is asked everything`() throws {
    let rule = RoutedTransition([Route(to: "b", .ios(.zoom))], standard: PresetCatalog.standard)
    let context = TransitionContext(
      .push, on: phone, from: TransitionScreen("a"), to: TransitionScreen("b"))
    #expect(rule.chosen(for: context).matching != nil)
    #expect(Retimed(rule, .speed(2)).chosen(for: context).matching != nil)
    let other = TransitionContext(
      .push, on: phone, from: TransitionScreen("a"), to: TransitionScreen("c"))
    #expect(rule.chosen(for: other).matching == nil)
    #expect(rule.chosen(for: TransitionContext(.push, on: phone)).matching == nil)
  }
}
