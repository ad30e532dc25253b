import HeadlessCoreGraphics
import HeadlessQuartzCore
import HeadlessSwiftUI
import HeadlessUIKit
import ObjectiveC
import SegueGeometry
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions

/// Exchanges the pages of a stack by a composed transition.
@MainActor
final class ComposedPageAnimator: ObjectiveC.NSObject, UIViewControllerAnimatedTransitioning {
  private let transition: ComposedTransition<ErasedNavigationTransition>
  private let operation: SegueTransitions.Operation

  init(
    _ transition: ComposedTransition<ErasedNavigationTransition>,
    for operation: UINavigationController.Operation
  ) {
    self.transition = transition
    self.operation = operation == .push ? .push : .pop
    super.init()
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { transition.animation?.duration.seconds ?? 0 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let arriving = context.viewController(forKey: .to)
    else { return context.completeTransition(true) }
    let container = context.containerView
    to.frame = context.finalFrame(for: arriving)
    if operation.isForward {
      container.addSubview(to)
    } else {
      container.insertSubview(to, belowSubview: from)
    }
    guard let animation = transition.animation else { return context.completeTransition(true) }
    let size = Size(Double(container.bounds.width), Double(container.bounds.height))
    let changes = transition.navigation.changes(for: operation, in: size)
    let run = PageRun(animation.pace, lasting: animation.duration)
    for (view, change) in [(from, changes.from), (to, changes.to)] {
      if let place = change.place {
        place == .front ? container.bringSubviewToFront(view) : container.sendSubviewToBack(view)
      }
      view.layer.zPosition = CGFloat(change.animation.zPosition ?? change.initial.zPosition ?? 0)
      view.layer.isDoubleSided = change.isDoubleSided
      move(view.layer, change, on: run)
    }
    run.atEnd {
      for view in [from, to] {
        view.layer.zPosition = 0
        view.layer.isDoubleSided = true
      }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// Moves a page as a change says.
  private func move(_ layer: CALayer, _ change: ScreenChange, on run: PageRun) {
    var properties: [(property: Property, values: [Value])] = []
    let (before, after) = (change.initial, change.animation)
    if before.alpha != nil || after.alpha != nil {
      let start = before.alpha ?? 1
      properties.append((.opacity, [.number(start), .number(after.alpha ?? start)]))
    }
    if before.transform != nil || after.transform != nil {
      let start = before.transform ?? .identity
      properties.append((.matrix, [.transform(start), .transform(after.transform ?? start)]))
    }
    run.move(layer, properties)
  }
}
