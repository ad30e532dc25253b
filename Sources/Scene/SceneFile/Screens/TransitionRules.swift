import SegueJSON
import SegueMotion
import SeguePresets
import SegueSceneGraph
import SegueTransitions
import SegueTextSupport

/// A way to transition screens as its author wrote it.
struct TransitionDraft: Sendable {
  var base: (any ScreenTransition)?
  /// The name of the transition, if it has one.
  var name: String?
  /// Node with the name, its variables filled in.
  var use: JSONNode?
  /// Values for the variables of a transition of the scene's own.
  var values: JSONNode?
  /// Changed parameters.
  var parameters: [ParameterDraft] = []
  var composed: ErasedNavigationTransition?
  var pace: TimingCurve?
  /// Position of the timing curve.
  var paceRange: SourceRange?
  var duration: Time?
  /// Position of the duration.
  var durationRange: SourceRange?
  var speed: Double?
  /// Rule for the movement of elements that the screens share.
  var match: (any MatchRule)?
  /// True if curves are quantized as Flutter's solver draws them.
  var isQuantized = false
  /// The warnings that its author knows about; `nil` where nothing is said about them.
  var accepted: Set<TransitionWarning.Kind>?
  /// Screen that leaves, for the one transition of a scene.
  var from: Mention?
  var to: Mention?
  var operation = Operation.push
  var gesture: Gesture?

  /// The name of a screen, and where it stands.
  typealias Mention = ScreenMention
}

/// Rules for transitions: by name, or as an object.
enum TransitionRules {
  /// A way to transition screens.
  static let transition = Rule<any ScreenTransition>.choice(
    "the name of a transition such as 'ios.push', or an object",
    [
      (\.isString, preset),
      (
        \.isObject,
        described
      ),
    ]
  ).named("transition")

  /// A transition that is written as an object.
  static let described = Rule<any ScreenTransition>(schema: object.schema) { node, reading in
    var draft = TransitionDraft()
    guard object.fill(&draft, from: node, &reading) else { return nil }
    draft.settle(&reading)
    return draft.transition
  }

  /// The one transition that a scene shows.
  static let only = Rule<TransitionDraft>.choice(
    "the name of a transition such as 'ios.push', or an object",
    [
      (\.isString, preset.map { TransitionDraft(base: $0) }),
      (
        \.isObject,
        Rule(schema: context.schema) { node, reading in
          var draft = TransitionDraft()
          guard context.fill(&draft, from: node, &reading) else { return nil }
          draft.settle(&reading)
          return draft
        }
      ),
    ])

  /// A transition that has a name: one of the scene's own, or a preset.
  static let preset = Rule<any ScreenTransition>(
    schema: [
      "anyOf": [
        .oneOf(PresetCatalog.names + PresetCatalog.newest.keys.sorted()),
        .text("^[A-Za-z0-9_-]{1,64}$", examples: ["swing"]),
      ]
    ]
  ) { node, reading in
    named(node, with: nil, &reading)
  }.named("preset")

  /// The transition with a name, with values for its variables.
  fileprivate static func named(
    _ node: JSONNode, with values: JSONNode?, _ reading: inout ReadContext
  ) -> (any ScreenTransition)? {
    guard let name = node.string else {
      return reading.fail(node, expected: "the name of a transition")
    }
    if reading.transitions[name] != nil {
      return NamedTransitions.transition(name, at: node, with: values, &reading)
    }
    if let values {
      reading.report(
        "'with' gives values to the variables of a transition of the scene's own",
        at: values.range, hint: "what a preset takes stands beside its name")
    }
    guard let preset = PresetCatalog.preset(named: name) else {
      let known = reading.transitions.keys.sorted() + PresetCatalog.names
      return reading.refuse(
        node, "unknown transition \(Quote(name))",
        hint: Expected.hint(for: name, among: known) ?? "'render presets' lists them")
    }
    return preset
  }

  static let object = ObjectRule<TransitionDraft>(
    "a transition", help: "How screens are exchanged.", exclusions: exclusions, needs: needs,
    alternatives: Need(
      "use", "composed", "compose", "container", "plan", "routes",
      hint: "such as {\"use\": \"ios.push\", \"duration\": 400}"),
    rule, settle: settled)

  private static let context = ObjectRule<TransitionDraft>(
    "a transition", help: "The transition between two screens.", exclusions: exclusions,
    needs: needs,
    alternatives: Need(
      "use", "composed", "compose", "container", "plan", "routes",
      hint: "such as {\"use\": \"ios.push\", \"from\": \"inbox\", \"to\": \"message\"}"),
    rule + [
      MemberRule(
        "from", .mention, help: "The screen that is there first; the first one by default."
      ) {
        $0.from = $1
      },
      MemberRule(
        "to", .mention, help: "The screen that is there afterwards; the second one by default."
      ) {
        $0.to = $1
      },
      MemberRule("operation", .word("operation"), help: "What the app does; push by default.") {
        $0.operation = $1
      },
      MemberRule("gesture", GestureRules.gesture, help: "The finger that leads the transition.") {
        $0.gesture = $1
      },
    ], settle: settled)

  private static let settled: @Sendable (TransitionDraft, inout ReadContext) -> Void = {
    var draft = $0
    draft.settle(&$1)
  }

