package import SegueMotion
import SegueTransitions

/// The change of one property of a content in Compose.
///
/// Compose counts time in whole milliseconds, and ends a spring when it estimates that what is left
/// cannot be seen; then the value jumps to its target.
package enum ComposeSpec: Hashable, Sendable {
  /// On a spring, until what is left is less than a threshold; `nil` for the property's own.
  case spring(Spring, threshold: Double?)
  /// Along a curve, in milliseconds.
  case tween(Int, delay: Int, Easing)
  /// At once, after milliseconds.
  case snap(delay: Int)

  /// On a spring with a mass of one; Compose's own constants are in ``/SegueMotion/SpringCatalog``.
  package static func spring(
    _ dampingRatio: Double = 1, stiffness: Double = 1500, threshold: Double? = nil
  ) -> ComposeSpec {
    .spring(.damped(dampingRatio, stiffness: stiffness), threshold: threshold)
  }

  /// Along a curve, slow at the end more than at the start unless another one is given.
  package static func tween(
    _ milliseconds: Int = 300, delay: Int = 0, easing: Easing = standardEasing
  ) -> ComposeSpec {
    .tween(milliseconds, delay: delay, easing)
  }

  /// The default spec with which contents enter and leave.
  package static let enterExit = spring(stiffness: 400)

  /// The curve of animations that do not name one.
  package static let standardEasing = Easing.cubicBezier(0.4, 0, 0.2, 1)
}

extension ComposeSpec {
  /// Maximum duration of a spring that never comes to rest, in milliseconds.
  private static let limit = 60_000

  /// The run that leads over these distances, the longest of which decides how long it takes.
  func run(over distances: [Double], threshold: Double) -> TransitionTiming {
    var run = plainRun(over: distances, threshold: threshold)
    run.tick = .milliseconds(1)
    return run
  }

  private func plainRun(over distances: [Double], threshold: Double) -> TransitionTiming {
    switch self {
    case .spring(let spring, let given):
      let motions = distances.map { SpringMotion(spring, from: 0, to: $0) }
      let thresholds = distances.map { _ in given ?? threshold }
      let estimate = SpringMotion.composeDuration(of: motions, thresholds: thresholds)
      let milliseconds = min(estimate ?? Self.limit, Self.limit)
      return TransitionTiming(
        .milliseconds(Double(milliseconds)),
        .spring(spring, .compose(milliseconds: milliseconds)))
    case .tween(let milliseconds, let delay, let easing):
      return .curve(easing, Double(milliseconds), after: Double(delay))
    case .snap(let delay):
      return TransitionTiming(.zero, after: .milliseconds(Double(delay)), .linear)
    }
  }
}
