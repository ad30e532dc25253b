import HeadlessUIKit
import SegueSceneGraph
import SwiftUI
import Testing

/// Columns on a phone.
@Suite("Split views on a phone")
@MainActor
struct NavigationSplitViewTests {
  private struct Mail: View {
    let state: Switch
    @State private var box: String?
    var body: some View {
      NavigationSplitView {
        List(["Inbox", "Sent"], id: \.self, selection: $box) { Text($0) }
          .navigationTitle("Boxes")
      } detail: {
        Color.red.accessibilityIdentifier("detail").navigationTitle(box ?? "None")
      }
      .onChange(of: box) { state.items = [box == "Sent" ? 7 : -1] }
    }
  }

  private let state = Switch()

  private func words(_ film: Film, at seconds: Double) -> [String] {
    film.scene(at: seconds).items.compactMap { item in
      if case .text(let text) = item.properties.content { text.string } else { nil }
    }
  }

  @Test("The first column is seen, and a row that is chosen brings the next one")
  func columns() {
    // Below the large title, at 143 points, the second row is the middle of 44 points.
    let film = Film(
      of: Mail(state: state), touches: [.tap(at: CGPoint(x: 195, y: 240), after: 0.1)])
    #expect(film.recording.findings.isEmpty)
    #expect(words(film, at: 0.05).contains("Inbox") && film.looks("detail", at: 0.05) == nil)
    #expect(state.items == [7])
    #expect(film.looks("detail", at: 2) != nil && words(film, at: 2).contains("Sent"))
  }

  @Test("The swipe back shows the first column again")
  func back() {
    let film = Film(
      of: Mail(state: state),
      touches: [
        .tap(at: CGPoint(x: 195, y: 240), after: 0.1), .tap(at: CGPoint(x: 30, y: 69), after: 1.5),
      ])
    #expect(film.looks("detail", at: 1.4) != nil)
    #expect(film.looks("detail", at: 3.5) == nil && words(film, at: 3.5).contains("Inbox"))
  }

  @Test("The column that is meant to be seen first is")
  func preferred() {
    let film = Film(
      of: NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
        Text("Sidebar")
      } detail: {
        Color.red.accessibilityIdentifier("detail")
      })
    #expect(film.looks("detail", at: 1) != nil)
  }
}
