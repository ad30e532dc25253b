import HeadlessQuartzCore
import HeadlessUIKit
import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import SwiftUI
import Testing

/// Screens that grow out of views.
@Suite("Zoom navigation")
@MainActor
struct ZoomProgramTests {
  private struct Grid: View {
    let state: Switch
    @Namespace private var space
    @State private var isShown = false

    var body: some View {
      NavigationStack {
        ZStack(alignment: .topLeading) {
          Color.blue
          Rectangle().frame(width: 120, height: 90)
            .matchedTransitionSource(id: "cell", in: space) {
              $0.clipShape(RoundedRectangle(cornerRadius: 12))
            }
            .offset(x: 200, y: 309)
        }
        .navigationDestination(isPresented: $isShown) {
          Color.red.accessibilityIdentifier("page")
            .navigationTransition(.zoom(sourceID: "cell", in: space))
        }
        .onChange(of: state.isOn) { isShown = state.isOn }
      }
    }
  }

  /// Box of the view on the screen: 200 from the left, 309 below the bar that ends at 91.
  private static let source = CGRect(x: 200, y: 400, width: 120, height: 90)

  /// The transition that films of two screens call `ios.zoom`.
  private let preset = ZoomTransition()

  /// The way of its spring, which is critically damped.
  private func progress(_ seconds: Double) -> Double {
    #expect(preset.opening.dampingRatio == 1)
    let turn = 2 * Double.pi / preset.opening.duration * seconds
    return 1 - (1 + turn) * exp(-turn)
  }

  private func film() -> Film {
    let state = Switch()
    return Film(of: Grid(state: state)) {
      state.isOn = true
      NavigationStackTests.after(1.5) { state.isOn = false }
    }
  }

  @Test("A screen grows out of its view as a card, which dims what lies behind")
  func opening() {
    let film = film()
    #expect(film.recording.findings.isEmpty)
    for seconds in [0.0, 0.1, 0.2, 0.4] {
      let part = progress(seconds)
      let card = film.frame("zoom-card", at: seconds)
      #expect(isClose(card, mix(Self.source, CGRect(x: 0, y: 0, width: 390, height: 844), part)))
      #expect(
        abs((film.looks("dimming", at: seconds)?.opacity ?? 0) - preset.dimming * part) < 1e-6)
      let scale = 120.0 / 390 + (1 - 120.0 / 390) * part
      let page = film.scene(at: seconds).items.first {
        $0.id.name.hasPrefix("UIHostingController") && $0.properties.anchor == .topLeft
      }
      #expect(abs((page?.properties.transform.scale.x ?? 0) - scale) < 1e-6)
    }
    #expect(film.looks("zoom-card", at: 1.4) == nil)
    #expect(film.left("page", at: 1.4) == 0)
  }

  private func mix(_ a: CGRect, _ b: CGRect, _ part: Double) -> CGRect {
    func number(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * part }
    return CGRect(
      x: number(a.minX, b.minX), y: number(a.minY, b.minY), width: number(a.width, b.width),
      height: number(a.height, b.height))
  }

  @Test(
    "The view's picture goes on the last three quarters of the way, and comes back on the last one")
  func picture() {
    let film = film()
    func opacity(_ seconds: Double) -> Double {
      film.looks("zoom-picture", at: seconds)?.opacity ?? film.looks("zoom-picture-2", at: seconds)?
        .opacity ?? -1
    }
    for seconds in [0.0, 0.05, 0.1, 0.2] {
      let expected = min((1 - progress(seconds)) / 0.75, 1)
      #expect(abs(opacity(seconds) - expected) < 1e-4)
      let back = max((progress(seconds) - 0.75) / 0.25, 0)
      #expect(abs(opacity(1.5 + seconds) - back) < 1e-4)
    }
  }

  @Test("While the card is there, its view leaves a hole")
  func hole() {
    let film = film()
    func isSeen(_ seconds: Double) -> Bool {
      let items = film.scene(at: seconds).items
      guard let item = items.first(where: { $0.id.name == "ZoomSource" }) else { return false }
      return !item.properties.isHidden
    }
    #expect(!isSeen(0.1) && isSeen(4))
  }

  @Test("A cover grows out of its view, and shrinks back into it")
  func cover() {
    struct Page: View {
      let state: Switch
      @Namespace private var space
      @State private var isShown = false
      var body: some View {
        Rectangle().frame(width: 120, height: 90)
          .matchedTransitionSource(id: "cell", in: space)
          .fullScreenCover(isPresented: $isShown) {
            Color.red.accessibilityIdentifier("page")
              .navigationTransition(.zoom(sourceID: "cell", in: space))
          }
          .onChange(of: state.isOn) { isShown = state.isOn }
      }
    }
    let state = Switch()
    let film = Film(of: Page(state: state)) {
      state.isOn = true
      NavigationStackTests.after(1.5) { state.isOn = false }
    }
    #expect(film.recording.findings.isEmpty)
    // The view is in the middle of the safe area, from 47 to 810.
    let source = CGRect(x: 135, y: 383.5, width: 120, height: 90)
    let screen = CGRect(x: 0, y: 0, width: 390, height: 844)
    for seconds in [0.0, 0.1, 0.3] {
      let part = progress(seconds)
      #expect(isClose(film.frame("zoom-card", at: seconds), mix(source, screen, part), within: 0.2))
    }
    #expect(film.looks("page", at: 1.4) != nil && film.looks("page", at: 4) == nil)
    #expect(film.looks("Rectangle", at: 4)?.isHidden == false)
  }

  @Test("A screen whose view is not there is pushed as usual")
  func fallback() {
    struct Page: View {
      let state: Switch
      @Namespace private var space
      @State private var isShown = false
      var body: some View {
        NavigationStack {
          Color.blue
            .navigationDestination(isPresented: $isShown) {
              Color.red.accessibilityIdentifier("page")
                .navigationTransition(.zoom(sourceID: "cell", in: space))
            }
            .onChange(of: state.isOn) { isShown = state.isOn }
        }
      }
    }
    let state = Switch()
    let film = Film(of: Page(state: state)) { state.isOn = true }
    #expect(abs(film.left("page", at: 0.1) - 177.536) < 1e-3)
  }
}
