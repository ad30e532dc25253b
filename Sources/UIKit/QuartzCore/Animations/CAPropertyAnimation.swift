public import HeadlessCoreGraphics
public import ObjectiveC
package import SegueMotion

/// A movement of one property.
open class CAPropertyAnimation: CAAnimation {
  open var keyPath: String?
  open var isAdditive = false
  open var isCumulative = false
  open var valueFunction: CAValueFunction?

  public required init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  override func takeAll(from other: CAAnimation) {
    super.takeAll(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    (isAdditive, isCumulative) = (other.isAdditive, other.isCumulative)
    valueFunction = other.valueFunction
  }
}

public struct CAValueFunctionName: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateX = CAValueFunctionName(rawValue: "rotateX")
  public static let rotateY = CAValueFunctionName(rawValue: "rotateY")
  public static let rotateZ = CAValueFunctionName(rawValue: "rotateZ")
  public static let scale = CAValueFunctionName(rawValue: "scale")
  public static let scaleX = CAValueFunctionName(rawValue: "scaleX")
  public static let scaleY = CAValueFunctionName(rawValue: "scaleY")
  public static let translate = CAValueFunctionName(rawValue: "translate")
  public static let translateX = CAValueFunctionName(rawValue: "translateX")
  public static let translateY = CAValueFunctionName(rawValue: "translateY")
}

/// Function that turns a number into a transform.
open class CAValueFunction: NSObject {
  public let name: CAValueFunctionName

  public init?(name: CAValueFunctionName) {
    self.name = name
    super.init()
  }

  /// The key path that means the same.
  var keyPath: String {
    switch name {
    case .rotateX: "transform.rotation.x"
    case .rotateY: "transform.rotation.y"
    case .rotateZ: "transform.rotation.z"
    case .scaleX: "transform.scale.x"
    case .scaleY: "transform.scale.y"
    case .translate: "transform.translation"
    case .translateX: "transform.translation.x"
    case .translateY: "transform.translation.y"
    default: "transform.scale"
    }
  }
}

/// From one value to another.
open class CABasicAnimation: CAPropertyAnimation {
  open var fromValue: Any?
  open var toValue: Any?
  open var byValue: Any?
  /// A pace that no timing function says, such as a spring that was made to fit a duration.
  package var ownPace: TimingCurve?
  /// Section of the delta that is passed; `nil` for all of it.
  package var section: TrackSection?

  override func takeAll(from other: CAAnimation) {
    super.takeAll(from: other)
    guard let other = other as? CABasicAnimation else { return }
    (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    (ownPace, section) = (other.ownPace, other.section)
  }

  package override var pace: TimingCurve { ownPace ?? super.pace }
}

/// From one value to another, by a spring.
open class CASpringAnimation: CABasicAnimation {
  open var mass: CGFloat = 1
  open var stiffness: CGFloat = 100
  open var damping: CGFloat = 10
  open var initialVelocity: CGFloat = 0
  open var allowsOverdamping = false

  public required init() { super.init() }
  public required init?(coder: NSCoder) { nil }

  /// The spring that seems to last `perceptualDuration`.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let spring = Spring.duration(max(perceptualDuration, 0.001), bounce: Double(bounce))
    stiffness = CGFloat(spring.stiffness)
    damping = CGFloat(spring.damping)
    duration = settlingDuration
  }

  open var settlingDuration: CFTimeInterval { spring?.settlingDuration() ?? 0 }
  open var perceptualDuration: CFTimeInterval { spring?.duration ?? 0 }
  open var bounce: CGFloat { CGFloat(spring?.bounce ?? 0) }

  override func takeAll(from other: CAAnimation) {
    super.takeAll(from: other)
    guard let other = other as? CASpringAnimation else { return }
    (mass, stiffness, damping) = (other.mass, other.stiffness, other.damping)
    (initialVelocity, allowsOverdamping) = (other.initialVelocity, other.allowsOverdamping)
  }

  /// The spring with these numbers; `nil` where they make none.
  private var spring: Spring? {
    guard mass > 0, stiffness > 0, damping >= 0 else { return nil }
    var spring = try? Spring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping))
    spring?.allowsOverdamping = allowsOverdamping
    return try? spring?.launched(at: Double(initialVelocity))
  }

  package override var pace: TimingCurve {
    ownPace ?? spring.map { .spring($0, .cut) } ?? .linear
  }
}

public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// Through several values, or along an outline.
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// A pace that no timing function says.
  package var ownPace: TimingCurve?
  open var values: [Any]?
  open var path: CGPath?
  open var keyTimes: [NSNumber]?
  open var timingFunctions: [CAMediaTimingFunction]?
  open var calculationMode = CAAnimationCalculationMode.linear
  open var tensionValues: [NSNumber]?
  open var continuityValues: [NSNumber]?
  open var biasValues: [NSNumber]?
  open var rotationMode: CAAnimationRotationMode?

  override func takeAll(from other: CAAnimation) {
    super.takeAll(from: other)
    guard let other = other as? CAKeyframeAnimation else { return }
    (values, path, keyTimes) = (other.values, other.path, other.keyTimes)
    (timingFunctions, calculationMode) = (other.timingFunctions, other.calculationMode)
    (tensionValues, continuityValues) = (other.tensionValues, other.continuityValues)
    (biasValues, rotationMode) = (other.biasValues, other.rotationMode)
    ownPace = other.ownPace
  }

  package override var pace: TimingCurve { ownPace ?? super.pace }
}
