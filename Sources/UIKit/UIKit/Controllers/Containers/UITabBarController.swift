public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

@MainActor @preconcurrency
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool
  func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {}
  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func tabBarController(
    _ tabBarController: UITabBarController,
    animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Several controllers beside each other, of which one is shown.
@MainActor @preconcurrency
open class UITabBarController: UIViewController, UITabBarDelegate {
  open weak var delegate: (any UITabBarControllerDelegate)?
  open private(set) var tabBar = UITabBar()
  /// The views of the controllers, below the bar.
  private let pages = UIView()
  private var index = 0
  private var tabs: [UIViewController] = []

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    pages.frame = view.bounds
    pages.accessibilityIdentifier = "tab-pages"
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(pages)
    view.addSubview(tabBar)
    self.view = view
    tabBar.delegate = self
    if let selectedViewController { show(selectedViewController) }
    tabBar.show(tabs.map(\.tabBarItem), selected: index)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let height = UITabBar.height + view.safeAreaInsets.bottom
    tabBar.frame = CGRect(
      x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    for child in children where child.isViewLoaded { placeBars(over: child) }
    guard let page = selectedViewController, page.viewIfLoaded?.superview === pages,
      !extendsBelowBar(page)
    else { return }
    page.view.frame = frame(of: page)
  }

  override func barInsets(over child: UIViewController) -> UIEdgeInsets? {
    UIEdgeInsets(top: 0, left: 0, bottom: extendsBelowBar(child) ? UITabBar.height : 0, right: 0)
  }

  private func extendsBelowBar(_ page: UIViewController) -> Bool {
    page.edgesForExtendedLayout.contains(.bottom)
      && (tabBar.isTranslucent || page.extendedLayoutIncludesOpaqueBars)
  }

  /// Frame of a page in the container.
  private func frame(of page: UIViewController) -> CGRect {
    var box = pages.bounds
    if !extendsBelowBar(page) { box.size.height -= UITabBar.height + view.safeAreaInsets.bottom }
    return box
  }

  open var viewControllers: [UIViewController]? {
    get { tabs }
    set { setViewControllers(newValue, animated: false) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    for tab in tabs { tab.removeFromParent() }
    tabs = viewControllers ?? []
    for tab in tabs {
      addChild(tab)
      tab.didMove(toParent: self)
    }
    index = min(index, max(tabs.count - 1, 0))
    guard isViewLoaded, let selected = selectedViewController, selected !== old else { return }
    old?.viewIfLoaded?.removeFromSuperview()
    show(selected)
    tabBar.show(tabs.map(\.tabBarItem), selected: index)
  }
  open var selectedViewController: UIViewController? {
    get { tabs.indices.contains(index) ? tabs[index] : nil }
    set { if let place = tabs.firstIndex(where: { $0 === newValue }) { selectedIndex = place } }
  }
  open var selectedIndex: Int {
    get { index }
    set { select(newValue) }
  }

  open override var childForStatusBarStyle: UIViewController? { selectedViewController }
  open override var childForStatusBarHidden: UIViewController? { selectedViewController }
  /// Stack for tabs that the bar has no room for; all of them have room here.
  open private(set) lazy var moreNavigationController = UINavigationController()
  open var customizableViewControllers: [UIViewController]?

  /// Told when a finger has chosen a tab: the delegate may say no.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let chosen = tabs.first(where: { $0.tabBarItem === item }) else { return }
    guard delegate?.tabBarController(self, shouldSelect: chosen) ?? true else {
      return tabBar.show(tabs.map(\.tabBarItem), selected: index)
    }
    if chosen === selectedViewController {
      (chosen as? UINavigationController)?.popToRootViewController(animated: true)
    } else {
      selectedViewController = chosen
    }
    delegate?.tabBarController(self, didSelect: chosen)
  }

  private func show(_ controller: UIViewController) {
    controller.view.frame = frame(of: controller)
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.addSubview(controller.view)
  }

  private func select(_ new: Int) {
    guard tabs.indices.contains(new), new != index, let from = selectedViewController else {
      return
    }
    let to = tabs[new]
    index = new
    tabBar.show(tabs.map(\.tabBarItem), selected: index)
    guard isViewLoaded, view.window != nil else { return }
    let animator = delegate?.tabBarController(
      self, animationControllerForTransitionFrom: from, to: to)
    let driver = animator.flatMap { delegate?.tabBarController(self, interactionControllerFor: $0) }
    let plan = ControllerTransition.Plan(
      from: from, to: to, fromView: from.view, toView: to.view, container: pages,
      isAnimated: animator != nil,
      frames: ControllerTransition.Frames(
        from: from, fromInitial: from.view.frame, fromFinal: .zero, toInitial: .zero,
        toFinal: frame(of: to)),
      animator: animator, interactor: driver, name: "the change of tabs to \(type(of: to))")
    let animated = animator != nil
    let transition = ControllerTransition(plan) { [self] didComplete in
      let (shown, hidden) = didComplete ? (to, from) : (from, to)
      hidden.viewIfLoaded?.removeFromSuperview()
      if shown.view.superview !== pages { show(shown) }
      if didComplete {
        from.didDisappear(animated)
        to.didAppear(animated)
      } else {
        index = tabs.firstIndex { $0 === from } ?? index
        tabBar.show(tabs.map(\.tabBarItem), selected: index)
        to.willDisappear(animated)
        to.didDisappear(animated)
        from.willAppear(animated)
        from.didAppear(animated)
      }
    }
    (to.activeTransition, from.activeTransition) = (transition, transition)
    to.willAppear(animated)
    from.willDisappear(animated)
    to.isAppearing(animated)
    transition.begin()
  }
}
