import SegueGeometry
import SegueMotion
import SegueSceneGraph
import UIKit

/// How the tests' page is moved away.
enum PageAnimation: CaseIterable {
  case block, linearBlock, keyframes, startedAnimator, ownAnimator
}

/// Moves the top page to the right; the page below stays where it is.
final class PageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let kind: PageAnimation
  static let duration = 0.4
  private var animator: UIViewPropertyAnimator?

  init(_ kind: PageAnimation) { self.kind = kind }

  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { PageAnimator.duration }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    let (move, done) = prepare(context)
    let duration = PageAnimator.duration
    switch kind {
    case .block: UIView.animate(withDuration: duration, animations: move, completion: done)
    case .linearBlock:
      UIView.animate(
        withDuration: duration, delay: 0, options: .curveLinear, animations: move, completion: done)
    case .keyframes:
      UIView.animateKeyframes(
        withDuration: duration, delay: 0,
        animations: {
          UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1, animations: move)
        }, completion: done)
    case .startedAnimator:
      let animator = UIViewPropertyAnimator(duration: duration, curve: .easeIn, animations: move)
      animator.addCompletion { _ in done(true) }
      animator.startAnimation()
    case .ownAnimator: interruptibleAnimator(using: context).startAnimation()
    }
  }

  func interruptibleAnimator(
    using context: UIViewControllerContextTransitioning
  ) -> UIViewImplicitlyAnimating {
    if let animator { return animator }
    let (move, done) = prepare(context)
    let animator = UIViewPropertyAnimator(
      duration: PageAnimator.duration, curve: .linear, animations: move)
    animator.addCompletion { _ in done(true) }
    self.animator = animator
    return animator
  }

  private func prepare(
    _ context: UIViewControllerContextTransitioning
  ) -> (move: () -> Void, done: (Bool) -> Void) {
    guard let from = context.viewController(forKey: .from),
      let to = context.viewController(forKey: .to)
    else { return ({}, { _ in }) }
    if let below = context.view(forKey: .to) {
      below.frame = context.finalFrame(for: to)
      context.containerView.insertSubview(below, belowSubview: from.view)
    }
    let width = context.containerView.bounds.width
    return (
      { from.view.frame.origin.x = width },
      { _ in context.completeTransition(!context.transitionWasCancelled) }
    )
  }
}

/// A page that a pan takes away, as apps usually write it.
final class SwipedPage: UIViewController {
  private(set) var interactor: UIPercentDrivenInteractiveTransition?
  var completionSpeed: CGFloat = 1
  var completionCurve = UIView.AnimationCurve.easeInOut
  var leave: (SwipedPage) -> Void = { $0.navigationController?.popViewController(animated: true) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .blue
    view.accessibilityIdentifier = "page"
    let pan = UIPanGestureRecognizer(
      target: self, action: Selector("swipe:", SwipedPage.swipe))
    view.addGestureRecognizer(pan)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    guard let bar = navigationController?.navigationBar else { return }
    transitionCoordinator?.animate(alongsideTransition: { _ in bar.alpha = 0 })
  }

  func swipe(_ gesture: UIPanGestureRecognizer) {
    let progress = gesture.translation(in: view).x / view.bounds.width
    switch gesture.state {
    case .began:
      let driver = UIPercentDrivenInteractiveTransition()
      (driver.completionSpeed, driver.completionCurve) = (completionSpeed, completionCurve)
      interactor = driver
      leave(self)
    case .changed: interactor?.update(progress)
    case .ended:
      interactor?.update(progress)
      let isFast = gesture.velocity(in: view).x > 500
      progress > 0.5 || isFast ? interactor?.finish() : interactor?.cancel()
      interactor = nil
    default:
      interactor?.cancel()
      interactor = nil
    }
  }
}

/// Who animates and drives; kept by the tests, as delegates are kept by nobody.
final class PageDelegate: NSObject, UINavigationControllerDelegate,
  UIViewControllerTransitioningDelegate
{
  private let kind: PageAnimation
  weak var page: SwipedPage?

  init(_ kind: PageAnimation) { self.kind = kind }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { operation == .pop ? animator : nil }
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { page?.interactor }
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }
  func interactionControllerForDismissal(
    using animator: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { page?.interactor }

  private var animator: any UIViewControllerAnimatedTransitioning {
    kind == .ownAnimator ? PageAnimator(kind) : PlainPageAnimator(kind)
  }
}

/// The same without an animator that others may lead.
final class PlainPageAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let inner: PageAnimator
  init(_ kind: PageAnimation) { inner = PageAnimator(kind) }
  func transitionDuration(
    using transitionContext: UIViewControllerContextTransitioning?
  ) -> TimeInterval { PageAnimator.duration }
  func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
    inner.animateTransition(using: transitionContext)
  }
}

/// The closed form of a page that a finger takes along and lets go.
struct DrivenWay {
  let touch: ScriptedTouch
  var width = 390.0
  var duration = PageAnimator.duration
  var speed = 1.0
  var easing = Easing.easeInOut
  let finishes: Bool
  /// What is taken off the finger's way.
  static let slop = 10.0

  private func way(at time: Double) -> Double {
    Double(touch.point(at: time).x - touch.way[0].point.x)
  }

  /// The part of the whole that the page has gone at a time.
  func part(at time: Double) -> Double {
    if time >= touch.end { return released(time - touch.end) }
    let frame = (time * 60).rounded(.down) / 60
    // The transition begins in the frame before the first one that can move anything.
    guard way(at: frame - 1 / 60) > DrivenWay.slop + 1e-6 else { return 0 }
    return min(max((way(at: frame) - DrivenWay.slop) / width, 0), 1)
  }

  private func released(_ time: Double) -> Double {
    let part = min(max((way(at: touch.end) - DrivenWay.slop) / width, 0), 1)
    let seconds = (finishes ? 1 - part : part) * duration / speed
    let fraction = time >= seconds ? 1 : easing.value(at: time / seconds)
    return finishes ? part + (1 - part) * fraction : part * (1 - fraction)
  }
}

extension UIKitRecording {
  /// How far to the right a layer is in a frame; `nil` if it is not there.
  func left(of name: String, inFrame index: Int) -> Double? {
    let layer = scene.scene(frame: index).items.first { $0.id.name == name }
    return layer.map { $0.properties.frame.minX }
  }
}
