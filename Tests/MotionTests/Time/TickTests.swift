import SegueMotion
import SegueSceneGraph
import Testing

/// Time in ticks and values in steps, as platforms have them that count milliseconds and pixels.
@Suite struct TickTests {
  private static func animation(_ resolution: Double?, _ tick: Time?) -> Animation {
    var timing = Timing(begin: .milliseconds(10), duration: .milliseconds(100))
    timing.tick = tick
    var animation = Animation(from: .number(-10), to: .number(10), timing: timing)
    animation.resolution = resolution
    return animation
  }

  private static func value(of animation: Animation, at seconds: Double) -> Value? {
    animation.value(at: seconds, model: .number(0), current: .number(0))
  }

  @Test(arguments: [(0.0357, -5.0), (0.0399, -4.2), (0.04, -4), (0.0109, -10), (0.11, 10)])
  func `time passes in whole ticks from the beginning`(seconds: Double, expected: Double) throws {
    let value = Self.value(of: Self.animation(nil, .milliseconds(1)), at: seconds)
    guard case .numbers(let numbers) = value else {
      Issue.record("no number")
      return
    }
    #expect(abs(numbers.x - expected) < 1e-12)
  }

  /// 29 ms are a little less than 0.029 as a double.
  @Test(arguments: 0...100) func `whole milliseconds stay what they are`(milliseconds: Int) {
    let seconds = Double(10 + milliseconds) / 1000
    let ticking = Self.value(of: Self.animation(nil, .milliseconds(1)), at: seconds)
    guard case .numbers(let numbers) = ticking else {
      Issue.record("no number")
      return
    }
    #expect(abs(numbers.x - (-10 + Double(milliseconds) / 5)) < 1e-9)
  }

  @Test(arguments: [(0.0573, -1.0, -0.5), (0.0576, 0, -0.5), (0.0612, 0, 0), (0.063, 1, 0.5)])
  func `numbers go in steps, to the nearest one`(
    seconds: Double, whole: Double, half: Double
  ) {
    #expect(Self.value(of: Self.animation(1, nil), at: seconds) == .number(whole))
    #expect(Self.value(of: Self.animation(2, nil), at: seconds) == .number(half))
  }
}
