import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

/// The swipe from the edge that pops the top of a navigation controller's stack.
@MainActor
final class PopGesture: UIScreenEdgePanGestureRecognizer {
  private weak var navigation: UINavigationController?
  /// Driver of the pop, for as long as the finger leads it.
  private(set) var driver: UIPercentDrivenInteractiveTransition?

  /// Projected distance of a finger for each point a second of its speed.
  ///
  /// It is what a scroll view comes that keeps 0.99 of its speed each millisecond; UIKit says no number.
  private static let projection: CGFloat = 0.099

  init(of navigation: UINavigationController) {
    super.init(target: nil, action: nil)
    self.navigation = navigation
    edges = .left
    addTarget(self, action: Selector("follow", PopGesture.follow))
  }

  override init?(coder: NSCoder) { super.init(coder: coder) }

  /// There has to be something below; an animator of the app's own drives itself.
  ///
  /// Apps that want the swipe in spite of their own animator give the gesture a delegate, which is
  /// then the only one that is asked, as on a device.
  override func mayBegin() -> Bool {
    guard let navigation, navigation.activeTransition == nil, navigation.presented == nil else {
      return false
    }
    let stack = navigation.viewControllers
    guard stack.count > 1 else { return false }
    let (top, below) = (stack[stack.count - 1], stack[stack.count - 2])
    return delegate != nil || !navigation.hasOwnPop(from: top, to: below)
  }

  /// A swipe from the edge comes before other pans, which look at the same touch.
  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    other is UIPanGestureRecognizer && !(other is UIScreenEdgePanGestureRecognizer)
  }

  private func follow() {
    guard let view else { return }
    let width = max(view.bounds.width, 1)
    let way = translation(in: view).x
    switch state {
    case .began:
      driver = UIPercentDrivenInteractiveTransition()
      navigation?.popViewController(animated: true)
      driver?.update(way / width)
    case .changed: driver?.update(way / width)
    case .ended:
      driver?.update(way / width)
      let rest = way + velocity(in: view).x * PopGesture.projection
      rest > width / 2 ? driver?.finish() : driver?.cancel()
      driver = nil
    default:
      driver?.cancel()
      driver = nil
    }
  }
}

extension UINavigationController {
  fileprivate func hasOwnPop(from: UIViewController, to: UIViewController) -> Bool {
    delegate?.navigationController(self, animationControllerFor: .pop, from: from, to: to) != nil
  }
}
