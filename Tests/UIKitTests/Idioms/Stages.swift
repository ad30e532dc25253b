import UIKit

/// A delegate of everything, which gives out one animator.
@MainActor
final class Giver: NSObject, UINavigationControllerDelegate, UIViewControllerTransitioningDelegate {
  private let animator: UIViewControllerAnimatedTransitioning
  private let interactor: UIViewControllerInteractiveTransitioning?

  init(
    _ animator: UIViewControllerAnimatedTransitioning,
    _ interactor: UIViewControllerInteractiveTransitioning? = nil
  ) {
    (self.animator, self.interactor) = (animator, interactor)
    super.init()
    kept.append(self)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
  ) -> UIViewControllerInteractiveTransitioning? { interactor }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController,
    source: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> UIViewControllerAnimatedTransitioning? { animator }
}

/// A plain page with a name of its own.
final class Page: UIViewController {
  init(_ name: String, _ color: UIColor = .red) {
    super.init(nibName: nil, bundle: nil)
    title = name
    view.accessibilityIdentifier = name
    view.backgroundColor = color
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A push from a page called "from" to one called "to".
@MainActor
func pushed(
  by animator: @autoclosure @escaping @MainActor () -> UIViewControllerAnimatedTransitioning,
  driver: UIPercentDrivenInteractiveTransition? = nil,
  while running: @escaping @MainActor (UINavigationController) -> Void = { _ in }
) -> UIKitTransition {
  UIKitTransition("push") { window in
    let navigation = UINavigationController(rootViewController: Page("from"))
    navigation.delegate = Giver(animator(), driver)
    window.rootViewController = navigation
  } begin: { window in
    guard let navigation = window.rootViewController as? UINavigationController else { return }
    navigation.pushViewController(Page("to", .blue), animated: true)
    running(navigation)
  }
}

/// What a screen does by itself.
@MainActor
func screen<Controller: UIViewController>(
  _ controller: @autoclosure @escaping @MainActor () -> Controller,
  _ action: @escaping @MainActor (Controller) -> Void
) -> UIKitTransition {
  UIKitTransition("screen") { window in
    window.rootViewController = controller()
  } begin: { window in
    if let controller = window.rootViewController as? Controller { action(controller) }
  }
}

/// Does something after some seconds of the film.
@MainActor
func after(_ seconds: Double, _ action: @escaping @MainActor () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + seconds) {
    MainActor.assumeIsolated(action)
  }
}
