public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

@MainActor @preconcurrency
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool)
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {}
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { .allButUpsideDown }
}

/// A stack of controllers, of which the top one is shown.
@MainActor @preconcurrency
open class UINavigationController: UIViewController {
  public enum Operation: Int, Sendable { case none, push, pop }

  private var stack: [UIViewController] = []
  /// The views of the controllers, below the bar.
  let pages = UIView()
  /// Class of the delegate, whether the delegate is still there or not.
  private var delegateClass: AnyClass?
  open weak var delegate: (any UINavigationControllerDelegate)? {
    willSet { delegateClass = newValue.map { type(of: $0 as AnyObject) } }
  }
  open private(set) var navigationBar = UINavigationBar()
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()
  open var isToolbarHidden = true {
    didSet {
      guard isToolbarHidden != oldValue else { return }
      hasToolbar = true
      toolbar.items = topViewController?.toolbarItems
      layOutBar()
    }
  }
  /// True once the bar below the pages was shown.
  private(set) var hasToolbar = false
  open var hidesBarsOnSwipe = false
  open private(set) lazy var interactivePopGestureRecognizer: UIGestureRecognizer? = PopGesture(
    of: self)
  open lazy var interactiveContentPopGestureRecognizer: UIGestureRecognizer? = nil

  // MARK: Making

  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    setStack([rootViewController])
  }
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    let view = UIView(frame: UIScreen.main.bounds)
    view.clipsToBounds = true
    pages.frame = view.bounds
    pages.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.accessibilityIdentifier = "pages"
    view.addSubview(pages)
    view.addSubview(navigationBar)
    self.view = view
    connectBar()
    if let top = stack.last { show(top) }
    showTitle()
    if let gesture = interactivePopGestureRecognizer { view.addGestureRecognizer(gesture) }
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutBar()
  }
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    BareStrip.check(self)
  }
  override func barInsets(over child: UIViewController) -> UIEdgeInsets? { insets(over: child) }

  // MARK: The stack

  open var topViewController: UIViewController? { stack.last }
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    changeStack(to: stack + [viewController], animated: animated)
  }
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let top = stack.last
    changeStack(to: stack.dropLast(), animated: animated)
    return top
  }
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }), index + 1 < stack.count
    else { return nil }
    let popped = Array(stack[(index + 1)...])
    changeStack(to: Array(stack[...index]), animated: animated)
    return popped
  }
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    changeStack(to: viewControllers, animated: animated)
  }

  // MARK: Bars

  open var isNavigationBarHidden = false {
    didSet {
      if isNavigationBarHidden != oldValue { navigationBar.alpha = isNavigationBarHidden ? 0 : 1 }
      layOutBar()
    }
  }
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isNavigationBarHidden else { return }
    guard animated else {
      isNavigationBarHidden = hidden
      return
    }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      self.isNavigationBarHidden = hidden
      self.viewIfLoaded?.layoutIfNeeded()
    }
  }
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != isToolbarHidden else { return }
    guard animated, let view = viewIfLoaded, view.window != nil else {
      isToolbarHidden = hidden
      return
    }
    if !hasToolbar { UIView.performWithoutAnimation { placeToolbarBelow(view) } }
    UIView.animate(withDuration: UINavigationController.hideShowBarDuration) {
      self.isToolbarHidden = hidden
      view.layoutIfNeeded()
    }
  }
  /// Puts a new bar below the screen, from where it comes up.
  private func placeToolbarBelow(_ view: UIView) {
    hasToolbar = true
    layOutBar()
    toolbar.layoutIfNeeded()
  }
  public nonisolated static let hideShowBarDuration: CGFloat = 0.2
  open override var childForStatusBarStyle: UIViewController? { nil }
  open override var childForStatusBarHidden: UIViewController? { topViewController }
}

// MARK: - Transitions

extension UINavigationController {
  private func setStack(_ controllers: [UIViewController]) {
    for controller in stack where !controllers.contains(where: { $0 === controller }) {
      controller.removeFromParent()
    }
    for controller in controllers where controller.parent !== self {
      addChild(controller)
      controller.didMove(toParent: self)
    }
    stack = controllers
  }

  private func show(_ controller: UIViewController) {
    let view: UIView = controller.view
    view.frame = frame(of: controller)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    pages.addSubview(view)
  }

  /// Returns the operation of a change of the top controller: a pop leads back to one that was in the stack.
  private func operation(to controllers: [UIViewController]) -> Operation {
    guard let top = controllers.last, top !== stack.last else { return .none }
    return stack.contains { $0 === top } ? .pop : .push
  }

