import Testing
import UIKit

/// What follows from dynamics that nothing simulates is not the app's fault.
@MainActor @Suite("Findings beside dynamics") struct DynamicsFindingTests {
  /// Completes twice, as code does that counts on dynamics to take a while.
  final class Drop: NSObject, UIViewControllerAnimatedTransitioning {
    let usesDynamics: Bool
    var beforehand: @MainActor () -> Void = {}
    private var animator: UIDynamicAnimator?
    init(usesDynamics: Bool) { self.usesDynamics = usesDynamics }

    func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval {
      0.1
    }
    func animateTransition(using context: UIViewControllerContextTransitioning) {
      guard let to = context.view(forKey: .to) else { return }
      context.containerView.addSubview(to)
      beforehand()
      if usesDynamics {
        let animator = UIDynamicAnimator(referenceView: context.containerView)
        animator.addBehavior(UIGravityBehavior(items: [to]))
        self.animator = animator
      }
      context.completeTransition(true)
      context.completeTransition(true)
    }
  }

  @Test("an animation that ends twice is blamed on the app only where nothing should have fallen")
  func twice() {
    #expect(Film(pushed(by: Drop(usesDynamics: false))).findings == [.completedTwice])
    #expect(Film(pushed(by: Drop(usesDynamics: true))).findings == [.notAnimatable])
  }

  /// Completes twice while a view that is on neither screen should fall.
  @Test("dynamics of a view elsewhere excuse nothing")
  func elsewhere() {
    let animator = UIDynamicAnimator()
    let other = UIView()
    let drop = Drop(usesDynamics: false)
    drop.beforehand = { animator.addBehavior(UIGravityBehavior(items: [other])) }
    #expect(Set(Film(pushed(by: drop)).findings) == [.notAnimatable, .completedTwice])
  }
}
