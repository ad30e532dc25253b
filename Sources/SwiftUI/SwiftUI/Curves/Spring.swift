public import Foundation
internal import SegueGeometry
package import SegueMotion

/// A spring that pulls a value to its target.
public struct Spring: Hashable, Sendable {
  /// The spring of a mass of one that moves alike.
  package let base: SegueMotion.Spring
  public let mass: Double

  init(_ base: SegueMotion.Spring, mass: Double = 1) { (self.base, self.mass) = (base, mass) }

  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {
    // A bounce of -1 would never arrive.
    let bounce = min(max(bounce, -0.999), 1)
    self.init(
      Self.checked { () throws(MotionError) in
        try SegueMotion.Spring(duration: Self.period(duration), bounce: bounce)
      })
  }

  public init(response: Double, dampingRatio: Double) {
    self.init(
      Self.checked { () throws(MotionError) in
        try SegueMotion.Spring(
          response: Self.period(response), dampingFraction: max(dampingRatio, 0))
      })
  }

  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) {
    var base = Self.checked { () throws(MotionError) in
      try SegueMotion.Spring(
        mass: mass, stiffness: min(stiffness, Self.stiffest * mass), damping: max(damping, 0))
    }
    base.allowsOverdamping = allowOverDamping
    self.init(base, mass: mass)
  }

  public init(settlingDuration: TimeInterval, dampingRatio: Double, epsilon: Double = 0.001) {
    let ratio = min(max(dampingRatio, 0.0001), 1)
    // The spring that settles in one second per radian, made faster.
    let unit = Self.checked { () throws(MotionError) in
      try SegueMotion.Spring(response: 2 * .pi, dampingFraction: ratio)
    }
    let radians = unit.envelopeDuration(within: epsilon) ?? 2 * .pi
    self.init(response: 2 * .pi * settlingDuration / max(radians, 1e-3), dampingRatio: ratio)
  }

  /// The bounce that interactive springs begin with.
  static let bounceOfInteractive = 0.15
  /// The stiffest spring of a mass of one that there is; stiffer ones count as it.
  private static let stiffest = 45000.0

  /// A time of swing, which stiffness limits.
  private static func period(_ seconds: Double) -> Double {
    max(seconds, 2 * .pi / stiffest.squareRoot())
  }

  /// The spring, or the usual one for numbers with which none can be made.
  private static func checked(
    _ make: () throws(MotionError) -> SegueMotion.Spring
  ) -> SegueMotion.Spring {
    (try? make()) ?? .duration(0.5)
  }
}

extension Spring {
  public var duration: TimeInterval { base.duration }
  public var bounce: Double { base.bounce }
  public var response: Double { base.duration }
  public var dampingRatio: Double { base.dampingRatio }
  public var stiffness: Double { base.stiffness * mass }
  public var damping: Double { base.damping * mass }

  public static var smooth: Spring { smooth() }
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: extraBounce)
  }

  public static var snappy: Spring { snappy() }
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  public static var bouncy: Spring { bouncy() }
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Spring {
    Spring(duration: duration, bounce: 0.3 + extraBounce)
  }
}

extension SegueMotion.Spring {
  /// The damping ratio that it moves with.
  fileprivate var movingRatio: Double { allowsOverdamping ? dampingRatio : min(dampingRatio, 1) }

  /// From when on the sine's part of a swinging spring's envelope is within `tolerance`, as UIKit fits
  /// springs to durations; others settle there.
  fileprivate func envelopeDuration(within tolerance: Double) -> Double? {
    guard dampingRatio < 1 else { return settlingDuration(within: tolerance) }
    let amplitude = dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot()
    return PortableMath.log(amplitude / tolerance) / (dampingRatio * angularFrequency)
  }

  /// Force that pulls a unit of mass at a distance from its target with a velocity away from it.
  package func acceleration(offset: Double, velocity: Double) -> Double {
    -stiffness * offset - 2 * movingRatio * angularFrequency * velocity
  }
}
