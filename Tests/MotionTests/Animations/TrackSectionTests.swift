import SegueMotion
import SegueSceneGraph
import Testing

@Suite struct CourseSectionTests {
  private static func animation(_ pace: TimingCurve) -> Animation {
    Animation(
      from: .number(100), to: .number(300), timing: Timing(duration: .milliseconds(400)), pace: pace
    )
  }

  @Test func `a section leads from one part of the way to another`() {
    var animation = Self.animation(.linear)
    animation.section = TrackSection(from: 0.75, to: 0)
    for (seconds, expected) in [(0, 250.0), (0.2, 175), (0.4, 100), (1, 100)] {
      let value = animation.value(at: seconds, model: .number(0), current: .number(0))
      #expect(value == .number(expected))
    }
  }

  @Test func `a spring may lead beyond the ends of the way`() throws {
    var animation = Self.animation(.spring(try Spring.system.launched(at: -80)))
    animation.section = TrackSection(from: 0.01, to: 1)
    let values = stride(from: 0.0, to: 0.1, by: 0.01).compactMap {
      animation.value(at: $0, model: .number(0), current: .number(0))
    }
    #expect(values.contains { if case .numbers(let number) = $0 { number.x < 90 } else { false } })
  }

  /// The difference quotient over a millionth of a second.
  @Test(arguments: [
    TimingCurve.easing(.ease), .easing(.easeInOut), .spring(.system),
    .spring(.damped(0.5, stiffness: 200)),
  ])
  func `progress says how fast a way is covered`(pace: TimingCurve) throws {
    var grouped = Self.animation(pace)
    grouped.timing.begin = .milliseconds(50)
    grouped.groups = [
      GroupTiming(
        Timing(begin: .milliseconds(20), duration: .milliseconds(300)), pace: .easing(.easeIn),
        from: .milliseconds(430), to: .milliseconds(60))
    ]
    var cut = Self.animation(pace)
    cut.section = TrackSection(from: 0.3, to: 1)
    for animation in [Self.animation(pace), grouped, cut] {
      for time in [0.05, 0.11, 0.23, 0.29] {
        let now = try #require(animation.progress(at: time))
        let before = try #require(animation.progress(at: time - 1e-6))
        #expect(((now.fraction - before.fraction) / 1e-6 - now.velocity).magnitude < 2e-3)
      }
    }
  }

  @Test func `what begins now has not moved yet`() throws {
    let progress = try #require(Self.animation(.easing(.easeOut)).progress(at: 0))
    #expect(progress.fraction == 0 && progress.velocity == 0)
  }
}
