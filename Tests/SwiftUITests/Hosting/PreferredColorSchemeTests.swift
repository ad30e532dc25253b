import SwiftUI
import Testing

/// Dark and light surroundings, as a view wishes them.
@Suite("Preferred color schemes")
@MainActor
struct PreferredColorSchemeTests {
  /// A view that is another one for each scheme that it finds.
  private struct Probe: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View {
      if scheme == .dark {
        Color.red.accessibilityIdentifier("dark")
      } else {
        Color.red.accessibilityIdentifier("light")
      }
    }
  }

  @Test("A view finds the scheme that it wishes from the first frame on")
  func fromTheBeginning() {
    let film = Film(of: Probe().preferredColorScheme(.dark))
    #expect(film.looks("dark") != nil && film.looks("light") == nil)
    #expect(Film(of: Probe()).looks("light") != nil)
  }

  @Test("A wish that is given up is forgotten")
  func givenUp() {
    let state = Switch()
    let film = Film(
      of: Program(state: state) { state in
        Probe().preferredColorScheme(state.isOn ? nil : .dark)
      }
    ) { state.isOn = true }
    #expect(film.looks("light", at: 1) != nil && film.looks("dark", at: 1) == nil)
  }
}
