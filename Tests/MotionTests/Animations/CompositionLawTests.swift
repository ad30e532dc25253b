import SegueGeometry
import SegueMotion
import SegueSceneGraph
import TestSupport
import Testing

/// Laws of animations that act on one property together.
@Suite struct CompositionLawTests {
  static let tree = LayerTree([Layer("a") { $0.position = Point(100, 0) }])

  static func x(_ animations: [Animation], at seconds: Double) -> Double {
    var timeline = Timeline()
    for animation in animations { timeline.add(animation, of: .positionX, onLayer: 0) }
    return timeline.properties(of: tree, at: seconds)[0].position.x
  }

  @Test(arguments: SeededGenerator.seeds)
  func `of animations that replace one another the last one shows`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var animations = (0..<4).map { _ in random.animation() }
    animations[3].timing.fill = .both
    for _ in 0..<20 {
      let seconds = random.double(in: 0...10)
      #expect(Self.x(animations, at: seconds) == Self.x([animations[3]], at: seconds))
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `numbers that are added may be added in any order`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let animations = (0..<5).map { _ in
      var animation = random.animation()
      animation.composition = .add
      return animation
    }
    let others = animations.shuffled(using: &random)
    for _ in 0..<20 {
      let seconds = random.double(in: 0...10)
      let difference = Self.x(animations, at: seconds) - Self.x(others, at: seconds)
      #expect(difference.magnitude < 1e-8)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `an animation that catches up begins where the property was`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var model = Value.number(Double(random.int(in: -500...500)))
    var animations: [Animation] = []
    var time = Time.zero
    for _ in 0..<6 {
      let target = Value.number(Double(random.int(in: -500...500)))
      let before = Self.value(animations, over: model, at: time.seconds)
      let timing = Timing(begin: time, duration: random.time())
      let pace = random.pick([TimingCurve.linear, .easing(.easeInOut), .easing(.easeOut)])
      animations.append(
        try #require(Animation.catchingUp(from: model, to: target, timing: timing, pace: pace)))
      let after = Self.value(animations, over: target, at: time.seconds)
      #expect((after - before).magnitude < 1e-9)
      model = target
      time = time + random.time(to: 500_000_000)
    }
    // When all have caught up, the property is exactly where it was set.
    #expect(Self.value(animations, over: model, at: 100) == model.scalar)
  }

  private static func value(
    _ animations: [Animation], over model: Value, at seconds: Double
  ) -> Double {
    var layer = Layer("a")
    layer.position = Point(model.scalar ?? 0, 0)
    var timeline = Timeline()
    for animation in animations { timeline.add(animation, of: .positionX, onLayer: 0) }
    return timeline.properties(of: LayerTree([layer]), at: seconds)[0].position.x
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a group cuts its members off at its end`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var member = random.animation()
    member.timing.begin = .zero
    let timing = Timing(
      begin: random.time(), duration: random.time(), fill: random.pick([.both, .removed]))
    let flattened = AnimationGroup(GroupTiming(timing), [.init(.positionX, member)]).flattened[0]
    let end = try #require(flattened.animation.end)
    #expect(end == timing.begin + timing.duration)
    for _ in 0..<10 {
      let inside = random.double(in: 0...timing.duration.seconds)
      let shown = Self.x([flattened.animation], at: timing.begin.seconds + inside)
      #expect((shown - Self.x([member], at: inside)).magnitude < 1e-3)
    }
    let after = end.seconds + random.double(in: 0.001...9)
    let held = Self.x([member], at: timing.duration.seconds)
    #expect(Self.x([flattened.animation], at: after) == (timing.fill == .both ? held : 100))
  }
}
