import SegueJSON
import SegueMCP
import SegueSceneFile

extension Resource {
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
}
