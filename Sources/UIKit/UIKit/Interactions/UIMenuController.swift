public import HeadlessCoreGraphics
import HeadlessQuartzCore
public import ObjectiveC

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What has no sentence here is what Apple's documentation says.

/// The row of words over a selection, such as "Copy"; it is kept, and not drawn.
@MainActor @preconcurrency
open class UIMenuController: NSObject {
  public static var shared: UIMenuController {
    AppSession.current.belonging { UIMenuController() }
  }
  public nonisolated static let willShowMenuNotification = NSNotification.Name(
    "UIMenuControllerWillShowMenuNotification")
  public nonisolated static let didShowMenuNotification = NSNotification.Name(
    "UIMenuControllerDidShowMenuNotification")
  public nonisolated static let willHideMenuNotification = NSNotification.Name(
    "UIMenuControllerWillHideMenuNotification")
  public nonisolated static let didHideMenuNotification = NSNotification.Name(
    "UIMenuControllerDidHideMenuNotification")

  public enum ArrowDirection: Int, Sendable { case `default`, up, down, left, right }
  open var arrowDirection = ArrowDirection.default
  open var menuItems: [UIMenuItem]?
  open private(set) var menuFrame = CGRect.zero
  open private(set) var isMenuVisible = false
  open func setMenuVisible(_ menuVisible: Bool, animated: Bool) {
    guard menuVisible != isMenuVisible else { return }
    if menuVisible { note("words over a selection, such as 'Copy', are not drawn") }
    isMenuVisible = menuVisible
  }
  open func setTargetRect(_ targetRect: CGRect, in targetView: UIView) { menuFrame = targetRect }
  open func showMenu(from targetView: UIView, rect targetRect: CGRect) {
    setTargetRect(targetRect, in: targetView)
    setMenuVisible(true, animated: true)
  }
  open func hideMenu() { setMenuVisible(false, animated: true) }
  open func hideMenu(from targetView: UIView) { hideMenu() }
  open func update() {}

  private func note(_ message: String) {
    AppSession.current.note(AppFinding(.notDrawn, "UIMenuController: \(message)"))
  }
}

@MainActor @preconcurrency
open class UIMenuItem: NSObject {
  open var title: String
  open var action: Selector

  public init(title: String, action: Selector) {
    (self.title, self.action) = (title, action)
    super.init()
  }
}
