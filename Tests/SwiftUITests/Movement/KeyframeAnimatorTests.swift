import Foundation
import HeadlessUIKit
import SwiftUI
import Testing

/// Views whose values run along keyframes, or that are made anew at dates.
@Suite("Keyframes and timelines in views")
@MainActor
struct KeyframeAnimatorTests {
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
