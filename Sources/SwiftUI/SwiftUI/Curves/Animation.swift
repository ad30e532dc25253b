public import Foundation
package import SegueMotion

/// A pace at which changes are shown.
public struct Animation: Hashable, Sendable {
  /// The parts of an animation.
  package indirect enum Form: Hashable, Sendable {
    /// A curve that takes so many seconds.
    case curve(UnitCurve, duration: Double)
    /// A spring that takes over what moves, with its velocity.
    case fluid(FluidSpring)
    /// A spring that is blended into what moves, as curves are; it sets off with its own velocity.
    case interpolating(SegueMotion.Spring)
    /// An app's own.
    case custom(AnyCustomAnimation)
    case delayed(Form, by: Double)
    case sped(Form, by: Double)
    /// The same so many times; `nil` for ever.
    case repeated(Form, count: Int?, autoreverses: Bool)
    /// The same, which counts as complete after so many seconds.
    case completing(Form, after: Double)
  }

  package let form: Form

  init(_ form: Form) { self.form = form }

  public init<A: CustomAnimation>(_ base: A) { form = .custom(AnyCustomAnimation(base)) }

  public static let `default` = spring
}

/// A spring that takes over what moves.
package struct FluidSpring: Hashable, Sendable {
  package let spring: SegueMotion.Spring
  /// The seconds for which the response fades from that of the spring before.
  package let blendDuration: Double

  /// The seconds after which the spring counts as complete.
  package var response: Double { spring.duration }
}

extension Animation {
  /// The spring, if the animation takes over what moves.
  package var fluidSpring: FluidSpring? {
    var form = form
    while case .completing(let base, _) = form { form = base }
    if case .fluid(let spring) = form { return spring }
    return nil
  }

  /// True if the animation takes over the velocity of what moves.
  package var isFluidSpring: Bool { fluidSpring != nil }
}

extension Animation: CustomStringConvertible {
  public var description: String { "\(form)" }
}

// MARK: Curves

/// Duration of curves, in seconds.
package enum UsualDuration {
  package static let ofCurves = 0.35
}

extension Animation {
  public static func timingCurve(_ curve: UnitCurve, duration: TimeInterval) -> Animation {
    Animation(.curve(curve, duration: max(duration, 0)))
  }

  public static func timingCurve(
    _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
  ) -> Animation {
    let curve = UnitCurve.bezier(
      startControlPoint: UnitPoint(x: p1x, y: p1y), endControlPoint: UnitPoint(x: p2x, y: p2y))
    return timingCurve(curve, duration: duration)
  }

  public static func linear(duration: TimeInterval) -> Animation {
    timingCurve(.linear, duration: duration)
  }
  public static func easeIn(duration: TimeInterval) -> Animation {
    timingCurve(.easeIn, duration: duration)
  }
  public static func easeOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeOut, duration: duration)
  }
  public static func easeInOut(duration: TimeInterval) -> Animation {
    timingCurve(.easeInOut, duration: duration)
  }

  public static var linear: Animation { linear(duration: UsualDuration.ofCurves) }
  public static var easeIn: Animation { easeIn(duration: UsualDuration.ofCurves) }
  public static var easeOut: Animation { easeOut(duration: UsualDuration.ofCurves) }
  public static var easeInOut: Animation { easeInOut(duration: UsualDuration.ofCurves) }
}

// MARK: Changes of time

extension Animation {
  public func delay(_ delay: TimeInterval) -> Animation { Animation(.delayed(form, by: delay)) }

  public func speed(_ speed: Double) -> Animation { Animation(.sped(form, by: speed)) }

  public func repeatCount(_ repeatCount: Int, autoreverses: Bool = true) -> Animation {
    Animation(.repeated(form, count: repeatCount, autoreverses: autoreverses))
  }

  public func repeatForever(autoreverses: Bool = true) -> Animation {
    Animation(.repeated(form, count: nil, autoreverses: autoreverses))
  }

  public func logicallyComplete(after duration: TimeInterval) -> Animation {
    Animation(.completing(form, after: duration))
  }
}

/// The moment at which an animation counts as complete.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private enum Form { case logicallyComplete, removed }
  private let form: Form

  public static let logicallyComplete = AnimationCompletionCriteria(form: .logicallyComplete)
  public static let removed = AnimationCompletionCriteria(form: .removed)
}
