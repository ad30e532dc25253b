public import SegueSceneGraph

/// Transition for matching pairs of screens.
public struct Route: Sendable {
  /// The screen that is there first; `nil` for any.
  package var from: LayerID?
  /// The screen that is there afterwards; `nil` for any.
  package var to: LayerID?
  /// The values that the screen which is there first was given; empty for any.
  package var fromValues: [String: TransitionScreen.Value] = [:]
  /// The values that the screen which is there afterwards was given; empty for any.
  package var toValues: [String: TransitionScreen.Value] = [:]
  /// Operations of the app that it serves; empty for any.
  package var operations: Set<Operation>
  /// Transition between the screens.
  package var transition: any ScreenTransition

  /// The route between these screens.
  public init(
    from: LayerID? = nil, to: LayerID? = nil, operations: Set<Operation> = [],
    _ transition: any ScreenTransition
  ) {
    self.from = from
    self.to = to
    self.operations = operations
    self.transition = transition
  }

  /// Returns `true` if the route serves a transition.
  func serves(_ context: TransitionContext) -> Bool {
    Self.fits(context.from, named: from, values: fromValues)
      && Self.fits(context.to, named: to, values: toValues)
      && (operations.isEmpty || operations.contains(context.operation))
  }

  /// Returns `true` if a screen has the name, if one is given, and all of these values.
  private static func fits(
    _ screen: TransitionScreen?, named name: LayerID?, values: [String: TransitionScreen.Value]
  ) -> Bool {
    (name == nil || screen?.name == name)
      && values.allSatisfy { screen?.values[$0.key] == $0.value }
  }
}

extension Route {
  /// True if the route serves everything.
  fileprivate var servesAll: Bool {
    from == nil && to == nil && fromValues.isEmpty && toValues.isEmpty && operations.isEmpty
  }
}

extension [Route] {
  /// The transition of the first route that serves a transition.
  func transition(for context: TransitionContext) -> (any ScreenTransition)? {
    index(for: context).map { self[$0].transition }
  }

  /// The first route that serves a transition.
  ///
  /// A way back that nobody has said anything about is that of the way there, in reverse, and not what
  /// serves everything else.
  func index(for context: TransitionContext) -> Int? {
    let first = firstIndex { $0.serves(context) }
    if let first, !self[first].servesAll { return first }
    return wayThere(of: context) ?? first
  }

  /// The route by which the screen was opened that a transition leaves.
  private func wayThere(of context: TransitionContext) -> Int? {
    guard context.operation == .pop || context.operation == .dismiss else { return nil }
    var there = context
    there.operation = context.operation.opposite
    (there.from, there.to) = (context.to, context.from)
    return firstIndex { $0.serves(there) }
  }
}

/// A rule that looks at the two screens and at what the app does, and takes another rule for it.
package struct RoutedTransition: ScreenTransition {
  /// Routes from screens to rules; the first that fits is taken.
  package var routes: [Route]
  /// The rule for what no route serves.
  package var standard: @Sendable (Operation) -> any ScreenTransition

  /// The rule with these routes.
  package init(
    _ routes: [Route], standard: @escaping @Sendable (Operation) -> any ScreenTransition
  ) {
    self.routes = routes
    self.standard = standard
  }

  /// The plan of the rule that is taken.
  package func plan(for context: TransitionContext) -> TransitionPlan {
    chosen(for: context).plan(for: context)
  }

  /// The rule of the first route that serves the transition.
  package func chosen(for context: TransitionContext) -> any ScreenTransition {
    (routes.transition(for: context) ?? standard(context.operation)).chosen(for: context)
  }

  /// Returns the warnings that the chosen rule accepts.
  package func acceptedWarnings(for context: TransitionContext) -> Set<TransitionWarning.Kind> {
    chosen(for: context).acceptedWarnings(for: context)
  }

  /// The rule whose routes lead to what takes their place where nothing may move far.
  package var reduced: any ScreenTransition {
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
