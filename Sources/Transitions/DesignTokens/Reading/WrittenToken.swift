import SegueJSON

/// A token as its file has it, before references are followed.
struct WrittenToken {
  /// Name with dots between groups.
  let name: String
  /// The value, or a reference.
  let node: JSONNode
  /// Type of the value, its own or its group's.
  let type: String?
  let note: String?
  /// Members of `$extensions`.
  let extensions: JSONObject?
  /// The file.
  let source: SourceText

  /// The same token under another name, where a group extends another.
  func named(_ name: String) -> WrittenToken {
    WrittenToken(
      name: name, node: node, type: type, note: note, extensions: extensions, source: source)
  }
}

/// Something wrong with a token.
struct TokenMistake: Error {
  let sentence: String
  var hint: String?
  /// The name that no token has.
  var missing: String?
  let range: SourceRange
  let source: SourceText

  init(_ sentence: String, at node: JSONNode, of token: WrittenToken, hint: String? = nil) {
    (self.sentence, self.hint, range, source) = (sentence, hint, node.range, token.source)
  }

  var diagnostic: Diagnostic {
    Diagnostic(.error, sentence, at: source.place(range), hint: hint)
  }
}

/// Way to another token: `{motion.duration.short}`, or `{"$ref": "#/motion/duration/short"}`.
enum TokenReference {
  /// The name of the token that a node refers to.
  static func name(in node: JSONNode) -> String? {
    if let text = node.string { return name(in: text) }
    guard let pointer = node.object?["$ref"]?.string, pointer.hasPrefix("#/") else { return nil }
    let steps = pointer.dropFirst(2).split(separator: "/").map {
      $0.replacing("~1", with: "/").replacing("~0", with: "~")
    }
    return steps.filter { $0 != "$value" }.joined(separator: ".")
  }

  /// The name between braces, without the `value` that older files write behind it.
  private static func name(in text: String) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}"), text.count > 2 else { return nil }
    var name = text.dropFirst().dropLast()
    guard !name.contains(where: { "{}:\"'".contains($0) }) else { return nil }
    if name.hasSuffix(".$root") { name = name.dropLast(6) }
    return String(name)
  }
}
