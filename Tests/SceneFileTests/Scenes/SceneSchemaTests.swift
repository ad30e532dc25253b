import Foundation
import SegueSceneFile
import Testing

@Suite struct SceneSchemaTests {
  @Test func `the schema beside the scenes is the one that the rules make`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../Scenes/scene.schema.json")
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(
      written == SceneSchema.value.pretty + "\n",
      "write it anew: render schema > Scenes/scene.schema.json")
  }
}
