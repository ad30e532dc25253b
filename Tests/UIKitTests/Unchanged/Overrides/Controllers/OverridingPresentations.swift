import UIKit

/// Overrides what subclasses of UIPresentationController override.
class OverridingPresentation: UIPresentationController {
  override var containerView: UIView? { super.containerView }
  override var presentedView: UIView? { super.presentedView }
  override var presentingViewController: UIViewController { super.presentingViewController }
  override var presentedViewController: UIViewController { super.presentedViewController }
  override var frameOfPresentedViewInContainerView: CGRect {
    super.frameOfPresentedViewInContainerView
  }
  override var shouldPresentInFullscreen: Bool { super.shouldPresentInFullscreen }
  override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
  override var adaptivePresentationStyle: UIModalPresentationStyle {
    super.adaptivePresentationStyle
  }
  override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
  override var overrideTraitCollection: UITraitCollection? {
    get { super.overrideTraitCollection }
    set { super.overrideTraitCollection = newValue }
  }
  override var delegate: UIAdaptivePresentationControllerDelegate? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
  override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override func presentationTransitionDidEnd(_ completed: Bool) {
    super.presentationTransitionDidEnd(completed)
  }
  override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
  override func dismissalTransitionDidEnd(_ completed: Bool) {
    super.dismissalTransitionDidEnd(completed)
  }
  override func adaptivePresentationStyle(
    for traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle { super.adaptivePresentationStyle(for: traitCollection) }
  override func viewWillTransition(
    to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
  ) { super.viewWillTransition(to: size, with: coordinator) }
  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: UIViewControllerTransitionCoordinator
  ) { super.willTransition(to: newCollection, with: coordinator) }
  override func preferredContentSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) { super.preferredContentSizeDidChange(forChildContentContainer: container) }
  override func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: UIContentContainer
  ) { super.systemLayoutFittingSizeDidChange(forChildContentContainer: container) }
  override func size(
    forChildContentContainer container: UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
  }
}