  private static let needs = [
    Need("use", askedBy: "with", hint: "it gives values to a transition that the scene defines")
  ]

  private static let exclusions = [
    Exclusion("compose", "easing", hint: "each effect of Compose has a timing of its own"),
    Exclusion("routes", "easing", hint: "each route leads to a transition with curves of its own"),
    Exclusion(
      "plan", "easing", hint: "its movements have curves; 'easing' inside says one for all"),
    Exclusion("container", "easing", hint: "'duration' and 'speed' change its pace"),
    Exclusion("duration", "speed", hint: "both say how fast the transition is"),
  ]

  private static let rule: [MemberRule<TransitionDraft>] =
    [
      MemberRule(
        "use", schema: preset.schema,
        help: "A transition that has a name; what is to be changed about it stands beside the name."
      ) { node, reading, draft in
        draft.name = ""
        draft.use = reading.filled(node)
      },
      MemberRule(
        "with", schema: FragmentRules.with,
        help: "Values for the variables of a transition that the scene defines."
      ) { node, _, draft in draft.values = node },
      MemberRule(
        "vars", schema: VariableRules.schema,
        help: "Values that a transition of the scene's own leaves open; only where it is defined."
      ) { node, reading, _ in
        reading.report(
          "'vars' belongs to a transition that a scene defines", at: node.range,
          hint: "define it under 'transitions', and give it values there with 'with'")
      },
      MemberRule(
        "plan", PlanRules.plan, help: "What each of the two screens does, in the words of layers."
      ) { $0.base = $1 },
      MemberRule(
        "composed", ComposedRules.navigation,
        help: "What happens to the screens, in the words of the composed model."
      ) { $0.composed = $1 },
      MemberRule(
        "compose", ComposeRules.context,
        help: "How screens enter and exit, in the words of Jetpack Compose."
      ) { $0.base = $1 },
      MemberRule(
        "container", ContainerRules.container,
        help:
          "How one element of a screen becomes the other one, as in Material's container transform."
      ) { $0.base = $1 },
      MemberRule(
        "routes", RouteRules.routes,
        help:
          "Which of several transitions it is, by the screens; the first route that fits is taken."
      ) { $0.base = RoutedTransition($1.compactMap(\.route), standard: PresetCatalog.standard) },
      MemberRule("match", MatchRules.match, help: "How what the screens share moves above both.") {
        $0.match = $1
      },
      MemberRule(
        "easing", schema: Rule<TimingCurve>.pace.schema,
        help: "The curve or spring of all that moves, in the place of what the transition says."
      ) { node, reading, draft in
        draft.pace = Rule<TimingCurve>.pace(node, &reading)
        draft.paceRange = node.range
      },
      MemberRule(
        "duration", schema: Rule<Time>.positiveSpan.schema, help: "How long the transition takes."
      ) { node, reading, draft in
        draft.duration = Rule<Time>.positiveSpan(node, &reading)
        draft.durationRange = node.range
      },
      MemberRule(
        "speed", .number(0...1000, above: 0), help: "How much faster than usual it passes."
      ) {
        $0.speed = $1
      },
      MemberRule(
        "quantized", .flag,
        help:
          "Whether curves are drawn as Flutter's solver draws them, up to two thousandths beside the exact"
          + " ones."
      ) { $0.isQuantized = $1 },
      MemberRule(
        "accept", Rule<TransitionWarning.Kind>.word("warning").list(of: "warnings"),
        help:
          "The warnings that need not be given, because what they say is meant; an empty list takes back what"
          + " the transition accepts for itself."
      ) { $0.accepted = Set($1) },
    ] + ParameterRules.members
}

extension TransitionDraft {
  /// Finds the transition with the draft's name, and changes what the draft says about it.
  mutating func settle(_ reading: inout ReadContext) {
    if let use {
      base = TransitionRules.named(use, with: values, &reading)
      name = (base as? Preset)?.name ?? use.string
    }
    settleParameters(&reading)
  }

  /// The rule that the draft describes.
  var transition: (any ScreenTransition)? {
    guard let drawn, let accepted else { return drawn }
    return WarningSuppressing(drawn, accepting: accepted)
  }

  private var drawn: (any ScreenTransition)? {
    timed.map { isQuantized ? Quantized($0) : $0 }
  }

  private var timed: (any ScreenTransition)? {
    let plain = base ?? composed.map { ComposedTransition($0, animation) }
    guard let plain else { return nil }
    let base: any ScreenTransition = match.map { MatchedTransition(plain, $0) } ?? plain
    if let speed { return Retimed(base, .speed(speed)) }
    if self.base != nil, let duration { return Retimed(base, .lasting(duration)) }
    return base
  }

  private var animation: ComposedAnimation {
    ComposedAnimation(pace: pace ?? .easing(.easeInOut), duration: duration)
  }
}

extension Rule<TransitionDraft.Mention> {
  /// The name of a screen.
  static let mention = Rule(schema: Rule<String>.identifier.schema) { node, reading in
    Rule<String>.identifier.read(node, &reading).map {
      TransitionDraft.Mention(name: $0, range: node.range)
    }
  }
}
