import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

extension UIViewController {
  /// Stages of a controller's appearance on the screen.
  enum AppearanceState {
    case disappeared, appearing, appeared, disappearing
  }
}

// A controller is told each step once, and passes it on to the children that it shows.

extension UIViewController {
  private var shownChildren: [UIViewController] {
    guard shouldAutomaticallyForwardAppearanceMethods else { return [] }
    return childrenOnScreen
  }

  /// Calls a method of the app's: what is found meanwhile is its.
  private func running(_ method: String, _ work: () -> Void) {
    AppSession.current.running(method, of: type(of: self), work)
  }

  func willAppear(_ animated: Bool) {
    guard appearance == .disappeared || appearance == .disappearing else { return }
    appearance = .appearing
    loadViewIfNeeded()
    running("viewWillAppear(_:)") { viewWillAppear(animated) }
    for child in shownChildren { child.willAppear(animated) }
  }

  func isAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    running("viewIsAppearing(_:)") { viewIsAppearing(animated) }
    for child in shownChildren { child.isAppearing(animated) }
  }

  func didAppear(_ animated: Bool) {
    guard appearance == .appearing else { return }
    appearance = .appeared
    running("viewDidAppear(_:)") { viewDidAppear(animated) }
    for child in shownChildren { child.didAppear(animated) }
  }

  func willDisappear(_ animated: Bool) {
    guard appearance == .appeared || appearance == .appearing else { return }
    appearance = .disappearing
    running("viewWillDisappear(_:)") { viewWillDisappear(animated) }
    for child in shownChildren { child.willDisappear(animated) }
  }

  func didDisappear(_ animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .disappeared
    running("viewDidDisappear(_:)") { viewDidDisappear(animated) }
    for child in shownChildren { child.didDisappear(animated) }
  }

  /// Ends what `beginAppearanceTransition` began.
  func didChangeAppearance() {
    appearance == .appearing ? didAppear(false) : didDisappear(false)
  }

  /// Comes to the screen at once, by what `show` does.
  func enterScreen(animated: Bool, _ show: () -> Void) {
    willAppear(animated)
    show()
    isAppearing(animated)
    didAppear(animated)
  }

  /// Leaves the screen at once, by what `hide` does.
  func leaveScreen(animated: Bool, _ hide: () -> Void) {
    willDisappear(animated)
    hide()
    didDisappear(animated)
  }

  /// The children whose views are in the controller's view.
  private var childrenOnScreen: [UIViewController] {
    children.filter { child in
      child.viewIfLoaded?.superview.map { _ in child.appearsWithParent } ?? false
        || child.appearsWithParent && (self is UINavigationController || self is UITabBarController)
    }
  }

  /// True if the controller is the one that its container shows.
  private var appearsWithParent: Bool {
    switch parent {
    case let navigation as UINavigationController: navigation.topViewController === self
    case let tabs as UITabBarController: tabs.selectedViewController === self
    case let pages as UIPageViewController: pages.shown === self
    default: true
    }
  }

  func titleHasChanged() {
    // The bar that shows the item is laid out anew: pages often say their title when they are loaded, and a stack that
    // is about to push one still shows the page below.
    navigationItem.title = title
  }

  func transitionChildren(
    from: UIViewController, to: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions, animations: (() -> Void)?, completion: ((Bool) -> Void)?
  ) {
    from.willDisappear(true)
    to.willAppear(true)
    let end: (Bool) -> Void = { finished in
      from.view.removeFromSuperview()
      from.didDisappear(true)
      to.didAppear(true)
      completion?(finished)
    }
    guard let container = from.view.superview else { return end(false) }
    let arrive = {
      container.addSubview(to.view)
      to.isAppearing(true)
    }
    if options.hasTransition {
      UIView.transition(with: container, duration: duration, options: options) {
        arrive()
        from.view.removeFromSuperview()
        animations?()
      } completion: {
        end($0)
      }
    } else {
      arrive()
      UIView.animate(
        withDuration: duration, delay: 0, options: options, animations: { animations?() },
        completion: end)
    }
  }
}
