import HeadlessQuartzCore
import HeadlessUIKit
import SwiftUI
import Testing

/// Gestures that an app makes of others.
@Suite("Gestures of an app's own")
@MainActor
struct CustomGestureTests {
  private let state = Switch()

  /// A gesture that does not name its value: the compiler has it from the body.
  private struct Pull: Gesture {
    let changed: (CGFloat) -> Void

    var body: some Gesture<DragGesture.Value> {
      DragGesture(minimumDistance: 0).onChanged { changed($0.translation.height) }
    }
  }

  /// A gesture that counts what it has done.
  private struct Third: Gesture {
    @State private var taps = 0
    let done: () -> Void

    var body: some Gesture<Void> {
      TapGesture().onEnded {
        taps += 1
        if taps == 3 { done() }
      }
    }
  }

  /// A gesture with a state that goes back by itself.
  private struct Hold: Gesture {
    @GestureState private var way = CGSize.zero
    let seen: (CGSize) -> Void

    var body: some Gesture {
      DragGesture(minimumDistance: 0)
        .updating($way) { value, way, _ in
          seen(way)
          way = value.translation
        }
    }
  }

  private func finger(to y: CGFloat, at time: Double = 0.1) -> ScriptedTouch {
    ScriptedTouch([
      .init(time, CGPoint(x: 195, y: 400)), .init(time + 0.1, CGPoint(x: 195, y: y)),
    ])
  }

  @Test("The value of the body is the value of the gesture")
  func value() {
    var ways: [CGFloat] = []
    var ends: [CGSize] = []
    _ = Film(
      of: Color.red.gesture(Pull { ways.append($0) }.onEnded { ends.append($0.translation) }),
      touches: [finger(to: 430)])
    #expect(ways.first == 0 && (ways.last ?? 0) > 20)
    #expect(ends == [CGSize(width: 0, height: 30)])
  }

  @Test("A state of a gesture lasts from one touch to the next")
  func state_() {
    var count = 0
    _ = Film(
      of: Color.red.gesture(Third { count += 1 }),
      touches: [finger(to: 400), finger(to: 400, at: 0.5), finger(to: 400, at: 0.9)])
    #expect(count == 1)
  }

  @Test("A gesture state begins anew with each touch")
  func gestureState() {
    var seen: [CGSize] = []
    _ = Film(
      of: Color.red.gesture(Hold { seen.append($0) }),
      touches: [finger(to: 430), finger(to: 420, at: 0.6)])
    #expect(seen.filter { $0 == .zero }.count >= 2)
    #expect(seen.contains { $0.height > 0 })
  }

  @Test("A gesture of an app's own may stand in another one")
  func nested() {
    var log: [String] = []
    _ = Film(
      of: Color.red.gesture(
        Pull { _ in log.append("pull") }.simultaneously(with: Third { log.append("third") })),
      touches: [finger(to: 400), finger(to: 400, at: 0.5), finger(to: 400, at: 0.9)])
    #expect(log.filter { $0 == "third" }.count == 1)
    #expect(log.contains("pull"))
  }
}
