import SegueGeometry
import SegueJSON
import SeguePresets
import SegueTransitions

/// Rules for transitions of the composed model: a list, each entry of which acts on what those before it have
/// made.
enum ComposedRules {
  /// Rule for the changes of both screens.
  static let navigation: Rule<AnyNavigationTransition> = Rule(
    schema: .reference(to: "navigation")
  ) { node, reading in
    Rule<AnyNavigationTransition>.choice(
      "what happens to the screens, such as \"slide\" or {\"onPush\": [...]}",
      [(\.isString, words), (\.isObject, object), (\.isArray, list)]
    ).read(node, &reading)
  }

  /// Shared schema definition of navigation transitions.
  static let definition = JSONValue.Member(
    "navigation",
    [
      "anyOf": [
        words.schema, object.schema,
        .list(.reference(to: "navigation"), count: 1...32),
      ]
    ])

  private static let list: Rule<AnyNavigationTransition> = Rule(schema: [:]) { node, reading in
    navigation.list(1...32, of: "transitions").read(node, &reading).map {
      AnyNavigationTransition($0)
    }
  }

  private static let words: Rule<AnyNavigationTransition> = Rule<Word>.word("transition").map(
    \.transition)

  private static let object: Rule<AnyNavigationTransition> = ObjectRule<AnyNavigationTransition?>(
    "a transition", "What happens to both screens.",
    alternatives: Need(
      "slide", "fade", "flip", "onPush", "onPop", "mirrorPush", "mirrorPop", "pickPush",
      "pickPop", hint: "such as {\"mirrorPush\": [\"opacity\"]}"),
    [
      MemberRule("slide", .word("axis"), "Both screens move a whole length.") {
        $0 = AnyNavigationTransition(Slide(axis: $1))
      },
      MemberRule("fade", .word("fade"), "One screen fades, or both.") {
        $0 = AnyNavigationTransition(Fade($1))
      },
      MemberRule(
        "flip", .word("axis"), "The screens are two sides of a card, turned about an axis."
      ) {
        $0 = AnyNavigationTransition(Flip(axis: $1))
      },
      MemberRule("onPush", AtomRules.atoms, "What happens to each screen on the way on.") {
        box, atoms in
        box = AnyNavigationTransition(OnPush { atoms })
      },
      MemberRule("onPop", AtomRules.atoms, "What happens to each screen on the way back.") {
        box, atoms in
        box = AnyNavigationTransition(OnPop { atoms })
      },
      MemberRule(
        "mirrorPush", AtomRules.mirrorable, "On the way on as it is, mirrored on the way back."
      ) { box, atoms in
        box = AnyNavigationTransition(MirrorPush { atoms })
      },
      MemberRule(
        "mirrorPop", AtomRules.mirrorable, "On the way back as it is, mirrored on the way on."
      ) { box, atoms in
        box = AnyNavigationTransition(MirrorPop { atoms })
      },
      MemberRule("pickPush", navigation, "Another transition's way on.") { box, inner in
        box = AnyNavigationTransition(PickPush { inner })
      },
      MemberRule("pickPop", navigation, "Another transition's way back.") { box, inner in
        box = AnyNavigationTransition(PickPop { inner })
      },
    ]
  ).rule { nil }.flattened()

  /// Transitions that need no more than their name.
  private enum Word: String, CaseIterable, Sendable {
    case slide, zoom, flip, swing

    var transition: AnyNavigationTransition {
      switch self {
      case .slide: AnyNavigationTransition(Slide())
      case .zoom: AnyNavigationTransition(Zoom())
      case .flip: AnyNavigationTransition(Flip())
      case .swing: AnyNavigationTransition(Swing())
      }
    }
  }
}
