import SegueGeometry
import SegueJSON
import SegueSceneGraph

/// Values that a file sets once for all objects of a kind.
enum DefaultsRules {
  /// Objects that may have defaults.
  private struct Kind: Sendable {
    let name: String
    /// Schema of the defaults for the kind.
    let schema: @Sendable () -> JSONValue
    /// Reports what is wrong with the defaults.
    let check: @Sendable (JSONNode, inout ReadContext) -> Void

    init<Target>(
      _ name: String, _ object: @autoclosure @escaping @Sendable () -> ObjectRule<Target>,
      trying target: @escaping @Sendable (JSONNode, ReadContext) -> Target
    ) {
      self.name = name
      schema = { object().defaultsSchema }
      check = { node, reading in
        object().checkDefaults(node, tryingOn: target(node, reading), &reading)
      }
    }
  }

  private static let kinds = [
    Kind("layer", LayerRules.object) { LayerDraft(at: $0.range, in: $1.source) },
    Kind("text", TextRules.object) { _, _ in TextDraft() },
    Kind("image", ImageRules.object) { node, reading in
      var draft = LayerDraft(at: node.range, in: reading.source)
      draft.properties.content = .image(ImageContent(AssetID("")))
      return draft
    },
    Kind("path", PathRules.object) { node, reading in
      var draft = LayerDraft(at: node.range, in: reading.source)
      draft.properties.content = .shape(ShapeContent(Path()))
      return draft
    },
    Kind("field", WipeRules.object) { node, reading in
      var draft = LayerDraft(at: node.range, in: reading.source)
      draft.properties.content = .field(WipeMask(.fade))
      return draft
    },
    Kind("animation", AnimationRules.object(.number)) { node, _ in AnimationDraft(at: node.range) },
  ]

  /// Schema of the defaults.
  static let schema: JSONValue = .object(
    JSONValue.strictObject(
      "What is said once for all objects of a kind.", kinds.map { .init($0.name, $0.schema()) }))

  /// The defaults in `node`, by the kinds of objects; what is wrong with them is reported.
  static func read(_ node: JSONNode, _ reading: inout ReadContext) -> [String: JSONObject] {
    guard let object = node.object else {
      return reading.fail(node, expected: "an object of defaults") ?? [:]
    }
    var defaults: [String: JSONObject] = [:]
    for member in object.members where !member.key.isComment {
      guard let kind = kinds.first(where: { $0.name == member.key }) else {
        reading.reportUnknown(member, among: kinds.map(\.name))
        continue
      }
      kind.check(member.node, &reading)
      defaults[kind.name] = member.node.object
    }
    return defaults
  }
}
