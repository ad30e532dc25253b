import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

/// The first founding example: a presented page that turns twice, grows and fades in (its table of
/// seven moments, at the tolerance of curves).
@Suite struct RotateScaleFadeTests {
  struct Moment: Sendable {
    var time: Double
    var opacity: Double
    var radians: Double
    var scale: Double
    var a: Double
    var b: Double
  }

  static let moments = [
    Moment(time: 0, opacity: 0, radians: 0, scale: 0.1, a: 0.1, b: 0),
    Moment(
      time: 0.1, opacity: 0.017027, radians: 0.213963, scale: 0.117750, a: 0.115065, b: 0.025002),
    Moment(
      time: 0.25, opacity: 0.093465, radians: 1.174511, scale: 0.216246, a: 0.083470, b: 0.199487),
    Moment(
      time: 0.5, opacity: 0.315357, radians: 3.962891, scale: 0.55, a: -0.374699, b: -0.402617),
    Moment(
      time: 0.75, opacity: 0.621862, radians: 7.814547, scale: 0.883754, a: 0.034842, b: 0.883067),
    Moment(
      time: 0.9, opacity: 0.839428, radians: 10.548561, scale: 0.982250, a: -0.424601,
      b: -0.885736),
    Moment(time: 1, opacity: 1, radians: 12.566371, scale: 1, a: 1, b: 0),
  ]

  static let scene: AnimatedScene = {
    let page = Layer("page") { $0.frame = Rect(x: 0, y: 0, width: 390, height: 844) }
    let easeIn = TimingCurve.easing(.cubicBezier(0.42, 0, 1, 1))
    let easeInOut = TimingCurve.easing(.cubicBezier(0.42, 0, 0.58, 1))
    let timing = Timing(duration: .seconds(1), fill: .removed)
    var timeline = Timeline()
    timeline.add(
      AnimationGroup(
        GroupTiming(Timing(duration: .seconds(1), fill: .removed)),
        [
          .init(
            .opacity, Animation(from: .number(0), to: .number(1), timing: timing, pace: easeIn)),
          .init(
            .rotate, Animation(from: .number(0), to: .number(720), timing: timing, pace: easeIn)),
          .init(
            .scale,
            Animation(from: .pair(0.1, 0.1), to: .pair(1, 1), timing: timing, pace: easeInOut)),
        ]),
      onLayer: 0)
    return AnimatedScene(
      canvas: Canvas(size: Size(390, 844)),
      epochs: [Epoch(tree: LayerTree([page]), timeline: timeline)])
  }()

  @Test(arguments: moments) func `each moment has the numbers of the table`(moment: Moment) throws {
    let scene = Self.scene.scene(at: .seconds(moment.time))
    let page = try #require(scene.item("page"))
    let properties = page.properties
    #expect((properties.opacity - moment.opacity).magnitude < 2e-6)
    // At the end the animations are gone, and with them the two turns that nobody can see.
    let radians = moment.time < 1 ? properties.transform.rotationZ.radians : moment.radians
    #expect((radians - moment.radians).magnitude < 2e-5)
    #expect((properties.transform.scale.x - moment.scale).magnitude < 2e-6)
    let map = try #require(properties.transform.combined.affine)
    for (found, expected) in [
      (map.a, moment.a), (map.b, moment.b), (map.c, -moment.b), (map.d, moment.a),
    ] {
      #expect((found - expected).magnitude < 3e-6)
    }
  }

  @Test func `whole transforms would not turn at all`() {
    let none = Value.transform(.identity)
    let twice = Value.transform(.rotation(.degrees(720), about: .z))
    #expect(none.interpolated(to: twice, at: 0.4) == none)
  }

  @Test func `the film ends with the layer's own values`() throws {
    #expect(Self.scene.duration == .seconds(1))
    #expect(Self.scene.frameCount == 61)
    let last = Self.scene.scene(frame: 60)
    #expect(last == Self.scene.scene(at: .seconds(5)))
    #expect(last.items[0].properties == Self.scene.epochs[0].tree.nodes[0].properties)
  }
}
