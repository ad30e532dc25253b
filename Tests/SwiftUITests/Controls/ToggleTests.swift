import HeadlessQuartzCore
import HeadlessUIKit
import SegueSceneGraph
import SwiftUI
import Testing

@Suite("Toggles")
@MainActor
struct ToggleTests {
  private let state = Switch()

  private struct Row: View {
    @Bindable var state: Switch
    var body: some View { Toggle("Sound", isOn: $state.isOn) }
  }

  /// A finger on the switch at the end of the row.
  private let tap = ScriptedTouch.tap(at: CGPoint(x: 275, y: 100), after: 0.1)

  @Test("A switch of 51 by 31 points is at the end of the row")
  func layout() {
    let film = Film(of: Row(state: state), on: .room)
    #expect(isClose(film.frame("SwitchControl"), CGRect(x: 249, y: 84.5, width: 51, height: 31)))
    #expect(film.frame("Text").minX == 0)
  }

  @Test("Without its label only the switch is left")
  func hiddenLabel() {
    let film = Film(of: Row(state: state).labelsHidden(), on: .room)
    #expect(isClose(film.frame("SwitchControl"), CGRect(x: 124.5, y: 84.5, width: 51, height: 31)))
    #expect(film.looks("Text") == nil)
  }

  @Test("A finger turns it on, and the thumb moves to the other end")
  func tapped() {
    let film = Film(of: Row(state: state), on: .room, touches: [tap])
    #expect(state.isOn)
    let (before, after) = (film.frame("thumb", at: 0), film.frame("thumb", at: 1))
    #expect(isClose(before, CGRect(x: 2, y: 2, width: 27, height: 27)))
    #expect(isClose(after, CGRect(x: 22, y: 2, width: 27, height: 27)))
  }

  @Test(
    "A value that changes under an animation moves the thumb; without one it jumps",
    arguments: [true, false])
  func written(isAnimated: Bool) {
    let state = state
    let film = Film(of: Row(state: state), on: .room) {
      withAnimation(isAnimated ? .default : nil) { state.isOn = true }
    }
    let x = film.frame("thumb", at: 0.125).minX
    #expect(isAnimated ? x > 3 && x < 21 : x == 22)
    #expect(film.frame("thumb", at: 1).minX == 22)
  }

  @Test("A value that cannot be written brings the thumb back")
  func refused() {
    let film = Film(of: Toggle("Sound", isOn: .constant(false)), on: .room, touches: [tap])
    #expect(film.frame("thumb", at: 2).minX == 2)
  }

  @Test("A disabled switch stays as it is, and is faint")
  func disabled() {
    let film = Film(of: Row(state: state).disabled(true), on: .room, touches: [tap])
    #expect(!state.isOn)
    #expect(film.opacity("SwitchControl", at: 0) == 0.5)
  }

  @Test("The tint is the color of a switch that is on")
  func tint() {
    state.isOn = true
    let film = Film(of: Row(state: state).tint(.red), on: .room)
    #expect(film.looks("SwitchControl")?.background == .color(UIColor.systemRed.cgColor.color))
  }

  /// A style that shows a square, whose opacity says if it is on, and whose width that it is enabled.
  private struct Square: ToggleStyle {
    @Environment(\.isEnabled) private var isEnabled

    func makeBody(configuration: Configuration) -> some View {
      Rectangle().frame(width: isEnabled ? 40 : 20, height: 40)
        .opacity(configuration.isOn ? 1 : 0.5)
        .onTapGesture { configuration.isOn.toggle() }
    }
  }

  @Test("A style of one's own writes the value, and reads its surroundings")
  func style() {
    let touch = ScriptedTouch.tap(at: CGPoint(x: 150, y: 100), after: 0.1)
    let film = Film(of: Row(state: state).toggleStyle(Square()), on: .room, touches: [touch])
    #expect(film.opacity("Rectangle", at: 0) == 0.5)
    #expect(film.opacity("Rectangle", at: 1) == 1)
    #expect(state.isOn)
    let disabled = Film(of: Row(state: state).toggleStyle(Square()).disabled(true), on: .room)
    #expect(disabled.frame("Rectangle").width == 20)
  }

  /// A style around whatever style is set further out.
  private struct Framed: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration).border(.red)
    }
  }

  @Test("A style may pass a toggle on to the style around it")
  func passedOn() {
    let film = Film(
      of: Row(state: state).toggleStyle(Framed()).toggleStyle(Square()), on: .room)
    #expect(film.frame("Rectangle").width == 40)
  }

  @Test("As a button it has a pale box while it is on")
  func button() {
    let film = Film(
      of: Row(state: state).toggleStyle(.button), on: .room,
      touches: [
        .tap(at: CGPoint(x: 150, y: 100), after: 0.1)
      ])
    func box(at time: Double) -> Double? {
      guard case .shape(let shape)? = film.looks("AnyShape", at: time)?.content,
        case .color(let color)? = shape.fill
      else { return nil }
      return color.alpha
    }
    #expect(box(at: 0) == 0)
    #expect(abs((box(at: 2) ?? 0) - 0.15) < 0.01)
  }
}
