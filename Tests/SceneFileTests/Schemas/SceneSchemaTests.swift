import Foundation
import SegueJSON
import SegueSceneFile
import TestSupport
import Testing

@Suite struct SceneSchemaTests {
  static let validator = SchemaValidator(SceneSchema.value)

  static let scenes = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "../../../Scenes").standardizedFileURL

  @Test func `the schema beside the scenes is the one that the rules make`() throws {
    let written = try String(
      contentsOf: Self.scenes.appending(path: "scene.schema.json"), encoding: .utf8)
    let isSame = written == SceneSchema.value.pretty + "\n"
    #expect(
      isSame,
      "write it anew: render schema > Scenes/scene.schema.json")
  }

  @Test func `the schema stays small enough for an editor`() {
    #expect(SceneSchema.value.pretty.utf8.count < 384 << 10)
  }

  @Test
  func `every definition is referred to, has a name of its own, and every reference leads there`() {
    let names = SceneSchema.value["definitions"]?.members.map(\.key) ?? []
    #expect(Set(names).count == names.count)
    let references = Set(Self.references(in: SceneSchema.value))
    for path in references { _ = Self.validator.target(of: path) }
    for name in names {
      #expect(references.contains { $0.hasPrefix("#/definitions/\(name)") }, "\(name)")
    }
  }

  @Test func `every property of a layer and of an animation is explained`() throws {
    for name in ["layer", "animation", "keyframe", "text", "image", "path", "field"] {
      let definition = try #require(SceneSchema.value["definitions"]?[name])
      for member in definition["properties"]?.members ?? [] {
        #expect(member.value["description"]?.string?.hasSuffix(".") == true, "\(member.key)")
      }
    }
  }

  @Test func `every scene that comes with the program is as the schema says`() throws {
    let files = try FileManager.default.contentsOfDirectory(atPath: Self.scenes.path)
    let names = files.filter { $0.hasSuffix(".json") && $0 != "scene.schema.json" }
    #expect(!names.isEmpty)
    for name in names {
      let text = try String(contentsOf: Self.scenes.appending(path: name), encoding: .utf8)
      let isAccepted = try Self.validator.accepts(Self.value(text))
      #expect(isAccepted, "\(name)")
    }
  }

  /// What no schema can see, by how the reader says it.
  static let unseen = [
    "is no color name", "cannot read 'motion.tokens.json'", "of the outline", "an empty outline",
    "unknown asset", "unknown layer",
    "already taken", "' twice", "unknown variable", "an animation needs a 'duration'",
    "lies after the end",
    "lies before the one above", "never comes to rest", "counts as rest", "to come to rest",
    "no spring has these numbers", "these numbers are no curve",
    "must not go back", "the film has", "the scene needs a 'duration'", "that could be moved",
    "a group cannot follow a spring", "device pixels", "nothing is shown", "unknown screen",
    "in the stack", "cannot pop", "nothing is presented", "not a tab", "no tab is shown",
    "needs two screens", "is already shown", "no mirror image", "touches need times",
    "needs a 'device'", "lies before 'from'", "a spring takes the time it needs",
    "unknown transition 'swing'", "' takes no '", "does nothing beside 'easing'",
    "belongs to a transition", "has a value that it cannot have", "gives values to the variables",
    "uses itself", "nothing moves in the plan", "has no way back", "shows no texts",
    "comes to an end", "nowhere below", "is no name for a transition",
    "counts time in whole milliseconds", "springs swing until nothing can be seen",
    "places its layers itself", "of the row", "of the column", "the row", "the column",
    "the overlay",
    "the layer grows", "'grow' is for a layer", "a stack whose layout moves",
    "does not lay out a stack",
    "in a stack cannot", "a stack is laid out by one", "of the stack would follow",
    "has no parts", "a member of a group has the group's clock",
    "in its box a picture fades", "are of shared bounds", "no layer's name fits",
  ]

  @Test(arguments: (UInt64(1)...256).oneIn(2))
  func `the reader takes what the schema takes, and nothing else`(seed: UInt64) throws {
    var generator = SchemaGenerator(
      validator: Self.validator, random: SeededGenerator(seed: seed))
    let right = generator.document()
    let isRight = Self.validator.accepts(right)
    #expect(isRight, "the generator made a wrong scene: \(right.compact)")
    try expectAgreement(on: right)
    for _ in 0..<8 { try expectAgreement(on: generator.spoiled(right)) }
  }

  private func expectAgreement(on document: JSONValue) throws {
    let reading = SceneReading(document.compact, isValidated: false)
    let isAccepted = Self.validator.accepts(document)
    let errors = reading.diagnostics.sorted.filter { $0.severity == .error }
    let complaints = errors.map(\.sentence).filter { message in
      !Self.unseen.contains { message.contains($0) }
        // Which filter an animation moves is not to be seen from the animation.
        && !(isAccepted && message.hasPrefix("filter '"))
    }
    // After a mistake that no schema can see the reader may not look for those that one sees.
    #expect(
      isAccepted ? complaints.isEmpty : !errors.isEmpty,
      "\(isAccepted ? "accepted" : "refused") by the schema: \(complaints)\n\(document.compact)")
  }

  static func value(_ text: String) throws -> JSONValue {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "scene.json5", text: text)
    return JSONValue(try #require(JSONReader(.json5).read(source, into: &diagnostics)))
  }

  private static func references(in schema: JSONValue) -> [String] {
    switch schema {
    case .array(let elements): elements.flatMap(references)
    case .object(let members):
      members.flatMap { member in
        if member.key == "$ref", let path = member.value.string { return [path] }
        return references(in: member.value)
      }
    default: []
    }
  }
}
