import SegueUIKitSnapshots
import Testing
import UIKit

/// An app of which every connection stands in its storyboard: the delegate, the outlets, a segue and the way back.
@MainActor @Suite struct SegueStoryboardTests {
  private static let device = HeadlessDevice(size: CGSize(width: 393, height: 852), scale: 1)

  private static func stack() throws -> UINavigationController {
    try #require(
      UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController()
        as? UINavigationController)
  }

  /// Touches the button of a title, wherever it is.
  private static func press(_ title: String, in view: UIView?) {
    for view in view?.subviews ?? [] {
      if let button = view as? UIButton, button.currentTitle == title {
        button.sendActions(for: .touchUpInside)
      }
      press(title, in: view)
    }
  }

  @Test func `a segue shows the next screen as the delegate of the storyboard animates it`()
    async throws
  {
    let stack = try Self.stack()
    let transition = UIKitTransition("segue") { window in
      window.rootViewController = stack
    } begin: { window in
      Self.press("Open", in: window)
    }
    await expectTransition(of: transition, on: Self.device, as: .timeline, .filmStrip)
    #expect(stack.delegate is NavigationControllerDelegate)
    #expect(stack.topViewController is DetailViewController)
  }

  @Test func `an exit leads back to the screen that has its action`() async throws {
    let stack = try Self.stack()
    let transition = UIKitTransition("exit") { window in
      window.rootViewController = stack
      stack.topViewController?.performSegue(withIdentifier: "showDetail", sender: nil)
    } begin: { window in
      Self.press("Back", in: window)
    }
    await expectTransition(of: transition, on: Self.device, as: .filmStrip)
    let master = try #require(stack.topViewController as? MasterViewController)
    #expect(stack.viewControllers.count == 1 && master.returns == 1)
  }

  @Test func `frames are what constraints make of them`() throws {
    let stack = try Self.stack()
    let window = UIWindow(frame: CGRect(origin: .zero, size: Self.device.size))
    window.rootViewController = stack
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    let card = try #require(stack.topViewController?.view.subviews.first)
    #expect(card.frame.size == CGSize(width: 393 - 48, height: 200))
    #expect(card.layer.cornerRadius == 20)
    #expect(card.frame.minX == 24)
  }
}
