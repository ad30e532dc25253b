import HeadlessUIKit
import SwiftUI
import Testing

/// Fingers on the rows of lists.
@Suite("Rows under fingers")
@MainActor
struct RowTouchTests {
  private let state = Switch()

  /// A finger that is down from .1 to .4 s.
  private func press(_ x: CGFloat, _ y: CGFloat) -> ScriptedTouch {
    ScriptedTouch([.init(0.1, CGPoint(x: x, y: y)), .init(0.4, CGPoint(x: x, y: y))])
  }

  /// Opacity of the shade of the row of a number.
  private func shade(_ index: Int, in film: Film, at seconds: Double) -> Double {
    film.items("highlight", at: seconds)[index].properties.opacity
  }

  @Test("A button acts for the whole row, which is shaded as long as the finger is on it")
  func button() {
    let state = state
    let film = Film(
      of: List {
        Button("Tap") { state.number += 1 }
        Text("Words")
      }, touches: [press(350, 87)])
    #expect(state.number == 1)
    #expect(shade(0, in: film, at: 0.05) == 0)
    #expect(shade(0, in: film, at: 0.3) == 1)
    #expect(shade(1, in: film, at: 0.3) == 0)
    #expect(shade(0, in: film, at: 1) == 0)
  }

  @Test("A row of words takes no notice of fingers")
  func words() {
    let film = Film(of: List { Text("Words") }, touches: [press(350, 87)])
    #expect(shade(0, in: film, at: 0.3) == 0)
  }

  @Test("A button with a style of its own acts for itself alone", arguments: [true, false])
  func ownStyle(isOnIt: Bool) {
    let state = state
    let film = Film(
      of: List {
        Button {
          state.number += 1
        } label: {
          Rectangle().frame(width: 60, height: 40)
        }.buttonStyle(.plain)
      }, touches: [press(isOnIt ? 60 : 300, 87)])
    #expect(state.number == (isOnIt ? 1 : 0))
    #expect(shade(0, in: film, at: 0.3) == 0)
  }

  @Test("A link acts for the whole row, and pushes its screen")
  func link() {
    let film = Film(
      of: NavigationStack {
        List { NavigationLink("Go") { Color.red.accessibilityIdentifier("page") } }
          .navigationTitle("Rows").navigationBarTitleDisplayMode(.inline)
      }, touches: [press(350, 131)])
    #expect(film.recording.findings.isEmpty)
    #expect(film.looks("page", at: 0.35) == nil)
    #expect(abs(film.left("page", at: 2)) < 1e-3)
  }

  @Test("A tap chooses a row by its identity or its tag, and the row stays shaded")
  func selection() {
    struct Page: View {
      @State var chosen: Int? = 0
      let note: (Int?) -> Void
      var body: some View {
        List(selection: $chosen) {
          ForEach(0..<2) { Text("Row \($0)") }
          Text("Last").tag(9)
        }
        .onChange(of: chosen) { note(chosen) }
      }
    }
    let state = state
    let film = Film(
      of: Page { state.number = Double($0 ?? -1) }, touches: [press(200, 65 + 110)])
    #expect(state.number == 9)
    #expect(shade(0, in: film, at: 0) == 1)
    #expect(shade(2, in: film, at: 1) == 1)
    #expect(shade(0, in: film, at: 1) == 0)
  }

  @Test("A drag that scrolls takes the finger from the row")
  func drag() {
    let state = state
    let film = Film(
      of: List { ForEach(0..<40) { _ in Button("Tap") { state.number += 1 } } },
      touches: [
        ScriptedTouch([
          .init(0.1, CGPoint(x: 195, y: 500)), .init(0.4, CGPoint(x: 195, y: 300)),
          .init(0.5, CGPoint(x: 195, y: 300)),
        ])
      ])
    #expect(state.number == 0)
    #expect(film.items("highlight", at: 2).allSatisfy { $0.properties.opacity == 0 })
  }
}
