import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// Watches what animators leave behind, and what they leave out.
@MainActor
final class TransitionWatch {
  /// The watch of the app that runs.
  static var current: TransitionWatch { AppSession.current.belonging { TransitionWatch() } }

  private var running: [ControllerTransition] = []
  /// Controllers that have left for good: nothing should keep them alive.
  private var left: [WeakController] = []

  func begin(_ transition: ControllerTransition) {
    if !transition.isComplete { running.append(transition) }
  }

  /// Returns true if a window takes no touches, because of a transition that runs in it.
  func ignoresTouches(in window: UIWindow) -> Bool {
    running.contains { $0.ignoresTouches && $0.plan.container.window === window }
  }

  /// Looks, once the app has tidied up, for views that an animator has added and not taken away.
  ///
  /// What a presentation keeps below the presented view, such as a shade, is there on purpose.
  static func checkLeftovers(_ transition: ControllerTransition, since before: [UIView]) {
    let plan = transition.plan
    guard plan.isAnimated, plan.from.presentation?.isLeaving != true else { return }
    let clock = AppSession.current.clock
    clock.schedule(at: clock.now) {
      MainActor.assumeIsolated {
        for view in leftovers(of: plan, since: before) {
          transition.note(
            .viewLeftBehind, "'\(view.nameInRecordings)' was left in the container", about: view)
        }
      }
    }
  }

  private static func leftovers(
    of plan: ControllerTransition.Plan, since before: [UIView]
  ) -> [UIView] {
    let pages = [plan.fromView, plan.toView].compactMap { $0 }
    let views = plan.container.subviews
    let top = views.lastIndex { view in pages.contains { $0.isDescendant(of: view) } } ?? -1
    return views.enumerated().filter { index, view in
      let isOfPage = pages.contains { $0.isDescendant(of: view) }
      let isNew = !isOfPage && !before.contains { $0 === view }
      return isNew && (plan.style == .none || index > top)
    }.map(\.element)
  }

  /// Looks at the container of a transition that has ended.
  func check(_ transition: ControllerTransition, _ didComplete: Bool) {
    running.removeAll { $0 === transition }
    let plan = transition.plan
    guard didComplete, plan.isAnimated, let view = plan.toView else { return }
    guard view.isDescendant(of: plan.container) else {
      transition.note(
        .arrivingViewMissing, "the arriving view was not added to the container",
        about: view)
      return
    }
    let (frame, final) = (view.place(in: plan.container), plan.frames.final(of: plan.to))
    guard !final.isEmpty, !frame.isNear(final) else { return }
    guard plan.to.presentation?.isArriving == true else {
      return TransitionWatch.noteMiss(of: transition, at: frame, final)
    }
    // A presentation may have put the view elsewhere on purpose, or is about to.
    let clock = AppSession.current.clock
    clock.schedule(at: clock.now) {
      MainActor.assumeIsolated {
        guard view.place(in: plan.container).isNear(frame), let presentation = plan.to.presentation,
          !presentation.places(view: frame, insteadOf: final)
        else { return }
        TransitionWatch.noteMiss(of: transition, at: frame, final)
      }
    }
  }

  private static func noteMiss(
    of transition: ControllerTransition, at frame: CGRect, _ final: CGRect
  ) {
    transition.note(
      .finalFrameMissed,
      "the arriving view ended at \(frame.words), its final frame is \(final.words)",
      about: transition.plan.toView)
  }

  /// Reports the transitions that have not ended; nobody asks twice.
  func noteUnfinished() {
    for transition in running {
      transition.note(.neverCompleted, "completeTransition was never called")
    }
    running = []
  }

  /// Says which controllers are still alive after they have left.
  func noteLeaks() {
    for controller in left {
      guard let alive = controller.controller, alive.parent == nil, alive.presentation == nil else {
        continue
      }
      AppSession.current.note(
        AppFinding(
          .controllerLeaked, "\(type(of: alive)) is still alive after it has left",
          at: SourcePlaces.place(of: type(of: alive))))
    }
    left = []
  }

  /// Remembers a controller that leaves.
  func leaves(_ controller: UIViewController) {
    left.append(WeakController(controller: controller))
  }

  /// Forgets what happened before a film begins, which is not part of it.
  func forget() { left = [] }
}

/// A controller that is watched, and not kept alive.
private struct WeakController {
  weak var controller: UIViewController?
}

extension Presentation {
  /// Returns true if a view's frame is intended: the presentation says another frame by now, or it is one of
  /// the app's own that says nothing about frames, and places the view itself.
  fileprivate func places(view frame: CGRect, insteadOf final: CGRect) -> Bool {
    if frame.isNear(controller.frameOfPresentedViewInContainerView) { return true }
    let isSystem =
      type(of: controller) == UIPresentationController.self
      || controller is UISheetPresentationController
      || controller is UIPopoverPresentationController
    return !isSystem && final.isNear(container.bounds)
  }
}

extension UIView {
  fileprivate func place(in container: UIView) -> CGRect { convert(bounds, to: container) }
}

extension CGRect {
  fileprivate func isNear(_ other: CGRect) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height]
      .allSatisfy { abs($0) < 0.01 }
  }

  fileprivate var words: String {
    "["
      + [minX, minY, width, height].map { "\(($0 * 100).rounded() / 100)" }.joined(separator: ", ")
      + "]"
  }
}
