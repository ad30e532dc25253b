import HeadlessSwiftUI
import SwiftUI
import Testing

/// Halfway at once, the rest after a second.
private struct Halves: CustomAnimation {
  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.isLogicallyComplete = time >= 0.5
    return time < 1 ? value.scaled(by: 0.5) : nil
  }
}

/// As far as it has been asked.
private struct Counting: CustomAnimation {
  private enum Count: AnimationStateKey {
    static var defaultValue: Double { 0 }
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    context.state[Count.self] += 1
    return time < 0.5 ? value.scaled(by: context.state[Count.self] / 120) : nil
  }
}

@Suite("An app's own paces")
struct CustomAnimationTests {
  @Test("A custom animation is asked where it is")
  func asked() {
    let timed = Animation(Halves()).timed(begin: .zero, way: [100])
    #expect(timed.progress(at: 0.3)?.fraction == 0.5)
    #expect(timed.end?.seconds == 1)
    #expect(timed.logicalEnd?.seconds == 0.5)
  }

  @Test("It keeps its state from one moment to the next")
  func state() {
    let timed = Animation(Counting()).timed(begin: .zero, way: [1])
    // 240 times a second the state has been counted up.
    #expect(abs((timed.progress(at: 0.25)?.fraction ?? 0) - 61.0 / 120) < 1e-9)
  }

  @Test("It can be delayed, and is equal to another of the same value")
  func composed() {
    let delayed = Animation(Halves()).delay(1).timed(begin: .zero, way: [1])
    #expect(delayed.end?.seconds == 2)
    #expect(Animation(Halves()) == Animation(Halves()))
    #expect(Animation(Halves()) != Animation(Counting()))
  }

  @Test("A pace of ours can be asked as a custom one is")
  func base() {
    var context = AnimationContext<Double>()
    let half = Animation.linear(duration: 1).animate(value: 10.0, time: 0.5, context: &context)
    #expect(half == 5)
    #expect(!context.isLogicallyComplete)
    let after = Animation.linear(duration: 1).animate(value: 10.0, time: 1, context: &context)
    #expect(after == nil)
  }
}
