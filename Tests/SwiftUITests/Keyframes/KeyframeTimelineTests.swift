import HeadlessSwiftUI
import SwiftUI
import Testing

private struct Pose: Equatable {
  var angle = Angle.zero
  var scale = 1.0
  var offset = CGSize.zero
}

/// The vectors of the specification, which were computed for it.
@Suite("Keyframes")
struct KeyframeTimelineTests {
  private func expect(
    _ timeline: KeyframeTimeline<Double>, _ values: [(Double, Double)],
    within tolerance: Double = 6e-4
  ) {
    for (time, value) in values {
      let found = timeline.value(time: time)
      #expect(abs(found - value) < tolerance, "at \(time): \(found), not \(value)")
    }
  }

  @Test("Cubic keyframes pass smoothly through each other")
  func cubics() {
    let shake = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(-30, duration: 0.5)
      CubicKeyframe(30, duration: 1)
      CubicKeyframe(0, duration: 0.5)
    }
    expect(
      shake,
      [
        (0.25, -16.25), (0.375, -26.719), (0.75, -18.75), (1, 0), (1.25, 18.75), (1.75, 16.25),
      ])
    #expect(shake.duration == 2)
  }

  @Test("One cubic keyframe begins and ends at rest")
  func single() {
    let timeline = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(100, duration: 1) }
    expect(timeline, [(0.25, 15.625), (0.5, 50), (0, 0), (1, 100)])
  }

  @Test("A cubic keyframe goes on with the speed of a linear one")
  func linearCubic() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(50, duration: 0.5)
      CubicKeyframe(150, duration: 1)
    }
    expect(timeline, [(0.25, 25), (0.75, 79.688), (1, 112.5), (1.25, 139.063)])
  }

  @Test("A cubic keyframe ends with the speed of a linear one after it")
  func cubicLinear() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(50, duration: 1)
      LinearKeyframe(150, duration: 1)
    }
    // Half of 50, less an eighth of the 100 a second with which it ends.
    expect(timeline, [(0.5, 12.5)])
  }

  @Test("Velocities that are given are kept")
  func velocities() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(0, duration: 1, startVelocity: 80, endVelocity: 0)
    }
    // Hermite's polynomial of a velocity at the start: u³ - 2u² + u.
    expect(timeline, [(0.5, 10), (0.25, 11.25)])
  }

  @Test("A spring goes on with the speed before it")
  func spring() {
    let beat = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(1.5, duration: 0.2)
      SpringKeyframe(1, spring: .bouncy)
    }
    expect(
      beat, [(0.25, 1.50499), (0.3, 1.37871), (0.4, 1.10991), (0.5, 0.99168)], within: 6e-6)
  }

  @Test("A spring that is cut off is at its target, and stays there")
  func cut() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      SpringKeyframe(100, duration: 0.1, spring: .smooth)
    }
    expect(timeline, [(0.05, 13.1311), (0.1, 100), (5, 100)])
    #expect(timeline.duration == 0.1)
  }

  @Test("A move jumps")
  func move() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      MoveKeyframe(10)
      LinearKeyframe(20, duration: 1)
      MoveKeyframe(50)
      LinearKeyframe(60, duration: 1)
    }
    expect(timeline, [(0.5, 15), (1, 50), (1.5, 55), (2, 60)])
  }

  @Test("Tracks run side by side, and hold at their ends")
  func tracks() {
    let timeline = KeyframeTimeline(initialValue: Pose()) {
      KeyframeTrack(\.scale) {
        LinearKeyframe(2, duration: 1)
      }
      KeyframeTrack(\.angle) {
        LinearKeyframe(.degrees(90), duration: 2, timingCurve: .easeInOut)
      }
      KeyframeTrack(\.offset) {
        for step in 1...3 {
          LinearKeyframe(CGSize(width: 10 * step, height: 0), duration: 0.5)
        }
      }
    }
    #expect(timeline.duration == 2)
    let pose = timeline.value(time: 1)
    #expect(pose.scale == 2)
    #expect(abs(pose.angle.degrees - 45) < 1e-9)
    #expect(pose.offset.width == 20)
    #expect(timeline.value(progress: 1).offset.width == 30)
    #expect(timeline.value(time: 0) == Pose())
  }

  @Test("A curve of its own eases a linear keyframe")
  func eased() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(100, duration: 1, timingCurve: .easeIn)
    }
    expect(timeline, [(0.25, 9.3465), (0.5, 31.5357)])
  }
}
