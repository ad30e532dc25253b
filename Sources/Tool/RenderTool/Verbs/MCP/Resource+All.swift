import SegueJSON
import SegueMCP
import SegueSceneFile

extension Resource {
  /// All of them: the pages of the reference, scenes to start from, and the whole schema.
  static let all: [Resource] =
    ReferencePage.allCases.map { page in
      Resource(
        address: "segue://reference/\(page.rawValue)", name: page.rawValue, summary: page.summary,
        mediaType: "text/markdown"
      ) { page.text }
    }
    + SceneTemplate.allCases.map { template in
      Resource(
        address: "segue://templates/\(template.rawValue).json", name: "\(template.rawValue).json",
        summary: "A scene to start from: \(template.summary)."
      ) { template.text(comments: false) }
    }
    + [
      Resource(
        address: "segue://scene.schema.json", name: "scene.schema.json",
        summary: """
          The whole JSON schema of scene files, for editors: 360,000 characters. A section of it, such as \
          segue://schema/layer, is what an agent reads.
          """
      ) { SceneSchema.value.pretty }
    ]
}

extension ResourceTemplate {
  /// All of them: the schema by section.
  static let all = [
    ResourceTemplate(
      prefix: "segue://schema/", variable: "section", name: "schema",
      summary:
        "A section of the schema of scenes: scene, layer, text, spring, step, gesture, canvas...",
      mediaType: "application/schema+json"
    ) { try? SchemaSections.section($0).compact }
  ]
}
