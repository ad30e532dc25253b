public import SegueSceneGraph

/// A file that a scene uses: a picture or a font.
public struct Asset: Hashable, Sendable {
  /// The name by which layers refer to it.
  public let id: AssetID
  /// The path, relative to the folder of the scene.
  public let path: String
  /// Where the scene names the path, for messages about the file.
  public let place: SourcePlace
}

/// How files are named.
enum AssetRules {
  static let assets = Rule<[Asset]>(
    schema: [
      "type": "object",
      "additionalProperties": ["anyOf": [path.schema, object.schema]],
      "propertyNames": Rule<String>.identifier.schema,
    ]
  ) { node, reading in
    guard let object = node.object else {
      return reading.fail(node, expected: "an object of files, such as {\"photo\": \"photo.png\"}")
    }
    return object.members.compactMap { asset($0, &reading) }
  }

  private static func asset(
    _ member: JSONObject.Member, _ reading: inout Reading
  ) -> Asset? {
    guard LayerID.isValid(member.key) else {
      reading.report(
        "\(Quote(member.key)) is not a name", at: member.keyRange,
        hint: "names have 1 to 64 letters, digits, '_', '.' or '-'")
      return nil
    }
    guard let node = reading.filled(member.node) else { return nil }
    var draft = Draft()
    if node.isObject {
      object.fill(&draft, from: node, &reading)
    } else if let path = path.read(node, &reading) {
      draft = Draft(path: path, range: node.range)
    }
    guard let path = draft.path, let range = draft.range else { return nil }
    return Asset(id: AssetID(member.key), path: path, place: reading.source.place(range))
  }

  private struct Draft {
    var path: String?
    var range: SourceRange?
  }

  private static let object = ObjectRule<Draft>(
    "an asset", "A file that the scene uses.",
    [
      Field("src", schema: path.schema, "The path, relative to the folder of the scene.") {
        node, reading, draft in
        draft = Draft(path: path(node, &reading), range: node.range)
      }.required
    ])

  /// A path that stays inside the folder of the scene, as far as its letters tell.
  private static let path = Rule<String>(schema: ["type": "string", "minLength": 1]) {
    node, reading in
    guard let path = node.string, !path.isEmpty else {
      return reading.fail(node, expected: "the path of a file")
    }
    if let complaint = complaint(about: path) { return reading.refuse(node, complaint) }
    return path
  }

  private static func complaint(about path: String) -> String? {
    if isRemote(path) {
      return "\(Quote(path)) is not a file of this machine: remote assets are not supported"
    }
    if path.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) {
      return "\(Quote(path)) has a control character in it"
    }
    return nil
  }

  /// Whether the path begins like `http:` or `data:`.
  private static func isRemote(_ path: String) -> Bool {
    guard let colon = path.utf8.firstIndex(of: UInt8(ascii: ":")) else { return false }
    let scheme = path.utf8[..<colon]
    return scheme.count > 1
      && scheme.allSatisfy { byte in
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
          || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
      }
  }
}
