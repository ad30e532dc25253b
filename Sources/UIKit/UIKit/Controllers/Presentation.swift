import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// One controller over another, for as long as it is there.
@MainActor
final class Presentation {
  let presented: UIViewController
  weak var presenter: UIViewController?
  let controller: UIPresentationController
  let container = UITransitionView()
  var isArriving = false
  var isLeaving = false

  init(
    of presented: UIViewController, by presenter: UIViewController,
    _ controller: UIPresentationController
  ) {
    self.presented = presented
    self.presenter = presenter
    self.controller = controller
    container.presentation = controller
    controller.containerView = container
    controller.present(from: presenter)
  }

  /// True if the presenter's view is removed while it is covered.
  var removesPresenter: Bool { controller.shouldRemovePresentersView }
}

extension UIViewController {
  /// The style that `automatic` stands for.
  var resolvedStyle: UIModalPresentationStyle {
    modalPresentationStyle == .automatic ? .pageSheet : modalPresentationStyle
  }

  /// The controller that surrounds this one while it is presented: the delegate's, or the system's.
  func makePresentationController(
    presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    if modalPresentationStyle == .custom, let transitioningDelegate,
      let own = transitioningDelegate.presentationController(
        forPresented: self, presenting: presenting, source: source)
    {
      return own
    }
    switch resolvedStyle {
    case .pageSheet, .formSheet:
      return UISheetPresentationController(presentedViewController: self, presenting: presenting)
    case .popover:
      return UIPopoverPresentationController(presentedViewController: self, presenting: presenting)
    default: return UIPresentationController(presentedViewController: self, presenting: presenting)
    }
  }

  /// The controller that presents for this one: the outermost container, or who says it is the context.
  private var presenterForChildren: UIViewController {
    var presenter = self
    while let parent = presenter.parent, !presenter.definesPresentationContext {
      presenter = parent
    }
    return presenter
  }

  func beginPresenting(
    _ controller: UIViewController, animated: Bool, _ completion: (() -> Void)?
  ) {
    guard controller.presentation == nil, controller !== self else { return }
    let presenter = presenterForChildren
    guard presenter.presented == nil else {
      presenter.presented?.beginPresenting(controller, animated: animated, completion)
      return
    }
    guard let window = viewIfLoaded?.window else {
      AppSession.current.note(
        AppFinding(
          .arrivingViewMissing,
          "\(type(of: self)) presents \(type(of: controller)) while it is in no window",
          at: SourcePlaces.place(of: type(of: self))))
      return
    }
    noteIfGone(controller)
    let surround =
      controller.unusedPresentationIfMade
      ?? controller.makePresentationController(presenting: presenter, source: self)
      ?? UIPresentationController(presentedViewController: controller, presenting: presenter)
    controller.madePresentation = nil
    let presentation = Presentation(of: controller, by: presenter, surround)
    controller.presentation = presentation
    presenter.presented = controller
    presentation.isArriving = true
    presentation.container.frame = window.bounds
    presentation.container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(presentation.container)
    arrive(presentation, animated: animated, source: self, completion)
  }

  private func noteIfGone(_ controller: UIViewController) {
    guard let delegate = controller.transitioningDelegateClass,
      controller.transitioningDelegate == nil
    else { return }
    AppSession.current.note(
      AppFinding(
        .delegateGone,
        "the transitioning delegate of \(type(of: controller)) was gone before it was asked:"
          + " nobody but the controller keeps it, and that one only weakly",
        at: SourcePlaces.place(of: delegate)))
  }

  private func arrive(
    _ presentation: Presentation, animated: Bool, source: UIViewController,
    _ completion: (() -> Void)?
  ) {
    let (presented, presenter, surround) = (
      presentation.presented, presentation.presenter ?? self, presentation.controller
    )
    let delegate = presented.transitioningDelegate
    let own = delegate?.animationController(
      forPresented: presented, presenting: presenter, source: source)
    let animator = own ?? SystemAnimator.presenting(presented)
    let covers = presentation.removesPresenter
    let final = surround.frameOfPresentedViewInContainerView
    if covers, let view = presenter.viewIfLoaded { presentation.container.addSubview(view) }
    let plan = ControllerTransition.Plan(
      from: presenter, to: presented, fromView: covers ? presenter.viewIfLoaded : nil,
      toView: surround.presentedView, container: presentation.container,
      style: presented.resolvedStyle, isAnimated: animated,
      frames: ControllerTransition.Frames(
        from: presenter, fromInitial: presenter.view.frame,
        fromFinal: covers ? .zero : presenter.view.frame, toInitial: .zero, toFinal: final),
      animator: animated ? animator : nil,
      interactor: animated
        ? own.flatMap { delegate?.interactionControllerForPresentation(using: $0) } : nil,
      name: "the presentation of \(type(of: presented))")
    let transition = ControllerTransition(plan) { didComplete in
      presentation.isArriving = false
      surround.presentationTransitionDidEnd(didComplete)
      didComplete
        ? presentation.settleArrived(animated) : presentation.undoArrival(animated)
      completion?()
    }
    _ = transition.coordinator
    presenter.activeTransition = transition
    presented.activeTransition = transition
    presented.willAppear(animated)
    if covers { presenter.willDisappear(animated) }
    surround.presentationTransitionWillBegin()
    presented.isAppearing(animated)
    transition.begin()
  }

