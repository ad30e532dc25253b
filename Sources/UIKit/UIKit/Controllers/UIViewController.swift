public import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore

/// A screen of an app, or a part of one: it makes a view, and is told when it comes and goes.
@MainActor @preconcurrency
open class UIViewController: UIResponder, UITraitEnvironment, UIContentContainer,
  UIAppearanceContainer
{
  private var loadedView: UIView?
  var appearance = UIViewController.AppearanceState.disappeared
  /// Presentation that shows the controller, while it is presented.
  var presentation: Presentation?
  /// The transition that the controller takes part in, while it runs.
  var activeTransition: ControllerTransition?
  private(set) var childControllers: [UIViewController] = []
  private(set) weak var parentController: UIViewController?

  // MARK: Making

  open private(set) var nibName: String?
  open private(set) var nibBundle: Bundle?
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    (nibName, nibBundle) = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) {
    super.init()
    (coder as? InterfaceCoder)?.read(self)
  }
  open func encode(with coder: NSCoder) {}

  // MARK: The view

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { install(newValue) }
  }
  open var viewIfLoaded: UIView? { loadedView }
  open var isViewLoaded: Bool { loadedView != nil }
  open func loadView() {
    if !loadInterface() { view = UIView(frame: UIScreen.main.bounds) }
  }
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    let session = AppSession.current
    session.running("loadView()", of: type(of: self), loadView)
    if loadedView == nil { install(UIView(frame: UIScreen.main.bounds)) }
    parent?.placeBars(over: self)
    session.running("viewDidLoad()", of: type(of: self), viewDidLoad)
  }
  /// Insets that the bars of a container take from a child; `nil` for a controller without bars.
  func barInsets(over child: UIViewController) -> UIEdgeInsets? { nil }
  /// Gives a child that has a view the insets of the bars over it.
  func placeBars(over child: UIViewController) {
    if let insets = barInsets(over: child) { child.viewIfLoaded?.layoutState.barInsets = insets }
  }
  private func install(_ view: UIView?) {
    loadedView?.controller = nil
    loadedView = view
    view?.controller = self
  }

  // MARK: What it is told

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func viewLayoutMarginsDidChange() {}
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }
  open func didReceiveMemoryWarning() {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  open func encodeRestorableState(with coder: NSCoder) {}
  open func decodeRestorableState(with coder: NSCoder) {}
  open func setNeedsStatusBarAppearanceUpdate() { StatusBar.current.update(for: self) }
  open func applicationFinishedRestoringState() {}
  open var restorationClass: (any UIViewControllerRestoration.Type)?
  /// The device stays as it is held.
  open class func attemptRotationToDeviceOrientation() {}
  open func registerForPreviewing(
    with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView
  ) -> any UIViewControllerPreviewing {
    UnpressedPreviewing(delegate: delegate, sourceView: sourceView)
  }
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {}
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {}

  // MARK: Facts

  open var title: String? { didSet { titleHasChanged() } }
  open var traitCollection: UITraitCollection {
    viewIfLoaded?.traitCollection ?? UIScreen.main.traitCollection
  }
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified {
    didSet { viewIfLoaded?.overrideUserInterfaceStyle = overrideUserInterfaceStyle }
  }
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.setNeedsLayout() }
  }
  open var preferredContentSize = CGSize.zero {
    didSet {
      presentation?.controller.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  open var topLayoutGuide: any UILayoutSupport { topStrip }
  open var bottomLayoutGuide: any UILayoutSupport { bottomStrip }
  open var viewRespectsSystemMinimumLayoutMargins = true
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
  }
  open var restorationIdentifier: String?
  open var restoresFocusAfterTransition = true
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  open var prefersPointerLocked: Bool { false }
  open var isEditing = false
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    barButtonSystemItem: .edit, target: nil, action: nil)
  open func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { nil }
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {}
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { nil }
  open func setContentScrollView(
    _ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge = .all
  ) {}
  open var edgesForExtendedLayout = UIRectEdge.all
  open var extendedLayoutIncludesOpaqueBars = false
  open var automaticallyAdjustsScrollViewInsets = true
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  open var prefersStatusBarHidden: Bool { false }
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  open var childForStatusBarStyle: UIViewController? { nil }
  open var childForStatusBarHidden: UIViewController? { nil }
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }
  open var shouldAutorotate: Bool { true }
  open override var next: UIResponder? { viewIfLoaded?.superview ?? parentController }

  // MARK: Containment

  open var parent: UIViewController? { parentController }
  open var children: [UIViewController] { childControllers }
  open func addChild(_ childController: UIViewController) {
    guard childController.parentController !== self else { return }
    childController.removeFromParent()
    childController.willMove(toParent: self)
    childControllers.append(childController)
    childController.parentController = self
  }
  open func removeFromParent() {
    guard let parentController else { return }
    parentController.childControllers.removeAll { $0 === self }
    self.parentController = nil
    didMove(toParent: nil)
  }
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    transitionChildren(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    isAppearing ? willAppear(animated) : willDisappear(animated)
  }
  open func endAppearanceTransition() { didChangeAppearance() }
  var isMovingIn = false
  var isMovingOut = false
  open var isMovingToParent: Bool { isMovingIn }
  open var isMovingFromParent: Bool { isMovingOut }

  // MARK: Presentation

  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  open var modalPresentationCapturesStatusBarAppearance = false
  open var isModalInPresentation = false
  open var definesPresentationContext = false
  open var providesPresentationContextTransitionStyle = false
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)? {
    willSet { transitioningDelegateClass = newValue.map { type(of: $0 as AnyObject) } }
  }
  /// Class of the delegate, whether the delegate is still there or not.
  private(set) var transitioningDelegateClass: AnyClass?
  var presented: UIViewController?
  open var presentedViewController: UIViewController? {
    presented ?? parentController?.presentedViewController
  }
  open var presentingViewController: UIViewController? {
    presentation?.presenter ?? parentController?.presentingViewController
  }
  open var presentationController: UIPresentationController? {
    presentation?.controller ?? parentController?.presentationController ?? unusedPresentation
  }
  /// Future surroundings of the controller, for an app that sets them up before it presents.
  var unusedPresentation: UIPresentationController? {
    if madePresentation == nil {
      madePresentation = makePresentationController(presenting: nil, source: self)
    }
    return madePresentation
  }
  /// It keeps the controller: once it is used, the controller does not keep it any more.
  var madePresentation: UIPresentationController?
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  open var isBeingPresented: Bool { presentation?.isArriving ?? false }
  open var isBeingDismissed: Bool { presentation?.isLeaving ?? false }
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) { beginPresenting(viewControllerToPresent, animated: flag, completion) }
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    beginDismissing(animated: flag, completion)
  }
  open func show(_ vc: UIViewController, sender: Any?) {
    if let navigationController {
      navigationController.pushViewController(vc, animated: true)
    } else {
      present(vc, animated: true)
    }
  }
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let splitViewController, splitViewController !== self {
      return splitViewController.showDetailViewController(vc, sender: sender)
    }
    show(vc, sender: sender)
  }
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition?.coordinator ?? parentController?.transitionCoordinator
      ?? presentation?.presenter?.activeTransition?.coordinator
  }

  // MARK: Containers around

  open var navigationController: UINavigationController? { nearest() }
  open var tabBarController: UITabBarController? { nearest() }
  open var splitViewController: UISplitViewController? { nearest() }
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  open var hidesBottomBarWhenPushed = false
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)
  open var toolbarItems: [UIBarButtonItem]? {
    didSet {
      guard let navigation = parentController as? UINavigationController,
        navigation.topViewController === self, !navigation.isToolbarHidden
      else { return }
      navigation.toolbar.items = toolbarItems
    }
  }
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  private func nearest<Kind: UIViewController>() -> Kind? {
    var next = parentController
    while let controller = next {
      if let found = controller as? Kind { return found }
      next = controller.parentController
    }
    return nil
  }

  // MARK: Segues

  open var storyboard: UIStoryboard? { interface?.storyboard }
  /// Scene of a storyboard that the controller comes from.
  var interface: InterfaceScene?
  /// Top-level objects and triggers of segues, which nobody else keeps.
  var interfaceObjects: [AnyObject] = []
  /// The reading of the controller's bar items, which its view's connections lead to.
  var interfaceBars: InterfaceReader?
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    run(segue: identifier, sender)
  }
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  open func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { children }
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    responds(to: action) ? self : parent?.targetViewController(forAction: action, sender: sender)
  }
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(to: action) }
}

@MainActor @preconcurrency
public protocol UIContentContainer: NSObjectProtocol {
  var preferredContentSize: CGSize { get }
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer)
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
