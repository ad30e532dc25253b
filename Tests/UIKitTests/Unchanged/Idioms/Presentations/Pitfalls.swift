import UIKit

/// An animator with one of the mistakes that every guide warns of.
final class Pitfall: NSObject, UIViewControllerAnimatedTransitioning {
  enum Mistake: CaseIterable {
    case completesTwice, neverCompletes, ignoresCancel, forgetsView, missesFrame, leavesSnapshot
  }

  private let mistake: Mistake

  init(_ mistake: Mistake) {
    self.mistake = mistake
    super.init()
  }

  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    0.2
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to), let from = context.view(forKey: .from),
      let arriving = context.viewController(forKey: .to)
    else { return }
    let final = context.finalFrame(for: arriving)
    to.alpha = 0
    if mistake != .forgetsView { context.containerView.addSubview(to) }
    if mistake == .leavesSnapshot, let copy = from.snapshotView(afterScreenUpdates: false) {
      context.containerView.insertSubview(copy, belowSubview: to)
    }
    UIView.animate(
      withDuration: transitionDuration(using: context),
      animations: {
        to.alpha = 1
        to.frame = self.mistake == .missesFrame ? final.insetBy(dx: 10, dy: 0) : final
      },
      completion: { _ in
        if self.mistake == .neverCompletes { return }
        let isDone = self.mistake == .ignoresCancel || !context.transitionWasCancelled
        context.completeTransition(isDone)
        if self.mistake == .completesTwice { context.completeTransition(isDone) }
      })
  }
}

/// An animator that holds on for a very long time.
final class Glacier: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
    1e9
  }

  func animateTransition(using context: UIViewControllerContextTransitioning) {
    guard let to = context.view(forKey: .to) else { return }
    context.containerView.addSubview(to)
    to.alpha = 0
    UIView.animate(withDuration: transitionDuration(using: context)) {
      to.alpha = 1
    } completion: {
      context.completeTransition($0)
    }
  }
}
