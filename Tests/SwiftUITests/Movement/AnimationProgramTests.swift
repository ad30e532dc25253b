import HeadlessQuartzCore
import HeadlessUIKit
import SwiftUI
import Testing

/// Small programs in the manner of apps, whose courses follow from closed forms.
@Suite("Animations of views")
@MainActor
struct AnimationProgramTests {
  private let state = Switch()

  private func isNear(_ value: CGFloat?, _ expected: CGFloat, _ tolerance: CGFloat = 6e-4) -> Bool {
    value.map { abs($0 - expected) < tolerance } ?? false
  }

  private func film<Content: View>(
    action: @escaping @MainActor (Switch) -> Void,
    @ViewBuilder _ content: @escaping @MainActor (Switch) -> Content
  ) -> Film {
    let state = state
    return Film(of: Program(state: state, content: content)) { action(state) }
  }

  /// Does something a while after the film has begun.
  private func later(_ seconds: Double, _ work: @escaping @MainActor () -> Void) {
    DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
      MainActor.assumeIsolated { work() }
    }
  }

  @Test("An opacity moves evenly")
  func opacity() {
    let film = film { state in
      withAnimation(.linear(duration: 1)) { state.isOn = true }
    } _: {
      Rectangle().frame(width: 100, height: 100).opacity($0.isOn ? 0 : 1)
    }
    #expect(isClose(film.frame("Rectangle"), CGRect(x: 145, y: 378.667, width: 100, height: 100)))
    #expect(isNear(film.opacity("Rectangle", at: 0.25).map { CGFloat($0) }, 0.75))
    #expect(isNear(film.opacity("Rectangle", at: 0.5).map { CGFloat($0) }, 0.5))
  }

  @Test("The animation that is meant by none is a spring")
  func defaultSpring() {
    let film = film { state in
      withAnimation { state.isOn = true }
    } _: {
      Circle().frame(width: 60).offset(x: $0.isOn ? 100 : 0)
    }
    #expect(isNear(film.frame("Circle", at: 0.1).minX, 200.774))
    #expect(isNear(film.frame("Circle", at: 0.2).minX, 236.542))
    #expect(isNear(film.frame("Circle", at: 0.3).minX, 254.003))
    #expect(isNear(film.frame("Circle", at: 0.5).minX, 263.640))
  }

  @Test("An implicit animation is stronger than the one around, for what is inside")
  func implicit() {
    let film = film { state in
      withAnimation(.linear(duration: 2)) { state.isOn = true }
    } _: {
      Rectangle().frame(width: 100, height: 100)
        .offset(x: $0.isOn ? 100 : 0)
        .animation(.linear(duration: 1), value: $0.isOn)
        .opacity($0.isOn ? 0 : 1)
    }
    #expect(isNear(film.frame("Rectangle", at: 0.5).minX, 145 + 50))
    #expect(isNear(film.opacity("Rectangle", at: 0.5).map { CGFloat($0) }, 0.75))
  }

  @Test("No animation for a value lets it jump")
  func withoutAnimation() {
    let film = film { state in
      withAnimation(.linear(duration: 1)) { state.isOn = true }
    } _: {
      Rectangle().frame(width: 100, height: 100)
        .offset(x: $0.isOn ? 100 : 0)
        .animation(nil, value: $0.isOn)
        .opacity($0.isOn ? 0 : 1)
    }
    #expect(isNear(film.frame("Rectangle", at: 0.1).minX, 245))
    #expect(isNear(film.opacity("Rectangle", at: 0.5).map { CGFloat($0) }, 0.5))
  }

  /// Two values of one view, each written by itself.
  private struct TwoStates: View {
    @State private var a: CGFloat = 0
    @State private var b: CGFloat = 0
    let state: Switch
    let begin: (Binding<CGFloat>, Binding<CGFloat>) -> Void

    var body: some View {
      ZStack {
        Rectangle().frame(width: 10, height: 10).offset(x: a).accessibilityIdentifier("a")
        Rectangle().frame(width: 10, height: 10).offset(x: b).accessibilityIdentifier("b")
      }
      .onChange(of: state.isOn) { begin($a, $b) }
    }
  }

  @Test("Each write moves as its own transaction says")
  func transactions() {
    let state = state
    let film = Film(
      of: TwoStates(state: state) { a, b in
        withAnimation(.linear(duration: 1)) { a.wrappedValue = 100 }
        b.wrappedValue = 100
      }
    ) { state.isOn = true }
    #expect(isNear(film.frame("a", at: 0.5).minX, 190 + 50))
    #expect(isNear(film.frame("b", at: 0.5).minX, 190 + 100))
    state.isOn = false
    let two = Film(
      of: TwoStates(state: state) { a, b in
        withAnimation(.linear(duration: 1)) { a.wrappedValue = 100 }
        withAnimation(.linear(duration: 2)) { b.wrappedValue = 100 }
      }
    ) { state.isOn = true }
    #expect(isNear(two.frame("a", at: 0.5).minX, 190 + 50))
    #expect(isNear(two.frame("b", at: 0.5).minX, 190 + 25))
  }

  @Test("A transaction may forbid implicit animations")
  func disabled() {
    let film = film { state in
      var transaction = Transaction()
      transaction.disablesAnimations = true
      withTransaction(transaction) { state.isOn = true }
    } _: {
      Rectangle().frame(width: 100, height: 100)
        .offset(x: $0.isOn ? 100 : 0)
        .animation(.linear(duration: 1), value: $0.isOn)
    }
    #expect(isNear(film.frame("Rectangle", at: 0).minX, 245))
  }

  @Test("A delay waits, a speed stretches")
  func delayAndSpeed() {
    let delayed = film { state in
      withAnimation(.linear(duration: 1).delay(0.5)) { state.isOn = true }
    } _: {
      Rectangle().frame(width: 100, height: 100).offset(x: $0.isOn ? 100 : 0)
    }
    #expect(isNear(delayed.frame("Rectangle", at: 0.4).minX, 145))
    #expect(isNear(delayed.frame("Rectangle", at: 0.75).minX, 145 + 25))
    state.isOn = false
    let slow = film { state in
      withAnimation(.easeInOut.speed(0.5)) { state.isOn = true }
    } _: {
      Rectangle().frame(width: 100, height: 100).offset(x: $0.isOn ? 100 : 0)
    }
    #expect(isNear(slow.frame("Rectangle", at: 0.35).minX, 145 + 50))
  }

  @Test("A turn goes on and comes back")
  func repeated() {
    let there = film { state in
      later(2) {}
      withAnimation(.linear(duration: 1).repeatForever()) { state.isOn = true }
    } _: {
      Rectangle().frame(width: 100, height: 100).rotationEffect(.degrees($0.isOn ? 360 : 0))
    }
    let back = there.looks("RotationEffect", at: 1.25)?.transform.combined
    let turned = CATransform3DMakeRotation(270 * .pi / 180, 0, 0, 1)
    #expect(abs((back?.row1.y ?? 0) - turned.m12) < 1e-6)
    state.isOn = false
    let oneWay = film { state in
      later(2) {}
      withAnimation(.linear(duration: 1).repeatForever(autoreverses: false)) { state.isOn = true }
    } _: {
      Rectangle().frame(width: 100, height: 100).rotationEffect(.degrees($0.isOn ? 360 : 0))
    }
    let anew = oneWay.looks("RotationEffect", at: 1.25)?.transform.combined
    #expect(abs((anew?.row1.y ?? 0) - 1) < 1e-6, "a quarter of the way, from the start again")
    state.isOn = false
    let once = film { state in
      withAnimation(.linear(duration: 1).repeatForever()) { state.isOn = true }
    } _: {
      Rectangle().frame(width: 100, height: 100).rotationEffect(.degrees($0.isOn ? 360 : 0))
    }
    #expect(once.recording.scene.duration == .seconds(2), "there and back")
  }

  @Test("Who waits for an animation is called when it is complete, or when it has ended")
  func completion() {
    for (criteria, expected) in [
      (AnimationCompletionCriteria.logicallyComplete, 0.5), (.removed, 1.204),
    ] {
      let state = Switch()
      var called: [Double] = []
      _ = Film(
        of: Program(state: state) {
          Rectangle().frame(width: 10, height: 10).offset(x: $0.isOn ? 100 : 0)
        }
      ) {
        let start = CACurrentMediaTime()
        withAnimation(.smooth, completionCriteria: criteria) {
          state.isOn = true
        } completion: {
          called.append(CACurrentMediaTime() - start)
        }
      }
      #expect(called.count == 1)
      #expect(abs((called.first ?? 0) - expected) < 1e-3)
    }
  }

  @Test("A change that moves nothing is complete in the next turn of the loop")
  func completionOfNothing() {
    var called: [Double] = []
    _ = Film(of: Rectangle()) {
      let start = CACurrentMediaTime()
      withAnimation(.smooth) {
      } completion: {
        called.append(CACurrentMediaTime() - start)
      }
    }
    #expect(called.count == 1)
    #expect(abs((called.first ?? 0) - 0.01) < 1e-9)
  }

  @Test("Colors move by their light")
  func color() {
    let film = film { state in
      withAnimation(.linear(duration: 1)) { state.isOn = true }
    } _: {
      ($0.isOn ? Color(red: 0, green: 0, blue: 1) : Color(red: 1, green: 0, blue: 0))
        .frame(width: 100, height: 100)
    }
    for (time, bytes) in [(0.5, [188.0, 0, 188]), (0.25, [225, 0, 137])] {
      guard case .color(let color) = film.looks("Color", at: time)?.background else {
        Issue.record("no color at \(time)")
        continue
      }
      #expect([color.red, color.green, color.blue].map { ($0 * 255).rounded() } == bytes)
    }
  }

  @Test("A part of a line grows as one number")
  func trim() {
    let film = film { state in
      withAnimation(.easeOut(duration: 1)) { state.isOn = true }
    } _: {
      Circle().trim(from: 0, to: $0.isOn ? 0.75 : 0).stroke(.red, lineWidth: 4)
        .frame(width: 100, height: 100)
    }
    for (time, part) in [(0.25, 0.283604), (0.5, 0.513482)] {
      guard case .shape(let shape) = film.looks("TrimmedShape", at: time)?.content else {
        Issue.record("no shape at \(time)")
        continue
      }
      #expect(abs(shape.trimEnd - part) < 2e-6)
    }
    #expect(film.recording.scene.epochs.count == 1, "one curve, not frame by frame")
  }

  @Test("Three dots swing one after the other")
  func dots() {
    let film = film { state in
      state.isOn = true
    } _: { state in
      HStack {
        ForEach(0..<3) { index in
          Circle().frame(width: 20, height: 20)
            .scaleEffect(state.isOn ? 1 : 0.5)
            .animation(
              .easeInOut(duration: 0.6).repeatForever().delay(0.2 * Double(index)),
              value: state.isOn)
        }
      }
    }
    let expected: [(Double, [Double])] = [
      (0.3, [0.75, 0.528065, 0.5]), (0.6, [1, 0.884113, 0.615887]),
      (0.9, [0.75, 0.971935, 0.971935]),
    ]
    for (time, scales) in expected {
      for (index, scale) in scales.enumerated() {
        let name = index == 0 ? "ScaleEffect" : "ScaleEffect-\(index + 1)"
        let found = film.looks(name, at: time)?.transform.combined.row1.x
        #expect(abs((found ?? 0) - scale) < 2e-6)
      }
    }
  }

  // MARK: Meeting a running animation

  private func hundred(
    _ first: Animation, then second: Animation, after delay: Double, to target: Double = 0
  ) -> Film {
    let state = state
    state.number = 0
    return Film(
      of: Program(state: state) {
        Rectangle().frame(width: 10, height: 10).offset(x: $0.number)
      }
    ) {
      withAnimation(first) { state.number = 100 }
      later(delay) { withAnimation(second) { state.number = target } }
    }
  }

  private func expect(_ film: Film, _ values: [(Double, CGFloat)]) {
    for (time, value) in values {
      let found = film.frame("Rectangle", at: time).minX - 190
      #expect(abs(found - value) < 1e-3, "at \(time): \(found) instead of \(value)")
    }
  }

  @Test("A spring takes over with the velocity that is there")
  func retargetedSpring() {
    expect(
      hundred(.smooth, then: .smooth, after: 0.1),
      [(0.15, 43.065), (0.2, 35.768), (0.3, 17.462), (0.4, 7.042), (0.6, 0.906)])
    expect(
      hundred(.smooth, then: .bouncy, after: 0.1),
      [(0.15, 44.556), (0.2, 36.875), (0.3, 12.925), (0.6, -1.119)])
  }

  @Test("Other curves blend into what runs on")
  func blended() {
    expect(
      hundred(.easeInOut, then: .easeInOut, after: 0.175),
      [(0.2625, 75.836), (0.35, 50), (0.4375, 12.916)])
    expect(
      hundred(.linear(duration: 1), then: .linear(duration: 1), after: 0.5, to: 20),
      [(0.75, 61.25), (1, 60), (1.25, 40), (1.5, 20)])
    expect(
      hundred(.smooth, then: .easeInOut, after: 0.1),
      [(0.2, 59.401), (0.275, 42.968), (0.35, 15.843), (0.45, 0)])
  }

  @Test("A spring after a curve begins without velocity")
  func springAfterCurve() {
    expect(
      hundred(.linear(duration: 1), then: .smooth, after: 0.5),
      [(0.6, 32.113), (0.7, 14.229), (0.8, 5.498)])
  }

  @Test("A write without animation jumps, and what is left of the way goes on")
  func jump() {
    let state = state
    let film = Film(
      of: Program(state: state) {
        Rectangle().frame(width: 10, height: 10).offset(x: $0.number)
      }
    ) {
      withAnimation(.linear(duration: 1)) { state.number = 100 }
      later(0.5) { state.number = 200 }
    }
    expect(film, [(0.4999, 49.99), (0.5, 150), (0.75, 175), (1, 200)])
  }
}
