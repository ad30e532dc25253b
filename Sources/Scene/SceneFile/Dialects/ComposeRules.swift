import SegueGeometry
import SegueJSON
import SeguePresets
import SegueTransitions

/// Contents that transition their places in Compose, as their author wrote it.
private struct ComposeDraft: Sendable {
  var enter: ContentEffects?
  var exit: ContentEffects?
  var popEnter: ContentEffects?
  var popExit: ContentEffects?
  var zIndex: Double?
  var popZIndex: Double?
  var sizes: ContentSizes?
  var alignment: UnitPoint?
  /// Size transform of the container; `.none` as by default, `.some(nil)` for at once.
  var sizeTransform: SizeTransform??
  /// Clipping, as read from a size transform.
  var clips = true
  var timing = ComposeTiming()
}

/// Rules for transitions in the words of Jetpack Compose.
enum ComposeRules {
  static let context: Rule<any ScreenTransition> = object.rule { ComposeDraft() }
    .map(\.transition).named("compose")

  private static let object = ObjectRule<ComposeDraft>(
    "a transition of Compose",
    help: "How contents enter and exit, in the words of Jetpack Compose.",
    needs: [
      Need("sizes", askedBy: "sizeTransform", hint: "screens that fill the stage keep their size"),
      Need("sizes", askedBy: "alignment", hint: "screens that fill the stage have one place"),
    ],
    [
      MemberRule("enter", ComposeEffectRules.enter.effects, help: "How the arriving screen comes.")
      {
        $0.enter = $1
      },
      MemberRule("exit", ComposeEffectRules.exit.effects, help: "How the leaving screen goes.") {
        $0.exit = $1
      },
      MemberRule(
        "popEnter", ComposeEffectRules.enter.effects, help: "How a screen comes back; like 'enter'."
      ) { $0.popEnter = $1 },
      MemberRule(
        "popExit", ComposeEffectRules.exit.effects,
        help: "How a screen goes that is popped; like 'exit'."
      ) { $0.popExit = $1 },
      MemberRule(
        "zIndex", .coordinate,
        help:
          "How high the arriving content lies above 0, as in an AnimatedContent; without it, what is"
          + " pushed lies above, and what is popped too, as in a NavHost."
      ) { $0.zIndex = $1 },
      MemberRule(
        "popZIndex", .coordinate, help: "How high a content lies that comes back; like 'zIndex'."
      ) {
        $0.popZIndex = $1
      },
      MemberRule("sizes", sizes, help: "How large the contents are, as in an AnimatedContent.") {
        $0.sizes = $1
      },
      MemberRule(
        "alignment", .unitPoint, help: "Where the smaller content lies; [0, 0] by default."
      ) {
        $0.alignment = $1
      },
      MemberRule(
        "sizeTransform", sizeTransform,
        help: "How the container takes on another size; false: at once."
      ) { $0.sizeTransform = .some($1) },
    ])

  private static let sizes = ObjectRule<ContentSizes>(
    "the sizes of contents", help: "How large the first content is, and the one that it leads to.",
    [
      MemberRule("from", .size, help: "The size of the one that leads on.") { $0.initial = $1 }
        .required,
      MemberRule("to", .size, help: "The size of the one that it leads to.") { $0.target = $1 }
        .required,
    ]
  ).rule { ContentSizes(initial: .zero, target: .zero) }

  private static let sizeTransform = Rule<SizeTransform?>.choice(
    "false, or an object such as {\"duration\": 300}",
    [
      (
        \.isBool,
        Rule(schema: ["const": false]) { node, reading in
          node.bool == false ? .some(nil) : reading.fail(node, expected: "false or an object")
        }
      ),
      (
        \.isObject,
        ComposeTimingRules.timed(changing, \.timing) { ComposeDraft() }.map { draft in
          SizeTransform(clips: draft.clips, draft.timing.spec ?? .enterExit)
        }
      ),
    ])

  private static let changing = ObjectRule<ComposeDraft>(
    "a size transform", help: "How a container takes on the size of its new content.",
    [
      MemberRule("clips", .flag, help: "Whether nothing shows outside of the container.") {
        $0.clips = $1
      }
    ] + ComposeTimingRules.fields(\.timing))
}

extension ComposeDraft {
  /// A host of screens, or contents of their own heights and sizes.
  var transition: any ScreenTransition {
    let isHost = zIndex == nil && popZIndex == nil && sizes == nil
    return isHost ? host : contents
  }

  private var host: NavHost {
    var host = NavHost()
    if let enter { host.enter = EnterTransition(enter) }
    if let exit { host.exit = ExitTransition(exit) }
    host.popEnter = popEnter.map { EnterTransition($0) }
    host.popExit = popExit.map { ExitTransition($0) }
    return host
  }

  private var contents: AnimatedContent {
    var transform = ContentTransform.standard
    if let enter { transform.enter = EnterTransition(enter) }
    if let exit { transform.exit = ExitTransition(exit) }
    transform.zIndex = zIndex ?? 0
    if let sizeTransform { transform.sizeTransform = sizeTransform }
    var back = transform
    if let popEnter { back.enter = EnterTransition(popEnter) }
    if let popExit { back.exit = ExitTransition(popExit) }
    if let popZIndex { back.zIndex = popZIndex }
    var contents = AnimatedContent(transform, back: back, sizes: sizes)
    if let alignment { contents.alignment = alignment }
    return contents
  }
}
