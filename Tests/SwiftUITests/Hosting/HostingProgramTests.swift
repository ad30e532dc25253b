import HeadlessUIKit
import SwiftUI
import Testing

/// Views in UIKit's controllers, and UIKit's views in stacks: program H1.
@Suite("Views hosted by UIKit, and the other way round")
@MainActor
struct HostingProgramTests {
  private struct Page: View {
    let name: String
    var body: some View {
      Color.red.accessibilityIdentifier(name).navigationTitle("Title \(name)")
    }
  }

  private func film(
    _ begin: @escaping @MainActor (UINavigationController) -> Void
  ) -> UIKitRecording {
    let transition = UIKitTransition("a push") { window in
      let root = UIHostingController(rootView: Page(name: "root"))
      window.rootViewController = UINavigationController(rootViewController: root)
    } begin: { window in
      if let navigation = window.rootViewController as? UINavigationController {
        begin(navigation)
      }
    }
    return UIKitRecording(of: transition)
  }

  /// The spring of UIKit's push and cover, which has gone 54.4778 % of the way after a tenth of a second.
  private static let part: CGFloat = 0.544778

  @Test("A controller with views is pushed as UIKit pushes, with the title that the views say")
  func push() {
    let film = Film(
      recording: film {
        $0.pushViewController(UIHostingController(rootView: Page(name: "page")), animated: true)
      })
    #expect(film.recording.findings.isEmpty)
    #expect(abs(film.left("page", at: 0.1) - 177.536) < 1e-3)
    #expect(film.words("navigation-bar.title", at: 2) == ["Title page"])
    #expect(film.words("navigation-bar.back", at: 2) == ["Title root"])
  }

  @Test("A controller with views covers the screen as a sheet")
  func sheet() {
    let film = Film(
      recording: film {
        $0.present(UIHostingController(rootView: Page(name: "page")), animated: true)
      })
    let scene = film.scene(at: 0.1)
    let index = scene.items.firstIndex { $0.id.name == "page" }
    let top = index.map { CGFloat(scene.absolute($0).y) } ?? .infinity
    // From the lower edge to 68 points below the upper one: 8 % of 844, in whole points.
    #expect(abs(top - (844 - Self.part * (844 - 68))) < 1e-2)
  }

  private struct Box: UIViewRepresentable {
    func makeUIView(context: Context) -> UIView { UIView() }
    func updateUIView(_ uiView: UIView, context: Context) {}
  }

  private struct Growing: View {
    let state: Switch
    var body: some View {
      VStack(spacing: 10) {
        Rectangle().frame(width: 100, height: state.isOn ? 80 : 40)
        Box().frame(width: state.isOn ? 120 : 60, height: 30)
      }
    }
  }

  @Test("A view of UIKit's in a stack that grows has the bounds of its frame at rest")
  func representable() {
    let state = Switch()
    let film = Film(of: Growing(state: state), on: .room) {
      withAnimation(.linear(duration: 1)) { state.isOn = true }
    }
    // Both together are 80 high in the middle of 200, and 120 afterwards.
    #expect(isClose(film.frame("Box"), CGRect(x: 120, y: 110, width: 60, height: 30)))
    #expect(isClose(film.frame("Box", at: 0.5), CGRect(x: 105, y: 120, width: 90, height: 30)))
    #expect(isClose(film.frame("Box", at: 2), CGRect(x: 90, y: 130, width: 120, height: 30)))
  }
}
