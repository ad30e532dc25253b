public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

@MainActor @preconcurrency
public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// The physics of UIKit, which are not simulated here: items stay where they are, and the animator
/// rests at once, so that code that waits for it goes on.
@MainActor @preconcurrency
open class UIDynamicAnimator: NSObject {
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  open private(set) var referenceView: UIView?
  open private(set) var behaviors: [UIDynamicBehavior] = []
  open var isRunning: Bool { false }
  open var elapsedTime: TimeInterval { 0 }

  public override init() { super.init() }
  public init(referenceView: UIView) {
    self.referenceView = referenceView
    super.init()
  }

  open func addBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.append(behavior)
    behavior.dynamicAnimator = self
    behavior.settleAtOnce()
    behavior.noteItems()
    AppSession.current.note(
      AppFinding(
        .notAnimatable, "\(type(of: behavior)): UIKit's dynamics are not simulated; nothing moves"))
    let clock = AppSession.current.clock
    clock.schedule(at: clock.now) { [weak self] in
      MainActor.assumeIsolated { self?.rest() }
    }
  }

  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    behaviors.removeAll { $0 === behavior }
    behavior.dynamicAnimator = nil
  }

  open func removeAllBehaviors() {
    for behavior in behaviors { removeBehavior(behavior) }
  }

  open func updateItem(usingCurrentState item: any UIDynamicItem) {}

  private func rest() {
    for behavior in behaviors { behavior.action?() }
    delegate?.dynamicAnimatorDidPause(self)
  }
}

/// A force or a rule of UIKit's dynamics.
@MainActor @preconcurrency
open class UIDynamicBehavior: NSObject {
  open var action: (() -> Void)?
  open private(set) var childBehaviors: [UIDynamicBehavior] = []
  open internal(set) weak var dynamicAnimator: UIDynamicAnimator?

  public override init() { super.init() }
  open func addChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.append(behavior)
    if dynamicAnimator != nil { behavior.noteItems() }
  }
  open func removeChildBehavior(_ behavior: UIDynamicBehavior) {
    childBehaviors.removeAll { $0 === behavior }
  }

  /// Items that the behavior would move on a device.
  var movedItems: [any UIDynamicItem] { childBehaviors.flatMap(\.movedItems) }

  /// Notes the items, which do not move here.
  func noteItems() { UsedDynamics.current.add(movedItems.compactMap { $0 as? UIView }) }

  /// Applies the end state that is known without a simulation.
  func settleAtOnce() {
    for behavior in childBehaviors { behavior.settleAtOnce() }
  }
}
