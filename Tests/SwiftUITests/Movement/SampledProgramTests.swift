import HeadlessQuartzCore
import HeadlessUIKit
import SwiftUI
import Testing

/// Small programs whose views are asked for anew in each frame, or go through phases.
@Suite("Phases, and views that are sampled")
@MainActor
struct SampledProgramTests {
  private func isNear(_ value: Double?, _ expected: Double, _ tolerance: Double = 6e-4) -> Bool {
    value.map { abs($0 - expected) < tolerance } ?? false
  }

  @Test("Phases follow each other for ever")
  func endlessPhases() {
    let film = Film(
      of: PhaseAnimator([false, true]) { phase in
        Rectangle().opacity(phase ? 1 : 0)
      } animation: { _ in
        .easeInOut(duration: 0.5)
      }, limit: 2)
    #expect(isNear(film.opacity("Rectangle", at: 0.25), 0.5))
    #expect(isNear(film.opacity("Rectangle", at: 0.5), 1, 2e-3))
    #expect(isNear(film.opacity("Rectangle", at: 0.75), 0.5))
  }

  private struct Heart: View {
    let state: Switch

    var body: some View {
      Rectangle().frame(width: 10, height: 10)
        .phaseAnimator([1, 1.3, 1], trigger: state.isOn) { content, phase in
          content.scaleEffect(phase)
        } animation: { _ in
          .smooth
        }
    }
  }

  @Test("A trigger runs all phases once")
  func triggeredPhases() {
    let state = Switch()
    let film = Film(of: Heart(state: state)) { state.isOn = true }
    func scale(_ seconds: Double) -> Double? {
      film.looks("ScaleEffect", at: seconds)?.transform.scale.x
    }
    #expect(isNear(scale(0.1), 1.10732))
    #expect(isNear(scale(0.3), 1.26701))
    #expect(isNear(scale(0.6), 1.19132))
    #expect(isNear(scale(0.8), 1.03285))
  }

  private struct Radial: Layout {
    var angle: Double
    var animatableData: Double {
      get { angle }
      set { angle = newValue }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
      proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()
    ) {
      for (index, subview) in subviews.enumerated() {
        let turn = (Double(index) / Double(subviews.count)) * 2 * .pi + angle * .pi / 180
        subview.place(
          at: CGPoint(x: bounds.midX + 100 * cos(turn), y: bounds.midY + 100 * sin(turn)),
          anchor: .center, proposal: .unspecified)
      }
    }
  }

  private struct Wheel: View {
    let state: Switch

    var body: some View {
      Radial(angle: state.isOn ? 90 : 0) {
        ForEach(0..<4) { index in
          Rectangle().frame(width: 20, height: 20).accessibilityIdentifier("view\(index)")
        }
      }
    }
  }

  @Test("A layout that moves is asked for in each frame")
  func movingLayout() {
    let state = Switch()
    let film = Film(of: Wheel(state: state)) {
      withAnimation(.linear(duration: 1)) { state.isOn = true }
    }
    let expected: [(Double, Double)] = [
      (265.711, 499.211), (124.289, 499.211), (124.289, 357.789), (265.711, 357.789),
    ]
    for (index, center) in expected.enumerated() {
      let box = film.frame("view\(index)", at: 0.5)
      // Edges lie between pixels.
      #expect(abs(box.midX - center.0) < 0.34 && abs(box.midY - center.1) < 0.34)
    }
  }

  private struct Counter: View, Animatable {
    var value: Double
    let seen: Seen

    nonisolated var animatableData: Double {
      get { value }
      set { value = newValue }
    }

    var body: some View {
      let _ = seen.values.append(value)
      Rectangle().frame(width: 10 + value, height: 10)
    }
  }

  private final class Seen { var values: [Double] = [] }

  private struct Counting: View {
    let state: Switch
    let seen: Seen
    var body: some View { Counter(value: state.isOn ? 100 : 0, seen: seen) }
  }

  @Test("A view that moves is asked for its body in each frame")
  func movingView() {
    let (state, seen) = (Switch(), Seen())
    let film = Film(of: Counting(state: state, seen: seen)) {
      withAnimation(.smooth) { state.isOn = true }
    }
    // Closed form of a critically damped spring of 0.5 s.
    func expected(_ seconds: Double) -> Double {
      let w = 2 * Double.pi / 0.5
      return 10 + 100 * (1 - (1 + w * seconds) * exp(-w * seconds))
    }
    for seconds in [0.1, 0.2, 0.5] {
      #expect(abs(film.frame("Rectangle", at: seconds).width - expected(seconds)) < 0.34)
    }
    #expect(seen.values.last == 100)
  }

  @Test("A timeline keeps its dates where the view around is made anew")
  func keptDates() {
    let state = Switch()
    let film = Film(
      of: Program(state: state) { state in
        let (start, width) = (state.number, state.isOn ? 20.0 : 10)
        if start > 0 {
          TimelineView(.animation(minimumInterval: 1)) { context in
            Rectangle().frame(width: width, height: 10)
              .offset(x: 60 * (context.date.timeIntervalSinceReferenceDate - start))
          }
        }
      }, limit: 3
    ) {
      state.number = VirtualDate.now.timeIntervalSinceReferenceDate
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        MainActor.assumeIsolated { state.isOn = true }
      }
    }
    #expect(isNear(film.frame("Rectangle", at: 0.8).midX, 195))
    #expect(isNear(film.frame("Rectangle", at: 1.2).midX, 255))
  }
}
