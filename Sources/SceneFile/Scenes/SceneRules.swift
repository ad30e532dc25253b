import SegueMotion
import SegueSceneGraph

/// A scene as its author wrote it.
struct SceneDraft: Sendable {
  var version: Int?
  var canvas: CanvasDraft?
  var assets: [Asset] = []
  var layers: [LayerDraft] = []
  var tracks: [TrackDraft] = []
  var duration: Time?
  var marks: [MarkDraft] = []
}

/// A moment with a name, and where it is given.
struct MarkDraft: Sendable {
  var mark: Mark
  var range: SourceRange
}

/// How scenes are written.
enum SceneRules {
  static let object = ObjectRule<SceneDraft>(
    "a scene", "A film: what is on its canvas, and how it moves.",
    [
      Field("$schema", .words, "Where an editor finds the schema; never fetched.") { _, _ in },
      Field("version", version, "The version of the format: 1.") { $0.version = $1 }.required,
      Field("title", .words, "What the scene shows, for people.") { _, _ in },
      Field("description", .words, "More about the scene, for people.") { _, _ in },
      Field("canvas", CanvasRules.canvas, "The area that is drawn on.") { $0.canvas = $1 }
        .required,
      Field("vars", schema: VariableRules.schema, "Values that the scene leaves open.") {
        _, _, _ in
      },
      Field(
        "defaults", schema: DefaultsRules.schema,
        "What is said once for all layers, texts, images, paths or animations."
      ) { _, _, _ in },
      Field("assets", AssetRules.assets, "Files that the scene uses, by name.") { $0.assets = $1 },
      Field(
        "fragments",
        schema: ["type": "object", "additionalProperties": LayerRules.layer.schema],
        "Layers to be used several times, by name: {\"use\": \"#/fragments/row\"}."
      ) { _, _, _ in },
      Field("layers", LayerRules.layer.list(of: "layers"), "The layers, bottom to top.") {
        $0.layers = $1
      }.required,
      Field(
        "animations", TrackRules.track.list(of: "animations"),
        "More animations, after those that stand in the layers, in the order in which they act."
      ) { $0.tracks = $1 },
      Field(
        "duration", .positiveDuration,
        "The length of the film; the end of the last animation by default."
      ) { $0.duration = $1 },
      Field("marks", MarkRules.marks, "Moments with names: {\"middle\": 175}.") { $0.marks = $1 },
    ])

  private static let version = Rule<Int>(schema: ["const": 1]) { node, reading in
    if node.integer == 1 { return 1 }
    if let number = node.number {
      return reading.refuse(
        node, "this program reads version 1, found version \(Bound.text(number))")
    }
    return reading.fail(node, expected: "the version 1")
  }
}

/// How moments with names are written.
enum MarkRules {
  static let marks = Rule<[MarkDraft]>(
    schema: ["type": "object", "additionalProperties": Rule<Time>.duration.schema]
  ) { node, reading in
    guard let object = node.object else {
      return reading.fail(node, expected: "an object of times, such as {\"middle\": 175}")
    }
    var marks: [MarkDraft] = []
    for member in object.members {
      guard LayerID.isValid(member.key) else {
        reading.report(
          "\(Quote(member.key)) is not a name", at: member.keyRange,
          hint: "names have 1 to 64 letters, digits, '_', '.' or '-'")
        continue
      }
      if let time = Rule<Time>.duration(member.node, &reading) {
        marks.append(MarkDraft(mark: Mark(member.key, at: time), range: member.node.range))
      }
    }
    return marks
  }
}
