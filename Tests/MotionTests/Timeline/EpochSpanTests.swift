import SegueMotion
import SegueSceneGraph
import Testing

@Suite struct EpochSpanTests {
  private static let fade = Animation(
    from: .number(0), to: .number(1),
    timing: Timing(begin: .milliseconds(100), duration: .milliseconds(200)))

  private static func span(
    _ animation: Animation, clock: LayerClock? = nil, start: Time = .zero,
    until end: Time = .milliseconds(1000)
  ) -> ClosedRange<Time>? {
    var timeline = Timeline()
    timeline.add(animation, of: .opacity, onLayer: 0)
    if let clock { timeline.setClock(clock, ofLayer: 0) }
    let epoch = Epoch(start: start, tree: LayerTree([Layer("box")]), timeline: timeline)
    return epoch.span(of: timeline.entries[0], until: end, at: .sixty)
  }

  private static func range(_ start: Double, _ end: Double) -> ClosedRange<Time> {
    .milliseconds(start)...(.milliseconds(end))
  }

  @Test func `an animation begins and ends as its numbers say`() {
    #expect(Self.span(Self.fade) == Self.range(100, 300))
    #expect(Self.span(Self.fade, until: .milliseconds(250)) == Self.range(100, 250))
    #expect(Self.span(Self.fade, start: .milliseconds(500)) == Self.range(600, 800))
    #expect(Self.span(Self.fade, until: .milliseconds(100)) == nil)
  }

  @Test func `in an epoch that is one moment long, what begins later never begins`() {
    let (start, never) = (
      Time.milliseconds(350),
      Self.span(Self.fade, start: .milliseconds(350), until: .milliseconds(350))
    )
    #expect(never == nil)
    var present = Self.fade
    present.timing.begin = .milliseconds(-50)
    #expect(Self.span(present, start: start, until: start) == Self.range(350, 350))
    present.timing.begin = .zero
    #expect(Self.span(present, start: start, until: start) == Self.range(350, 350))
    present.timing.repeatCount = .infinity
    #expect(Self.span(present, start: start, until: start) == Self.range(350, 350))
    #expect(Self.span(Self.fade, start: start, until: .milliseconds(349)) == nil)
  }

  @Test func `a layer's clock shifts and stretches it`() {
    let clock = LayerClock(begin: .milliseconds(50), speed: 0.5)
    #expect(Self.span(Self.fade, clock: clock) == Self.range(250, 650))
    #expect(Self.span(Self.fade, clock: LayerClock(speed: 0)) == nil)
  }

  @Test func `what never ends lasts as long as the film`() {
    var endless = Self.fade
    endless.timing.repeatCount = .infinity
    #expect(Self.span(endless) == Self.range(100, 1000))
  }

  @Test func `in a group it is seen from the frame where it begins to that where it ends`() throws {
    var member = Self.fade
    // Twice as fast: from 50 ms to 150 ms of the film, which are frames 3 and 9.
    member.groups = [
      GroupTiming(
        Timing(duration: .milliseconds(500)), pace: .linear, from: .zero, to: .milliseconds(1000))
    ]
    let span = try #require(Self.span(member))
    #expect(abs(span.lowerBound.milliseconds - 50) < 0.01)
    #expect(abs(span.upperBound.milliseconds - 150) < 0.01)
  }
}