  private func changeStack(to controllers: [UIViewController], animated: Bool) {
    let operation = operation(to: controllers)
    guard let to = controllers.last, let from = stack.last, operation != .none,
      isViewLoaded, view.window != nil
    else {
      replace(by: controllers)
      return
    }
    guard activeTransition == nil else {
      AppSession.current.note(
        AppFinding(
          .runaway, "\(type(of: self)) was asked for a transition while another one ran",
          at: SourcePlaces.place(of: type(of: self))))
      return
    }
    begin(operation, from: from, to: to, controllers: controllers, animated: animated)
  }

  private func replace(by controllers: [UIViewController]) {
    let (old, isShown) = (stack.last, viewIfLoaded?.window != nil)
    setStack(controllers)
    guard isViewLoaded, let top = controllers.last, top !== old else { return }
    let animated = false
    if isShown { old?.willDisappear(animated) }
    old?.viewIfLoaded?.removeFromSuperview()
    if isShown { old?.didDisappear(animated) }
    if isShown { top.willAppear(animated) }
    show(top)
    if isShown {
      top.isAppearing(animated)
      top.didAppear(animated)
    }
    showTitle()
  }

  private func begin(
    _ operation: Operation, from: UIViewController, to: UIViewController,
    controllers: [UIViewController], animated: Bool
  ) {
    noteLostDelegate()
    let old = stack
    (operation == .push ? to : from).isMovingIn = operation == .push
    from.isMovingOut = operation == .pop
    if operation == .push {
      for controller in controllers where controller.parent !== self { addChild(controller) }
    } else {
      from.willMove(toParent: nil)
    }
    stack = controllers
    delegate?.navigationController(self, willShow: to, animated: animated)
    let plan = plan(operation, from: from, to: to, animated: animated)
    let transition = ControllerTransition(plan) { [self] didComplete in
      finish(operation, from: from, to: to, old: old, didComplete: didComplete, animated: animated)
    }
    self.activeTransition = transition
    to.activeTransition = transition
    // Both may ask for the coordinator, to move along.
    to.willAppear(animated)
    from.willDisappear(animated)
    to.isAppearing(animated)
    transition.begin()
    moveTitles(operation, along: transition)
  }

  private func noteLostDelegate() {
    if let delegateClass, delegate == nil {
      AppSession.current.note(
        AppFinding(
          .delegateGone,
          "the delegate of \(type(of: self)) was gone before it was asked:"
            + " a navigation controller keeps its delegate only weakly",
          at: SourcePlaces.place(of: delegateClass)))
    }
  }

  /// Returns the transition plan: the delegate says who animates it and who drives it, else the system does.
  private func plan(
    _ operation: Operation, from: UIViewController, to: UIViewController, animated: Bool
  ) -> ControllerTransition.Plan {
    let own =
      animated
      ? delegate?.navigationController(
        self, animationControllerFor: operation, from: from, to: to) : nil
    let driver = own.flatMap {
      delegate?.navigationController(self, interactionControllerFor: $0)
    }
    let system = SystemNavigation(operation, bar: navigationBar)
    return ControllerTransition.Plan(
      from: from, to: to, fromView: from.view, toView: to.view, container: pages,
      isAnimated: animated,
      frames: ControllerTransition.Frames(
        from: from, fromInitial: from.view.frame, fromFinal: .zero, toInitial: .zero,
        toFinal: frame(of: to)),
      animator: animated ? own ?? system : nil,
      interactor: driver
        ?? (own == nil ? (interactivePopGestureRecognizer as? PopGesture)?.driver : nil),
      name:
        "the \(operation == .push ? "push" : "pop") of \(type(of: operation == .push ? to : from))")
  }

  private func finish(
    _ operation: Operation, from: UIViewController, to: UIViewController,
    old: [UIViewController], didComplete: Bool, animated: Bool
  ) {
    activeTransition = nil
    if didComplete {
      from.viewIfLoaded?.removeFromSuperview()
      if to.view.superview !== pages { show(to) }
      from.didDisappear(animated)
      to.didAppear(animated)
      operation == .push ? to.didMove(toParent: self) : TransitionWatch.current.leaves(from)
      let stay = stack
      stack = old
      setStack(stay)
      delegate?.navigationController(self, didShow: to, animated: animated)
      BareStrip.check(self)
    } else {
      to.viewIfLoaded?.removeFromSuperview()
      let arrived = stack
      stack = old
      for controller in arrived where !old.contains(where: { $0 === controller }) {
        controller.removeFromParent()
      }
      if from.view.superview !== pages { show(from) }
      to.willDisappear(animated)
      to.didDisappear(animated)
      from.willAppear(animated)
      from.didAppear(animated)
    }
    to.isMovingIn = false
    from.isMovingOut = false
    showTitle()
  }
}
