import ObjectiveC
import Testing
import UIKit

/// What files of apps and libraries say and Swift on Linux does not: `Unchanged` has one of each, which compiles as
/// it is, and does here what it does on a phone.
@MainActor @Suite struct LanguageTests {
  @Test func `a type of the app's may be called as one of the standard library's`() {
    #expect(Fader().duration == 0.4)
  }

  @Test func `methods of one name are told apart by their types`() {
    let popover = Popover()
    popover.perform(Selector("dismiss"))
    popover.perform(Selector("hideNow"))
    #expect(popover.steps == ["dismiss", "hide"])
    let page = Closable()
    page.close()
    #expect(page.isClosed)
  }

  @Test func `overrides in extensions call what is private to their file`() {
    let (a, b) = (UIView(), UIView())
    let constraint = LayoutConstraint(
      item: a, attribute: .width, relatedBy: .equal, toItem: b, attribute: .width, multiplier: 1,
      constant: 0)
    #expect(constraint.description == "constraint")
    constraint.priority = UILayoutPriority(500)
    #expect(constraint.priority.rawValue == 501)
  }

  @Test func `a member of an extension is overridden by subclasses`() {
    let plain = UIViewController()
    let menu: UIViewController = Menu(rootViewController: plain)
    let nested: UIViewController = NestedMenu(rootViewController: UIViewController())
    #expect(plain.isHidden && !menu.isHidden)
    for page in [plain, menu, nested] {
      page.openLeft()
      #expect(page.open("left", by: 3) == (page === plain ? 3 : 6))
    }
    #expect([plain, menu, nested].map(\.title) == ["plain", "plain", "nested"])
    #expect(
      [plain, menu, nested].map(\.opened) == [["plain"], ["plain", "left"], ["plain", "left"]])
    menu.opened = ["right"]
    plain.opened = ["new"]
    #expect(menu.opened == ["plain", "right"] && plain.title == "new")
    (menu as? Menu)?.flip()
    #expect(menu.opened == ["plain", "right"])
  }

  @Test func `files are listed one by one, and left out`() {
    // That this compiles says so: the neighbor of the one would not, nor what is left out of the folder.
    #expect(Theme.Colors().tint == .red)
  }

  @Test func `an app's delegate with a main attribute is a class like others`() {
    #expect(AppDelegate().application(.shared, didFinishLaunchingWithOptions: nil))
  }

  @Test func `a color literal is one of Core Graphics`() {
    let layer = CALayer()
    tint(layer)
    #expect(layer.borderColor == CGColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
  }

  @Test func `names of Swift 2 to 4_1 mean what they are called today`() {
    let (page, child) = (OldPage(), UIViewController())
    page.add(child)
    #expect(page.children == [child] && page.view.subviews == [child.view])
    #expect(page.insets == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(page.inner() == CGRect(x: 2, y: 1, width: 4, height: 6))
    #expect(page.shape.lineCap == .round && page.shape.fillRule == .evenOdd)
    #expect(page.move(options: .curveEaseOut, state: .began))
    page.watch()
    NotificationCenter.default.post(name: UIResponder.keyboardWillShowNotification, object: nil)
    NotificationCenter.default.post(name: UIResponder.keyboardWillHideNotification, object: nil)
    #expect(page.notes == 2)
  }
}
