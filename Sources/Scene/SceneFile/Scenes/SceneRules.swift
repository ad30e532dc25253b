import SegueJSON
import SegueMotionAssertions
import SegueMotion
import SegueSceneGraph
import SegueTextSupport

/// A scene as its author wrote it.
struct SceneDraft: Sendable {
  /// Title of the scene, for people.
  var title: String?
  var canvas: CanvasDraft?
  var assets: [Asset] = []
  var layers: [LayerDraft] = []
  /// The animations outside of layers, which are read when the layers are known.
  var tracks: [JSONNode] = []
  var duration: Time?
  /// Position of the duration.
  var durationRange: SourceRange?
  var marks: [MarkDraft] = []
  var screens: [Named<ScreenDraft>] = []
  var transition: TransitionDraft?
  /// Position of the transition.
  var transitionRange: SourceRange?
  var steps: [StepDraft] = []
  var routes: [RouteDraft] = []
  var tabs: [TransitionDraft.Mention] = []
  /// The bars above the screens, which the layers of the scene lie above.
  var bars: [BarDraft] = []
  var direction = SceneDirection.leftToRight
  var isDark = false
  var expectations: [ExpectationDraft] = []
  var acceptances: [AcceptanceDraft] = []
  var costLimits = CostLimits()
}

/// The side from which people read a scene, and the one from which it is written.
enum SceneDirection: String, CaseIterable, Sendable {
  case leftToRight = "left-to-right"
  case rightToLeft = "right-to-left"
  /// From the right, all that is written from the left being mirrored.
  case mirrored
}

/// A moment with a name, and where it is given.
struct MarkDraft: Sendable {
  var mark: Mark
  var range: SourceRange
}

/// Rules for scenes.
enum SceneRules {
  static let object = ObjectRule<SceneDraft>(
    "a scene", help: "A film: what is on its canvas, and how it moves.",
    exclusions: [
      Exclusion(
        "screens", "animations", hint: "what moves in a screen stands in the screen's layers"),
      Exclusion("transition", "flow", hint: "a flow names the transitions of its steps"),
    ],
    needs: [
      Need("layers", "screens", hint: "such as \"layers\": [{\"id\": \"card\", ...}]"),
      Need("transition", "flow", askedBy: "screens", hint: "they say how screens are exchanged"),
      Need("screens", askedBy: "transition", hint: "they are what it exchanges"),
      Need("screens", askedBy: "flow", hint: "they are what it shows"),
      Need("screens", askedBy: "transitions", hint: "they are what a transition exchanges"),
      Need("flow", askedBy: "tabs", hint: "its steps select them"),
      Need("screens", askedBy: "bars", hint: "they lie above screens"),
    ],
    [
      MemberRule("$schema", .words, help: "Where an editor finds the schema; never fetched.") {
        _, _ in
      },
      MemberRule("version", version, help: "The version of the format: 1.") { _, _ in }.required,
      MemberRule("title", .words, help: "What the scene shows, for people.") { $0.title = $1 },
      MemberRule("description", .words, help: "More about the scene, for people.") { _, _ in },
      MemberRule("canvas", CanvasRules.canvas, help: "The area that is drawn on.") {
        $0.canvas = $1
      }
      .required,
      MemberRule("vars", schema: VariableRules.schema, help: "Values that the scene leaves open.") {
        _, _, _ in
      },
      MemberRule(
        "tokens", schema: TokenRules.schema,
        help: "Files of design tokens; each token is a variable: \"${motion.duration.short}\"."
      ) { _, _, _ in },
      MemberRule(
        "defaults", schema: DefaultsRules.schema,
        help: "What is said once for all layers, texts, images, paths or animations."
      ) { _, _, _ in },
      MemberRule("assets", AssetRules.assets, help: "Files that the scene uses, by name.") {
        $0.assets = $1
      },
      MemberRule(
        "fragments", schema: .namedValues(LayerRules.layer.schema),
        help: "Layers to be used several times, by name: {\"use\": \"#/fragments/row\"}."
      ) { node, reading, _ in checkFragments(node, &reading) },
      MemberRule(
        "layers", LayerRules.layers,
        help:
          "The layers, bottom to top; those of a scene with screens lie above all of them and stay."
      ) { $0.layers = $1 },
      MemberRule(
        "animations", TrackRules.tracks,
        help:
          "More animations, after those that stand in the layers, in the order in which they act."
      ) { $0.tracks = $1 },
      MemberRule(
        "duration", schema: Rule<Time>.positiveSpan.schema,
        help: "The length of the film; the end of the last animation by default."
      ) { node, reading, draft in
        draft.duration = Rule<Time>.positiveSpan(node, &reading)
        draft.durationRange = node.range
      },
      MemberRule("marks", MarkRules.marks, help: "Moments with names: {\"middle\": 175}.") {
        $0.marks = $1
      },
      MemberRule(
        "expect", ExpectationRules.expectations,
        help: "What the movement is for: claims that 'check --motion' and 'verify' hold it to."
      ) { $0.expectations = $1 },
      MemberRule(
        "accept", AcceptanceRules.acceptances,
        help: "What 'audit' finds in the scene and is meant, each with its reason."
      ) { $0.acceptances = $1 },
      MemberRule("cost", CostRules.limits, help: CostRules.help) { $0.costLimits = $1 },
    ] + context)

