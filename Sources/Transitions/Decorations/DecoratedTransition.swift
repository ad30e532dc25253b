/// A rule around another one, which answers whatever this one does not answer itself.
///
/// Every question that a rule can be asked is passed on here, so that no decoration can forget one.
public protocol DecoratedTransition: ScreenTransition {
  /// The rule below.
  var base: any ScreenTransition { get }

  /// The same around another rule.
  func around(_ base: any ScreenTransition) -> any ScreenTransition
}

extension DecoratedTransition {
  /// The plan of the rule below.
  public func plan(for exchange: Exchange) -> ExchangePlan { base.plan(for: exchange) }

  /// The same around the rule that serves the exchange.
  public func chosen(for exchange: Exchange) -> any ScreenTransition {
    around(base.chosen(for: exchange))
  }

  /// What takes the place of the rule below.
  public var reduced: any ScreenTransition { base.reduced }

  /// What is meant by the rule below.
  public func acceptedWarnings(for exchange: Exchange) -> Set<TransitionWarning.Kind> {
    base.acceptedWarnings(for: exchange)
  }

  /// The previews of the rule below.
  public var previewed: (any PreviewedTransition)? { base.previewed }

  /// How the rule below is interrupted.
  public var interruption: Interruption { base.interruption }

  /// What the rule below takes for pictures of one thing.
  public var matching: Matching? { base.matching }

  /// What is seen in place of the rule below.
  public var fallback: String? { base.fallback }
}

/// A rule whose plans are those of another one, changed; what a finger previews is changed alike.
protocol PlanDecorator: DecoratedTransition {
  /// What becomes of an exchange that passes on its own.
  func changed(_ plan: ExchangePlan, of exchange: Exchange) -> ExchangePlan

  /// What becomes of a preview, which a finger leads.
  func changed(preview plan: ExchangePlan, of exchange: Exchange) -> ExchangePlan

  /// What becomes of the way back of a preview.
  func changed(_ run: Run, of exchange: Exchange) -> Run
}

extension PlanDecorator {
  func changed(preview plan: ExchangePlan, of exchange: Exchange) -> ExchangePlan { plan }

  func changed(_ run: Run, of exchange: Exchange) -> Run { run }

  /// The plan of the rule below, changed.
  public func plan(for exchange: Exchange) -> ExchangePlan {
    changed(base.plan(for: exchange), of: exchange)
  }

  /// The previews of the rule below, changed.
  public var previewed: (any PreviewedTransition)? {
    base.previewed.map { ChangedPreviews(base: self, preview: $0) }
  }
}

/// The previews of a rule whose plans are changed.
private struct ChangedPreviews: PreviewedTransition, DecoratedTransition {
  /// The rule with its changes.
  let base: any ScreenTransition
  /// The previews without them.
  let preview: any PreviewedTransition

  private let changes: any PlanDecorator

  init(base: any PlanDecorator, preview: any PreviewedTransition) {
    self.base = base
    self.preview = preview
    changes = base
  }

  var previewed: (any PreviewedTransition)? { self }

  func around(_ base: any ScreenTransition) -> any ScreenTransition { base.previewed ?? base }

  func preview(for exchange: Exchange) -> ExchangePlan? {
    preview.preview(for: exchange).map { changes.changed(preview: $0, of: exchange) }
  }

  func commit(_ exchange: Exchange, after release: Release) -> ExchangePlan {
    changes.changed(preview.commit(exchange, after: release), of: exchange)
  }

  func cancellation(_ exchange: Exchange, after release: Release) -> Run {
    changes.changed(preview.cancellation(exchange, after: release), of: exchange)
  }
}
