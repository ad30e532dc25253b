import SegueJSON
import SegueSceneGraph
import SegueTransitions

/// A screen as its author wrote it.
struct ScreenDraft: Sendable {
  var background: Paint?
  var statusBar: Screen.StatusBar?
  var layers: [LayerDraft] = []
  /// The values it was given.
  var values: [String: TransitionScreen.Value] = [:]
  /// The file that the screen is a picture of, or the name of one.
  var picture: AssetRules.Mention?
  /// Element that the whole screen shares with a layer of another one.
  var match: SharedMention?
}

/// Rules for screens.
enum ScreenRules {
  /// The most screens of a scene.
  static let limit = 256

  static let screens = screen.namedValues(
    "an object of screens, such as {\"inbox\": {\"layers\": [...]}, \"orders\": \"list.png\"}")

  /// A screen, or the picture of one.
  private static let screen = Rule<ScreenDraft>.choice(
    "a screen, or the path of a picture", [(\.isString, picture), (\.isAnything, described)])

  private static let picture = Rule<ScreenDraft>(schema: AssetRules.mention.schema) {
    node, reading in
    AssetRules.mention.read(node, &reading).map { mention in
      var draft = ScreenDraft()
      draft.picture = mention
      return draft
    }
  }

  private static let described = Rule<ScreenDraft>(schema: object.reference) { node, reading in
    var draft = ScreenDraft()
    let outer = reading.variables
    defer { reading.variables = outer }
    let names = reading.addVariables(node.object?["vars"], [])
    for name in names {
      draft.values[name] = reading.variables[name].flatMap(reading.variables.value).flatMap(
        \.screenValue)
    }
    guard object.fill(&draft, from: node, &reading) else { return nil }
    return draft
  }

  static let object = ObjectRule<ScreenDraft>(
    "a screen", help: "A page of an app, as large as the canvas.", name: "screen",
    [
      MemberRule(
        "vars", schema: VariableRules.schema,
        help: "Values of the screen, for its layers and for routes that look at them."
      ) { _, _, _ in }.own,
      MemberRule("background", .paint, help: "What fills the screen: a color or a gradient.") {
        $0.background = $1
      },
      MemberRule(
        "statusBar", .word("status bar"),
        help:
          "Whether the words of a status bar above it are dark or light; what the platform does by"
          + " default."
      ) { $0.statusBar = $1 },
      MemberRule(
        "match", SharedRules.mention,
        help:
          "What the whole screen shares with one layer of another screen, out of which it grows: a name."
      ) { $0.match = $1 },
      MemberRule("layers", LayerRules.layers, help: "The layers of the screen, bottom to top.") {
        $0.layers = $1
      }.own,
    ])
}

extension JSONNode {
  /// The value as a transition may know it.
  var screenValue: TransitionScreen.Value? {
    switch value {
    case .string(let text): .text(text)
    case .number(let number): .number(number)
    case .bool(let flag): .flag(flag)
    case .null, .array, .object: nil
    }
  }
}
