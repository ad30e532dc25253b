import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import Testing
import TransitionProbes

/// Flutter's heroes.
@Suite struct FlutterHeroTests {
  private static let (small, large) = (Rect(ltrb: 16, 500, 116, 600), Rect(ltrb: 0, 0, 360, 240))
  private static let (before, after) = ([shared("box", small)], [shared("box", large)])

  @Test(arguments: [
    (250.0, Rect(ltrb: 9.00, 399.33, 218.52, 510.16)),
    (500.0, Rect(ltrb: 4.00, 278.18, 295.75, 420.18)),
    (750.0, Rect(ltrb: 1.00, 142.75, 343.73, 330.11)),
  ])
  func `two corners fly on arcs`(time: Double, frame: Rect) throws {
    let probe = try PlanProbe(.even(.flutter), from: Self.before, to: Self.after)
    #expect(try probe.frame("shared.box", at: time).isClose(to: frame, within: 0.006))
  }

  /// The centers of boxes of one size fly as the points do.
  @Test(arguments: [
    (250.0, Point(136.72, 500.404)), (500.0, Point(225.551, 375.296)),
    (750.0, Point(281.101, 232.268)),
  ])
  func `a center flies on an arc if it is told to`(time: Double, center: Point) throws {
    let size = Size(10, 10)
    let boxes = [Point(20, 600), Point(300, 80)].map {
      [shared("box", Rect(origin: $0 - Vector(5, 5), size: size))]
    }
    let probe = try PlanProbe(.even(.flutter) { $0.guide = .center }, from: boxes[0], to: boxes[1])
    #expect(try (probe.frame("shared.box", at: time).center - center).length < 0.001)
  }

  private static let pages: [(String, Double)] = [
    ("cupertino", 500), ("cupertino-fullscreen-dialog", 500), ("cupertino-sheet", 500),
    ("zoom", 300), ("fade-forwards", 450), ("fade-upwards", 300), ("open-upwards", 300),
    ("predictive-back", 450), ("fade-through", 300), ("shared-axis-x", 300),
    ("shared-axis-y", 300), ("shared-axis-z", 300),
  ]

  /// Pages of apps that look like Apple's fly straight.
  @Test(arguments: pages)
  func `every page flies for as long as it takes`(name: String, duration: Double) throws {
    let probe = try PlanProbe(
      try preset("flutter.\(name)"), on: TransitionEnvironment(size: Size(360, 640)),
      from: Self.before,
      to: Self.after)
    let share = Easing.cubicBezier(0.4, 0, 0.2, 1).value(at: 0.5)
    let isStraight = name.hasPrefix("cupertino")
    let way = RectArc(
      from: Self.small, to: Self.large, by: isStraight ? .corners : .diagonal,
      isStraight ? .linear : .circle)
    if name != "cupertino-sheet" {
      let frame = try probe.frame("shared.box", at: duration / 2)
      #expect(frame.isClose(to: way.rect(at: share), within: 0.2))
      #expect(try probe.frame("shared.box", at: duration) == Self.large)
    }
    #expect(
      try probe.frame("shared.box", at: duration - 30) != probe.frame("shared.box", at: duration))
  }

  @Test(arguments: ["dialog", "bottom-sheet", "fade-scale", "cupertino-popup", "cupertino-alert"])
  func `nothing flies onto a surface`(name: String) throws {
    let probe = try PlanProbe(
      try preset("flutter.\(name)"), .present, from: Self.before, to: Self.after)
    #expect(probe.scene(at: 60).item("shared.box") == nil)
  }

  /// The controller runs backwards through a flipped curve, which is the curve again.
  @Test func `the way back is as quick at first as the way there`() throws {
    let page = try preset("flutter.zoom")
    let there = try PlanProbe(page, from: Self.before, to: Self.after)
    let back = try PlanProbe(page, .pop, from: Self.before, to: Self.after)
    for time in [0.0, 60, 150, 240] {
      #expect(
        try there.frame("shared.box", at: time).isClose(to: back.frame("shared.box", at: time)))
    }
  }

  @Test func `both pages have a hole where the hero rests`() throws {
    let probe = try PlanProbe(try preset("flutter.zoom"), from: Self.before, to: Self.after)
    let scene = probe.scene(at: 100)
    for layer in Self.before + Self.after {
      #expect(scene.item(layer.id)?.properties.isHidden ?? true)
    }
  }
}