  func beginDismissing(animated: Bool, _ completion: (() -> Void)?) {
    if let presented {
      presented.leave(animated: animated, completion)
    } else if presentation != nil {
      leave(animated: animated, completion)
    } else if let parent {
      parent.beginDismissing(animated: animated, completion)
    } else {
      completion?()
    }
  }

  private func leave(animated: Bool, _ completion: (() -> Void)?) {
    guard let presentation, let presenter = presentation.presenter, !presentation.isLeaving else {
      return
    }
    // What this controller presents goes with it, at once.
    if let above = presented { above.leave(animated: false, nil) }
    noteIfGone(self)
    presentation.isLeaving = true
    let surround = presentation.controller
    let delegate = transitioningDelegate
    let own = delegate?.animationController(forDismissed: self)
    let animator = own ?? SystemAnimator.dismissing(self)
    let covers = presentation.removesPresenter
    let plan = ControllerTransition.Plan(
      from: self, to: presenter, fromView: surround.presentedView,
      toView: covers ? presenter.viewIfLoaded : nil, container: presentation.container,
      style: resolvedStyle, isAnimated: animated,
      frames: ControllerTransition.Frames(
        from: self, fromInitial: surround.presentedView?.frame ?? .zero, fromFinal: .zero,
        toInitial: covers ? .zero : presenter.view.frame,
        toFinal: covers ? presentation.container.bounds : presenter.view.frame),
      animator: animated ? animator : nil,
      interactor: animated
        ? own.flatMap { delegate?.interactionControllerForDismissal(using: $0) } : nil,
      name: "the dismissal of \(type(of: self))")
    let transition = ControllerTransition(plan) { didComplete in
      presentation.isLeaving = false
      surround.dismissalTransitionDidEnd(didComplete)
      didComplete ? presentation.settleLeft(animated) : presentation.undoLeaving(animated)
      completion?()
    }
    presenter.activeTransition = transition
    self.activeTransition = transition
    willDisappear(animated)
    if covers { presenter.willAppear(animated) }
    surround.dismissalTransitionWillBegin()
    if covers { presenter.isAppearing(animated) }
    transition.begin()
  }

  /// The presentation controller that the app has asked for before, and set up.
  fileprivate var unusedPresentationIfMade: UIPresentationController? {
    modalPresentationStyle == .custom ? nil : madePresentation
  }
}

// MARK: - How a transition ends

extension Presentation {
  func settleArrived(_ animated: Bool) {
    if removesPresenter {
      presenter?.viewIfLoaded?.removeFromSuperview()
      presenter?.didDisappear(animated)
    }
    presented.didAppear(animated)
    StatusBar.current.noteIfIgnored(presented)
  }

  func undoArrival(_ animated: Bool) {
    presented.willDisappear(animated)
    presented.didDisappear(animated)
    putPresenterBack()
    if removesPresenter {
      presenter?.willAppear(animated)
      presenter?.didAppear(animated)
    }
    forget()
  }

  func settleLeft(_ animated: Bool) {
    controller.presentedView?.removeFromSuperview()
    putPresenterBack()
    if removesPresenter { presenter?.didAppear(animated) }
    presented.didDisappear(animated)
    TransitionWatch.current.leaves(presented)
    forget()
  }

  func undoLeaving(_ animated: Bool) {
    if removesPresenter {
      presenter?.willDisappear(animated)
      presenter?.viewIfLoaded?.removeFromSuperview()
      presenter?.didDisappear(animated)
    }
    presented.willAppear(animated)
    presented.didAppear(animated)
  }

  /// The presenter's view is back where it was: under the container.
  private func putPresenterBack() {
    guard removesPresenter, let view = presenter?.viewIfLoaded, let window = container.superview
    else { return }
    let below = (presenter?.presentation?.container).flatMap { $0.superview == nil ? nil : $0 }
    if let below {
      below.addSubview(view)
    } else {
      window.insertSubview(view, belowSubview: container)
    }
    view.frame = window.bounds
  }

  private func forget() {
    container.removeFromSuperview()
    presenter?.presented = nil
    presented.presentation = nil
  }
}
