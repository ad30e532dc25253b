public import Foundation
internal import SegueMotion

// Springs take over what moves, but for interpolating ones, which are blended in as curves are.

extension Animation {
  /// The spring behind `.spring` and `.default` of what is built for iOS 17 and later.
  ///
  /// Documentation says a response of 0.55; measured is a duration of 0.5.
  private static let usual = Spring(duration: 0.5, bounce: 0)

  private static func fluid(_ spring: Spring, blendDuration: Double) -> Animation {
    Animation(.fluid(FluidSpring(spring: spring.base, blendDuration: max(blendDuration, 0))))
  }

  public static var spring: Animation { fluid(usual, blendDuration: 0) }

  public static func spring(_ spring: Spring, blendDuration: TimeInterval = 0) -> Animation {
    fluid(spring, blendDuration: blendDuration)
  }

  public static func spring(
    duration: TimeInterval = 0.5, bounce: Double = 0, blendDuration: Double = 0
  ) -> Animation {
    fluid(Spring(duration: duration, bounce: bounce), blendDuration: blendDuration)
  }

  @_disfavoredOverload
  public static func spring(
    response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
  ) -> Animation {
    fluid(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  public static var interactiveSpring: Animation { interactiveSpring() }

  @_disfavoredOverload
  public static func interactiveSpring(
    response: Double = 0.15, dampingFraction: Double = 0.86, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    fluid(
      Spring(response: response, dampingRatio: dampingFraction), blendDuration: blendDuration)
  }

  public static func interactiveSpring(
    duration: TimeInterval = 0.15, extraBounce: Double = 0, blendDuration: TimeInterval = 0.25
  ) -> Animation {
    fluid(
      Spring(duration: duration, bounce: Spring.bounceOfInteractive + extraBounce),
      blendDuration: blendDuration)
  }

  public static var smooth: Animation { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    fluid(.smooth(duration: duration, extraBounce: extraBounce), blendDuration: 0)
  }

  public static var snappy: Animation { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    fluid(.snappy(duration: duration, extraBounce: extraBounce), blendDuration: 0)
  }

  public static var bouncy: Animation { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Animation {
    fluid(.bouncy(duration: duration, extraBounce: extraBounce), blendDuration: 0)
  }
}

extension Animation {
  private static func interpolating(_ spring: Spring, _ velocity: Double) -> Animation {
    Animation(.interpolating((try? spring.base.launched(at: velocity)) ?? spring.base))
  }

  public static var interpolatingSpring: Animation { interpolating(usual, 0) }

  public static func interpolatingSpring(
    _ spring: Spring, initialVelocity: Double = 0
  ) -> Animation { interpolating(spring, initialVelocity) }

  public static func interpolatingSpring(
    duration: TimeInterval = 0.5, bounce: Double = 0, initialVelocity: Double = 0
  ) -> Animation { interpolating(Spring(duration: duration, bounce: bounce), initialVelocity) }

  @_disfavoredOverload
  public static func interpolatingSpring(
    mass: Double = 1, stiffness: Double, damping: Double, initialVelocity: Double = 0
  ) -> Animation {
    interpolating(
      Spring(mass: mass, stiffness: stiffness, damping: damping), initialVelocity)
  }
}
