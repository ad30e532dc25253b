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
  public func plan(for exchange: Exchange) -> ExchangePlan {
    changed(base.plan(for: exchange), of: exchange)
  }
}

extension ScreenTransition {
  /// The rule with its curves drawn as Flutter's solver draws them: `.flutter(.zoom).quantized`.
  public var quantized: Quantized { Quantized(self) }
}

extension Quantized: PlanDecorator {
  func changed(_ plan: ExchangePlan, of exchange: Exchange) -> ExchangePlan { plan.quantized }

  func changed(preview plan: ExchangePlan, of exchange: Exchange) -> ExchangePlan {
    plan.quantized
  }

  func changed(_ run: Run, of exchange: Exchange) -> Run {
    var run = run
    run.pace = run.pace.quantized
    return run
  }
}

extension ExchangePlan {
  /// The plan, with curves as Flutter's solver draws them.
  fileprivate var quantized: ExchangePlan {
    var plan = self
    plan.layers = layers.map(\.quantized)
    plan.covered = covered?.quantized
    return plan
  }
}

extension PlanLayer {
  fileprivate var quantized: PlanLayer {
    var layer = self
    if case .layers(let layers) = content { layer.content = .layers(layers.map(\.quantized)) }
    layer.mask = mask?.quantized
    for index in movements.indices {
      layer.movements[index].animation.pace = movements[index].animation.pace.quantized
    }
    return layer
  }
}

extension Pace {
  /// The pace, if it is a curve, as Flutter's solver draws it.
  fileprivate var quantized: Pace {
    if case .easing(let easing) = self { .easing(easing.quantized) } else { self }
  }
}
