import SegueJSON

/// Tokens of a file with groups: of the Design Tokens Format Module, or Style Dictionary's.
///
/// A token is an object with a `$value`, or with a `value` in older files; every other object is a group, whose
/// `$type` holds for what is in it, and which may extend another group.
struct TokenGroups {
  private(set) var tokens: [WrittenToken] = []
  private var extended: [(path: String, base: String)] = []
  private let source: SourceText

  /// The tokens of a file.
  init(in root: JSONNode, of source: SourceText) {
    self.source = source
    guard let object = root.object else { return }
    add(object, path: "", type: nil)
    for (path, base) in extended.prefix(Self.extensionLimit)
    where tokens.count <= TokenReader.limit { extend(path, by: base) }
  }

  /// The most groups that extend others.
  static let extensionLimit = 1000

  /// True if more groups extend others than are looked at.
  var hasTooManyExtensions: Bool { extended.count > Self.extensionLimit }

  private mutating func add(_ group: JSONObject, path: String, type: String?) {
    let type = group["$type"]?.string ?? type
    if let base = group["$extends"].flatMap(TokenReference.name(in:)) {
      extended.append((path, base))
    }
    for member in group.members {
      guard let object = member.node.object else { continue }
      let isRoot = member.key == "$root"
      if member.key.hasPrefix("$"), !isRoot { continue }
      let name = isRoot ? path : path.isEmpty ? member.key : path + "." + member.key
      if let token = token(object, name, type) {
        tokens.append(token)
      } else {
        add(object, path: name, type: type)
      }
    }
  }

  /// The token that an object is.
  private func token(_ object: JSONObject, _ name: String, _ type: String?) -> WrittenToken? {
    if let value = object["$value"]
      ?? object["$ref"].map({ _ in JSONNode(.object(object), at: SourceRange(at: 0)) })
    {
      return WrittenToken(
        name: name, node: value, type: object["$type"]?.string ?? type,
        note: object["$description"]?.string, extensions: object["$extensions"]?.object,
        source: source)
    }
    // A group may have a token called 'value'.
    guard let value = object["value"], value.object?["value"] == nil else { return nil }
    return WrittenToken(
      name: name, node: value, type: object["type"]?.string ?? type,
      note: (object["comment"] ?? object["description"])?.string,
      extensions: object["extensions"]?.object, source: source)
  }

  /// Gives a group the tokens of another that it has none of its own for.
  private mutating func extend(_ path: String, by base: String) {
    let own = Set(tokens.map(\.name))
    let prefix = base + "."
    for token in tokens where token.name.hasPrefix(prefix) {
      let name = path + "." + token.name.dropFirst(prefix.count)
      if !own.contains(name) { tokens.append(token.named(name)) }
    }
  }
}
