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

  /// Color and opacity of the box of a button.
  private func box(of film: Film) -> SegueSceneGraph.Color? {
    guard case .shape(let shape)? = film.looks("AnyShape")?.content,
      case .color(let color)? = shape.fill
    else { return nil }
    return color
  }

  @Test("A pale box is gray, of the tint where one is set, and red where something is destroyed")
  func pale() {
    let button = Button("Tap") {}.buttonStyle(.bordered)
    #expect(box(of: Film(of: button)) == UIColor.tertiarySystemFill.cgColor.color)
    var green = UIColor.systemGreen.cgColor.color
    green.alpha = 0.15
    #expect(box(of: Film(of: button.tint(.green))) == green)
    var red = UIColor.systemRed.cgColor.color
    red.alpha = 0.15
    let destructive = Button("Tap", role: .destructive) {}.buttonStyle(.bordered)
    #expect(box(of: Film(of: destructive)) == red)
  }

  /// A style that is wider where it can be used.
  private struct Wide: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      Rectangle().frame(width: isEnabled ? 40 : 20, height: 40)
    }
  }

  /// A style around whatever style is set further out.
  private struct Twice: PrimitiveButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack(spacing: 0) {
        Button(configuration)
        Button(configuration)
      }
    }
  }

  @Test("A style reads its surroundings, and may pass a button on to the style around it")
  func styles() {
    let button = Button("Tap") {}.buttonStyle(Twice()).buttonStyle(Wide())
    #expect(Film(of: button).items("Rectangle").map(\.properties.size.width) == [40, 40])
    let disabled = Film(of: button.disabled(true))
    #expect(disabled.items("Rectangle").map(\.properties.size.width) == [20, 20])
  }

  @Test("Words of a small button have 15 points, in a box that is 10 and 5 points around")
  func small() {
    let film = Film(of: Button("Tap") {}.buttonStyle(.bordered).controlSize(.small))
    let (words, box) = (film.frame("Text"), film.frame("AnyShape"))
    #expect(isClose(box, words.insetBy(dx: -10, dy: -5)))
    guard case .text(let text)? = film.looks("content")?.content else {
      Issue.record("no words")
      return
    }
    #expect(text.runs.first?.font.size == 15)
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
