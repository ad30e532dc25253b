import HeadlessUIKit
import SwiftUI
import Testing

/// Screens over others.
@Suite("Presented screens")
@MainActor
struct PresentationTests {
  private struct Page: View {
    @Bindable var state: Switch
    var body: some View {
      Color.red.sheet(isPresented: $state.isOn) {
        Rectangle().accessibilityIdentifier("sheet")
      }
    }
  }

  @Test("A sheet rises from the bottom when its value becomes true")
  func sheet() {
    let state = Switch()
    let film = Film(of: Page(state: state)) { state.isOn = true }
    #expect(film.recording.findings.isEmpty)
    #expect(film.looks("sheet", at: 2) != nil)
  }

  @Test("A sheet is dismissed when its value becomes false")
  func dismissal() {
    let state = Switch()
    let film = Film(of: Page(state: state)) {
      state.isOn = true
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) {
        MainActor.assumeIsolated { state.isOn = false }
      }
    }
    #expect(film.looks("sheet", at: 2) != nil)
    #expect(film.looks("sheet", at: 4) == nil)
  }
}
