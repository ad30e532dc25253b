import SegueJSON
import SegueSceneFile

/// Something that an agent may read before it writes a scene.
struct Resource: Sendable {
  let address: String
  let name: String
  let summary: String
  private let text: @Sendable () -> String

  /// All of them.
  static let all: [Resource] =
    [
      Resource(
        address: "segue://scene.schema.json", name: "scene.schema.json",
        summary: "The JSON schema of scene files, with a sentence about each member."
      ) { SceneSchema.value.pretty }
    ]
    + SceneTemplate.allCases.map { template in
      Resource(
        address: "segue://templates/\(template.rawValue).json", name: "\(template.rawValue).json",
        summary: "A scene to start from: \(template.summary)."
      ) { template.text(comments: false) }
    }

  private init(
    address: String, name: String, summary: String, text: @escaping @Sendable () -> String
  ) {
    self.address = address
    self.name = name
    self.summary = summary
    self.text = text
  }

  /// The protocol's description of the resource.
  var description: JSONValue {
    [
      "uri": .string(address), "name": .string(name), "description": .string(summary),
      "mimeType": "application/json",
    ]
  }

  /// The content of the resource, as the protocol sends it.
  var content: JSONValue {
    ["uri": .string(address), "mimeType": "application/json", "text": .string(text())]
  }
}
