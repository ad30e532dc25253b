import HeadlessSwiftUI
import SegueMotion
import SwiftUI
import Testing

private typealias Animation = HeadlessSwiftUI.Animation

extension Animation {
  /// The progress along a way of this length at a moment; 1 when nothing moves any more.
  fileprivate func progress(_ seconds: Double, along length: Double = 100) -> Double {
    let timed = timed(begin: .zero, way: [length])
    if let end = timed.end, end.seconds <= seconds { return 1 }
    return timed.progress(at: seconds)?.fraction ?? 0
  }

  fileprivate func end(along length: Double = 100) -> Double? {
    timed(begin: .zero, way: [length]).end?.seconds
  }

  fileprivate var logicalEnd: Double? {
    timed(begin: .zero, way: [100]).logicalEnd?.seconds
  }
}

private func expect(
  _ animation: Animation, _ values: [(Double, Double)], within tolerance: Double = 2e-6
) {
  for (time, value) in values {
    let found = animation.progress(time)
    #expect(abs(found - value) < tolerance, "\(animation) at \(time): \(found), not \(value)")
  }
}

/// Numbers of the specification: closed forms of springs, and CSS's curves.
@Suite("Paces of SwiftUI")
struct AnimationTests {
  @Test("Curves take .35 s unless they say otherwise")
  func usualDuration() {
    for curve in [Animation.linear, .easeIn, .easeOut, .easeInOut] {
      #expect(curve.end() == 0.35)
    }
    #expect(Animation.timingCurve(0, 0, 1, 1).end() == 0.35)
  }

  @Test("Curves are CSS's")
  func curves() {
    expect(.linear(duration: 2), [(0.5, 0.25), (1, 0.5)])
    expect(.easeIn(duration: 1), [(0.25, 0.093465), (0.5, 0.315357), (0.9, 0.839428)])
    expect(.easeOut(duration: 1), [(0.25, 0.378138), (0.5, 0.684643), (0.9, 0.982973)])
    expect(.easeInOut(duration: 1), [(0.25, 0.129162), (0.5, 0.5), (0.75, 0.870838)])
    expect(
      .timingCurve(0.32, 0.72, 0, 1, duration: 1),
      [(0.1, 0.269821), (0.25, 0.779131), (0.75, 0.992349)])
  }

  @Test("Springs with a name, or a duration and bounce")
  func springs() {
    let smooth = [(0.05, 0.131311), (0.1, 0.357740), (0.2, 0.715416), (0.3, 0.890034)]
    expect(.smooth, smooth + [(0.5, 0.986399), (0.75, 0.999159), (1, 0.999953)])
    expect(.spring, smooth)
    expect(.default, smooth)
    expect(.spring(), smooth)
    expect(.snappy, [(0.05, 0.138210), (0.2, 0.786369), (0.4, 1.001617), (0.75, 1.000436)])
    expect(.bouncy, [(0.05, 0.145715), (0.3, 1.033930), (0.5, 1.014498), (0.75, 0.998192)])
    expect(
      .spring(response: 0.5, dampingFraction: 0.825),
      [(0.1, 0.393608), (0.25, 0.908178), (0.5, 1.008402)])
    expect(.spring(response: 0.55, dampingFraction: 1), [(0.05, 0.112512), (0.5, 0.977810)])
  }

  @Test("A negative bounce is slower than a critical one")
  func overdamped() {
    expect(.spring(duration: 0.5, bounce: -0.25), [(0.1, 0.303614), (0.5, 0.926352)])
    expect(.spring(bounce: -0.5), [(0.25, 0.535728), (1, 0.962845)])
  }

  @Test("Springs by mass and stiffness are as Core Animation has them, never overdamped")
  func interpolating() {
    let spring = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    expect(spring, [(0.05, 0.104405), (0.25, 1.023360), (0.5, 1.074591), (1, 1.002170)])
    let launched = Animation.interpolatingSpring(stiffness: 100, damping: 10, initialVelocity: 5)
    expect(launched, [(0.05, 0.293078), (0.2, 1.059065), (0.8, 0.985364)])
    let critical = Animation.interpolatingSpring(mass: 1, stiffness: 100, damping: 90)
    expect(critical, [(0.05, 0.090204), (0.3, 0.800852), (0.8, 0.996981)])
  }

