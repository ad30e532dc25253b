import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueMotion

/// System animator for presenting and dismissing, where the app has none.
@MainActor
final class SystemAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let style: UIModalTransitionStyle
  private let isArriving: Bool

  private init(_ style: UIModalTransitionStyle, isArriving: Bool) {
    self.style = style
    self.isArriving = isArriving
    super.init()
  }

  static func presenting(_ controller: UIViewController) -> SystemAnimator {
    SystemAnimator(controller.modalTransitionStyle, isArriving: true)
  }

  static func dismissing(_ controller: UIViewController) -> SystemAnimator {
    SystemAnimator(controller.modalTransitionStyle, isArriving: false)
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { style == .flipHorizontal ? SystemAnimator.flipDuration : 0.5 }

  /// Duration of a flip of the whole screen.
  private static let flipDuration = 0.7

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let moving = context.view(forKey: isArriving ? .to : .from),
      let controller = context.viewController(forKey: isArriving ? .to : .from)
    else { return context.completeTransition(true) }
    if style == .flipHorizontal, flip(context) { return }
    prepare(context, moving: moving, of: controller)
    let box = context.containerView.bounds
    if style == .partialCurl {
      AppSession.current.note(
        AppFinding(.notAnimatable, "a page curl is not drawn here: it is shown as a fade"))
    }
    let isFade = style == .crossDissolve || style == .partialCurl
    if isArriving {
      if isFade { moving.alpha = 0 } else { moving.frame.origin.y = box.maxY }
    }
    UIView.animate(withDuration: 0.5, delay: 0, options: .system) { [self] in
      if isFade {
        moving.alpha = isArriving ? 1 : 0
      } else {
        moving.frame.origin.y = isArriving ? context.finalFrame(for: controller).minY : box.maxY
      }
    } completion: { _ in
      if isFade { moving.alpha = 1 }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Turns the screen around, if the animator may touch both of its sides.
  private func flip(_ context: any UIViewControllerContextTransitioning) -> Bool {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let arriving = context.viewController(forKey: .to)
    else { return false }
    to.frame = context.finalFrame(for: arriving)
    UIView.transition(
      from: from, to: to, duration: SystemAnimator.flipDuration,
      options: isArriving ? .transitionFlipFromRight : .transitionFlipFromLeft
    ) { _ in
      context.completeTransition(!context.transitionWasCancelled)
    }
    return true
  }

  private func prepare(
    _ context: any UIViewControllerContextTransitioning, moving: UIView,
    of controller: UIViewController
  ) {
    if isArriving {
      moving.frame = context.finalFrame(for: controller)
      context.containerView.addSubview(moving)
    } else if let below = context.view(forKey: .to), let to = context.viewController(forKey: .to) {
      below.frame = context.finalFrame(for: to)
      context.containerView.insertSubview(below, at: 0)
    }
  }
}

extension UIView.AnimationOptions {
  /// The system's own spring, which no public name says.
  static let system = UIView.AnimationOptions(rawValue: 7 << 16)
}

/// System animator for pushing and popping: the page above moves by its width, the page below by a part of it.
@MainActor
final class SystemNavigation: NSObject, UIViewControllerAnimatedTransitioning {
  private let operation: UINavigationController.Operation
  private let bar: UINavigationBar

  init(_ operation: UINavigationController.Operation, bar: UINavigationBar) {
    self.operation = operation
    self.bar = bar
    super.init()
  }

  /// Distance that the page below moves, in widths.
  private static let parallax: CGFloat = 0.3
  private static let dimming: CGFloat = 0.1

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.5 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let arriving = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let (box, isPush) = (context.containerView.bounds, operation == .push)
    let (above, below) = isPush ? (to, from) : (from, to)
    // Beside a page that does not reach under bars there is nothing to dim.
    let dim = UIView(frame: context.finalFrame(for: arriving))
    dim.accessibilityIdentifier = "dimming"
    dim.backgroundColor = .black
    to.frame = context.finalFrame(for: arriving)
    if isPush {
      context.containerView.addSubview(dim)
      context.containerView.addSubview(to)
    } else {
      context.containerView.insertSubview(to, belowSubview: from)
      context.containerView.insertSubview(dim, aboveSubview: to)
    }
    let place = below.frame
    func show(_ progress: CGFloat) {
      above.frame.origin.x = box.width * (1 - progress)
      below.frame.origin.x = -box.width * SystemNavigation.parallax * progress
      dim.alpha = SystemNavigation.dimming * progress
    }
    UIView.performWithoutAnimation { show(isPush ? 0 : 1) }
    let options: UIView.AnimationOptions = context.isInteractive ? .curveLinear : .system
    UIView.animate(withDuration: 0.5, delay: 0, options: options) {
      show(isPush ? 1 : 0)
    } completion: { _ in
      dim.removeFromSuperview()
      below.frame = place
      above.frame.origin.x = 0
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}
