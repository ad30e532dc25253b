import UIKit

/// Overrides what subclasses of UITabBarController override.
class OverridingTabs: UITabBarController {
  override var viewControllers: [UIViewController]? {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override var selectedIndex: Int {
    get { super.selectedIndex }
    set { super.selectedIndex = newValue }
  }
  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { super.selectedViewController = newValue }
  }
  override var delegate: UITabBarControllerDelegate? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var tabBar: UITabBar { super.tabBar }
  override func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    super.tabBar(tabBar, didSelect: item)
  }
}
