import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

@Suite struct AnimationTests {
  static let second = Timing(duration: .seconds(1))

  static func value(
    _ animation: Animation, at seconds: Double, model: Double = 100, current: Double? = nil
  ) -> Double? {
    animation.value(at: seconds, model: .number(model), current: .number(current ?? model))?.scalar
  }

  @Test(arguments: [
    (FromTo(from: .number(0), to: .number(10)), 0.0, 10.0),
    (FromTo(from: .number(5), by: .number(10)), 5, 15),
    (FromTo(to: .number(50), by: .number(20)), 30, 50),
    (FromTo(from: .number(20)), 20, 100),
    (FromTo(to: .number(20)), 100, 20),
    (FromTo(by: .number(20)), 100, 120),
    (FromTo(), 100, 100),
  ])
  func `ends that are not given are the layer's own`(basic: FromTo, from: Double, to: Double) {
    let animation = Animation(.basic(basic), timing: Self.second)
    #expect(Self.value(animation, at: 0) == from)
    #expect(Self.value(animation, at: 0.5) == (from + to) / 2)
    #expect(Self.value(animation, at: 1) == to)
  }

  @Test func `one number is both factors of a scale, and all corners of a box`() throws {
    let film = Animation(from: .number(0.5), to: .number(1), timing: Self.second, pace: .linear)
    var layer = LayerProperties()
    for property in [Property.scale, .cornerRadius] {
      let model = try #require(layer[property])
      layer[property] = film.value(at: 0.5, model: model, current: model)
    }
    #expect(layer.transform.scale == [0.75, 0.75, 1])
    #expect(layer.cornerRadii == CornerRadii(all: 0.75))
  }

  /// The vector V14: from 0 to 100 in a second, and on the way to 20 from half a second on.
  @Test(arguments: [
    (0.0, 0.0), (0.25, 25), (0.5, 50), (0.75, 55), (1, 60), (1.25, 40), (1.5, 20),
  ])
  func `animations that catch up overlap without a jump`(time: Double, expected: Double) throws {
    let first = try #require(
      Animation.catchingUp(
        from: .number(0), to: .number(100), timing: Self.second, pace: .linear))
    var later = Self.second
    later.begin = .milliseconds(500)
    let second = try #require(
      Animation.catchingUp(from: .number(100), to: .number(20), timing: later, pace: .linear))
    var tree = Layer("layer")
    tree.opacity = 20
    // Until it is retargeted the layer's own value is 100; then it is 20 at once.
    tree.opacity = time < 0.5 ? 100 : 20
    var timeline = Timeline()
    timeline.add(first, of: .opacity, onLayer: 0)
    if time >= 0.5 { timeline.add(second, of: .opacity, onLayer: 0) }
    let opacity = timeline.properties(of: LayerTree([tree]), at: time)[0].opacity
    #expect((opacity - expected).magnitude < 1e-12)
  }

  @Test func `a cumulative animation goes on where its last run ended`() throws {
    var turning = Animation(from: .number(0), to: .number(90), timing: Self.second, pace: .linear)
    turning.timing.repeatCount = 3
    turning.isCumulative = true
    #expect(Self.value(turning, at: 0.5) == 45)
    #expect(Self.value(turning, at: 1.5) == 135)
    #expect(Self.value(turning, at: 2.5) == 225)
    #expect(Self.value(turning, at: 3) == 270)
  }

  @Test func `a spring that is cut off ends at its target`() throws {
    let spring = try Spring(mass: 1, stiffness: 100, damping: 5)
    let animation = Animation(
      from: .number(0), to: .number(1), timing: Timing(duration: .milliseconds(300)),
      pace: .spring(spring))
    let before = try #require(Self.value(animation, at: 0.299999))
    #expect((before - 1).magnitude > 0.1)
    #expect(Self.value(animation, at: 0.3) == 1)
    #expect(Self.value(animation, at: 9) == 1)
  }

  @Test func `members of a group see its eased time and end with it`() throws {
    let member = Animation(
      from: .number(0), to: .number(10), timing: Timing(duration: .seconds(2)), pace: .linear)
    let late = Animation(
      from: .number(0), to: .number(10),
      timing: Timing(begin: .milliseconds(500), duration: .zero), pace: .linear)
    let group = AnimationGroup(
      GroupTiming(
        Timing(begin: .seconds(1), duration: .seconds(1), fill: .forwards),
        easing: .cubicBezier(0.42, 0, 1, 1)),
      [.init(.opacity, member), .init(.zPosition, late)])
    let flattened = group.flattened
    #expect(flattened[1].animation.timing.duration == .seconds(1))
    // Half of the group's time is 0.315357 of it by ease-in, a sixth of the member's two seconds.
    let value = try #require(Self.value(flattened[0].animation, at: 1.5))
    #expect((value - 10 * 0.315357 / 2).magnitude < 2e-5)
    #expect(Self.value(flattened[0].animation, at: 0.5) == nil)
    #expect(Self.value(flattened[0].animation, at: 5) == 5)
    #expect(flattened[0].animation.end == .seconds(2))
  }

  @Test func `what is added acts before what is there, for transforms`() throws {
    let quarter = Transform.rotation(.degrees(90), about: .z)
    let shift = Transform.translation(10, 0)
    let sum = Value.transform(quarter).added(to: .transform(shift))
    #expect(sum == .transform(quarter.followed(by: shift)))
  }
}
