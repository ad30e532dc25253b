import HeadlessUIKit
import SegueSceneGraph
import SwiftUI
import Testing

/// Menus that a tap opens.
@Suite("Menus")
@MainActor
struct MenuTests {
  private typealias Model = NavigationStackTests.Model

  private func words(_ film: Film, at seconds: Double) -> [String] {
    film.scene(at: seconds).items.compactMap { item in
      if case .text(let text) = item.properties.content { text.string } else { nil }
    }
  }

  private struct Page: View {
    let model: Model
    @State private var size = "Small"
    var body: some View {
      VStack(spacing: 200) {
        Menu("Options") {
          Button("Copy") { model.log.append("copied") }
          Button("Delete", role: .destructive) { model.log.append("deleted") }
          Divider()
          Menu("More") { Button("Deep") { model.log.append("deep") } }
          Section("Sizes") { Toggle("Bold", isOn: .constant(true)) }
        }
        Picker("Size", selection: $size) {
          ForEach(["Small", "Medium", "Large"], id: \.self) { Text($0) }
        }
        .onChange(of: size) { model.log.append(size) }
      }
    }
  }

  private let model = Model()

  /// The word 'Options' is above the middle, and the picker below.
  private func film(_ touches: [ScriptedTouch]) -> Film {
    Film(of: Page(model: model), touches: touches)
  }
  private func tap(_ y: CGFloat, _ seconds: Double, x: CGFloat = 195) -> ScriptedTouch {
    .tap(at: CGPoint(x: x, y: y), after: seconds)
  }
  private static let button: CGFloat = 318
  private static let picker: CGFloat = 538

  @Test("A tap shows the rows, in groups, beside the button")
  func opens() throws {
    let film = film([tap(Self.button, 0.1)])
    #expect(film.recording.findings.isEmpty)
    #expect(
      words(film, at: 1).filter { $0 != "Options" && $0 != "Small" }
        == ["Copy", "Delete", "More", "Sizes", "Bold"])
    #expect(words(film, at: 0.05).count == 2)
  }

  @Test("A row acts once the menu has gone")
  func acts() {
    // The first row is six points below the words, and 44 high.
    let film = film([tap(Self.button, 0.1), tap(Self.button + 36, 1)])
    #expect(model.log == ["copied"])
    #expect(words(film, at: 3) == ["Options", "Small"])
  }

  @Test("A tap beside the menu closes it")
  func closes() {
    let film = film([tap(Self.button, 0.1), tap(780, 1)])
    #expect(model.log.isEmpty)
    #expect(words(film, at: 3) == ["Options", "Small"])
  }

  @Test("A menu in a menu takes its place")
  func nested() {
    let film = film([
      tap(Self.button, 0.1), tap(Self.button + 36 + 88 + 8, 1), tap(Self.button + 36, 2),
    ])
    #expect(words(film, at: 1.9).contains("Deep") && !words(film, at: 1.9).contains("Copy"))
    #expect(model.log == ["deep"])
  }

  @Test("A picker's choices open in a menu with a mark, and a tap chooses")
  func picker() {
    let film = film([tap(Self.picker, 0.1), tap(Self.picker + 36 + 44, 1)])
    #expect(words(film, at: 0.9).suffix(3) == ["Small", "Medium", "Large"])
    #expect(model.log == ["Medium"])
    #expect(words(film, at: 3) == ["Options", "Medium"])
  }
}
