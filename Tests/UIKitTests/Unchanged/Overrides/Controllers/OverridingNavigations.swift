import UIKit

/// Overrides what subclasses of UINavigationController override.
class OverridingNavigation: UINavigationController {
  override var viewControllers: [UIViewController] {
    get { super.viewControllers }
    set { super.viewControllers = newValue }
  }
  override var topViewController: UIViewController? { super.topViewController }
  override var visibleViewController: UIViewController? { super.visibleViewController }
  override var delegate: UINavigationControllerDelegate? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override var isNavigationBarHidden: Bool {
    get { super.isNavigationBarHidden }
    set { super.isNavigationBarHidden = newValue }
  }
  override var isToolbarHidden: Bool {
    get { super.isToolbarHidden }
    set { super.isToolbarHidden = newValue }
  }
  override var navigationBar: UINavigationBar { super.navigationBar }
  override var toolbar: UIToolbar! { super.toolbar }
  override var interactivePopGestureRecognizer: UIGestureRecognizer? {
    super.interactivePopGestureRecognizer
  }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    super.pushViewController(viewController, animated: animated)
  }
  @discardableResult
  override func popViewController(animated: Bool) -> UIViewController? {
    super.popViewController(animated: animated)
  }
  @discardableResult
  override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? { super.popToViewController(viewController, animated: animated) }
  @discardableResult
  override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    super.popToRootViewController(animated: animated)
  }
  override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    super.setViewControllers(viewControllers, animated: animated)
  }
  override func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    super.setNavigationBarHidden(hidden, animated: animated)
  }
  override func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    super.setToolbarHidden(hidden, animated: animated)
  }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
}
