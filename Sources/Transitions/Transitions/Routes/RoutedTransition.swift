/// A rule that looks at the two screens and at what the app does, and takes another rule for it.
public struct RoutedTransition: ScreenTransition {
  /// Routes from screens to rules; the first that fits is taken.
  public var routes: [Route]
  /// The rule for what no route serves.
  public var standard: @Sendable (Operation) -> any ScreenTransition

  /// The rule with these routes.
  public init(
    _ routes: [Route], standard: @escaping @Sendable (Operation) -> any ScreenTransition
  ) {
    self.routes = routes
    self.standard = standard
  }

  /// The plan of the rule that is taken.
  public func plan(for exchange: TransitionContext) -> TransitionPlan {
    chosen(for: exchange).plan(for: exchange)
  }

  /// The rule of the first route that serves the transition.
  public func chosen(for exchange: TransitionContext) -> any ScreenTransition {
    (routes.transition(for: exchange) ?? standard(exchange.operation)).chosen(for: exchange)
  }

  /// Returns the warnings that the chosen rule accepts.
  public func acceptedWarnings(for exchange: TransitionContext) -> Set<TransitionWarning.Kind> {
    chosen(for: exchange).acceptedWarnings(for: exchange)
  }

  /// The rule whose routes lead to what takes their place where nothing may move far.
  public var reduced: any ScreenTransition {
    let standard = standard
    return RoutedTransition(
      routes.map { route in
        var route = route
        route.transition = route.transition.reduced
        return route
      }
    ) { standard($0).reduced }
  }
}