  @Test("A smooth spring over 100 points rests after 1.204 s, a bouncy one after 1.133 s")
  func rest() {
    func milliseconds(_ animation: Animation) -> Double? {
      animation.end().map { ($0 * 1000).rounded(.up) }
    }
    #expect(milliseconds(.smooth) == 1204)
    #expect(milliseconds(.bouncy) == 1133)
  }

  @Test("A spring that is not damped never ends")
  func perpetual() {
    #expect(Animation.spring(bounce: 1).end() == nil)
    #expect(Animation.spring(bounce: 1).repeatCount(3).end() == nil)
  }

  @Test("A delay waits, and speed shortens")
  func time() {
    let delayed = Animation.linear(duration: 1).delay(0.5)
    expect(delayed, [(0.25, 0), (0.75, 0.25), (1.25, 0.75)])
    #expect(delayed.end() == 1.5)
    let slow = Animation.easeInOut(duration: 0.35).speed(0.5)
    expect(slow, [(0.35, 0.5)])
    #expect(abs((slow.end() ?? 0) - 0.7) < 1e-9)
    // A delay inside is shortened, too; one outside is not.
    expect(Animation.linear(duration: 1).delay(1).speed(2), [(0.75, 0.5)])
    expect(Animation.linear(duration: 1).speed(2).delay(1), [(1.25, 0.5)])
  }

  @Test("Every other round goes backwards unless it is told not to")
  func rounds() {
    let swinging = Animation.linear(duration: 1).repeatForever()
    expect(swinging, [(0.75, 0.75), (1.25, 0.75), (2.25, 0.25)])
    #expect(swinging.end() == nil)
    let turning = Animation.linear(duration: 1).repeatForever(autoreverses: false)
    expect(turning, [(1.25, 0.25), (2.75, 0.75)])
    let thrice = Animation.linear(duration: 1).repeatCount(3)
    expect(thrice, [(1.5, 0.5), (2.75, 0.75)])
    #expect(thrice.end() == 3)
  }

  @Test("An even number of rounds ends at the start, and then jumps")
  func even() {
    let twice = Animation.linear(duration: 1).repeatCount(2)
    expect(twice, [(1.75, 0.25), (2, 1)])
  }

  @Test("A delay inside waits in each round, one outside once")
  func delayedRounds() {
    let inside = Animation.linear(duration: 1).delay(1).repeatForever(autoreverses: false)
    expect(inside, [(0.5, 0), (1.5, 0.5), (2.5, 0), (3.25, 0.25)])
    let outside = Animation.linear(duration: 1).repeatForever(autoreverses: false).delay(1)
    expect(outside, [(0.5, 0), (1.5, 0.5), (2.25, 0.25)])
  }

  @Test("Rounds in rounds")
  func nested() {
    let pair = Animation.linear(duration: 1).repeatCount(2, autoreverses: false)
    expect(pair.repeatCount(2), [(0.5, 0.5), (1.5, 0.5), (2.25, 0.75), (3.25, 0.75)])
    #expect(pair.repeatCount(2).end() == 4)
  }

  /// The three dots of program A10.
  @Test(
    "Dots that follow each other",
    arguments: [
      (0, 0.3, 0.75), (1, 0.3, 0.528065), (2, 0.3, 0.5), (0, 0.6, 1), (1, 0.6, 0.884113),
      (2, 0.6, 0.615887), (0, 0.9, 0.75), (1, 0.9, 0.971935), (2, 0.9, 0.971935),
    ])
  func dots(index: Int, time: Double, scale: Double) {
    let animation = Animation.easeInOut(duration: 0.6).repeatForever().delay(0.2 * Double(index))
    #expect(abs(0.5 + 0.5 * animation.progress(time) - scale) < 2e-6)
  }

  @Test("Springs count as complete after their response, interpolating ones after a swing")
  func logicalEnds() {
    #expect(Animation.smooth.logicalEnd == 0.5)
    #expect(Animation.bouncy.delay(1).logicalEnd == 1.5)
    let swing = Animation.interpolatingSpring(stiffness: 100, damping: 10)
    #expect(abs((swing.logicalEnd ?? 0) - 2 * .pi / 10) < 1e-9)
    #expect(Animation.linear(duration: 2).speed(2).logicalEnd == 1)
    #expect(Animation.linear.repeatForever().logicalEnd == nil)
    let early = Animation.linear(duration: 2).logicallyComplete(after: 0.25)
    #expect(early.logicalEnd == 0.25)
    #expect(early.end() == 2)
  }

