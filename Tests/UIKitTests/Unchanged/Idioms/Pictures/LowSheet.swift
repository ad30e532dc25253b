import UIKit

/// A sheet that a presentation controller of the app's own places, or says where it belongs.
final class LowSheet: UIViewController, UIViewControllerTransitioningDelegate {
  enum Kind: CaseIterable {
    /// The animator leaves it lower than the frame that the base class says.
    case restsLow
    /// The presentation says a frame, and the animator misses it.
    case misses
    /// The presentation changes its mind on the way.
    case changesItsMind
    /// The animator misses, and the presentation puts it right.
    case isPutRight
  }

  let kind: Kind

  init(_ kind: Kind) {
    self.kind = kind
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .custom
    transitioningDelegate = self
  }

  required init?(coder: NSCoder) { nil }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?,
    source: UIViewController
  ) -> UIPresentationController? {
    kind == .restsLow
      ? PlainSheetPresentation(presentedViewController: presented, presenting: presenting)
      : FramedSheetPresentation(presentedViewController: presented, presenting: presenting)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { LowSheetAnimator() }
}

final class PlainSheetPresentation: UIPresentationController {}

final class FramedSheetPresentation: UIPresentationController {
  private var hasArrived = false
  private var kind: LowSheet.Kind? { (presentedViewController as? LowSheet)?.kind }

  override var frameOfPresentedViewInContainerView: CGRect {
    let box = containerView?.bounds ?? .zero
    let top: CGFloat = kind == .changesItsMind && hasArrived ? 500 : 300
    return CGRect(x: 0, y: top, width: box.width, height: box.height)
  }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    hasArrived = true
    if kind == .isPutRight { presentedView?.frame = frameOfPresentedViewInContainerView }
  }
}

final class LowSheetAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.2
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let sheet = context.viewController(forKey: .to) else { return }
    sheet.view.frame = context.finalFrame(for: sheet)
    sheet.view.frame.origin.y = context.containerView.bounds.height
    context.containerView.addSubview(sheet.view)
    UIView.animate(withDuration: 0.2) {
      sheet.view.frame.origin.y = 500
    } completion: { _ in
      context.completeTransition(true)
    }
  }
}
