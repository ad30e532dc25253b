import SegueMotion
import SeguePresets

/// Timing and curve of a change in Compose, as its author wrote it.
struct ComposeTiming: Sendable {
  var duration: Int?
  var delay: Int?
  var pace: TimingCurve?

  /// The spec; `nil` where nothing is said.
  var spec: ComposeSpec? {
    switch pace {
    case .spring(let spring, _): return .spring(spring, threshold: nil)
    case .easing(let easing): return curve(easing)
    case nil: return duration == nil && delay == nil ? nil : curve(ComposeSpec.standardEasing)
    }
  }

  private func curve(_ easing: Easing) -> ComposeSpec {
    if duration == 0 { return .snap(delay: delay ?? 0) }
    return .tween(duration ?? 300, delay: delay ?? 0, easing: easing)
  }
}

/// Rules for timings that Compose counts in whole milliseconds.
enum ComposeTimingRules {
  /// The members that say when and how, in whatever has a timing.
  static func fields<Target>(
    _ timing: WritableKeyPath<Target, ComposeTiming> & Sendable
  ) -> [MemberRule<Target>] {
    [
      MemberRule(
        "duration", milliseconds, help: "How long a curve takes; 0 for at once, 300 by default."
      ) {
        $0[keyPath: timing].duration = $1
      },
      MemberRule("delay", milliseconds, help: "How long a curve waits.") {
        $0[keyPath: timing].delay = $1
      },
      MemberRule("easing", pace, help: "The curve, or the spring, which takes the time it needs.") {
        $0[keyPath: timing].pace = $1
      },
    ]
  }

  /// The rule of an object with a timing, which has to be one that Compose knows.
  static func timed<Target>(
    _ object: ObjectRule<Target>, _ timing: KeyPath<Target, ComposeTiming> & Sendable,
    empty: @escaping @Sendable () -> Target
  ) -> Rule<Target> {
    object.rule(empty).checked("a spring takes the time it needs, without 'duration' or 'delay'") {
      let timing = $0[keyPath: timing]
      guard case .spring = timing.pace else { return true }
      return timing.duration == nil && timing.delay == nil
    }
  }

  private static let milliseconds = Rule<Time>.span
    .checked("Compose counts time in whole milliseconds") { $0.nanoseconds % 1_000_000 == 0 }
    .map { Int($0.nanoseconds / 1_000_000) }

  private static let pace = Rule<TimingCurve>.pace
    .checked("Compose's springs swing until nothing can be seen of it") { pace in
      guard case .spring(_, var sampling) = pace else { return true }
      // With which step a spring ends elsewhere is nothing to Compose, which ends it as its own.
      sampling.endsAs = nil
      return sampling == .exact
    }
}
