import SegueGeometry
package import SegueMotion
import SegueSceneGraph

/// A rule whose transitions take another time than it says.
package struct Retimed: DecoratedTransition {
  /// Ways to set the duration of a transition.
  package enum Pace: Hashable, Sendable {
    /// So long, whatever the rule says.
    case lasting(Time)
    /// So many times faster than the rule says.
    case speed(Double)
  }

  /// The rule.
  package let base: any ScreenTransition
  private let pace: Pace

  /// The rule at another pace, which must be positive.
  package init(_ base: any ScreenTransition, _ pace: Pace) {
    self.base = base
    self.pace = pace
  }

  /// The rule's plan; a cut remains one.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    changed(base.plan(for: context), of: context)
  }

  /// The rule around another one.
  package func around(_ base: any ScreenTransition) -> any ScreenTransition { Retimed(base, pace) }

  /// Returns the warnings that the rule accepts; slowness at another pace than its own is not the rule's, and
  /// accepted only where the author says so.
  package func acceptedWarnings(for context: TransitionContext) -> Set<TransitionWarning.Kind> {
    let accepted = base.acceptedWarnings(for: context)
    let isOwn = (factor(in: context) - 1).magnitude < 1e-9
    return isOwn ? accepted : accepted.subtracting([.slow]).union(base.statedWarnings)
  }

  /// Returns the speed of a transition relative to that of the rule.
  private func factor(in context: TransitionContext) -> Double {
    switch pace {
    case .speed(let factor): return factor
    case .lasting(let time):
      let plan = base.plan(for: context)
      return plan.duration.seconds / time.seconds / plan.speed
    }
  }
}

extension Retimed: PlanDecorator {
  func changed(_ plan: TransitionPlan, of context: TransitionContext) -> TransitionPlan {
    var plan = plan
    plan.speed *= factor(in: context)
    return plan
  }

  func changed(_ run: TransitionTiming, of context: TransitionContext) -> TransitionTiming {
    run.faster(factor(in: context))
  }

  /// The hand in the time of the rule, so that what it lets go of flies on as fast in the film.
  func changed(_ hand: DragTrace, of context: TransitionContext) -> DragTrace {
    var hand = hand
    hand.velocity = hand.velocity * (1 / factor(in: context))
    return hand
  }
}

extension TransitionTiming {
  /// The run in a film that passes so many times faster.
  ///
  /// A curve goes by the fraction of the time that has passed; a spring counts seconds.
  fileprivate func faster(_ factor: Double) -> TransitionTiming {
    var run = self
    run.duration = duration.scaled(by: 1 / factor)
    if case .spring(let spring, let sampling) = pace {
      run.pace = .spring(spring.faster(factor), sampling)
    }
    return run
  }
}

/// A rule whose movements go along another curve, or on another spring, than it says.
///
/// Each keeps its own part of the transition's time. A curve leaves that time as long as it is, a spring
/// takes as long as it needs to settle; what has but a part of the time goes through the same motion as
/// much faster.
package struct Repaced: DecoratedTransition {
  /// The rule.
  package let base: any ScreenTransition
  private let pace: TimingCurve

  /// The rule along another curve or spring.
  package init(_ base: any ScreenTransition, along pace: TimingCurve) {
    self.base = base
    self.pace = pace
  }

  /// The plan of the rule, along the curve or spring.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    changed(base.plan(for: context), of: context)
  }

  /// The rule around another one.
  package func around(_ base: any ScreenTransition) -> any ScreenTransition {
    Repaced(base, along: pace)
  }
}

extension Repaced: PlanDecorator {
  func changed(_ plan: TransitionPlan, of context: TransitionContext) -> TransitionPlan {
    let whole = plan.duration
    guard whole > .zero else { return plan }
    let length = pace.naturalDuration.map { Time.seconds(roundingUp: $0) } ?? whole
    let factor = length.seconds / whole.seconds
    var result = plan.changingMovements { movement in
      let timing = movement.animation.timing
      guard timing.duration > .zero else { return }
      movement.animation.timing.tick = nil
      let isWhole = timing.duration == whole
      movement.animation.pace =
        isWhole ? pace : pace.faster(by: whole.seconds / timing.duration.seconds)
      movement.animation.timing.begin = factor == 1 ? timing.begin : timing.begin.scaled(by: factor)
      if factor != 1 {
        movement.animation.timing.duration =
          isWhole ? length : timing.duration.scaled(by: factor)
      }
    }
    result.duration = length
    result.nominalDuration = nil
    return result
  }
}

/// A rule whose transitions begin late, and have the rest of their time: UIKit's delay factor.
package struct Delayed: DecoratedTransition {
  /// The rule.
  package let base: any ScreenTransition
  private let factor: Double

  /// The rule, late by this part of its time, from 0 to less than 1.
  package init(_ base: any ScreenTransition, by factor: Double) {
    self.base = base
    self.factor = factor
  }

  /// The plan of the rule, late.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    changed(base.plan(for: context), of: context)
  }

  /// The rule around another one.
  package func around(_ base: any ScreenTransition) -> any ScreenTransition {
    Delayed(base, by: factor)
  }
}

extension Delayed: PlanDecorator {
  func changed(_ plan: TransitionPlan, of context: TransitionContext) -> TransitionPlan {
    guard factor > 0 else { return plan }
    let (delay, rest) = (plan.duration.scaled(by: factor), 1 - factor)
    return plan.changingMovements { movement in
      let timing = movement.animation.timing
      movement.animation.timing.tick = nil
      movement.animation.timing.begin = delay + timing.begin.scaled(by: rest)
      movement.animation.timing.duration = timing.duration.scaled(by: rest)
      movement.animation.pace = movement.animation.pace.faster(by: 1 / rest)
    }
  }
}

/// A rule whose curves are drawn as Flutter's solver draws them, which stops at the first time
/// within a thousandth of the one it looks for.
package struct Quantized: DecoratedTransition {
  /// The rule.
  package let base: any ScreenTransition

  /// The rule with curves of Flutter's.
  package init(_ base: any ScreenTransition) {
    self.base = base
  }

  /// The rule's plan.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    changed(base.plan(for: context), of: context)
  }

  /// The rule around another one.
  package func around(_ base: any ScreenTransition) -> any ScreenTransition { Quantized(base) }
}

extension ScreenTransition {
  /// The rule with its curves drawn as Flutter's solver draws them: `.flutter(.zoom).quantized`.
  package var quantized: Quantized { Quantized(self) }
}

extension Quantized: PlanDecorator {
  func changed(_ plan: TransitionPlan, of context: TransitionContext) -> TransitionPlan {
    plan.quantized
  }

  func changed(preview plan: TransitionPlan, of context: TransitionContext) -> TransitionPlan {
    plan.quantized
  }

  func changed(_ run: TransitionTiming, of context: TransitionContext) -> TransitionTiming {
    var run = run
    run.pace = run.pace.quantized
    return run
  }
}

extension TransitionPlan {
  /// The plan, with curves as Flutter's solver draws them.
  fileprivate var quantized: TransitionPlan {
    changingMovements { $0.animation.pace = $0.animation.pace.quantized }
  }
}

extension TimingCurve {
  /// The pace, if it is a curve, as Flutter's solver draws it.
  fileprivate var quantized: TimingCurve {
    if case .easing(let easing) = self { .easing(easing.quantized) } else { self }
  }
}
