import HeadlessUIKit
import SwiftUI
import Testing

/// Links that push screens.
@Suite("Navigation links")
@MainActor
struct NavigationLinkTests {
  /// The middle of what a bar without a title leaves free.
  private static let middle = CGPoint(x: 195, y: 450)
  private typealias Model = NavigationStackTests.Model

  private func tapped<Content: View>(_ link: Content, model: Model? = nil) -> Film {
    Film(of: link, touches: [.tap(at: Self.middle, after: 0.1)])
  }

  private func page(_ name: String = "page") -> some View {
    Color.red.accessibilityIdentifier(name)
  }

  @Test("A link pushes its screen when it is tapped")
  func destination() {
    let film = tapped(NavigationStack { NavigationLink("Go") { page() } })
    #expect(film.recording.findings.isEmpty)
    #expect(film.looks("page", at: 0.05) == nil)
    #expect(film.left("page", at: 2) == 0)
  }

  @Test("All forms of a link push their screens")
  func forms() {
    let screen = page()
    let films = [
      tapped(NavigationView { NavigationLink("Go", destination: screen) }),
      tapped(NavigationView { NavigationLink(destination: screen) { Text("Go") } }),
      tapped(
        NavigationStack {
          NavigationLink {
            screen
          } label: {
            Label("Go", image: "go")
          }
        }),
      tapped(NavigationView { screenless(String("Go")) }),
    ]
    for film in films { #expect(film.left("page", at: 2) == 0) }
  }

  private func screenless(_ title: String) -> some View { NavigationLink(title) { page() } }

  @Test("A link with a value appends it to the path")
  func value() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        NavigationStack(path: $model.path) {
          NavigationLink("Go", value: 7)
            .navigationDestination(for: Int.self) { Text("number \($0)") }
        }
      }
    }
    let model = Model()
    let film = tapped(Page(model: model))
    #expect(model.path == [7])
    #expect(film.words("Text", at: 2).contains("number 7"))
  }

  @Test("A link with a value pushes in a stack that keeps its path itself")
  func ownPath() {
    let film = tapped(
      NavigationStack {
        NavigationLink(value: "a") { Text("Go") }
          .navigationDestination(for: String.self) { Text("letter \($0)") }
      })
    #expect(film.words("Text", at: 2).contains("letter a"))
  }

  @Test("A link does nothing outside of a stack, or without a value")
  func disabled() {
    let none: Int? = nil
    let screen = page()
    let film = tapped(
      NavigationStack {
        NavigationLink("Go", value: none).navigationDestination(for: Int.self) { _ in screen }
      })
    #expect(film.looks("page", at: 2) == nil)
    #expect(tapped(NavigationLink("Go") { screen }).looks("page", at: 2) == nil)
  }

  @Test("A link's value is false again when a swipe has taken its screen back")
  func isActive() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        NavigationView {
          NavigationLink("Go", isActive: $model.isShown) {
            Color.red.accessibilityIdentifier("page")
          }
        }
      }
    }
    let model = Model()
    model.isShown = true
    let film = Film(of: Page(model: model), touches: [.edgePan(to: 260, duration: 0.4)])
    #expect(film.looks("page", at: 0) != nil)
    #expect(!model.isShown)
  }

  @Test("Of several links with tags, the selected one has its screen there")
  func selection() {
    struct Page: View {
      @Bindable var model: Model
      var body: some View {
        NavigationView {
          VStack {
            ForEach(1..<3) { number in
              NavigationLink(tag: number, selection: $model.item) {
                Color.red.accessibilityIdentifier("page-\(number)")
              } label: {
                Text("Go")
              }
            }
          }
        }
        .navigationViewStyle(.stack)
      }
    }
    let model = Model()
    let film = Film(of: Page(model: model)) {
      model.item = 2
      NavigationStackTests.after(1) { model.item = nil }
    }
    #expect(film.left("page-2", at: 0.9) == 0)
    #expect(film.looks("page-1", at: 0.9) == nil && film.looks("page-2", at: 3) == nil)
  }

  @Test("A link on a pushed screen pushes another one")
  func deep() {
    let film = Film(
      of: NavigationStack { NavigationLink("Go") { NavigationLink("On") { page() } } },
      touches: [.tap(at: Self.middle, after: 0.1), .tap(at: Self.middle, after: 1.5)])
    #expect(film.recording.findings.isEmpty)
    #expect(film.left("page", at: 3) == 0)
  }
}
