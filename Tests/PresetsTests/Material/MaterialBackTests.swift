import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// What a finger does to Material's surfaces before they are dismissed.
@Suite struct MaterialBackTests {
  private static let stage = TransitionEnvironment(size: Size(360, 640), cornerRadius: 24)
  private static let names = ["bottom-sheet", "side-sheet", "surface"].map { "material.\($0)" }

  /// How far the finger has come when the back gesture's curve, (0.1, 0.1, 0, 1), is at `part`.
  private static func progress(at part: Double) throws -> Double {
    let curve = Easing.cubicBezier(0.1, 0.1, 0, 1)
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if curve.value(at: middle) < part { low = middle } else { high = middle }
    }
    return high
  }

  /// The preview, and how it looks at a part of the curve.
  private static func preview(
    _ name: String, _ operation: SegueTransitions.Operation = .dismiss,
    on stage: TransitionEnvironment = stage
  ) throws -> TransitionPlan {
    let rule = try #require(preset("material.\(name)").previewed)
    return try #require(rule.preview(for: TransitionContext(operation, on: stage)))
  }

  private static func moment(_ part: Double) throws -> Time {
    .milliseconds(1000 * (try progress(at: part)))
  }

  @Test(arguments: [(0.25, 0.975, 2.5), (0.5, 0.95, 5), (1, 0.9, 10)])
  func `a surface becomes a card of nine tenths, shifted to the edge`(
    part: Double, scale: Double, shift: Double
  ) throws {
    let plan = try Self.preview("surface", .pop)
    let look = try plan.layer("removal").properties(at: try Self.moment(part))
    #expect(isClose(look.transform.scale.x, scale) && isClose(look.transform.scale.y, scale))
    #expect(isClose(look.transform.translation.x, shift))
    #expect(isClose(look.cornerRadii.topLeft, 24 * part))
  }

  /// The sheet leaves 72 points free: 360 by 568.
  @Test(arguments: [0.25, 0.5, 1.0])
  func `a bottom sheet loses 48 by 24 points and stays at the edge`(part: Double) throws {
    let plan = try Self.preview("bottom-sheet")
    let moment = try Self.moment(part)
    let (sheet, content) = (
      try plan.layer("sheet").properties(at: moment),
      try plan.layer("content").properties(at: moment)
    )
    #expect(isClose(sheet.transform.scale.x, 1 - 48 / 360 * part))
    #expect(isClose(sheet.transform.scale.y, 1 - 24 / 568 * part))
    #expect(sheet.anchor == .bottom && content.anchor == .top)
    #expect(
      isClose(
        content.transform.scale.y * sheet.transform.scale.y, sheet.transform.scale.x,
        within: 1e-6))
  }

  /// The sheet is 256 points wide and leaves 104 free: 256 by 640.
  @Test(arguments: [false, true])
  func `a side sheet loses 24 by 48 points and stays at its edge`(isRightToLeft: Bool) throws {
    var stage = Self.stage
    stage.isRightToLeft = isRightToLeft
    let plan = try Self.preview("side-sheet", on: stage)
    let sheet = try plan.layer("sheet").properties(at: .seconds(1))
    #expect(isClose(sheet.transform.scale.x, 1 - 24.0 / 256))
    #expect(isClose(sheet.transform.scale.y, 1 - 48.0 / 640))
    #expect(sheet.anchor == UnitPoint(isRightToLeft ? 0 : 1, 0.5))
    #expect(sheet.frame.minX == (isRightToLeft ? 0 : 104))
  }

  /// Contents that keep their proportions end above the sheet's lower edge.
  @Test(arguments: [names[0], names[1]])
  func `where its contents end, a sheet shows its screen's background`(name: String) throws {
    let screens = [Screen("old", background: .color(.white)), Screen("new")]
    let film = try Self.film(name, to: 360, velocity: 0, screens)
    let scene = film.scene(at: try Self.start(name) + .milliseconds(499))
    let sheet = try #require(scene.item("sheet"))
    #expect(sheet.properties.background == .color(.white))
    #expect(try #require(scene.item("content")).properties.transform.scale.y < 1)
  }

  // MARK: - Letting go

  private static func film(
    _ name: String, to way: Double, velocity: Double,
    _ screens: [Screen] = [Screen("old"), Screen("new")]
  ) throws -> AnimatedScene {
    let finger = Gesture(
      [.init(0, at: .zero), .init(way, at: .milliseconds(500))], velocity: velocity,
      rule: .predictiveBack)
    let rule = try preset(name)
    let steps = [
      Step(.show(["new"])), Step(.present("old"), with: rule), Step(.hold(.milliseconds(100))),
      Step(.dismiss, with: rule, by: finger),
    ]
    return try Flow(screens, steps: steps, on: stage) { _ in cut }
      .film(on: Canvas(size: stage.size))
  }

  /// When the finger touches down.
  private static func start(_ name: String) throws -> Time {
    try preset(name).plan(for: TransitionContext(.present, on: stage)).duration + .milliseconds(100)
  }

  @Test(arguments: zip(names, [225.0, 225, 150]))
  func `released half way, it leaves from where it is, the quicker the further it was`(
    name: String, rest: Double
  ) throws {
    let film = try Self.film(name, to: 180, velocity: 0)
    let release = try Self.start(name) + .milliseconds(500)
    #expect(film.duration == release + .milliseconds(rest))
    let before = SeenLayer.all(in: film.scene(at: Time(nanoseconds: release.nanoseconds - 1)))
    let after = SeenLayer.all(in: film.scene(at: release))
    #expect(before.map(\.looks) == after.map(\.looks))
    for (a, b) in zip(before, after) { #expect(a.isClose(to: b), "\(a) became \(b)") }
    #expect(film.scene(at: film.duration).items.map(\.id.name) == ["container", "new"])
  }

  @Test(arguments: names)
  func `a finger that has come back cancels in a tenth of a second`(name: String) throws {
    let film = try Self.film(name, to: 180, velocity: -50)
    let start = try Self.start(name)
    #expect(film.duration == start + .milliseconds(600))
    #expect(film.scene(at: film.duration) == film.scene(at: start - .milliseconds(50)))
  }

  @Test func `on the way on nothing is previewed`() throws {
    for name in Self.names {
      #expect(
        try #require(preset(name).previewed).preview(for: TransitionContext(.push, on: Self.stage))
          == nil)
    }
  }
}
