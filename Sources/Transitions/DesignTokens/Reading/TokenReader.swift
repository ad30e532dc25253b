package import SegueJSON
import SegueTextSupport

/// Reads files of design tokens, which may refer to each other.
///
///     var reader = TokenReader()
///     reader.add(source, into: &diagnostics)
///     let table = reader.table(into: &diagnostics)
///
/// A file is one of the Design Tokens Format Module (2025.10), of Style Dictionary, the list of variables of Figma's
/// REST interface, or a style sheet. Where two files have a token of one name, the later one counts.
package struct TokenReader: Sendable {
  private(set) var written: [String: WrittenToken] = [:]
  private var order: [String] = []
  /// The values of tokens that have been read.
  var answers: [String: DesignToken.Value?] = [:]

  /// The most tokens of all files.
  package static let limit = 20_000

  /// The most bytes of a name; tokens with longer ones are nobody's.
  static let nameLimit = 200

  /// The most mistakes that are told, each with a search for what was meant.
  private static let mostMistakes = 100

  /// A reader without files.
  package init() {}

  /// Adds the tokens of a file; what is wrong with its notation is told to `diagnostics`.
  package mutating func add(_ source: SourceText, into diagnostics: inout Diagnostics) {
    if Self.isStyleSheet(source.name) {
      diagnostics.register(source)
      add(StyleSheetTokens(in: source).tokens, of: source, into: &diagnostics)
    } else if let root = JSONReader(JSONDialect(fileName: source.name)).read(
      source, into: &diagnostics)
    {
      add(root, of: source, into: &diagnostics)
    }
  }

  /// Adds the tokens of a file that has been parsed.
  package mutating func add(
    _ root: JSONNode, of source: SourceText, into diagnostics: inout Diagnostics
  ) {
    if let variables = FigmaVariables.tokens(in: root, of: source) {
      add(variables, of: source, into: &diagnostics)
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
