import HeadlessQuartzCore
import HeadlessUIKit
import SegueSceneGraph
import SwiftUI
import Testing

@Suite("Buttons")
@MainActor
struct ButtonTests {
  private let state = Switch()

  /// A finger that is down in the middle of the room.
  private func press(to y: CGFloat = 428) -> ScriptedTouch {
    ScriptedTouch([
      .init(0.1, CGPoint(x: 195, y: 428)), .init(0.2, CGPoint(x: 195, y: 428)),
      .init(0.4, CGPoint(x: 195, y: y)), .init(0.5, CGPoint(x: 195, y: y)),
    ])
  }

  @Test("A button acts when a finger is lifted within 70 points", arguments: [true, false])
  func action(isNear: Bool) {
    let state = state
    _ = Film(
      of: Button("Tap") { state.number += 1 }, touches: [press(to: isNear ? 428 + 70 : 428 + 100)])
    #expect(state.number == (isNear ? 1 : 0))
  }

  @Test("A disabled button does not act")
  func disabled() {
    let state = state
    _ = Film(of: Button("Tap") { state.number += 1 }.disabled(true), touches: [press()])
    #expect(state.number == 0)
  }

  @Test("A style sees that a finger is down")
  func style() {
    struct Scaled: ButtonStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label.opacity(configuration.isPressed ? 0.5 : 1)
      }
    }
    let film = Film(of: Button("Tap") {}.buttonStyle(Scaled()), touches: [press()])
    #expect(film.opacity("Text", at: 0.05) == 1)
    #expect(film.opacity("Text", at: 0.3) == 0.5)
    #expect(film.opacity("Text", at: 0.6) == 1)
  }

  @Test("A box is 12 and 7 points around the words, in the tint where it is prominent")
  func bordered() {
    let film = Film(of: Button("Tap") {}.buttonStyle(.borderedProminent).tint(.green))
    let (words, box) = (film.frame("Text"), film.frame("AnyShape"))
    #expect(isClose(box, words.insetBy(dx: -12, dy: -7)))
    guard case .shape(let shape)? = film.looks("AnyShape")?.content else {
      Issue.record("no box")
      return
    }
    #expect(shape.fill == .color(UIColor.systemGreen.cgColor.color))
  }
}
