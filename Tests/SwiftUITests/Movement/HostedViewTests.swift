import HeadlessUIKit
import SwiftUI
import Testing

/// Views of UIKit's among views.
@Suite("Views of UIKit's, and screens that are pushed")
@MainActor
struct HostedViewTests {
  private struct Box: UIViewRepresentable {
    let alpha: CGFloat

    final class Coordinator { var updates = 0 }
    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UIView {
      let view = UIView()
      view.backgroundColor = .red
      return view
    }

    func updateUIView(_ uiView: UIView, context: Context) {
      context.coordinator.updates += 1
      uiView.alpha = alpha
    }
  }

  private struct Growing: View {
    let state: Switch
    var body: some View {
      Box(alpha: state.isOn ? 0.5 : 1).frame(width: state.isOn ? 200 : 100, height: 40)
    }
  }

  @Test("A view of UIKit's takes the room it is offered, and moves with it")
  func representable() {
    let state = Switch()
    let film = Film(of: Growing(state: state), on: .room) {
      withAnimation(.linear(duration: 1)) { state.isOn = true }
    }
    #expect(isClose(film.frame("Box"), CGRect(x: 100, y: 80, width: 100, height: 40)))
    #expect(isClose(film.frame("Box", at: 0.5), CGRect(x: 75, y: 80, width: 150, height: 40)))
    #expect(film.looks("Box", at: 0.1)?.opacity == 0.5)
  }

  private struct Pages: View {
    @Bindable var state: Switch
    @State private var path: [Int] = []
    var body: some View {
      NavigationStack(path: $path) {
        Color.blue
          .navigationDestination(for: Int.self) { _ in
            Color.red.accessibilityIdentifier("page")
          }
          .onChange(of: state.isOn) { path = state.isOn ? [1] : [] }
      }
    }
  }

  @Test("A value in the path pushes its screen")
  func push() {
    let state = Switch()
    let film = Film(of: Pages(state: state)) { state.isOn = true }
    #expect(film.looks("page", at: 2) != nil)
  }
}
