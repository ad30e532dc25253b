public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueMotion

extension UIView {
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: delay, pace: options.pace, options: options,
      animations: animations, completion: completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animate(
      duration: duration, delay: 0, pace: AnimationOptions().pace, options: [],
      animations: animations, completion: completion)
  }

  public static func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void
  ) {
    animate(
      duration: duration, delay: 0, pace: AnimationOptions().pace, options: [],
      animations: animations, completion: nil)
  }

  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat, initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let fit = try? SpringFit(
      duration: duration, dampingRatio: Double(dampingRatio), initialVelocity: Double(velocity))
    animate(
      duration: duration, delay: delay, pace: fit.map { .spring($0) } ?? .linear, options: options,
      animations: animations, completion: completion)
  }

  public static func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0, options: AnimationOptions = [],
    animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    let spring =
      (try? Spring(duration: duration, bounce: Double(bounce)))
      .flatMap { try? $0.launched(at: Double(initialSpringVelocity)) } ?? .duration(0.5)
    let settling = spring.settlingDuration() ?? duration
    withoutActuallyEscaping(animations) {
      animate(
        duration: settling, delay: delay, pace: .spring(spring, .cut), options: options,
        animations: $0, completion: completion)
    }
  }

  private static func animate(
    duration: Double, delay: Double, pace: TimingCurve, options: AnimationOptions,
    animations: () -> Void, completion: ((Bool) -> Void)?
  ) {
    let animation = ViewAnimation(
      duration: duration, delay: delay, pace: pace, options: options, completion: completion)
    animation.run(animations)
  }

  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    ViewAnimation.without(actionsWithoutAnimation)
  }

  public static func setAnimationsEnabled(_ enabled: Bool) { ViewAnimation.isEnabled = enabled }
  public static var areAnimationsEnabled: Bool { ViewAnimation.isEnabled }
  public static var inheritedAnimationDuration: TimeInterval {
    ViewAnimation.current?.duration ?? 0
  }

  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void
  ) {
    let animation = ViewAnimation.current
    let outer = animation?.repetition
    animation?.repetition = (Float(count), autoreverses)
    animations()
    animation?.repetition = outer
  }

  public static func perform(
    _ animation: SystemAnimation, on views: [UIView], options: AnimationOptions = [],
    animations parallelAnimations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let changes = {
      for view in views { view.alpha = 0 }
      parallelAnimations?()
    }
    animate(withDuration: 0.25, delay: 0, options: options, animations: changes) { finished in
      for view in views { view.removeFromSuperview() }
      completion?(finished)
    }
  }
}

extension UIView.AnimationOptions {
  /// The curve that the options say.
  var curve: UIView.AnimationCurve {
    UIView.AnimationCurve(rawValue: Int((rawValue >> 16) & 3)) ?? .easeInOut
  }

  var pace: TimingCurve {
    (rawValue >> 16) & 15 == 7 ? .spring(.system, .cut(at: 0.5)) : .easing(curve.easing)
  }
}

extension UIView.AnimationCurve {
  var easing: Easing {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}
