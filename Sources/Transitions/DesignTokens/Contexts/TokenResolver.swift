package import SegueJSON
import SegueTextSupport

/// A document of the Design Tokens Resolver Module, 2025.10: sets of tokens, modifiers that choose between some, and
/// the order in which they are laid over each other.
///
///     { "version": "2025.10",
///       "sets": { "base": { "sources": [{ "$ref": "base.json" }] } },
///       "modifiers": { "pace": { "contexts": { "calm": [...], "brisk": [...] }, "default": "calm" } },
///       "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/pace" }] }
///
/// Of two tokens with one name the later counts, and references are followed when all tokens are there.
struct TokenResolver {
  /// Tokens of one source, and the file that they stand in.
  typealias Tokens = (root: JSONNode, source: SourceText)

  private let root: JSONObject
  private let source: SourceText
  private let choices: [String: String]
  private let files: TokenFiles?
  /// The modifiers, in the order in which they act.
  private(set) var axes: [TokenAxis] = []
  /// The sources, in order.
  private(set) var steps: [Tokens] = []
  /// The sets and files that are being looked into.
  private var open: [String] = []

  /// Number of sources that have been looked at, those of sets at every use.
  private var visits = 0

  /// The most sources, those of sets counted at every use: sets of sets could grow without bound.
  private static let limit = 1000
  private static let version = "2025.10"

  /// True for a document of this kind.
  static func isOne(_ root: JSONNode) -> Bool { root.object?["resolutionOrder"]?.array != nil }

  /// The document with these contexts for its modifiers.
  init(
    _ root: JSONNode, of source: SourceText, choosing choices: [String: String],
    files: TokenFiles?, into diagnostics: inout Diagnostics
  ) {
    self.root = root.object ?? JSONObject([])
    (self.source, self.choices, self.files) = (source, choices, files)
    if let version = self.root["version"], version.string != Self.version {
      tell(
        "found \(version.summary), expected the version '\(Self.version)'", at: version,
        &diagnostics)
    }
    for item in self.root["resolutionOrder"]?.array ?? [] { add(item, &diagnostics) }
  }

  /// Adds a set or a modifier of the order.
  private mutating func add(_ item: JSONNode, _ diagnostics: inout Diagnostics) {
    guard let object = item.object else {
      return tell("found \(item.summary), expected a set or a modifier", at: item, &diagnostics)
    }
    guard let reference = object["$ref"]?.string else {
      guard let name = object["name"]?.string, let type = object["type"]?.string else {
        return tell("expected 'type' and 'name' of a set or a modifier", at: item, &diagnostics)
      }
      return type == "modifier"
        ? add(modifier: object, called: name, at: item, &diagnostics)
        : add(object["sources"], of: item, &diagnostics)
    }
    let steps = TokenPointer.steps(reference)
    guard steps.count == 2, steps[0] == "modifiers" else {
      return add(source: item, &diagnostics)
    }
    guard let modifier = root["modifiers"]?.object?[steps[1]]?.object else {
      return tell(
        "there is no modifier \(Quote(steps[1]))", at: item, &diagnostics,
        hint: hint(for: steps[1], among: "modifiers"))
    }
    add(modifier: modifier, called: steps[1], at: item, &diagnostics)
  }

  /// Adds the sources of the context that is chosen.
  private mutating func add(
    modifier: JSONObject, called name: String, at item: JSONNode,
    _ diagnostics: inout Diagnostics
  ) {
    let contexts = modifier["contexts"]?.object?.members ?? []
    guard !contexts.isEmpty else {
      return tell("the modifier \(Quote(name)) has no contexts", at: item, &diagnostics)
    }
    let standard = modifier["default"]
    let axis = TokenAxis(name, of: contexts.map(\.key), standard: standard?.string)
    axes.append(axis)
    if let standard, !axis.contexts.contains(standard.string ?? "") {
      tell(
        "found \(standard.summary), expected a context of the modifier \(Quote(name))",
        at: standard, &diagnostics,
        hint: Spelling.question(for: standard.string ?? "", among: axis.contexts))
    }
    guard let chosen = choices[name] ?? axis.standard else {
      return tell(
        "the modifier \(Quote(name)) has no default, and no context is chosen", at: item,
        &diagnostics, hint: "its contexts are \(axis.contexts.joined(with: "and"))")
    }
    // What is chosen and not there is told by whoever has chosen it.
    if let context = contexts.first(where: { $0.key == chosen }) {
      add(context.node, of: item, &diagnostics)
    }
  }

