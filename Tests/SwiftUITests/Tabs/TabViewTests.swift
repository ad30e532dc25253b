import HeadlessUIKit
import SegueGeometry
import SegueSceneGraph
import SwiftUI
import Testing

/// Tabs with a bar, and pages that a finger turns.
@Suite("Tab views")
@MainActor
struct TabViewTests {
  private struct Tabs: View {
    @Bindable var state: Switch
    var body: some View {
      TabView(selection: $state.number) {
        Color.red.accessibilityIdentifier("first")
          .tabItem { Label("Home", systemImage: "house") }.tag(0.0)
        Color.green.accessibilityIdentifier("second")
          .tabItem {
            Image(systemName: "gear")
            Text("Settings")
          }
          .badge(3).tag(1.0)
        Color.blue.accessibilityIdentifier("third")
          .tabItem { Label("Third", systemImage: "star") }.tag(2.0)
      }
    }
  }

  private func words(_ film: Film, at seconds: Double = 0) -> [String] {
    film.scene(at: seconds).items.compactMap { item in
      if case .text(let text) = item.properties.content { text.string } else { nil }
    }
  }

  @Test("The bar has the titles of the tabs, and a badge; the tab of the value is shown")
  func bar() {
    let state = Switch()
    state.number = 1
    let film = Film(of: Tabs(state: state))
    #expect(words(film).filter { ["Home", "Settings", "Third", "3"].contains($0) }.count == 4)
    #expect(film.looks("second") != nil)
    #expect(film.looks("first") == nil)
    // The safe area ends 34 points above the bottom, and the bar of 49 points stands on it.
    #expect(isClose(film.frame("second"), CGRect(x: 0, y: 47, width: 390, height: 714)))
  }

  private struct Profile: View {
    var body: some View {
      Color.yellow.accessibilityIdentifier("profile")
        .tabItem { Label("Profile", systemImage: "person") }.badge("New")
    }
  }

  @Test("The body of an app's own view may say what its tab is called, without being there twice")
  func body() {
    var count = 0
    let film = Film(
      of: TabView {
        Color.red.tabItem { Text("Home") }
        Profile().onAppear { count += 1 }
      })
    #expect(words(film).filter { ["Home", "Profile", "New"].contains($0) }.count == 3)
    #expect(film.looks("profile") == nil && count == 0)
  }

  @Test("Tabs may be made of a collection")
  func collection() {
    let film = Film(
      of: TabView {
        ForEach(["One", "Two"], id: \.self) { name in
          Tab(name, systemImage: "star") { Color.red.accessibilityIdentifier(name) }
        }
      })
    #expect(words(film).filter { ["One", "Two"].contains($0) }.count == 2)
    #expect(film.looks("One") != nil && film.looks("Two") == nil)
  }

  @Test("A change of the value shows another tab at once")
  func value() {
    let state = Switch()
    let film = Film(of: Tabs(state: state)) { state.number = 2 }
    #expect(film.looks("third", at: 0.1) != nil)
    #expect(film.looks("first", at: 0.1) == nil)
  }

  @Test("A tap on a tab changes the value")
  func tap() {
    let state = Switch()
    let film = Film(
      of: Tabs(state: state),
      touches: [
        ScriptedTouch([
          .init(0.1, CGPoint(x: 195, y: 780)), .init(0.15, CGPoint(x: 195, y: 780)),
        ])
      ])
    #expect(state.number == 1)
    #expect(film.looks("second", at: 1) != nil)
  }

  @Test("Tabs have their values and titles where they are made, and badges behind them")
  func tabs() {
    let state = Switch()
    state.number = 1
    let film = Film(
      of: Program(state: state) { state in
        TabView(selection: Bindable(state).number) {
          Tab("One", systemImage: "star", value: 0) { Color.red.accessibilityIdentifier("one") }
          Tab("Two", systemImage: "star", value: 1) { Color.red.accessibilityIdentifier("two") }
            .badge("New")
        }
      })
    #expect(words(film).filter { ["One", "Two", "New"].contains($0) }.count == 3)
    #expect(film.looks("two") != nil && film.looks("one") == nil)
  }

  private struct Pages: View {
    @Bindable var state: Switch
    var body: some View {
      TabView(selection: $state.number) {
        ForEach(0..<3) { Color.red.accessibilityIdentifier("page\($0)").tag(Double($0)) }
      }
      .tabViewStyle(.page)
    }
  }

  private func x(_ name: String, in film: Film, at seconds: Double) -> Double {
    let scene = film.scene(at: seconds)
    return scene.items.firstIndex { $0.id.name == name }.map { scene.absolute($0).x } ?? .nan
  }

  @Test("Pages lie side by side, with a dot for each")
  func pages() {
    let film = Film(of: Pages(state: Switch()))
    #expect(x("page0", in: film, at: 0) == 0)
    #expect(x("page1", in: film, at: 0) == 390)
    #expect(film.items("dot-").count == 3)
  }

  @Test("A swipe turns a page, and changes the value")
  func swipe() {
    let state = Switch()
    let film = Film(
      of: Pages(state: state),
      touches: [
        ScriptedTouch([
          .init(0.1, CGPoint(x: 330, y: 400)), .init(0.3, CGPoint(x: 80, y: 400)),
        ])
      ])
    #expect(state.number == 1)
    #expect(abs(x("page1", in: film, at: 3)) < 1e-3)
  }

  @Test("A change of the value turns the page, by an animation where there is one")
  func turned() {
    let state = Switch()
    let film = Film(of: Pages(state: state)) { withAnimation { state.number = 1 } }
    let midway = x("page1", in: film, at: 0.15)
    #expect(midway > 0 && midway < 390)
    #expect(abs(x("page1", in: film, at: 2)) < 1e-3)
    let other = Switch()
    let jump = Film(of: Pages(state: other)) { other.number = 2 }
    #expect(abs(x("page2", in: jump, at: 0.05)) < 1e-3)
  }
}
