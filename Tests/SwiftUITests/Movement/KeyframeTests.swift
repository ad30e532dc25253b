import Foundation
import HeadlessUIKit
import SwiftUI
import Testing

/// Keyframes by their closed forms.
@Suite("Keyframes")
@MainActor
struct KeyframeTests {
  private func isNear(_ value: Double, _ expected: Double, _ tolerance: Double = 6e-4) -> Bool {
    abs(value - expected) < tolerance
  }

  private func expect(
    _ timeline: KeyframeTimeline<Double>, _ values: [(Double, Double)], _ tolerance: Double = 6e-4,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for (seconds, value) in values {
      let found = timeline.value(time: seconds)
      #expect(
        isNear(found, value, tolerance), "\(found) instead of \(value) at \(seconds)",
        sourceLocation: sourceLocation)
    }
  }

  @Test("Cubic keyframes go smoothly through their values")
  func cubic() {
    let shake = KeyframeTimeline(initialValue: 0.0) {
      CubicKeyframe(-30.0, duration: 0.5)
      CubicKeyframe(30.0, duration: 1)
      CubicKeyframe(0.0, duration: 0.5)
    }
    #expect(shake.duration == 2)
    expect(
      shake,
      [(0.25, -16.25), (0.375, -26.719), (0.75, -18.75), (1, 0), (1.25, 18.75), (1.75, 16.25)])
    let one = KeyframeTimeline(initialValue: 0.0) { CubicKeyframe(100.0, duration: 1) }
    expect(one, [(0.25, 15.625)])
  }

  @Test("A cubic keyframe takes over the slope of a linear one")
  func linearBefore() {
    let timeline = KeyframeTimeline(initialValue: 0.0) {
      LinearKeyframe(50.0, duration: 0.5)
      CubicKeyframe(150.0, duration: 1)
    }
    expect(timeline, [(0.75, 79.688), (1, 112.5), (1.25, 139.063)])
  }

  @Test("A spring sets off with the velocity of the keyframe before")
  func spring() {
    let timeline = KeyframeTimeline(initialValue: 1.0) {
      LinearKeyframe(1.5, duration: 0.2)
      SpringKeyframe(1.0, duration: 0.5, spring: .bouncy)
    }
    expect(timeline, [(0.25, 1.50499), (0.3, 1.37871), (0.4, 1.10991), (0.5, 0.99168)])
  }

  private struct Looks {
    var angle = 0.0
    var scale = 1.0
  }

  private struct Shaken: View {
    let state: Switch

    var body: some View {
      Rectangle().frame(width: 50, height: 50)
        .keyframeAnimator(initialValue: Looks(), trigger: state.isOn) { content, value in
          content.offset(x: value.angle)
        } keyframes: { _ in
          KeyframeTrack(\.angle) {
            CubicKeyframe(-30, duration: 0.5)
            CubicKeyframe(30, duration: 1)
            CubicKeyframe(0, duration: 0.5)
          }
          KeyframeTrack(\.scale) { LinearKeyframe(1.5, duration: 0.2) }
        }
    }
  }

  @Test("A trigger runs all tracks from the value at rest")
  func triggered() {
    let state = Switch()
    let film = Film(of: Shaken(state: state)) { state.isOn = true }
    for (seconds, x) in [(0.25, -16.25), (1, 0), (1.75, 16.25)] {
      #expect(abs(film.frame("Rectangle", at: seconds).minX - (170 + x)) < 0.34)
    }
  }

  private struct Ticking: View {
    /// The moment at which every film begins, in seconds of the reference date.
    private static let start = 190_057_260.0

    var body: some View {
      TimelineView(.animation) { context in
        Rectangle().frame(width: 10, height: 10)
          .offset(x: CGFloat(60 * (context.date.timeIntervalSinceReferenceDate - Self.start)))
      }
    }
  }

  @Test("A timeline is made anew in each frame")
  func timeline() {
    let film = Film(of: Ticking(), limit: 2)
    let (early, late) = (film.frame("Rectangle", at: 0.5), film.frame("Rectangle", at: 1))
    #expect(abs(late.minX - early.minX - 30) < 0.34)
  }
}
