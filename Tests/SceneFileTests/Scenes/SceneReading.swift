import SegueJSON
import SegueMotion
import SegueSceneFile
import SegueSceneGraph
import Testing

/// A scene read from text, and what was said about it.
struct SceneReading {
  let document: SceneDocument?
  let diagnostics: Diagnostics

  /// Reads a whole scene file, and fragments from `files`; what the reader takes, the schema has to
  /// take too.
  init(
    _ text: String, name: String = "scene.json", files: [String: String] = [:],
    settings: [VariableSetting] = [], isValidated: Bool = true
  ) {
    var diagnostics = Diagnostics()
    let reader = SceneReader(fragments: FilesInMemory(files: files), settings: settings)
    document = reader.read(SourceText(name: name, text: text), into: &diagnostics)
    self.diagnostics = diagnostics
    guard isValidated, document != nil else { return }
    #expect(throws: Never.self) {
      let isAccepted = SceneSchemaTests.validator.accepts(try SceneSchemaTests.value(text))
      #expect(isAccepted, "refused by the schema: \(text)")
    }
  }

  /// Reads a scene on a canvas of 100 x 100 points whose layers are given.
  init(
    layers: String, rest: String = "", files: [String: String] = [:], isValidated: Bool = true
  ) {
    self.init(
      Self.text(layers: layers, rest: rest), files: files, isValidated: isValidated)
  }

  /// A scene on a canvas of 100 x 100 points whose layers are given.
  static func text(layers: String, rest: String) -> String {
    """
    {"version": 1, "canvas": {"size": [100, 100]},
     "layers": [\(layers)]\(rest.isEmpty ? "" : ", " + rest)}
    """
  }

  /// The messages without places, in the order of the file.
  var messages: [String] { diagnostics.sorted.map(\.sentence) }

  /// What the scene shows at a time in milliseconds.
  func scene(at milliseconds: Double) throws -> Scene {
    try #require(document, "\(messages)").scene.scene(at: Time.milliseconds(milliseconds))
  }

  /// The properties of a layer at a time in milliseconds.
  func layer(_ id: LayerID, at milliseconds: Double = 0) throws -> LayerProperties {
    try #require(scene(at: milliseconds).item(id)).properties
  }
}

private struct FilesInMemory: FragmentSource {
  let files: [String: String]

  func file(at path: String) throws(SceneError) -> SourceText {
    guard let text = files[path] else {
      throw SceneError("cannot read '\(path)': there is no such file")
    }
    return SourceText(name: path, text: text)
  }
}
