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

  private struct Reader: View {
    @AppStorage("scene-storage-tests.width") private var width = 1
    var body: some View {
      Color.red.frame(width: CGFloat(width * 10), height: 10).accessibilityIdentifier("reader")
    }
  }

  private struct Writer: View {
    let state: Switch
    @AppStorage("scene-storage-tests.width") private var width = 1
    var body: some View {
      VStack {
        Reader()
        Color.blue.frame(width: 5, height: 5).onChange(of: state.isOn) { width = 4 }
      }
    }
  }

  @Test("All views that show a value of the app are told when one of them writes it")
  func readers() {
    let state = Switch()
    let film = Film(of: Writer(state: state), on: .room) { state.isOn = true }
    #expect(film.frame("reader", at: 1).width == 40)
  }
}
