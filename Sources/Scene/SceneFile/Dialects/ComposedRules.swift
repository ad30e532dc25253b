import SegueGeometry
import SegueJSON
import SeguePresets
import SegueTransitions

/// Rules for transitions of the composed model: a list, each entry of which acts on what those before it have
/// made.
enum ComposedRules {
  /// Rule for the changes of both screens.
  static let navigation: Rule<ErasedNavigationTransition> = Rule(
    schema: .reference(to: "navigation")
  ) { node, reading in
    Rule<ErasedNavigationTransition>.choice(
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

  private static let list: Rule<ErasedNavigationTransition> = Rule(schema: [:]) { node, reading in
    navigation.list(1...32, of: "transitions").read(node, &reading).map {
      ErasedNavigationTransition($0)
    }
  }

  private static let words: Rule<ErasedNavigationTransition> = Rule<Word>.word("transition").map(
    \.transition)

  private static let object: Rule<ErasedNavigationTransition> = ObjectRule<
    ErasedNavigationTransition?
  >(
    "a transition", help: "What happens to both screens.",
    alternatives: Need(
      "slide", "fade", "flip", "onPush", "onPop", "mirrorPush", "mirrorPop", "pickPush",
      "pickPop", hint: "such as {\"mirrorPush\": [\"opacity\"]}"),
    [
      MemberRule("slide", .word("axis"), help: "Both screens move a whole length.") {
        $0 = ErasedNavigationTransition(Slide(axis: $1))
      },
      MemberRule("fade", .word("fade"), help: "One screen fades, or both.") {
        $0 = ErasedNavigationTransition(Fade($1))
      },
      MemberRule(
        "flip", .word("axis"), help: "The screens are two sides of a card, turned about an axis."
      ) {
        $0 = ErasedNavigationTransition(Flip(axis: $1))
      },
      MemberRule("onPush", AtomRules.atoms, help: "What happens to each screen on the way on.") {
        box, atoms in
        box = ErasedNavigationTransition(OnPush { atoms })
      },
      MemberRule("onPop", AtomRules.atoms, help: "What happens to each screen on the way back.") {
        box, atoms in
        box = ErasedNavigationTransition(OnPop { atoms })
      },
      MemberRule(
        "mirrorPush", AtomRules.mirrorable,
        help: "On the way on as it is, mirrored on the way back."
      ) { box, atoms in
        box = ErasedNavigationTransition(MirrorPush { atoms })
      },
      MemberRule(
        "mirrorPop", AtomRules.mirrorable, help: "On the way back as it is, mirrored on the way on."
      ) { box, atoms in
        box = ErasedNavigationTransition(MirrorPop { atoms })
      },
      MemberRule("pickPush", navigation, help: "Another transition's way on.") { box, inner in
        box = ErasedNavigationTransition(PickPush { inner })
      },
      MemberRule("pickPop", navigation, help: "Another transition's way back.") { box, inner in
        box = ErasedNavigationTransition(PickPop { inner })
      },
    ]
  ).rule { nil }.flattened()

  /// Transitions that need no more than their name.
  private enum Word: String, CaseIterable, Sendable {
    case slide, zoom, flip, swing

    var transition: ErasedNavigationTransition {
      switch self {
      case .slide: ErasedNavigationTransition(Slide())
      case .zoom: ErasedNavigationTransition(Zoom())
      case .flip: ErasedNavigationTransition(Flip())
      case .swing: ErasedNavigationTransition(Swing())
      }
    }
  }
}
