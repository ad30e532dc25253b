package import SegueJSON
import SegueTextSupport

/// Reads files of design tokens, which may refer to each other.
///
///     var reader = TokenReader()
///     reader.add(source, into: &diagnostics)
///     let table = reader.table(into: &diagnostics)
///
/// A file is one of the Design Tokens Format Module (2025.10), a resolver document of its Resolver Module, one of Style
/// Dictionary, a Design System Package, the list of variables of Figma's REST interface, or a style sheet. Where two files have a token of one
/// name, the later one counts.
package struct TokenReader: Sendable {
  private(set) var written: [String: WrittenToken] = [:]
  private var order: [String] = []
  /// The contexts that are chosen, by the names of modifiers and of Figma's collections.
  private let choices: [String: String]
  /// Choices that the files leave open.
  package private(set) var axes: [TokenAxis] = []
  /// The values of tokens that have been read.
  var answers: [String: DesignToken.Value?] = [:]

  /// The most tokens of all files.
  package static let limit = 20_000

  /// The most bytes of a name; tokens with longer ones are nobody's.
  static let nameLimit = 200

  /// The most mistakes that are told, each with a search for what was meant.
  private static let mostMistakes = 100

  /// A reader without files, which reads tokens as they are in these contexts.
  package init(choosing choices: [String: String] = [:]) { self.choices = choices }

  /// Adds the tokens of a file; what is wrong with its notation is told to `diagnostics`.
  package mutating func add(
    _ source: SourceText, into diagnostics: inout Diagnostics, files: TokenFiles? = nil
  ) {
    if Self.isStyleSheet(source.name) {
      diagnostics.register(source)
      add(StyleSheetTokens(in: source).tokens, of: source, into: &diagnostics)
    } else if let root = JSONReader(JSONDialect(fileName: source.name)).read(
      source, into: &diagnostics)
    {
      add(root, of: source, into: &diagnostics, files: files)
    }
  }

  /// Adds the tokens of a file that has been parsed.
  package mutating func add(
    _ root: JSONNode, of source: SourceText, into diagnostics: inout Diagnostics,
    files: TokenFiles? = nil
  ) {
    if TokenResolver.isOne(root) {
      let resolver = TokenResolver(
        root, of: source, choosing: choices, files: files, into: &diagnostics)
      axes += resolver.axes
      let tokens = resolver.steps.flatMap { TokenGroups(in: $0.root, of: $0.source).tokens }
      if !diagnostics.hasErrors { add(tokens, of: source, into: &diagnostics) }
    } else if let variables = FigmaVariables(in: root, of: source, choosing: choices) {
      axes += variables.axes
      add(variables.tokens, of: source, into: &diagnostics)
    } else if let package = DesignSystemPackage(in: root, of: source) {
      add(package.tokens, of: source, into: &diagnostics)
    } else {
      let groups = TokenGroups(in: root, of: source)
      add(groups.tokens, of: source, into: &diagnostics)
      if groups.hasTooManyExtensions {
        diagnostics.add(
          Diagnostic(
            .error, "found more than \(TokenGroups.extensionLimit) groups that extend others",
            at: source.place(root.range)))
      }
    }
  }

  /// The files that a resolver document names, each once; none of another file.
  package static func files(named root: JSONNode) -> [String] {
    guard TokenResolver.isOne(root) else { return [] }
    var names: [String] = []
    func look(_ node: JSONNode, _ depth: Int) {
      guard depth < 12, names.count < 200 else { return }
      if let reference = node.object?["$ref"]?.string, !reference.hasPrefix("#") {
        let path = reference.split(separator: "#", maxSplits: 1).first.map(String.init) ?? ""
        if !path.isEmpty, !names.contains(path) { names.append(path) }
      }
      for member in node.object?.members ?? [] { look(member.node, depth + 1) }
      for item in node.array ?? [] { look(item, depth + 1) }
    }
    for key in ["sets", "modifiers", "resolutionOrder"] {
      if let part = root.object?[key] { look(part, 0) }
    }
    return names
  }

  /// True if the name is that of a style sheet.
  private static func isStyleSheet(_ name: String) -> Bool {
    [".css", ".scss"].contains { name.lowercased().hasSuffix($0) }
  }

  private mutating func add(
    _ tokens: [WrittenToken], of source: SourceText, into diagnostics: inout Diagnostics
  ) {
    let start = source.place(SourceRange(at: 0))
    if tokens.isEmpty {
      diagnostics.add(
        Diagnostic(
          .error, "found no token, expected objects with '$value'", at: start,
          hint:
            "such as {\"short\": {\"$type\": \"duration\", \"$value\": {\"value\": 100, \"unit\": \"ms\"}}}"
        ))
    }
    for token in tokens where (1...Self.nameLimit).contains(token.name.utf8.count) {
      if written.updateValue(token, forKey: token.name) == nil { order.append(token.name) }
    }
    if order.count > Self.limit {
      diagnostics.add(
        Diagnostic(.error, "found \(order.count) tokens, expected at most \(Self.limit)", at: start)
      )
      (written, order) = ([:], [])
    }
  }

  /// Mistakes among the contexts that are chosen: the sentence, and what helps.
  package var wrongChoices: [(sentence: String, hint: String?)] {
    choices.sorted { $0.key < $1.key }.compactMap { name, context in
      let own = axes.filter { $0.name == name }
      guard let axis = own.first else {
        return (
          "there is no \(Quote(name)) to choose a context of",
          Spelling.question(for: name, among: axes.map(\.name))
        )
      }
      if own.contains(where: { $0.contexts.contains(context) }) { return nil }
      let hint =
        Spelling.question(for: context, among: axis.contexts)
        ?? "there is \(axis.contexts.joined(with: "and"))"
      return ("\(Quote(name)) has no context \(Quote(context))", hint)
    }
  }

  /// The tokens of all files; mistakes in tokens of motion are told to `diagnostics`, other tokens with mistakes, or
  /// of types that no scene has a use for, are left out.
  package func table(into diagnostics: inout Diagnostics) -> TokenTable {
    var reader = self
    var tokens: [DesignToken] = []
    var others = 0
    // What is wrong with a token is told once, however many refer to it.
    var told: Set<Diagnostic> = []
    for name in order {
      guard let token = written[name] else { continue }
      do throws(TokenMistake) {
        if let value = try reader.value(of: token) {
          tokens.append(DesignToken(name, value, note: token.note))
        } else {
          others += 1
        }
      } catch {
        if WrittenKind(of: token).isOfMotion, told.count < Self.mostMistakes,
          told.insert(error.diagnostic).inserted
        {
          var diagnostic = error.diagnostic
          if let name = error.missing { diagnostic.hint = hint(for: name) }
          diagnostics.add(diagnostic)
        }
        others += 1
      }
    }
    return TokenTable(tokens: tokens, others: others)
  }

  /// Hint for a name that no token has.
  func hint(for name: String) -> String {
    Spelling.question(for: name, among: order)
      ?? "a token of another file is found where that file is given, too"
  }
}

/// Tokens by which scenes are written.
package struct TokenTable: Hashable, Sendable {
  /// The tokens, in the order of their files.
  package let tokens: [DesignToken]
  /// Number of tokens that were left out, such as shadows and fonts.
  package let others: Int

  /// A table.
  package init(tokens: [DesignToken], others: Int = 0) {
    (self.tokens, self.others) = (tokens, others)
  }
}
