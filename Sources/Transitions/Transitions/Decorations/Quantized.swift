import SegueMotion

/// A rule whose curves are drawn as Flutter's solver draws them, which stops at the first time
/// within a thousandth of the one it looks for.
public struct Quantized: DecoratedTransition {
  /// The rule.
  public let base: any ScreenTransition

  /// The rule with curves of Flutter's.
  public init(_ base: any ScreenTransition) {
    self.base = base
  }

  /// The rule's plan.
  public func plan(for exchange: TransitionContext) -> TransitionPlan {
    changed(base.plan(for: exchange), of: exchange)
  }

  /// The rule around another one.
  public func around(_ base: any ScreenTransition) -> any ScreenTransition { Quantized(base) }
}

extension ScreenTransition {
  /// The rule with its curves drawn as Flutter's solver draws them: `.flutter(.zoom).quantized`.
  public var quantized: Quantized { Quantized(self) }
}

extension Quantized: PlanDecorator {
  func changed(_ plan: TransitionPlan, of exchange: TransitionContext) -> TransitionPlan {
    plan.quantized
  }

  func changed(preview plan: TransitionPlan, of exchange: TransitionContext) -> TransitionPlan {
    plan.quantized
  }

  func changed(_ run: TransitionTiming, of exchange: TransitionContext) -> TransitionTiming {
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
