import SegueGeometry
public import SegueMotion

/// A rule whose transitions take another time than it says.
public struct Retimed: DecoratedTransition {
  /// Ways to set the duration of a transition.
  public enum Pace: Hashable, Sendable {
    /// So long, whatever the rule says.
    case lasting(Time)
    /// So many times faster than the rule says.
    case speed(Double)
  }

  /// The rule.
  public let base: any ScreenTransition
  private let pace: Pace

  /// The rule at another pace, which must be positive.
  public init(_ base: any ScreenTransition, _ pace: Pace) {
    self.base = base
    self.pace = pace
  }

  /// The rule's plan; a cut remains one.
  public func plan(for exchange: TransitionContext) -> TransitionPlan {
    changed(base.plan(for: exchange), of: exchange)
  }

  /// The rule around another one.
  public func around(_ base: any ScreenTransition) -> any ScreenTransition { Retimed(base, pace) }

  /// Returns the warnings that the rule accepts, without that of slowness if it has been made slower.
  public func acceptedWarnings(for exchange: TransitionContext) -> Set<TransitionWarning.Kind> {
    let accepted = base.acceptedWarnings(for: exchange)
    return factor(in: exchange) < 1 ? accepted.subtracting([.slow]) : accepted
  }

  /// Returns the speed of a transition relative to that of the rule.
  private func factor(in exchange: TransitionContext) -> Double {
    switch pace {
    case .speed(let factor): return factor
    case .lasting(let time):
      let plan = base.plan(for: exchange)
      return plan.duration.seconds / time.seconds / plan.speed
    }
  }
}

extension Retimed: PlanDecorator {
  func changed(_ plan: TransitionPlan, of exchange: TransitionContext) -> TransitionPlan {
    var plan = plan
    plan.speed *= factor(in: exchange)
    return plan
  }

  func changed(_ run: TransitionTiming, of exchange: TransitionContext) -> TransitionTiming {
    run.faster(factor(in: exchange))
  }

  /// The hand in the time of the rule, so that what it lets go of flies on as fast in the film.
  func changed(_ hand: DragTrace, of exchange: TransitionContext) -> DragTrace {
    var hand = hand
    hand.velocity = hand.velocity * (1 / factor(in: exchange))
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
