import SegueJSON
import SegueSceneGraph
import SegueTransitions

/// A route as its author wrote it.
struct RouteDraft: Sendable {
  var from: TransitionDraft.Mention?
  var to: TransitionDraft.Mention?
  var operations: Set<Operation> = []
  var transition: (any ScreenTransition)?

  /// The route, if it names a transition.
  var route: Route? {
    transition.map {
      Route(
        from: from.map { LayerID($0.name) }, to: to.map { LayerID($0.name) },
        operations: operations, $0)
    }
  }
}

/// How routes are written.
enum RouteRules {
  static let routes = object.rule { RouteDraft() }.list(0...1000, of: "routes")

  private static let object = ObjectRule<RouteDraft>(
    "a route", "Which transition serves which screens; the first route that fits is taken.",
    [
      MemberRule("from", .mention, "The screen that is there first; any by default.") {
        $0.from = $1
      },
      MemberRule("to", .mention, "The screen that is there afterwards; any by default.") {
        $0.to = $1
      },
      MemberRule("operation", operations, "What the app does; anything by default.") {
        $0.operations = $1
      },
      MemberRule("with", TransitionRules.transition, "How the screens are exchanged.") {
        $0.transition = $1
      }.required,
    ])

  private static let operation = Rule<Operation>.word("operation")

  private static let operations = Rule<Set<Operation>>.choice(
    "an operation such as 'push', or a list of them",
    [
      (\.isString, operation.map { [$0] }),
      (\.isArray, operation.list(1...6, of: "operations").map { Set($0) }),
    ])
}
