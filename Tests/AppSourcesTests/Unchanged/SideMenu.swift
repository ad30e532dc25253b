import UIKit

/// Members that an extension gives to all controllers, and that a class of the app's overrides.
extension UIViewController {
  @objc var isHidden: Bool { presentingViewController == nil }
  @objc var opened: [String] {
    get { ["plain"] }
    set { title = newValue.first }
  }
  @objc func openLeft() { title = "plain" }
  @objc func open(_ side: String, by distance: CGFloat = 1) -> CGFloat { distance }
}

open class Menu: UINavigationController {
  private var sides: [String] = []
  open override var isHidden: Bool { !super.isHidden }
  open override var opened: [String] {
    get { super.opened + sides }
    set { sides = newValue }
  }
  open override func openLeft() {
    super.openLeft()
    sides.append("left")
  }
  open override func open(_ side: String, by distance: CGFloat) -> CGFloat {
    super.open(side, by: distance) * 2
  }
  func flip() { if isHidden { openLeft() } }
}

final class NestedMenu: Menu {
  override func openLeft() {
    super.openLeft()
    title = "nested"
  }
}
