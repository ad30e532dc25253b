import HeadlessQuartzCore
import Testing
import UIKit

@MainActor @Suite(.serialized) struct StoryboardTests {
  init() {
    InterfaceText.registerClasses()
    AppInterfaces.register(
      storyboard: "Wired", path: "App/Wired.storyboard", xml: InterfaceText.wired)
    WiredScreen.log = []
  }

  private func film(_ begin: @escaping @MainActor (UINavigationController) -> Void) -> Film {
    Film(
      UIKitTransition("storyboard") { window in
        window.rootViewController =
          UIStoryboard(name: "Wired", bundle: nil).instantiateInitialViewController()
      } begin: { window in
        if let stack = window.rootViewController as? UINavigationController { begin(stack) }
      })
  }

  @Test func `a controller is made, connected and loaded in UIKit's order`() throws {
    WiredScreen.log = []
    let initial = UIStoryboard(name: "Wired", bundle: nil).instantiateInitialViewController()
    let stack = try #require(initial as? UINavigationController)
    let one = try #require(stack.topViewController as? WiredScreen)
    #expect(WiredScreen.log == ["init one", "awake one"])
    #expect(one.navigationItem.title == "First")
    _ = one.view
    #expect(WiredScreen.log.last == "load one with card")
    #expect(one.labels.map(\.text) == ["Hello"])
    #expect(one.labels.first?.font.pointSize == 24)
    #expect(one.cardWidth.constant == 120)
    #expect(one.card.layer.cornerRadius == 12)
  }

  @Test func `constraints place a card below the bar, in the middle, by its ratio`() {
    var frame = CGRect.zero
    _ = film { stack in frame = (stack.topViewController as? WiredScreen)?.card.frame ?? .zero }
    #expect(frame.size == CGSize(width: 120, height: 80))
    #expect(frame.midX == HeadlessDevice.iPhone.size.width / 2)
  }

  @Test func `a button sends its action and shows the next screen, and an exit goes back`() {
    var (shown, home) = (0, 0)
    let film = film { stack in
      let one = stack.topViewController
      let button = one?.view.subviews.compactMap { $0 as? UIButton }.first
      button?.sendActions(for: .touchUpInside)
      after(1) {
        shown = stack.viewControllers.count
        stack.topViewController?.performSegue(withIdentifier: "home", sender: nil)
      }
      after(2) { home = stack.viewControllers.count }
    }
    #expect((shown, home) == (2, 1))
    #expect(film.findings.isEmpty)
    let expected = ["tapped", "init two", "awake two", "prepare toTwo", "by Go"]
    #expect(WiredScreen.log.filter { !$0.hasSuffix("one") }.contains(expected))
    #expect(WiredScreen.log.contains(["prepare home", "back home"]))
  }

  @Test func `names that no storyboard has are findings`() {
    let film = Film(
      UIKitTransition("missing") {
        $0.rootViewController = BlankController()
      } begin: { window in
        _ = UIStoryboard(name: "Nowhere", bundle: nil).instantiateInitialViewController()
        _ = UIStoryboard(name: "Wired", bundle: nil)
          .instantiateViewController(withIdentifier: "nobody")
      })
    #expect(film.findings == [.resourceMissing, .resourceMissing])
  }

  @Test func `what is damaged is a finding with file and line`() throws {
    AppInterfaces.register(
      storyboard: "Broken", path: "App/Broken.storyboard", xml: "<document>\n<scenes>\n</document>")
    let film = Film(
      UIKitTransition("broken") {
        $0.rootViewController = BlankController()
      } begin: { _ in
        _ = UIStoryboard(name: "Broken", bundle: nil).instantiateInitialViewController()
      })
    let finding = try #require(film.recording.findings.first)
    #expect(finding.kind == .interfaceNotRead)
    #expect(finding.description.hasPrefix("App/Broken.storyboard:3: warning: "))
  }
}
