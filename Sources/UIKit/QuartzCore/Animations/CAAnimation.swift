public import HeadlessCoreGraphics
public import ObjectiveC
package import SegueMotion

/// Delegate that is notified when an animation begins and ends.
public protocol CAAnimationDelegate: NSObjectProtocol {
  func animationDidStart(_ anim: CAAnimation)
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  public func animationDidStart(_ anim: CAAnimation) {}
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// Action that runs when a property of a layer changes.
public protocol CAAction: AnyObject {
  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

extension NSNull: CAAction {
  public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
  }
}

/// A movement that can be added to a layer, which takes a copy.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
  open var beginTime: CFTimeInterval = 0
  open var duration: CFTimeInterval = 0
  open var speed: Float = 1
  open var timeOffset: CFTimeInterval = 0
  open var repeatCount: Float = 0
  open var repeatDuration: CFTimeInterval = 0
  open var autoreverses = false
  open var fillMode = CAMediaTimingFillMode.removed
  open var timingFunction: CAMediaTimingFunction?
  open var delegate: (any CAAnimationDelegate)?
  open var isRemovedOnCompletion = true
  open var preferredFrameRateRange = CAFrameRateRange.default
  private var values: [String: Any] = [:]

  public required override init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  open class func defaultValue(forKey key: String) -> Any? { nil }

  /// Adds the animation to the layer whose property has changed.
  open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    (anObject as? CALayer)?.add(self, forKey: event)
  }

  open override func value(forKey key: String) -> Any? { values[key] }
  open override func setValue(_ value: Any?, forKey key: String) { values[key] = value }

  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = type(of: self).init()
    copy.takeAll(from: self)
    return copy
  }

  /// Becomes like another animation of its kind.
  func takeAll(from other: CAAnimation) {
    (beginTime, duration) = (other.beginTime, other.duration)
    (speed, timeOffset) = (other.speed, other.timeOffset)
    (repeatCount, repeatDuration) = (other.repeatCount, other.repeatDuration)
    (autoreverses, fillMode) = (other.autoreverses, other.fillMode)
    (timingFunction, delegate) = (other.timingFunction, other.delegate)
    isRemovedOnCompletion = other.isRemovedOnCompletion
    preferredFrameRateRange = other.preferredFrameRateRange
    values = other.values
  }

  /// Timing curve from progress through the run to progress along the delta.
  package var pace: TimingCurve { timingFunction.map { .easing($0.easing) } ?? .linear }
}

/// Several animations of one layer on a common clock.
open class CAAnimationGroup: CAAnimation {
  open var animations: [CAAnimation]?

  override func takeAll(from other: CAAnimation) {
    super.takeAll(from: other)
    animations = (other as? CAAnimationGroup)?.animations?.compactMap { $0.copy() as? CAAnimation }
  }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fade = CATransitionType(rawValue: "fade")
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  public static let push = CATransitionType(rawValue: "push")
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The way from what a layer has shown to what it shows now.
open class CATransition: CAAnimation {
  open var type = CATransitionType.fade
  open var subtype: CATransitionSubtype?
  open var startProgress: Float = 0
  open var endProgress: Float = 1

  override func takeAll(from other: CAAnimation) {
    super.takeAll(from: other)
    guard let other = other as? CATransition else { return }
    (type, subtype) = (other.type, other.subtype)
    (startProgress, endProgress) = (other.startProgress, other.endProgress)
  }
}
