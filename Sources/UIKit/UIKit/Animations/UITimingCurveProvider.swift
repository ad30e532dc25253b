public import HeadlessCoreGraphics
public import ObjectiveC
import SegueMotion

public enum UITimingCurveType: Int, Sendable { case builtin, cubic, spring, composed }

/// Source of an animator's timing curve.
public protocol UITimingCurveProvider: NSObjectProtocol {
  var timingCurveType: UITimingCurveType { get }
  var cubicTimingParameters: UICubicTimingParameters? { get }
  var springTimingParameters: UISpringTimingParameters? { get }
}

open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  public let animationCurve: UIView.AnimationCurve
  public let controlPoint1: CGPoint
  public let controlPoint2: CGPoint
  private let isBuiltIn: Bool

  public convenience override init() {
    self.init(controlPoint1: CGPoint(x: 0.25, y: 0.1), controlPoint2: CGPoint(x: 0.25, y: 1))
  }

  public init(animationCurve curve: UIView.AnimationCurve) {
    animationCurve = curve
    isBuiltIn = true
    let isIn = curve == .easeIn || curve == .easeInOut
    let isOut = curve == .easeOut || curve == .easeInOut
    controlPoint1 = CGPoint(x: isIn ? 0.42 : 0, y: 0)
    controlPoint2 = CGPoint(x: isOut ? 0.58 : 1, y: 1)
    super.init()
  }

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    animationCurve = .easeInOut
    isBuiltIn = false
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }

  public var timingCurveType: UITimingCurveType { isBuiltIn ? .builtin : .cubic }
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  public var springTimingParameters: UISpringTimingParameters? { nil }

  fileprivate var easing: Easing {
    let curve = try? CubicBezier(
      x1: Double(controlPoint1.x), y1: Double(controlPoint1.y), x2: Double(controlPoint2.x),
      y2: Double(controlPoint2.y))
    return curve.map { .curve($0) } ?? .linear
  }
}

open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// Descriptions of a spring.
  fileprivate enum Form {
    case system
    case ratio(Double)
    case physical(mass: Double, stiffness: Double, damping: Double)
    case perceived(duration: Double, bounce: Double)
  }

  fileprivate let form: Form
  public let initialVelocity: CGVector

  private init(_ form: Form, _ velocity: CGVector) {
    self.form = form
    initialVelocity = velocity
    super.init()
  }

  public convenience override init() { self.init(.system, .zero) }
  public convenience init(dampingRatio ratio: CGFloat) { self.init(.ratio(Double(ratio)), .zero) }
  public convenience init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    self.init(.ratio(Double(ratio)), velocity)
  }
  public convenience init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    let form = Form.physical(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    self.init(form, velocity)
  }
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    self.init(.perceived(duration: duration, bounce: Double(bounce)), initialVelocity)
  }

  public var timingCurveType: UITimingCurveType { .spring }
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  public var springTimingParameters: UISpringTimingParameters? { self }
}

/// A pace, and how long it takes.
struct TimedPace {
  let pace: TimingCurve
  let duration: Double

  init(_ pace: TimingCurve, duration: Double) {
    (self.pace, self.duration) = (pace, duration)
  }

  /// The pace that parameters say for an animator of this duration; springs with numbers of their
  /// own last as long as they take to settle.
  init(_ provider: (any UITimingCurveProvider)?, duration: Double) {
    if let spring = provider?.springTimingParameters {
      self = spring.timedPace(fitting: duration)
    } else {
      let easing = provider?.cubicTimingParameters?.easing ?? .easeInOut
      self.init(.easing(easing), duration: duration)
    }
  }
}

extension UISpringTimingParameters {
  fileprivate func timedPace(fitting duration: Double) -> TimedPace {
    switch form {
    case .system: return pace(.system, lasting: 0.5)
    case .ratio(let ratio):
      let fit = try? SpringFit(
        duration: duration, dampingRatio: max(ratio, 0.002), initialVelocity: speed)
      return TimedPace(fit.map { .spring($0) } ?? .linear, duration: duration)
    case .physical(let mass, let stiffness, let damping):
      return pace(try? Spring(mass: mass, stiffness: stiffness, damping: damping), lasting: nil)
    case .perceived(let seconds, let bounce):
      return pace(try? Spring(duration: seconds, bounce: bounce), lasting: nil)
    }
  }

  private func pace(_ spring: Spring?, lasting seconds: Double?) -> TimedPace {
    let spring = spring ?? .system
    let launched = (try? spring.launched(at: speed)) ?? spring
    let duration = seconds ?? launched.settlingDuration() ?? 0.5
    return TimedPace(.spring(launched, .cut), duration: duration)
  }

  /// A scalar takes the length of the velocity; along one axis it keeps its sign.
  private var speed: Double {
    let (x, y) = (Double(initialVelocity.dx), Double(initialVelocity.dy))
    if y == 0 { return x }
    return x == 0 ? y : (x * x + y * y).squareRoot()
  }
}
