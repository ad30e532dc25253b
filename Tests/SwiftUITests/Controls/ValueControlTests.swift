import HeadlessQuartzCore
import HeadlessUIKit
import SwiftUI
import Testing

@Suite("Sliders and steppers")
@MainActor
struct ValueControlTests {
  private let state = Switch()

  /// A finger that goes from one place to another in the middle of the room's height.
  private func drag(from start: CGFloat, to end: CGFloat) -> ScriptedTouch {
    ScriptedTouch([
      .init(0.1, CGPoint(x: start, y: 100)), .init(0.3, CGPoint(x: end, y: 100)),
      .init(0.4, CGPoint(x: end, y: 100)),
    ])
  }

  private struct Plain: View {
    @Bindable var state: Switch
    let bounds: ClosedRange<Double>
    var body: some View { Slider(value: $state.number, in: bounds) }
  }

  private struct Stepped: View {
    @Bindable var state: Switch
    var edits: (Bool) -> Void = { _ in }
    var body: some View {
      Slider(value: $state.number, in: 0...100, step: 10, onEditingChanged: edits)
    }
  }

  @Test("A slider is 34 points high, and as wide as it may be")
  func layout() {
    let film = Film(of: Plain(state: state, bounds: 0...1), on: .room)
    #expect(isClose(film.frame("SliderControl"), CGRect(x: 0, y: 83, width: 300, height: 34)))
  }

  // The thumb is 28 points wide, so that its way is 272.

  @Test("A finger takes the thumb along: half of its way is half of the range")
  func dragged() {
    state.number = 30
    _ = Film(
      of: Plain(state: state, bounds: 20...40), on: .room, touches: [drag(from: 150, to: 218)])
    #expect(abs(state.number - 35) < 1e-4)
  }

  @Test("With steps, value and thumb are at the nearest one")
  func steps() {
    var edits: [Bool] = []
    let film = Film(
      of: Stepped(state: state) { edits.append($0) }, on: .room, touches: [drag(from: 14, to: 104)])
    // 90 points of 272 are 33 of 100.
    #expect(state.number == 30)
    #expect(abs(film.frame("thumb", at: 1).minX - 0.3 * 272) < 1e-3)
    #expect(edits == [true, false])
  }

  @Test("A finger beside the thumb moves nothing")
  func beside() {
    _ = Film(of: Stepped(state: state), on: .room, touches: [drag(from: 200, to: 250)])
    #expect(state.number == 0)
  }

  @Test("Words for the ends stand at the ends")
  func ends() {
    let film = Film(
      of: Slider(value: .constant(0.5)) {
        Text("Size")
      } minimumValueLabel: {
        Color.red.frame(width: 20, height: 20)
      } maximumValueLabel: {
        Color.red.frame(width: 30, height: 20)
      }, on: .room)
    #expect(isClose(film.frame("SliderControl"), CGRect(x: 28, y: 83, width: 234, height: 34)))
  }

  private struct Counter: View {
    @Bindable var state: Switch
    var body: some View { Stepper("Guests", value: $state.number, in: 0...2) }
  }

  private func tap(_ x: CGFloat, _ time: Double) -> ScriptedTouch {
    .tap(at: CGPoint(x: x, y: 100), after: time)
  }

  @Test("A stepper of 94 by 32 points is at the end of the row")
  func stepperLayout() {
    let film = Film(of: Counter(state: state), on: .room)
    #expect(isClose(film.frame("StepperControl"), CGRect(x: 206, y: 84, width: 94, height: 32)))
  }

  @Test(
    "Its halves count up and down, within the range",
    arguments: [
      ([270.0], 1.0), ([270, 270, 270], 2), ([230], 0), ([270, 270, 230], 1),
    ])
  func stepper(places: [Double], number: Double) {
    let touches = places.enumerated().map { tap($1, 0.1 + Double($0)) }
    _ = Film(of: Counter(state: state), on: .room, touches: touches)
    #expect(state.number == number)
  }

  @Test("A half without an action does nothing")
  func half() {
    let state = state
    let stepper = Stepper("Guests", onIncrement: { state.number += 5 }, onDecrement: nil)
    _ = Film(of: stepper, on: .room, touches: [tap(270, 0.1), tap(230, 0.6)])
    #expect(state.number == 5)
  }
}
