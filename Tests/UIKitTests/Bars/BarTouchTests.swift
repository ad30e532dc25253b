import Testing
import UIKit

@MainActor @Suite("Touches on bars") struct BarTouchTests {
  final class Tabs: NSObject, UITabBarControllerDelegate {
    var calls: [String] = []
    var allows = true
    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      calls.append("should \(viewController.title ?? "")")
      return allows
    }
    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { calls.append("did \(viewController.title ?? "")") }
  }

  private func tap(_ delegate: Tabs) -> Int? {
    var tabs: UITabBarController?
    _ = UIKitRecording(
      of: UIKitTransition("tabs") { window in
        let controller = UITabBarController()
        controller.viewControllers = ["one", "two"].map {
          let page = UIViewController()
          page.title = $0
          return page
        }
        controller.delegate = delegate
        window.rootViewController = controller
        tabs = controller
      } begin: { _ in
      }, touches: [.tap(at: CGPoint(x: 290, y: 780), after: 0.1)])
    return tabs?.selectedIndex
  }

  @Test("a tap chooses a tab, after the delegate was asked")
  func tab() {
    let delegate = Tabs()
    #expect(tap(delegate) == 1)
    #expect(delegate.calls == ["should two", "did two"])
  }

  @Test("a delegate may refuse")
  func refusal() {
    let delegate = Tabs()
    delegate.allows = false
    #expect(tap(delegate) == 0)
    #expect(delegate.calls == ["should two"])
  }

  /// A stack that can keep its top.
  final class Stack: UINavigationController, UINavigationBarDelegate {
    var keeps = false
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
      !keeps
    }
  }

  @Test(
    "a tap on the way back pops, unless the delegate of the bar says no", arguments: [true, false])
  func back(keeps: Bool) {
    var stack: Stack?
    _ = UIKitRecording(
      of: UIKitTransition("back") { window in
        let controller = Stack(rootViewController: BlankController())
        controller.pushViewController(BlankController(), animated: false)
        controller.keeps = keeps
        window.rootViewController = controller
        stack = controller
      } begin: { _ in
      }, touches: [.tap(at: CGPoint(x: 30, y: 69), after: 0.1)])
    #expect(stack?.viewControllers.count == (keeps ? 2 : 1))
  }

  @Test("a bar of one's own pushes and pops items")
  func items() {
    let bar = UINavigationBar()
    bar.pushItem(UINavigationItem(title: "One"), animated: false)
    bar.pushItem(UINavigationItem(title: "Two"), animated: false)
    #expect(bar.topItem?.title == "Two" && bar.backItem?.title == "One")
    #expect(bar.popItem(animated: false)?.title == "Two")
    #expect(bar.items?.map(\.title) == ["One"])
    #expect(bar.popItem(animated: false) == nil)
  }

  @Test("a button of a bar runs its action")
  func button() {
    var taps = 0
    _ = UIKitRecording(
      of: UIKitTransition("button") { window in
        let page = BlankController()
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(
          title: "Add", primaryAction: UIAction { _ in taps += 1 })
        window.rootViewController = UINavigationController(rootViewController: page)
      } begin: { _ in
      }, touches: [.tap(at: CGPoint(x: 360, y: 69), after: 0.1)])
    #expect(taps == 1)
  }
}
