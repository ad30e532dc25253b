import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// What Compose's modifiers of shared bounds say besides: what contents do in them, whether they are drawn
/// in the overlay, what cuts them there, and what becomes of their places.
@Suite struct ComposeOverlayTests {
  private static let (start, end) = (Rect(ltrb: 16, 500, 116, 600), Rect(ltrb: 0, 0, 360, 240))
  /// After 100 ms, between the two.
  private static let midway = Rect(ltrb: 6.496, 203.003, 260.935, 386.162)
  private static let share = SpringMotion(.damped(1, stiffness: 400), from: 0, to: 1).value(at: 0.1)

  private static let (before, after) = (
    [shared("box", start, named: "small")], [shared("box", end, named: "large")]
  )

  private static func bounds(
    _ enter: EnterTransition? = nil, _ exit: ExitTransition? = nil,
    _ change: (inout MatchSettings) -> Void = { _ in }
  ) -> MatchSettings {
    .like(.composeBounds) {
      ($0.enter, $0.exit) = (enter, exit)
      change(&$0)
    }
  }

  // MARK: - Enter and exit

  @Test func `contents scale and slide in the box, beside its own scale`() throws {
    let enter = EnterTransition.fadeIn() + .scaleIn(from: 0.5) + .slideInVertically()
    let probe = try PlanProbe(
      Self.bounds(enter), scale: 10_000, from: Self.before, to: Self.after)
    let arriving = try probe.layer("arriving", at: 100)
    #expect(isClose(arriving.transform.scale.x, 0.5 + 0.5 * Self.share))
    // Half of its own height, which is that of the bounds at rest, from above.
    #expect(isClose(arriving.transform.translation.y, -120 * (1 - Self.share), within: 0.001))
    #expect(isClose(arriving.opacity, Self.share))
    #expect(isClose(arriving.size.width, Self.midway.width, within: 0.001))
    #expect(try isClose(probe.scale("new.2", at: 100), Self.midway.width / 360, within: 1e-5))
  }

  @Test func `each part ends when Compose estimates that nothing can be seen of it`() throws {
    let exit =
      ExitTransition.fadeOut(to: 0.4) + .scaleOut(to: 1.5, about: .topLeft)
      + .slideOut(x: Extent(points: 30), y: .zero)
    let probe = try PlanProbe(Self.bounds(nil, exit), from: Self.before, to: Self.after)
    let estimate = { (way: Double, threshold: Double) in
      Double(
        try #require(
          SpringMotion.composeDuration(
            of: [SpringMotion(.damped(1, stiffness: 400), from: 0, to: way)],
            thresholds: [threshold])))
    }
    for (end, seen) in [
      (try estimate(0.6, 0.01), { try probe.opacity("leaving", at: $0) == 0.4 }),
      (try estimate(0.5, 0.01), { try probe.scale("leaving", at: $0) == 1.5 }),
      (try estimate(30, 1), { try probe.x("leaving", at: $0) == 30 }),
    ] as [(Double, (Double) throws -> Bool)] {
      #expect(try seen(end))
      #expect(try !seen(end - 20))
    }
    #expect(try probe.layer("leaving", at: 100).anchor == .topLeft)
    #expect(try probe.opacity("old.2", at: 100) == 1)
  }

  @Test func `without effects both contents stay until the end`() throws {
    let probe = try PlanProbe(
      Self.bounds(EnterTransition.none, ExitTransition.none), from: Self.before, to: Self.after)
    #expect(try probe.opacity("old.2", at: 450) == 1)
    #expect(try probe.opacity("new.2", at: 0) == 1)
  }

  @Test func `a class has effects of its own`() throws {
    let slide = Self.bounds(.slideInHorizontally(.tween(200, easing: .linear)))
    let probe = try PlanProbe(
      .like(.composeBounds), [.init("slid", slide)], from: Self.before,
      to: [shared("box", Self.end, classes: ["slid"])])
    #expect(try probe.x("arriving", at: 100) == -90)
  }

  @Test(arguments: [
    (ContentFit.Mode.inside, Size(80, 80)), (.fit, Size(80, 80)), (.fill, Size(300, 300)),
    (.original, Size(100, 100)), (.width, Size(300, 300)), (.height, Size(80, 80)),
    (.stretch, Size(300, 80)), (.resize, Size(300, 80)),
  ])
  func `content scales`(mode: ContentFit.Mode, size: Size) throws {
    // At half of the way the box is 300 by 80.
    let square = shared("box", Rect(x: 0, y: 0, width: 100, height: 100), named: "square")
    let wide = shared("box", Rect(x: 0, y: 0, width: 500, height: 60), named: "wide")
    let probe = try PlanProbe(
      .even(.composeBounds) { $0.fit = mode }, from: [square], to: [wide])
    let frame = try probe.frame("old.2", at: 500)
    #expect(isClose(frame.width, size.width) && isClose(frame.height, size.height))
  }

  @Test func `inside of a larger box a content keeps its size`() throws {
    let probe = try PlanProbe(
      .even(.composeBounds) { $0.fit = .inside },
      from: [shared("box", Rect(x: 0, y: 0, width: 100, height: 100), named: "small")],
      to: [shared("box", Rect(x: 0, y: 0, width: 500, height: 300), named: "large")])
    #expect(try probe.frame("old.2", at: 500) == Rect(x: 100, y: 50, width: 100, height: 100))
  }
}

