import HeadlessQuartzCore
import HeadlessUIKit
import SegueSceneGraph
import SwiftUI
import Testing

/// Bars in the place of words, glass, and what the surroundings say about symbols and bars.
@Suite("Redaction, glass and search")
@MainActor
struct RedactionTests {
  private func words(_ film: Film, at seconds: Double = 0) -> [String] {
    film.scene(at: seconds).items.compactMap { item in
      if case .text(let text) = item.properties.content { text.string } else { nil }
    }
  }

  @Test("Words and pictures become bars of their size, which do not change the layout")
  func placeholder() {
    let view = VStack {
      Text("Some words")
      Text("Shown").unredacted()
      Image(systemName: "star")
    }
    let (plain, redacted) = (Film(of: view), Film(of: view.redacted(reason: .placeholder)))
    #expect(words(plain) == ["Some words", "Shown"])
    #expect(words(redacted) == ["Shown"])
    #expect(redacted.frame("Text") == plain.frame("Text"))
    #expect(redacted.frame("Image") == plain.frame("Image"))
  }

  @Test("Bars give way to words as soon as a change is animated")
  func revealed() {
    let state = Switch()
    let film = Film(
      of: Program(state: state) { state in
        Text("Words").redacted(reason: state.isOn ? [] : .placeholder)
      }
    ) {
      withAnimation(.linear(duration: 1)) { state.isOn = true }
    }
    #expect(words(film, at: 0.5) == ["Words"])
    #expect(words(film, at: 1.1) == ["Words"])
  }

  @Test("Private words are hidden where that is asked for", arguments: [true, false])
  func privacy(isAsked: Bool) {
    let film = Film(
      of: VStack {
        Text("Secret").privacySensitive()
        Text("Open")
      }.redacted(reason: isAsked ? .privacy : []))
    #expect(words(film) == (isAsked ? ["Open"] : ["Secret", "Open"]))
  }

  @Test("Variants of symbols add words to names, in their order")
  func variants() {
    #expect(SymbolVariants.circle.fill.name(of: "heart") == "heart.circle.fill")
    #expect(SymbolVariants.fill.name(of: "heart.fill") == "heart.fill")
    #expect(SymbolVariants.slash.fill.name(of: "bell") == "bell.slash.fill")
    #expect(SymbolVariants.none.name(of: "bell") == "bell")
  }

  @Test("Glass is behind a view, as UIKit's is")
  func glass() {
    let film = Film(of: Color.clear.frame(width: 100, height: 40).glassEffect())
    let blurs = film.scene(at: 0).items.filter { !$0.properties.backdropFilters.isEmpty }
    #expect(blurs.count == 1)
    let none = Film(of: Color.clear.frame(width: 100, height: 40).glassEffect(.identity))
    #expect(none.scene(at: 0).items.allSatisfy { $0.properties.backdropFilters.isEmpty })
  }

  @Test("A field to search by stands below the bar of a stack, and takes its room")
  func search() {
    func page(_ words: String) -> some View {
      Color.red.accessibilityIdentifier("page")
        .searchable(text: .constant(words), prompt: "Fruit")
    }
    let plain = Film(of: NavigationStack { Color.red.accessibilityIdentifier("page") })
    let film = Film(of: NavigationStack { page("Pears") })
    #expect(film.frame("page").minY == plain.frame("page").minY + 52)
    #expect(film.frame("page").maxY == plain.frame("page").maxY)
    #expect(words(film).contains("Pears"))
    #expect(words(Film(of: NavigationStack { page("") })).contains("Fruit"))
    // Without a stack there is no bar that it could belong to.
    let alone = Film(of: page("Pears"))
    #expect(words(alone) == [])
    #expect(isClose(alone.frame("page"), CGRect(x: 0, y: 47, width: 390, height: 763)))
  }

  @Test("The status bar goes where a view says so")
  func statusBar() {
    let state = Switch()
    let controller = UIHostingController(
      rootView: Program(state: state) { Color.red.statusBarHidden($0.isOn) })
    #expect(!controller.prefersStatusBarHidden)
    state.isOn = true
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    controller.view.layoutIfNeeded()
    #expect(controller.prefersStatusBarHidden)
  }
}