  /// Members about screens and the transitions between them.
  private static let context: [MemberRule<SceneDraft>] = [
    MemberRule("screens", ScreenRules.screens, help: "The screens of an app, by name.") {
      $0.screens = $1
    },
    MemberRule(
      "transition", schema: TransitionRules.only.schema,
      help: "The one transition that is shown: of the first screen and the second."
    ) { node, reading, draft in
      draft.transition = TransitionRules.only(node, &reading)
      draft.transitionRange = node.range
    },
    MemberRule(
      "flow", schema: StepRules.steps.schema, help: "What happens, one step after the other."
    ) {
      node, reading, draft in
      draft.steps = reading.unbroken { StepRules.steps(node, &$0) } ?? []
    },
    MemberRule(
      "transitions", schema: NamedTransitions.schema,
      help: "Transitions of the scene's own, by names that stand wherever those of presets do."
    ) { _, _, _ in },
    MemberRule("routes", RouteRules.routes, help: "Which transition serves which screens.") {
      $0.routes = $1
    },
    MemberRule(
      "tabs", Rule.mention.list(1...16, of: "screens"), help: "The first screens of the app's tabs."
    ) { $0.tabs = $1 },
    MemberRule(
      "bars", schema: BarRules.bars.schema,
      help:
        "Bars above the screens, which stay while screens are exchanged: at the top, at the bottom."
    ) { node, reading, draft in
      BarRules.bars.fill(&draft.bars, from: node, &reading)
    },
    MemberRule(
      "layoutDirection", direction,
      help:
        "From which side people read: rows begin there, and screens come from the other. \"mirrored\" is from the right"
        + " for a scene that is written from the left: all of it is mirrored but words and pictures."
    ) {
      $0.direction = $1
    }.byDefault("left-to-right"),
    MemberRule(
      "appearance", .word("appearance"), help: "Whether the screens are light or dark ones."
    ) {
      $0.isDark = $1 == Appearance.dark
    }.byDefault("light"),
  ]

  static let direction = Rule<SceneDirection>.word("direction")

  private static let version = Rule<Int>(schema: ["const": 1]) { node, reading in
    if node.integer == 1 { return 1 }
    if let number = node.number {
      return reading.refuse(
        node, "found version \(number.shortest), expected version 1",
        hint: "this program reads no other")
    }
    return reading.fail(node, expected: "the version 1")
  }

  /// Reports names and values that can be no fragments; the layers themselves are read where they
  /// are used, because only there all their variables are known.
  private static func checkFragments(_ node: JSONNode, _ reading: inout ReadContext) {
    guard let object = node.object else {
      let _: LayerDraft? = reading.fail(node, expected: "an object of layers")
      return
    }
    for member in object.members where reading.admitsName(member) && !member.node.isObject {
      let _: LayerDraft? = reading.fail(member.node, expected: "a layer")
    }
  }
}

/// Rules for named moments.
private enum MarkRules {
  static let marks = Rule<MarkDraft>(schema: Rule<Time>.span.schema) { node, reading in
    Rule<Time>.span.read(node, &reading).map {
      MarkDraft(mark: Mark("", at: $0), range: node.range)
    }
  }.namedValues("an object of times, such as {\"middle\": 175}").map { marks in
    marks.map { named in
      var draft = named.value
      draft.mark.name = named.name
      return draft
    }
  }
}