// MARK: - Beside the overlay

extension ComposeOverlayTests {
  /// A pane that cuts, and a bar above, with the box between the two.
  private static func screen(_ name: String, _ frame: Rect) -> [Layer] {
    var pane = Layer(
      LayerID("\(name).pane"), children: [shared("box", frame, named: "\(name).box")])
    pane.frame = Rect(x: 0, y: 0, width: 390, height: 844)
    pane.clipsToBounds = true
    var bar = Layer(LayerID("\(name).bar"))
    bar.frame = Rect(x: 0, y: 0, width: 390, height: 60)
    return [pane, bar]
  }

  private static func inPlace(
    _ dialect: MatchDialect, _ change: (inout MatchSettings) -> Void = { _ in }
  ) throws -> PlanProbe {
    try PlanProbe(
      .like(dialect) {
        $0.isAbove = false
        change(&$0)
      }, scale: 10_000, from: screen("first", start), to: screen("second", end))
  }

  @Test(arguments: [MatchDialect.compose, .composeBounds])
  func `beside the overlay an element moves in its screen, in the order there`(
    dialect: MatchDialect
  ) throws {
    let probe = try Self.inPlace(dialect)
    let box = try probe.frame("second.box", at: 100)
    let isElement = dialect == .compose
    #expect(isClose(box.width, Self.midway.width, within: 0.001))
    if isElement { #expect(box.isClose(to: Self.midway, within: 0.001)) }
    let scene = probe.scene(at: 100)
    let names = scene.items.map(\.id.name)
    #expect(!names.contains { $0.hasPrefix("shared.") })
    let order = ["second.pane", "second.box", "second.bar"].map { names.firstIndex(of: $0) ?? -1 }
    #expect(order == order.sorted() && !order.contains(-1))
    let isSeen = scene.item("first.box").map { !$0.properties.isHidden } ?? false
    #expect(isSeen == !isElement)
    if !isElement {
      #expect(try isClose(probe.opacity("first.box", at: 100), 1 - Self.share))
      #expect(try isClose(probe.opacity("second.box", at: 100), Self.share))
    }
    #expect(try probe.frame("second.box", at: 461) == Self.end)
  }

  @Test func `effects and content scale act together beside the overlay`() throws {
    let probe = try Self.inPlace(.composeBounds) {
      $0.enter = .scaleIn(from: 0.5) + .slideInHorizontally(from: Extent(points: 50))
    }
    let box = try probe.frame("second.box", at: 100)
    let factor = 0.5 + 0.5 * Self.share
    // The product of two springs is told in pieces.
    #expect(isClose(box.width, Self.midway.width * factor, within: 0.3))
    let center = Self.midway.center + Vector(50 * (1 - Self.share), 0)
    #expect((box.center - center).length < 0.01)
  }

  @Test func `looks go along beside the overlay`() throws {
    let round = { (frame: Rect, radius: Double, name: String) in
      shared("box", frame, named: name) { $0.cornerRadii = CornerRadii(all: radius) }
    }
    let probe = try PlanProbe(
      .even(.compose) { $0.isAbove = false }, from: [round(Self.start, 8, "small")],
      to: [round(Self.end, 24, "large")])
    #expect(try probe.layer("large", at: 500).cornerRadii == CornerRadii(all: 16))
  }

  @Test func `what has a clock of its own keeps it beside the overlay`() throws {
    let turn = Animation(
      from: .number(0), to: .number(90), timing: Timing(duration: .seconds(1)))
    let screens = ["first", "second"].map { name in
      var timeline = Timeline()
      timeline.add(turn, of: .rotate, onLayer: 2)
      return Screen(
        LayerID(name), layers: Self.screen(name, name == "first" ? Self.start : Self.end),
        timeline: timeline)
    }
    let settings = MatchSettings.like(.compose) { $0.isAbove = false }
    let stage = TransitionEnvironment(size: Size(390, 844), scale: 10_000)
    let film = try Flow(
      screens,
      steps: [
        Step(.show(["first"])), Step(.hold(.milliseconds(300))),
        Step(.push("second"), with: MatchedTransition(CrossFade(), CustomMatch(settings))),
        Step(.hold(.milliseconds(300))),
        Step(.pop(1), with: MatchedTransition(CrossFade(), CustomMatch(settings))),
      ], on: stage
    ) { _ in cut }.film(on: Canvas(size: stage.size))
    let frame = { (name: LayerID, time: Double) throws -> Rect in
      let scene = film.scene(at: .milliseconds(time))
      let item = try #require(scene.item(name))
      return try #require(scene.projection(of: item).map(item.properties.bounds)).boundingBox
    }
    #expect(try frame("second.box", 400).isClose(to: Self.midway, within: 0.001))
    let back = film.seams.last { $0.side == .beginning }
    let start = try #require(back).time.milliseconds
    let mirrored = Rect(
      ltrb: 16 - 6.496, 500 - 203.003, 116 + 360 - 260.935, 600 + 240 - 386.162)
    #expect(try frame("first.box", start + 100).isClose(to: mirrored, within: 0.001))
  }

  @Test(arguments: [InterruptionRule.reverse, .retarget, .shorten])
  func `interrupted beside the overlay, nothing jumps`(rule: InterruptionRule) throws {
    let settings = MatchSettings.like(.composeBounds) {
      ($0.isAbove, $0.placeholder) = (false, .animated)
    }
    let transition = MatchedTransition(CrossFade(), CustomMatch(settings))
    var back = Step(.pop(1))
    (back.start, back.interruption) = (.milliseconds(120), rule)
    let stage = TransitionEnvironment(size: Size(390, 844))
    let film = try Flow(
      [("first", Self.start), ("second", Self.end)].map { name, frame in
        Screen(LayerID(name), layers: Self.screen(name, frame))
      },
      steps: [Step(.show(["first"])), Step(.push("second"), with: transition), back], on: stage
    ) { _ in transition }.film(on: Canvas(size: stage.size))
    let seam = try #require(film.seams.first { $0.remark != nil })
    for name in ["first.box", "second.box"] {
      let frames = try [seam.resting, seam.moving].map { epoch in
        let scene = film.scene(in: epoch, at: FrameTime(seam.time))
        let item = try #require(scene.item(LayerID(name)))
        return try #require(scene.projection(of: item).map(item.properties.bounds)).boundingBox
      }
      #expect(frames[0].isClose(to: frames[1], within: 1e-6), "\(name)")
    }
    #expect(film.scene(at: film.duration).item("second.box") == nil)
  }

  @Test func `what is inside of an element that stays goes with it, unless it is lifted`() throws {
    let nested = { (frame: Rect, name: String) in
      var box = shared("box", frame, named: name)
      box.children = [
        shared(
          "label", Rect(x: 10, y: 10, width: 40, height: 20), named: "\(name).label",
          classes: ["label"])
      ]
      return [box]
    }
    let settings = MatchSettings.like(.composeBounds) { $0.isAbove = false }
    let (old, new) = (nested(Self.start, "small"), nested(Self.end, "large"))
    let carried = try PlanProbe(settings, from: old, to: new)
    #expect(carried.scene(at: 100).item("shared.label") == nil)
    let lifted = try PlanProbe(
      settings, [.init("label", .like(.compose) { $0.isAbove = true })], from: old, to: new)
    #expect(try lifted.frame("shared.label", at: 0).origin == Point(26, 510))
    #expect(lifted.scene(at: 100).item("large.label")?.properties.isHidden == true)
  }
}

// MARK: - Places and clips

extension ComposeOverlayTests {
  @Test func `a place as large as the animated bounds lets others make room`() throws {
    let beside = { (name: String, frame: Rect) in
      var layer = Layer(LayerID(name))
      layer.frame = frame
      return layer
    }
    let old =
      Self.before + [beside("old.beside", Rect(x: 130, y: 520, width: 40, height: 20))]
    let new =
      Self.after + [
        beside("new.below", Rect(x: 0, y: 250, width: 100, height: 20)),
        beside("new.over", Rect(x: 0, y: 100, width: 50, height: 20)),
      ]
    for (placeholder, isMoved) in [(MatchStyle.Placeholder.animated, 1.0), (.content, 0)] {
      let probe = try PlanProbe(
        Self.bounds { $0.placeholder = placeholder }, scale: 10_000, from: old, to: new)
      let grown = Self.midway.size
      #expect(
        try isClose(probe.y("new.below", at: 100), isMoved * (grown.height - 240), within: 0.001))
      #expect(
        try isClose(probe.x("old.beside", at: 100), isMoved * (grown.width - 100), within: 0.001))
      #expect(try probe.y("new.over", at: 100) == 0)
      #expect(try probe.y("new.below", at: 0) == isMoved * (100 - 240))
      #expect(try probe.y("new.below", at: 461) == 0)
    }
  }

  /// A list that cuts the box in half; the box's page does not.
  private static let halved: [Layer] = {
    var list = Layer("list", children: [shared("box", Rect(x: 0, y: 50, width: 100, height: 100))])
    list.frame = Rect(x: 20, y: 100, width: 100, height: 100)
    list.clipsToBounds = true
    return [list]
  }()

  @Test(arguments: [
    (MatchDialect.swiftUI, true), (.figma, true), (.compose, false), (.composeBounds, false),
    (.css, false), (.flutter, false), (.hero, false),
  ])
  func `what surrounds an element cuts it above the screens where its platform lets it`(
    dialect: MatchDialect, isCut: Bool
  ) throws {
    let probe = try PlanProbe(.like(dialect), from: Self.halved, to: Self.after)
    #expect((probe.scene(at: 0).item("window.box") != nil) == isCut)
    for clipping in MatchStyle.Clipping.allCases {
      let chosen = try PlanProbe(
        .like(dialect) { $0.clipping = clipping }, from: Self.halved, to: Self.after)
      #expect((chosen.scene(at: 0).item("window.box") != nil) == (clipping == .ancestors))
    }
  }

  @Test func `cut by its parent, an element is inside of it; cut by nothing, it is not`() throws {
    let nested = { (frame: Rect, name: String) in
      var box = shared("box", frame, named: name) { $0.clipsToBounds = true }
      box.children = [
        shared("label", Rect(x: 10, y: 10, width: 40, height: 20), named: "\(name).label")
      ]
      return [box]
    }
    for (clipping, isInside) in [(MatchStyle.Clipping.parent, true), (.none, false)] {
      let probe = try PlanProbe(
        Self.bounds { $0.clipping = clipping }, from: nested(Self.start, "small"),
        to: nested(Self.end, "large"))
      let scene = probe.scene(at: 100)
      let label = try #require(scene.item("shared.label"))
      let parent = label.parent.map { scene.items[$0].id.name }
      #expect((parent == "shared.box") == isInside)
    }
  }
}
