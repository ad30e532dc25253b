import HeadlessUIKit

/// Has a screen that is presented grow out of a view of the presenter, while that view is there.
@MainActor
final class ZoomPresentation: NSObject, UIViewControllerTransitioningDelegate {
  private let key: MatchedKey
  private weak var host: TreeHost?

  /// The zoom of a screen, if its views ask for one.
  init?(of controller: UIViewController, over host: TreeHost) {
    guard let key = ScreenBars.settings(of: controller).zoom else { return nil }
    (self.key, self.host) = (key, host)
    super.init()
  }

  private func animator(isOpening: Bool) -> ZoomAnimator? {
    let source = host?.singleIfMade(ZoomSources.self)?.source(of: key)
    return source.map { ZoomAnimator(of: $0, isOpening: isOpening) }
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isOpening: true) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { animator(isOpening: false) }
}