  private mutating func add(
    _ sources: JSONNode?, of item: JSONNode, _ diagnostics: inout Diagnostics
  ) {
    guard let list = sources?.array else {
      return tell("expected a list of sources", at: sources ?? item, &diagnostics)
    }
    for source in list where visits <= Self.limit { add(source: source, &diagnostics) }
  }

  // MARK: - Sources

  /// Adds the tokens of a source: those that stand there, or those of a set or a file.
  private mutating func add(source node: JSONNode, _ diagnostics: inout Diagnostics) {
    visits += 1
    guard visits <= Self.limit else {
      if visits > Self.limit + 1 { return }
      return tell("found more than \(Self.limit) sources", at: node, &diagnostics)
    }
    guard let reference = node.object?["$ref"]?.string else {
      steps.append((node, source))
      return
    }
    guard !open.contains(reference), open.count < 32 else {
      return tell("\(Quote(reference)) leads back to itself", at: node, &diagnostics)
    }
    open.append(reference)
    defer { open.removeLast() }
    if reference.hasPrefix("#") {
      addOwn(reference, at: node, &diagnostics)
    } else {
      addFile(reference, at: node, &diagnostics)
    }
  }

  /// Adds what a pointer into the document itself means; only the order may name modifiers.
  private mutating func addOwn(
    _ reference: String, at node: JSONNode, _ diagnostics: inout Diagnostics
  ) {
    let steps = TokenPointer.steps(reference)
    guard steps.count == 2, steps[0] == "sets" else {
      return tell(
        "found \(Quote(reference)), expected a set such as '#/sets/base'", at: node, &diagnostics,
        hint: "modifiers stand in 'resolutionOrder' alone")
    }
    guard let set = root["sets"]?.object?[steps[1]]?.object else {
      return tell(
        "there is no set \(Quote(steps[1]))", at: node, &diagnostics,
        hint: hint(for: steps[1], among: "sets"))
    }
    add(set["sources"], of: node, &diagnostics)
  }

  private mutating func addFile(
    _ reference: String, at node: JSONNode, _ diagnostics: inout Diagnostics
  ) {
    let parts = reference.split(separator: "#", maxSplits: 1).map(String.init)
    guard let files, let file = files(parts[0], node, source, &diagnostics) else { return }
    var part: JSONNode? = file.root
    for step in parts.count > 1 ? TokenPointer.steps("#" + parts[1]) : [] {
      part = part?.object?[step]
    }
    guard let part else {
      return tell("\(Quote(reference)) leads to nothing", at: node, &diagnostics)
    }
    steps.append((part, file.source))
  }

  // MARK: - Messages

  private func hint(for name: String, among key: String) -> String? {
    Spelling.question(for: name, among: root[key]?.object?.members.map(\.key) ?? [])
  }

  private func tell(
    _ sentence: String, at node: JSONNode, _ diagnostics: inout Diagnostics, hint: String? = nil
  ) {
    diagnostics.add(Diagnostic(.error, sentence, at: source.place(node.range), hint: hint))
  }
}

/// Lookup of a file that a resolver document names, as seen from the document; what is wrong with it is told at the
/// node that names it.
package typealias TokenFiles = (
  _ name: String, _ node: JSONNode, _ source: SourceText, _ diagnostics: inout Diagnostics
) -> (root: JSONNode, source: SourceText)?

/// The steps of a JSON pointer.
enum TokenPointer {
  static func steps(_ reference: String) -> [String] {
    guard reference.hasPrefix("#") else { return [] }
    return reference.dropFirst().split(separator: "/").map {
      String($0).replacing("~1", with: "/").replacing("~0", with: "~")
    }
  }
}