  @Test("Springs take over what moves; what is delayed, repeated or interpolating does not")
  func fluid() {
    let taking = [
      Animation.default, .smooth, .interactiveSpring, .spring.logicallyComplete(after: 1),
    ]
    let blended = [
      Animation.linear, .smooth.delay(1), .smooth.speed(2), .smooth.repeatForever(),
      .interpolatingSpring, .interpolatingSpring(stiffness: 100, damping: 10),
    ]
    #expect(taking.map(\.isFluidSpring) == [true, true, true, true])
    #expect(Set(blended.map(\.isFluidSpring)) == [false])
    #expect(Animation.interactiveSpring.fluidSpring?.blendDuration == 0.25)
    #expect(abs((Animation.interactiveSpring.fluidSpring?.response ?? 0) - 0.15) < 1e-12)
  }

  /// A smooth spring over 100 points after .1 s: its value, and its velocity in points a second.
  private static let caught = (value: 35.773956, velocity: 449.437376)

  @Test(
    "A spring that takes over after .1 s goes on with the velocity of the one before",
    arguments: [
      (
        Animation.smooth,
        [(0.05, 43.065), (0.1, 35.768), (0.2, 17.462), (0.3, 7.042), (0.5, 0.906)]
      ),
      (Animation.bouncy, [(0.05, 44.556), (0.1, 36.875), (0.2, 12.925), (0.5, -1.119)]),
    ])
  func launched(animation: HeadlessSwiftUI.Animation, expected: [(Double, Double)]) {
    let (value, velocity) = Self.caught
    let back = animation.timed(begin: .zero, way: [-value], velocity: velocity / -value)
    for (time, shown) in expected {
      let found = value - value * (back.progress(at: time)?.fraction ?? 0)
      #expect(abs(found - shown) < 1e-3)
    }
  }

  @Test("A spring after a line has lost its velocity")
  func unlaunched() {
    let back = Animation.smooth.timed(begin: .seconds(0.5), way: [-50])
    for (time, shown) in [(0.6, 32.113), (0.7, 14.229), (0.8, 5.498)] {
      let found = 50 - 50 * (back.progress(at: time)?.fraction ?? 0)
      #expect(abs(found - shown) < 1e-3)
    }
  }

  /// What is shown where a pace blends into another one that leads back: the rest of the old way, less the
  /// new progress of it.
  @Test(
    "Other paces blend into what moves",
    arguments: [
      (
        Animation.easeInOut, 0.175, Animation.easeInOut,
        [(0.2625, 75.836), (0.35, 50), (0.4375, 12.916)]
      ),
      (
        Animation.smooth, 0.1, Animation.easeInOut,
        [(0.2, 59.401), (0.275, 42.968), (0.35, 15.843), (0.45, 0)]
      ),
    ])
  func blended(
    old: HeadlessSwiftUI.Animation, at moment: Double, new: HeadlessSwiftUI.Animation,
    expected: [(Double, Double)]
  ) {
    let back = new.timed(begin: .seconds(moment), way: [-100])
    for (time, shown) in expected {
      let found = 100 * old.progress(time) * (1 - (back.progress(at: time)?.fraction ?? 0))
      #expect(abs(found - shown) < 1e-3, "\(found), not \(shown)")
    }
  }

  @Test("Paces are the same if all their numbers are")
  func equality() {
    #expect(Animation.spring == .spring(duration: 0.5, bounce: 0))
    #expect(Animation.spring == .default)
    #expect(Animation.linear != .easeIn)
    #expect(Animation.linear.delay(1) != .linear.delay(2))
    #expect(Animation.linear.hashValue == Animation.linear(duration: 0.35).hashValue)
  }

  @Test("Numbers that make no spring make one that can be shown")
  func odd() {
    #expect(Animation.spring(response: 0, dampingFraction: 1).end() != nil)
    #expect(Animation.spring(duration: -1, bounce: -5).end() != nil)
    #expect(Animation.linear(duration: 0).end() == 0)
  }
}
