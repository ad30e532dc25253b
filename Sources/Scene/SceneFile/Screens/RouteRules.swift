import SegueJSON
import SegueSceneGraph
import SegueTransitions

/// A route as its author wrote it.
struct RouteDraft: Sendable {
  var from = ScreenCondition()
  var to = ScreenCondition()
  var operations: Set<Operation> = []
  var transition: (any ScreenTransition)?
  /// The name by which the transition is mentioned, if it is.
  var name: String?
  /// Position of the route.
  var range: SourceRange

  /// The route, if it names a transition.
  var route: Route? {
    transition.map {
      var route = Route(
        from: from.mention.map { LayerID($0.name) }, to: to.mention.map { LayerID($0.name) },
        operations: operations, $0)
      (route.fromValues, route.toValues) = (from.values, to.values)
      return route
    }
  }
}

/// Condition on the screens that a route serves.
struct ScreenCondition: Sendable {
  /// The screen, if it has to be one.
  var mention: TransitionDraft.Mention?
  /// The values that it has to have been given.
  var values: [String: TransitionScreen.Value] = [:]
}

/// Rules for routes.
enum RouteRules {
  static let routes = Rule<RouteDraft>(schema: object.schema) { node, reading in
    var draft = RouteDraft(range: node.range)
    return object.fill(&draft, from: node, &reading) ? draft : nil
  }.list(0...1000, of: "routes")

  private static let object = ObjectRule<RouteDraft>(
    "a route",
    help:
      "Which transition serves which screens; the first route that fits is taken, and back the way there.",
    [
      MemberRule("from", condition, help: "The screen that is there first; any by default.") {
        $0.from = $1
      },
      MemberRule("to", condition, help: "The screen that is there afterwards; any by default.") {
        $0.to = $1
      },
      MemberRule("operation", operations, help: "What the app does; anything by default.") {
        $0.operations = $1
      },
      MemberRule(
        "with", schema: .reference(to: "transition"), help: "How the screens are exchanged."
      ) {
        node, reading, draft in
        draft.transition = TransitionRules.transition(node, &reading)
        draft.name = reading.mentionedTransition(node)
      }.required,
    ])

  /// The name of a screen, which is looked up when all are known.
  private static let screen = Rule<TransitionDraft.Mention>(schema: Rule.mention.schema) {
    node, reading in
    let mention = Rule<TransitionDraft.Mention>.mention.read(node, &reading)
    if let mention { reading.mentions.append(mention) }
    return mention
  }

  /// The name of a screen, or what it has been given.
  private static let condition = Rule<ScreenCondition>.choice(
    "the name of a screen, or {\"vars\": {\"kind\": \"photo\"}}",
    [
      (\.isString, screen.map { ScreenCondition(mention: $0) }),
      (
        \.isObject,
        ObjectRule<ScreenCondition>(
          "a condition", help: "Which screens are meant.",
          needs: [Need("name", "vars", hint: "such as \"vars\": {\"kind\": \"photo\"}")],
          [
            MemberRule("name", screen, help: "The name of the screen; any by default.") {
              $0.mention = $1
            },
            MemberRule(
              "vars", Rule<JSONNode>.literal.namedValues("an object of values"),
              help: "The values that the screen has been given."
            ) { condition, values in
              for named in values { condition.values[named.name] = named.value.screenValue }
            },
          ]
        ).rule { ScreenCondition() }
      ),
    ])

  private static let operation = Rule<Operation>.word("operation")

  private static let operations = Rule<Set<Operation>>.choice(
    "an operation such as 'push', or a list of them",
    [
      (\.isString, operation.map { [$0] }),
      (\.isArray, operation.list(1...6, of: "operations").map { Set($0) }),
    ])
}
