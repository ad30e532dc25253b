/// The optional requirements of the system's protocols, which have defaults in UIKit for Linux.
///
/// A call of one says `?` behind its name, which has to go.
enum SystemRequirements {
  static let names: [String: [String]] = [
    "CAAnimationDelegate": [
      "animationDidStart(_:)",
      "animationDidStop(_:finished:)",
    ],
    "CALayerDelegate": [
      "action(for:forKey:)",
      "display(_:)",
      "draw(_:in:)",
      "layoutSublayers(of:)",
    ],
    "UIAdaptivePresentationControllerDelegate": [
      "adaptivePresentationStyle(for:)",
      "adaptivePresentationStyle(for:traitCollection:)",
      "presentationController(_:viewControllerForAdaptivePresentationStyle:)",
      "presentationControllerShouldDismiss(_:)",
      "presentationControllerWillDismiss(_:)",
      "presentationControllerDidDismiss(_:)",
      "presentationControllerDidAttemptToDismiss(_:)",
    ],
    "UIApplicationDelegate": [
      "application(_:didFinishLaunchingWithOptions:)"
    ],
    "UICollectionViewDataSource": [
      "numberOfSections(in:)",
      "collectionView(_:viewForSupplementaryElementOfKind:at:)",
    ],
    "UICollectionViewDelegate": [
      "collectionView(_:didSelectItemAt:)",
      "collectionView(_:willDisplay:forItemAt:)",
    ],
    "UICollectionViewDelegateFlowLayout": [
      "collectionView(_:layout:sizeForItemAt:)",
      "collectionView(_:layout:insetForSectionAt:)",
    ],
    "UIDynamicAnimatorDelegate": [
      "dynamicAnimatorDidPause(_:)"
    ],
    "UIGestureRecognizerDelegate": [
      "gestureRecognizerShouldBegin(_:)",
      "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)",
      "gestureRecognizer(_:shouldRequireFailureOf:)",
      "gestureRecognizer(_:shouldBeRequiredToFailBy:)",
      "gestureRecognizer(_:shouldReceive:)",
    ],
    "UINavigationControllerDelegate": [
      "navigationController(_:willShow:animated:)",
      "navigationController(_:didShow:animated:)",
      "navigationController(_:interactionControllerFor:)",
      "navigationController(_:animationControllerFor:from:to:)",
      "navigationControllerSupportedInterfaceOrientations(_:)",
    ],
    "UIPopoverPresentationControllerDelegate": [
      "prepareForPopoverPresentation(_:)"
    ],
    "UIScrollViewDelegate": [
      "scrollViewDidScroll(_:)",
      "scrollViewDidZoom(_:)",
      "scrollViewWillBeginDragging(_:)",
      "scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)",
      "scrollViewDidEndDragging(_:willDecelerate:)",
      "scrollViewWillBeginDecelerating(_:)",
      "scrollViewDidEndDecelerating(_:)",
      "scrollViewDidEndScrollingAnimation(_:)",
      "viewForZooming(in:)",
      "scrollViewShouldScrollToTop(_:)",
    ],
    "UITabBarControllerDelegate": [
      "tabBarController(_:shouldSelect:)",
      "tabBarController(_:didSelect:)",
      "tabBarController(_:interactionControllerFor:)",
      "tabBarController(_:animationControllerForTransitionFrom:to:)",
    ],
    "UITableViewDataSource": [
      "numberOfSections(in:)"
    ],
    "UITableViewDelegate": [
      "tableView(_:didSelectRowAt:)",
      "tableView(_:heightForRowAt:)",
      "tableView(_:willDisplay:forRowAt:)",
      "tableView(_:viewForHeaderInSection:)",
      "tableView(_:heightForHeaderInSection:)",
    ],
    "UIViewControllerAnimatedTransitioning": [
      "interruptibleAnimator(using:)",
      "animationEnded(_:)",
    ],
    "UIViewControllerTransitioningDelegate": [
      "animationController(forPresented:presenting:source:)",
      "animationController(forDismissed:)",
      "interactionControllerForPresentation(using:)",
      "interactionControllerForDismissal(using:)",
      "presentationController(forPresented:presenting:source:)",
    ],
    "UIViewImplicitlyAnimating": [
      "addAnimations(_:delayFactor:)",
      "addAnimations(_:)",
      "addCompletion(_:)",
      "continueAnimation(withTimingParameters:durationFactor:)",
    ],
  ]

  static let fullNames = Set(names.values.joined())
}
