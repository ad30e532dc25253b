public import SegueMotion
import SegueSceneGraph

/// A rule whose movements go along another curve, or on another spring, than it says.
///
/// Each keeps its own part of the transition's time. A curve leaves that time as long as it is, a spring
/// takes as long as it needs to settle; what has but a part of the time goes through the same motion as
/// much faster.
public struct Repaced: DecoratedTransition {
  /// The rule.
  public let base: any ScreenTransition
  private let pace: TimingCurve

  /// The rule along another curve or spring.
  public init(_ base: any ScreenTransition, along pace: TimingCurve) {
    self.base = base
    self.pace = pace
  }

  /// The plan of the rule, along the curve or spring.
  public func plan(for exchange: TransitionContext) -> TransitionPlan {
    changed(base.plan(for: exchange), of: exchange)
  }

  /// The rule around another one.
  public func around(_ base: any ScreenTransition) -> any ScreenTransition {
    Repaced(base, along: pace)
  }
}

extension Repaced: PlanDecorator {
  func changed(_ plan: TransitionPlan, of exchange: TransitionContext) -> TransitionPlan {
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
public struct Delayed: DecoratedTransition {
  /// The rule.
  public let base: any ScreenTransition
  private let factor: Double

  /// The rule, late by this part of its time, from 0 to less than 1.
  public init(_ base: any ScreenTransition, by factor: Double) {
    self.base = base
    self.factor = factor
  }

  /// The plan of the rule, late.
  public func plan(for exchange: TransitionContext) -> TransitionPlan {
    changed(base.plan(for: exchange), of: exchange)
  }

  /// The rule around another one.
  public func around(_ base: any ScreenTransition) -> any ScreenTransition {
    Delayed(base, by: factor)
  }
}

extension Delayed: PlanDecorator {
  func changed(_ plan: TransitionPlan, of exchange: TransitionContext) -> TransitionPlan {
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
