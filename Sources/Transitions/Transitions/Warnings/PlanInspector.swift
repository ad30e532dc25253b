import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// Looks for surprises in one plan, moment by moment.
struct PlanInspector {
  let plan: TransitionPlan
  let stage: TransitionEnvironment

  init(_ plan: TransitionPlan, _ stage: TransitionEnvironment) {
    self.plan = plan
    self.stage = stage
  }

  func warnings(patience: Time) -> [TransitionWarning] {
    [slow(patience)].compactMap { $0 } + springs + values
      + [dip, gap, leftOver, tilt].compactMap { $0 }
  }

  /// All movements of all layers.
  private var movements: [Movement] { plan.layers.flatMap(\.allMovements) }

  /// Moments of the transition at which screens are looked at, the last one at its end.
  var moments: [Time] { plan.moments(120) }
}

// MARK: - Time

extension PlanInspector {
  private func slow(_ patience: Time) -> TransitionWarning? {
    let end = plan.seenDuration(leaving: 0.01).milliseconds
    guard end > patience.milliseconds else { return nil }
    return TransitionWarning(
      .slow,
      "the transition moves for \(end.text(0)) ms, longer than \(patience.milliseconds.text(0)) ms",
      hint: "people wait for it each time; give it a shorter 'duration'")
  }

  private var springs: [TransitionWarning] {
    var warnings: [TransitionWarning] = []
    for animation in movements.map(\.animation) {
      guard case .spring(let spring, let sampling) = animation.pace else { continue }
      warnings += [
        cut(spring, sampling: sampling, duration: animation.timing.duration), overdamped(spring),
      ]
      .compactMap { $0 }.filter { !warnings.contains($0) }
    }
    return warnings
  }

  private func cut(
    _ spring: Spring, sampling: SpringSampling, duration: Time
  ) -> TransitionWarning? {
    let rest = 1 - spring.value(at: duration.seconds)
    guard sampling.end == nil, !sampling.clampsOvershoot, rest.magnitude > 0.002 else { return nil }
    let settling = (spring.settlingDuration() ?? .infinity) * 1000
    return TransitionWarning(
      .cutSpring,
      "the spring is cut off after \(duration.milliseconds.text(0)) ms,"
        + " \((rest * 100).text(1)) % of the way from its end",
      hint: settling.isFinite
        ? "it needs \(settling.text(0)) ms; leave out the duration, or fit a spring to it"
        : "without damping it never settles")
  }

  /// The system's own spring says so and is meant so.
  private func overdamped(_ spring: Spring) -> TransitionWarning? {
    guard spring.dampingRatio > 1, !spring.allowsOverdamping,
      spring.dampingRatio != Spring.system.dampingRatio
    else { return nil }
    return TransitionWarning(
      .overdamped,
      "a damping ratio of \(spring.dampingRatio.text(2)) moves like one of 1",
      hint: "Apple's springs brake no harder; make it softer with less stiffness")
  }
}

// MARK: - Values

extension PlanInspector {
  private var values: [TransitionWarning] {
    var warnings: [TransitionWarning] = []
    for movement in movements {
      let found = [halfTurn(movement), noSize(movement), height(movement)]
      warnings += found.compactMap { $0 }.filter { !warnings.contains($0) }
    }
    return warnings
  }

  private func halfTurn(_ movement: Movement) -> TransitionWarning? {
    guard let (a, b) = movement.animation.ends, case .transform(let from) = a,
      case .transform(let to) = b, let start = Decomposition(from)?.rotation,
      let end = Decomposition(to)?.rotation,
      ((start.imaginary * end.imaginary).sum() + start.real * end.real).magnitude < 1e-6
    else { return nil }
    return TransitionWarning(
      .halfTurn, "a map turns by 180 degrees, which may go either way",
      hint: "animate 'rotate', 'rotateX' or 'rotateY': they know where they turn, and how often")
  }

  private func noSize(_ movement: Movement) -> TransitionWarning? {
    guard let (a, b) = movement.animation.ends,
      a.hasNoSize(movement.property)
        || b.hasNoSize(movement.property)
    else { return nil }
    return TransitionWarning(
      .noSize, "a screen is scaled to nothing, where it has no angle",
      hint: "scale to a little more, such as 0.01")
  }

  private func height(_ movement: Movement) -> TransitionWarning? {
    guard movement.property == .zPosition else { return nil }
    return TransitionWarning(
      .height, "'zPosition' moves, but on Apple's devices it jumps at the beginning",
      hint: "give it the same value throughout")
  }
}

extension TransitionLayer {
  package var allMovements: [Movement] {
    let own = movements + (mask?.allMovements ?? [])
    guard case .layers(let layers) = content else { return own }
    return own + layers.flatMap(\.allMovements)
  }
}

extension Animation {
  /// The first and the last value, where both are given.
  fileprivate var ends: (Value, Value)? {
    switch course {
    case .basic(let basic):
      guard let from = basic.from, let to = basic.to else { return nil }
      return (from, to)
    case .keyframes(let keyframes):
      return (keyframes.values[0], keyframes.values.last ?? keyframes.values[0])
    case .along, .coasting: return nil
    }
  }
}

extension Value {
  /// Returns `true` if the value scales to nothing.
  fileprivate func hasNoSize(_ property: Property) -> Bool {
    switch (self, property) {
    case (.numbers(let numbers), .scale): numbers.x.magnitude < 1e-6 || numbers.y.magnitude < 1e-6
    case (.numbers(let numbers), .scaleX), (.numbers(let numbers), .scaleY):
      numbers.x.magnitude < 1e-6
    case (.transform(let map), _): map.determinant.magnitude < 1e-18
    default: false
    }
  }
}

extension Double {
  /// The number with so many digits behind the point.
  func text(_ digits: Int) -> String {
    NumberText.fixed(self, decimals: digits)
  }
}
