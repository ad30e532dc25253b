import HeadlessUIKit
import SegueGeometry
import SwiftUI
import Testing

/// Scroll views: what moves them, and what views inside make of it.
@Suite("Scrolling")
@MainActor
struct ScrollTests {
  private struct Rows: View {
    let state: Switch

    var body: some View {
      ScrollViewReader { proxy in
        ScrollView {
          VStack(spacing: 0) {
            ForEach(0..<10) { index in
              Rectangle().frame(width: 100, height: 60).accessibilityIdentifier("row\(index)")
            }
          }
        }
        .onChange(of: state.isOn) { proxy.scrollTo(5, anchor: .top) }
      }
    }
  }

  @Test("A view is scrolled to by its identity")
  func scrollTo() {
    let state = Switch()
    let film = Film(of: Rows(state: state), on: .room) { state.isOn = true }
    let scene = film.scene(at: 1)
    let row = scene.items.firstIndex { $0.id.name == "row5" }
    #expect(row.map { scene.absolute($0).y } == 0)
  }

  @Test("A finger moves the content")
  func drag() {
    let state = Switch()
    let touch = ScriptedTouch([
      .init(0, CGPoint(x: 150, y: 150)), .init(0.1, CGPoint(x: 150, y: 100)),
      .init(0.5, CGPoint(x: 150, y: 100)),
    ])
    let film = Film(of: Rows(state: state), on: .room, touches: [touch])
    let scene = film.scene(at: 0.4)
    let row = scene.items.firstIndex { $0.id.name == "row1" }
    let y = row.map { scene.absolute($0).y } ?? 0
    // The first ten points begin the drag.
    #expect(y < 60 && y >= 10)
  }

  @Test("A view that scrolls into sight comes with the animation of its transition")
  func animatedTransition() {
    struct Fading: View {
      let state: Switch

      var body: some View {
        ScrollViewReader { proxy in
          ScrollView {
            VStack(spacing: 0) {
              ForEach(0..<10) { index in
                Rectangle().frame(width: 100, height: 60).accessibilityIdentifier("row\(index)")
                  .scrollTransition(.animated(.linear(duration: 1))) { content, phase in
                    content.opacity(phase.isIdentity ? 1 : 0)
                  }
              }
            }
          }
          .onChange(of: state.isOn) { proxy.scrollTo(5, anchor: .top) }
        }
      }
    }
    let state = Switch()
    let film = Film(of: Fading(state: state), on: .room) { state.isOn = true }
    func opacity(_ seconds: Double) -> Double { film.opacity("row5", at: seconds) ?? -1 }
    #expect(abs(opacity(0.25) - 0.25) < 0.02 && abs(opacity(0.5) - 0.5) < 0.02 && opacity(1.1) == 1)
  }
}
