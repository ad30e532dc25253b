import HeadlessSwiftUI
import SwiftUI
import Testing

private func isNear(_ a: Double, _ b: Double, within tolerance: Double = 1e-6) -> Bool {
  abs(a - b) <= tolerance
}

/// Numbers of the closed forms.
@Suite("Springs of SwiftUI")
struct SpringTests {
  typealias Spring = HeadlessSwiftUI.Spring

  @Test(
    "Stiffness and damping follow from duration and bounce",
    arguments: [
      (0.0, 25.132741), (0.15, 21.362830), (0.3, 17.592919), (0.6, 10.053096), (-0.25, 33.510322),
    ])
  func numbers(bounce: Double, damping: Double) {
    let spring = Spring(duration: 0.5, bounce: bounce)
    #expect(isNear(spring.stiffness, 157.913670))
    #expect(isNear(spring.damping, damping))
    #expect(isNear(spring.bounce, bounce, within: 1e-12))
    #expect(isNear(spring.duration, 0.5, within: 1e-12))
    #expect(spring.mass == 1)
  }

  @Test("A mass multiplies stiffness and damping")
  func mass() {
    let spring = Spring(mass: 3, stiffness: 1000, damping: 500)
    #expect(isNear(spring.stiffness, 1000, within: 1e-9))
    #expect(isNear(spring.damping, 500, within: 1e-9))
    #expect(isNear(spring.dampingRatio, 4.5644, within: 1e-4))
  }

  @Test("The value is the closed form, and so is the velocity")
  func values() {
    #expect(isNear(Spring.smooth.value(target: 1.0, time: 0.1), 0.357740))
    #expect(isNear(Spring.bouncy.value(target: 100.0, time: 0.3), 103.3930, within: 1e-4))
    #expect(isNear(Spring.smooth.velocity(target: 1.0, time: 0.1), 4.494374))
    let launched = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(isNear(launched.value(target: 1.0, initialVelocity: 5, time: 0.2), 1.059065))
  }

  @Test("A change of target goes on from value and velocity")
  func update() {
    var (value, velocity) = (0.0, 0.0)
    Spring.smooth.update(value: &value, velocity: &velocity, target: 100, deltaTime: 0.1)
    #expect(isNear(value, 35.773956, within: 1e-5))
    #expect(isNear(velocity, 449.437376, within: 1e-4))
    Spring.smooth.update(value: &value, velocity: &velocity, target: 40, deltaTime: 0.1)
    #expect(isNear(value, 50.0772, within: 1e-4))
  }

  @Test("Values with animatable data move as their data do")
  func animatable() {
    let point = Spring.smooth.value(
      fromValue: CGPoint(x: 10, y: 0), toValue: CGPoint(x: 20, y: 100), initialVelocity: .zero,
      time: 0.1)
    #expect(isNear(point.x, 13.577396, within: 1e-5))
    #expect(isNear(point.y, 35.773956, within: 1e-5))
  }

  @Test("The force pulls to the target, less the damping")
  func force() {
    let spring = Spring(mass: 1, stiffness: 100, damping: 10)
    #expect(isNear(spring.force(target: 10.0, position: 4.0, velocity: 2.0), 580, within: 1e-9))
  }

  @Test("SwiftUI's own settling durations")
  func settling() {
    #expect(isNear(Spring.smooth.settlingDuration, 0.8))
    #expect(isNear(Spring.snappy.settlingDuration, 0.876827))
    #expect(isNear(Spring.bouncy.settlingDuration, 1.044713))
    #expect(isNear(Spring.bouncy.settlingDuration(target: 1.0, epsilon: 0.001), 1.044713))
    #expect(Spring.bouncy.settlingDuration(target: 0.0, epsilon: 0.001) == 0)
  }

  @Test(
    "A spring made for a settling duration is UIKit's",
    arguments: [(0.5, 0.8, 17.988593), (0.5, 1, 18.466827), (1, 0.7, 9.839647)])
  func fitted(duration: Double, ratio: Double, frequency: Double) {
    let spring = Spring(settlingDuration: duration, dampingRatio: ratio)
    #expect(isNear(spring.stiffness.squareRoot(), frequency))
    #expect(isNear(spring.dampingRatio, ratio))
  }
}
