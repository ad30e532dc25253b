import HeadlessSwiftUI
import SegueMotion
import SwiftUI
import Testing

@Suite("Ends of springs")
struct SpringRestTests {
  /// Bounces and durations from stiff to sluggish, and ways from a pixel's part to a screen.
  private static let springs = [
    (0.5, 0.0), (0.5, 0.3), (0.5, -0.5), (0.15, 0.15), (0.02, 0.1), (2, 0.9), (1, 0.6),
  ].map { HeadlessSwiftUI.Spring(duration: $0.0, bounce: $0.1) }

  @Test(
    "At its end a spring hardly moves, hardly is pulled, and is near its target",
    arguments: springs, [0.05, 1, 100, 800])
  func calm(spring: HeadlessSwiftUI.Spring, length: Double) throws {
    let end = try #require(SpringRest.time(of: spring.base, along: length))
    let left = length - spring.value(target: length, time: end)
    let velocity = spring.velocity(target: length, time: end)
    // The equation of motion of a mass of one.
    let pull = spring.stiffness * left - spring.damping * velocity
    #expect(abs(left) <= 0.01 * length)
    #expect(abs(velocity) <= 0.06 + 1e-6)
    #expect(abs(pull) <= 0.06 + 1e-6)
  }

  @Test("A spring without a way is at its end, one without damping never is")
  func ends() {
    #expect(SpringRest.time(of: .duration(0.5), along: 0) == 0)
    #expect(SpringRest.time(of: .duration(0.5, bounce: 1), along: 100) == nil)
  }

  @Test("A longer way takes longer")
  func order() {
    let times = [1, 10, 100, 1000].map {
      SpringRest.time(of: .duration(0.5), along: $0) ?? 0
    }
    #expect(times == times.sorted())
    #expect(Set(times).count == 4)
  }
}
