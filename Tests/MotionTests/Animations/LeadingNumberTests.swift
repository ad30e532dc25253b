import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

/// Animations that a number leads in place of time.
@Suite struct LeadingNumberTests {
  /// A list that is scrolled by 200 points in a second, evenly, and back in another one.
  private static let scroll = Animation(
    .keyframes(Keyframes([.number(0), .number(-200), .number(0)], times: [0, 0.5, 1])),
    timing: Timing(duration: .seconds(2)))

  private static func lead(
    _ animations: [Animation] = [scroll], from start: Double = -20, to end: Double = -120
  ) -> LeadingNumber {
    LeadingNumber(
      of: "list", .translateY, rest: .number(0), animations: animations, from: start, to: end)
  }

  /// Points scrolled: 200 t in the first second, 200 (2 - t) in the second; from them (points - 20) / 100.
  @Test(
    arguments: [
      (-1, 0), (0, 0), (0.1, 0), (0.2, 0.2), (0.35, 0.5), (0.5, 0.8), (0.6, 1), (1, 1), (1.5, 0.8),
      (1.8, 0.2), (1.95, 0), (3, 0),
    ] as [(Double, Double)])
  func `the progress is the part of the way that the number has gone`(
    seconds: Double, progress: Double
  ) {
    expect([Self.lead().progress(at: seconds)], within: 1e-9, of: [progress])
  }

  @Test func `a way upwards has its beginning below`() {
    let lead = Self.lead(from: -120, to: -20)
    expect([lead.progress(at: 0.2)], within: 1e-9, of: [0.8])
    #expect(lead.progress(at: 0) == 1)
  }

  @Test func `what is added to the number leads as well`() {
    let push = Animation(
      .basic(FromTo(from: .number(0), to: .number(-50))), timing: Timing(duration: .seconds(1)),
      composition: .add)
    // 50 points by the list, 12.5 by the addition.
    expect([Self.lead([Self.scroll, push]).number(at: 0.25)], within: 1e-9, of: [-62.5])
  }

  @Test func `one of several numbers may lead`() {
    let way = Animation(
      .basic(FromTo(from: .pair(0, 0), to: .pair(40, -80))), timing: Timing(duration: .seconds(1)))
    let lead = LeadingNumber(
      of: "list", .translate, component: 1, rest: .pair(0, 0), animations: [way], from: 0, to: -80)
    expect([lead.progress(at: 0.25)], within: 1e-9, of: [0.25])
  }

  @Test func `members see the progress, eased, in place of time`() throws {
    let easing = Easing.cubicBezier(0.42, 0, 1, 1)
    var fade = Animation(
      from: .number(1), to: .number(0), timing: Timing(duration: .seconds(4)))
    fade.groups = [GroupTiming(ledBy: Self.lead(), lasting: .seconds(4), easing: easing)]
    for (seconds, progress) in [(0.2, 0.2), (0.35, 0.5), (1.5, 0.8)] {
      let value = try #require(fade.value(at: seconds, model: .number(1), current: .number(1)))
      expect([value.numbers.x], within: 1e-9, of: [1 - easing.value(at: progress)])
    }
    #expect(fade.end == .seconds(2))
  }

  @Test func `a velocity is that of the number`() throws {
    var fade = Animation(from: .number(0), to: .number(1), timing: Timing(duration: .seconds(1)))
    fade.groups = [GroupTiming(ledBy: Self.lead(), lasting: .seconds(1))]
    let there = try #require(fade.progress(at: 0.35))
    expect([there.fraction], within: 1e-9, of: [0.5])
    #expect((there.velocity - 2).magnitude < 1e-6)
    #expect((try #require(fade.progress(at: 1.5)).velocity + 2).magnitude < 1e-6)
  }

  @Test func `what never rests leads for ever`() {
    var endless = Self.scroll
    endless.timing.repeatCount = .infinity
    var fade = Animation(from: .number(0), to: .number(1), timing: Timing(duration: .seconds(1)))
    fade.groups = [GroupTiming(ledBy: Self.lead([endless]), lasting: .seconds(1))]
    #expect(fade.end == nil)
    let value = fade.value(at: 20.35, model: .number(0), current: .number(0))
    expect([value?.numbers.x ?? 0], within: 1e-9, of: [0.5])
  }
}
