import SegueJSON

/// Tokens of a file with groups: of the Design Tokens Format Module, or Style Dictionary's.
///
/// A token is an object with a `$value`, or with a `value` in older files; every other object is a group, whose
/// `$type` holds for what is in it, and which may extend another group.
struct TokenGroups {
  private(set) var tokens: [WrittenToken] = []
  private var extended: [(String, String)] = []
  /// The group that each one extends, as long as it has not been done.
  private var bases: [String: String] = [:]
  private let source: SourceText

  /// The tokens of a file.
  init(in root: JSONNode, of source: SourceText) {
    self.source = source
    guard let object = root.object else { return }
    add(object, path: "", type: nil)
    bases = Dictionary(extended.prefix(Self.extensionLimit)) { first, _ in first }
    for (path, _) in extended.prefix(Self.extensionLimit) { extend(path) }
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
      guard name.utf8.count <= TokenReader.nameLimit, tokens.count <= TokenReader.limit else {
        continue
      }
      if let token = token(object, called: name, of: type) {
        tokens.append(token)
      } else {
        add(object, path: name, type: type)
      }
    }
  }

  /// The token that an object is.
  private func token(_ object: JSONObject, called name: String, of type: String?) -> WrittenToken? {
    if let value = object["$value"]
      ?? object["$ref"].map({ _ in JSONNode(.object(object), at: SourceRange(at: 0)) })
    {
      return WrittenToken(
        name: name, node: value, type: object["$type"]?.string ?? type,
        note: object["$description"]?.string, extensions: object["$extensions"]?.object,
        source: source)
    }
    // A group may have a token called 'value'.
    guard let value = object["value"], value.object?["value"] == nil,
      value.object?["$value"] == nil
    else { return nil }
    return WrittenToken(
      name: name, node: value, type: object["type"]?.string ?? type,
      note: (object["comment"] ?? object["description"])?.string,
      extensions: object["extensions"]?.object, source: source)
  }

  /// Gives a group the tokens of the one that it extends, and that one's of its own base before, where the group has
  /// none of its own; of groups that extend each other in a circle the last is done without.
  private mutating func extend(_ path: String) {
    guard let base = bases.removeValue(forKey: path) else { return }
    for other in bases.keys.filter({ $0 == base || $0.hasPrefix(base + ".") }).sorted() {
      extend(other)
    }
    let own = Set(tokens.map(\.name))
    for token in tokens where token.name == base || token.name.hasPrefix(base + ".") {
      let name = path + token.name.dropFirst(base.count)
      guard tokens.count <= TokenReader.limit else { return }
      if !own.contains(name) { tokens.append(token.named(name)) }
    }
  }
}
