import UIKit

/// Overrides what subclasses of UIViewController override.
class OverridingController: UIViewController {
  override var view: UIView! {
    get { super.view }
    set { super.view = newValue }
  }
  override var title: String? {
    get { super.title }
    set { super.title = newValue }
  }
  override var isEditing: Bool {
    get { super.isEditing }
    set { super.isEditing = newValue }
  }
  override var modalPresentationStyle: UIModalPresentationStyle {
    get { super.modalPresentationStyle }
    set { super.modalPresentationStyle = newValue }
  }
  override var modalTransitionStyle: UIModalTransitionStyle {
    get { super.modalTransitionStyle }
    set { super.modalTransitionStyle = newValue }
  }
  override var modalPresentationCapturesStatusBarAppearance: Bool {
    get { super.modalPresentationCapturesStatusBarAppearance }
    set { super.modalPresentationCapturesStatusBarAppearance = newValue }
  }
  override var isModalInPresentation: Bool {
    get { super.isModalInPresentation }
    set { super.isModalInPresentation = newValue }
  }
  override var transitioningDelegate: UIViewControllerTransitioningDelegate? {
    get { super.transitioningDelegate }
    set { super.transitioningDelegate = newValue }
  }
  override var definesPresentationContext: Bool {
    get { super.definesPresentationContext }
    set { super.definesPresentationContext = newValue }
  }
  override var providesPresentationContextTransitionStyle: Bool {
    get { super.providesPresentationContextTransitionStyle }
    set { super.providesPresentationContextTransitionStyle = newValue }
  }
  override var preferredContentSize: CGSize {
    get { super.preferredContentSize }
    set { super.preferredContentSize = newValue }
  }
  override var additionalSafeAreaInsets: UIEdgeInsets {
    get { super.additionalSafeAreaInsets }
    set { super.additionalSafeAreaInsets = newValue }
  }
  override var edgesForExtendedLayout: UIRectEdge {
    get { super.edgesForExtendedLayout }
    set { super.edgesForExtendedLayout = newValue }
  }
  override var extendedLayoutIncludesOpaqueBars: Bool {
    get { super.extendedLayoutIncludesOpaqueBars }
    set { super.extendedLayoutIncludesOpaqueBars = newValue }
  }
  override var automaticallyAdjustsScrollViewInsets: Bool {
    get { super.automaticallyAdjustsScrollViewInsets }
    set { super.automaticallyAdjustsScrollViewInsets = newValue }
  }
  override var viewRespectsSystemMinimumLayoutMargins: Bool {
    get { super.viewRespectsSystemMinimumLayoutMargins }
    set { super.viewRespectsSystemMinimumLayoutMargins = newValue }
  }
  override var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { super.overrideUserInterfaceStyle }
    set { super.overrideUserInterfaceStyle = newValue }
  }
  override var hidesBottomBarWhenPushed: Bool {
    get { super.hidesBottomBarWhenPushed }
    set { super.hidesBottomBarWhenPushed = newValue }
  }
  override var tabBarItem: UITabBarItem! {
    get { super.tabBarItem }
    set { super.tabBarItem = newValue }
  }
  override var toolbarItems: [UIBarButtonItem]? {
    get { super.toolbarItems }
    set { super.toolbarItems = newValue }
  }
  override var restorationIdentifier: String? {
    get { super.restorationIdentifier }
    set { super.restorationIdentifier = newValue }
  }
  override var restoresFocusAfterTransition: Bool {
    get { super.restoresFocusAfterTransition }
    set { super.restoresFocusAfterTransition = newValue }
  }
  override var navigationItem: UINavigationItem { super.navigationItem }
  override var navigationController: UINavigationController? { super.navigationController }
  override var tabBarController: UITabBarController? { super.tabBarController }
  override var splitViewController: UISplitViewController? { super.splitViewController }
  override var parent: UIViewController? { super.parent }
  override var children: [UIViewController] { super.children }
  override var presentedViewController: UIViewController? { super.presentedViewController }
  override var presentingViewController: UIViewController? { super.presentingViewController }
  override var presentationController: UIPresentationController? { super.presentationController }
  override var sheetPresentationController: UISheetPresentationController? {
    super.sheetPresentationController
  }
  override var popoverPresentationController: UIPopoverPresentationController? {
    super.popoverPresentationController
  }
  override var transitionCoordinator: UIViewControllerTransitionCoordinator? {
    super.transitionCoordinator
  }
  override var isBeingPresented: Bool { super.isBeingPresented }
  override var isBeingDismissed: Bool { super.isBeingDismissed }
  override var isMovingToParent: Bool { super.isMovingToParent }
  override var isMovingFromParent: Bool { super.isMovingFromParent }
  override var isViewLoaded: Bool { super.isViewLoaded }
  override var viewIfLoaded: UIView? { super.viewIfLoaded }
  override var nibName: String? { super.nibName }
  override var nibBundle: Bundle? { super.nibBundle }
  override var storyboard: UIStoryboard? { super.storyboard }
  override var editButtonItem: UIBarButtonItem { super.editButtonItem }
  override var topLayoutGuide: UILayoutSupport { super.topLayoutGuide }
  override var bottomLayoutGuide: UILayoutSupport { super.bottomLayoutGuide }
  override var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    super.systemMinimumLayoutMargins
  }
  override var traitCollection: UITraitCollection { super.traitCollection }
  override var next: UIResponder? { super.next }
  override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
  override var prefersStatusBarHidden: Bool { super.prefersStatusBarHidden }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation {
    super.preferredStatusBarUpdateAnimation
  }
  override var childForStatusBarStyle: UIViewController? { super.childForStatusBarStyle }
  override var childForStatusBarHidden: UIViewController? { super.childForStatusBarHidden }
  override var prefersHomeIndicatorAutoHidden: Bool { super.prefersHomeIndicatorAutoHidden }
  override var childForHomeIndicatorAutoHidden: UIViewController? {
    super.childForHomeIndicatorAutoHidden
  }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge {
    super.preferredScreenEdgesDeferringSystemGestures
  }
  override var childForScreenEdgesDeferringSystemGestures: UIViewController? {
    super.childForScreenEdgesDeferringSystemGestures
  }
  override var prefersPointerLocked: Bool { super.prefersPointerLocked }
  override var shouldAutorotate: Bool { super.shouldAutorotate }
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    super.supportedInterfaceOrientations
  }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    super.preferredInterfaceOrientationForPresentation
  }
  override var shouldAutomaticallyForwardAppearanceMethods: Bool {
    super.shouldAutomaticallyForwardAppearanceMethods
  }
  override var disablesAutomaticKeyboardDismissal: Bool { super.disablesAutomaticKeyboardDismissal }
  override var canBecomeFirstResponder: Bool { super.canBecomeFirstResponder }
  override var inputView: UIView? { super.inputView }
  override var inputAccessoryView: UIView? { super.inputAccessoryView }
  override var keyCommands: [UIKeyCommand]? { super.keyCommands }
  override var interfaceOrientation: UIInterfaceOrientation { super.interfaceOrientation }
  override func loadView() { super.loadView() }
  override func loadViewIfNeeded() { super.loadViewIfNeeded() }
  override func viewDidLoad() { super.viewDidLoad() }
  override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
  override func viewIsAppearing(_ animated: Bool) { super.viewIsAppearing(animated) }
  override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated) }
  override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated) }
  override func viewWillLayoutSubviews() { super.viewWillLayoutSubviews() }
  override func viewDidLayoutSubviews() { super.viewDidLayoutSubviews() }
  override func viewSafeAreaInsetsDidChange() { super.viewSafeAreaInsetsDidChange() }
  override func viewLayoutMarginsDidChange() { super.viewLayoutMarginsDidChange() }
  override func updateViewConstraints() { super.updateViewConstraints() }
  override func didReceiveMemoryWarning() { super.didReceiveMemoryWarning() }
  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
  }
  override func addChild(_ childController: UIViewController) { super.addChild(childController) }
  override func removeFromParent() { super.removeFromParent() }
  override func willMove(toParent parent: UIViewController?) { super.willMove(toParent: parent) }
  override func didMove(toParent parent: UIViewController?) { super.didMove(toParent: parent) }
  override func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    super.beginAppearanceTransition(isAppearing, animated: animated)
  }
  override func endAppearanceTransition() { super.endAppearanceTransition() }
  override func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions, animations: (() -> Void)?,
    completion: ((Bool) -> Void)?
  ) {
    super.transition(
      from: fromViewController, to: toViewController, duration: duration, options: options,
      animations: animations, completion: completion)
  }
  override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)?
  ) { super.present(viewControllerToPresent, animated: flag, completion: completion) }
  override func dismiss(animated flag: Bool, completion: (() -> Void)?) {
    super.dismiss(animated: flag, completion: completion)
  }
  override func show(_ vc: UIViewController, sender: Any?) { super.show(vc, sender: sender) }
  override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    super.showDetailViewController(vc, sender: sender)
  }
  override func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController?
  { super.targetViewController(forAction: action, sender: sender) }
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
  override func overrideTraitCollection(
    forChild childViewController: UIViewController
  ) -> UITraitCollection? { super.overrideTraitCollection(forChild: childViewController) }
  override func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) { super.setOverrideTraitCollection(collection, forChild: childViewController) }
  override func setNeedsStatusBarAppearanceUpdate() { super.setNeedsStatusBarAppearanceUpdate() }
  override func setNeedsUpdateOfHomeIndicatorAutoHidden() {
    super.setNeedsUpdateOfHomeIndicatorAutoHidden()
  }
  override func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {
    super.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
  }
  override func setNeedsUpdateOfSupportedInterfaceOrientations() {
    super.setNeedsUpdateOfSupportedInterfaceOrientations()
  }
  override func performSegue(withIdentifier identifier: String, sender: Any?) {
    super.performSegue(withIdentifier: identifier, sender: sender)
  }
  override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
    super.shouldPerformSegue(withIdentifier: identifier, sender: sender)
  }
  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    super.prepare(for: segue, sender: sender)
  }
  override func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { super.canPerformUnwindSegueAction(action, from: fromViewController, sender: sender) }
  override func allowedChildrenForUnwinding(
    from source: UIStoryboardUnwindSegueSource
  ) -> [UIViewController] { super.allowedChildrenForUnwinding(from: source) }
  override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    super.unwind(for: unwindSegue, towards: subsequentVC)
  }
  override func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    super.setToolbarItems(toolbarItems, animated: animated)
  }
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesBegan(touches, with: event)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesMoved(touches, with: event)
  }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    super.touchesEnded(touches, with: event)
  }
  override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
    super.motionEnded(motion, with: event)
  }
  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    super.pressesBegan(presses, with: event)
  }
  @discardableResult
  override func becomeFirstResponder() -> Bool { super.becomeFirstResponder() }
  @discardableResult
  override func resignFirstResponder() -> Bool { super.resignFirstResponder() }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    super.canPerformAction(action, withSender: sender)
  }
  override func accessibilityPerformEscape() -> Bool { super.accessibilityPerformEscape() }
  override func accessibilityPerformMagicTap() -> Bool { super.accessibilityPerformMagicTap() }
  override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
  }
  override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
  }
  override func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?
  ) { super.observeValue(forKeyPath: keyPath, of: object, change: change, context: context) }
  override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge)
  }
  override func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    super.setContentScrollView(scrollView, for: edge)
  }
}
