import SwiftUI
import Testing

/// Values that a scene keeps.
@Suite("Scene storage")
@MainActor
struct SceneStorageTests {
  private struct Page: View {
    let state: Switch
    @SceneStorage("scene-storage-tests.page") private var page = 1
    var body: some View {
      Color.red.frame(width: CGFloat(page * 10), height: 10)
        .accessibilityIdentifier("page")
        .onChange(of: state.isOn) { page = 3 }
    }
  }

  @Test("A value that changes is seen, and is still there for the next view of the name")
  func value() {
    let state = Switch()
    let film = Film(of: Page(state: state), on: .room) { state.isOn = true }
    #expect(film.frame("page", at: 1).width == 30)
    #expect(Film(of: Page(state: state), on: .room).frame("page").width == 30)
  }
}
