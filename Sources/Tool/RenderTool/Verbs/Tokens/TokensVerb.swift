package import SegueCommandLine
package import SegueDesignTokens
import SegueFiles
import SegueFilmRequests
import SegueJSON
import SegueTextSupport

/// Print the motion tokens of a design system in another notation.
package struct TokensVerb: Verb {
  package static let row = VerbRow(
    "tokens", in: .understand, summary: "Print the motion tokens of a design system, or of a scene",
    details: """
      Reads durations, curves, springs and transitions that have names: from files of the Design Tokens \
      Format Module (2025.10) or of Style Dictionary, from resolver documents, from the variables of Figma's REST \
      interface, from style sheets (custom properties, Sass), and from scenes, whose times and curves get names. \
      Files may refer to each other; of two tokens with one name the later counts. What is not about motion is left \
      out, and counted.
      """,
    operands: [
      Operand(
        "tokens", is: .path(.file), count: .oneOrMore,
        summary: "Files of tokens (.json, .json5, .css, .scss), or a scene")
    ],
    options: [.tokenContext, .tokenNotation, .json],
    examples: [
      Example("render tokens motion.tokens.json", "A list of what there is"),
      Example("render tokens base.json brand.json --as css", "A style sheet"),
      Example("render tokens theme.css --as dtcg > motion.tokens.json", "Tokens of a style sheet"),
      Example("render tokens card.json --as dtcg", "The times and curves of a scene"),
      Example("render tokens app.resolver.json --context pace=calm", "Tokens in a context"),
    ])

  private let files: [String]
  private let choices: [String: String]
  private let notation: TokenNotation?
  private let isJSON: Bool

  package init(_ invocation: Invocation) {
    files = invocation.operands
    choices = Dictionary(
      invocation.assignments(.tokenContext).map { ($0.name, $0.value) }
    ) { _, later in later }
    notation = invocation.choice(.tokenNotation, of: TokenNotation.self)
    isJSON = invocation.isOn(.json)
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    var diagnostics = Diagnostics()
    let (table, axes) = try table(choices, into: &diagnostics)
    try terminal.show(diagnostics)
    guard !diagnostics.hasErrors else { throw .shown(diagnostics) }
    let listing = TokenListing(table)
    guard !listing.tokens.isEmpty else {
      throw RunError(
        .invalidData, "found no token of motion, \(listing.otherWords)",
        hint: "durations, curves, springs and transitions are tokens of motion")
    }
    if isJSON {
      try terminal.write(listing.json)
    } else if let notation, notation.hasModes,
      let axis = axes.first(where: { choices[$0.name] == nil }) ?? axes.first
    {
      try terminal.write(notation.text(of: try modes(of: axis)))
    } else if let notation {
      try terminal.write(notation.text(of: listing.tokens))
    } else {
      try terminal.write(listing.text)
    }
    return .done
  }

  /// The tokens of motion in all contexts of a choice.
  private func modes(of axis: TokenAxis) throws(RunError) -> TokenModes {
    var tables: [[DesignToken]] = []
    for context in axis.contexts {
      var diagnostics = Diagnostics()
      let all = choices.merging([axis.name: context]) { _, later in later }
      tables.append(TokenListing(try table(all, into: &diagnostics).table).tokens)
      guard !diagnostics.hasErrors else { throw .shown(diagnostics) }
    }
    return TokenModes(axis, tables)
  }

  /// The tokens of all files, and of scenes among them, in contexts; and what there is to choose from.
  private func table(
    _ choices: [String: String], into diagnostics: inout Diagnostics
  ) throws(RunError) -> (table: TokenTable, axes: [TokenAxis]) {
    var reader = TokenReader(choosing: choices)
    var scenes = SceneTokens()
    for path in files {
      let file = try RunError.inWords { () throws(FileError) in
        try InputFile.read(path, limit: JSONLimits().fileSize)
      }
      let source = SourceText(name: path, bytes: file.bytes)
      if !scenes.add(source) {
        reader.add(source, into: &diagnostics, files: Self.file(named:by:of:_:))
      }
    }
    if let wrong = reader.wrongChoices.first, !diagnostics.hasErrors {
      throw RunError(.usage, "option '--context': \(wrong.sentence)", hint: wrong.hint)
    }
    let table = reader.table(into: &diagnostics)
    let all = TokenTable(tokens: table.tokens + scenes.tokens, others: table.others)
    return (all, reader.axes)
  }

  /// A file that a resolver document names, beside the document.
  private static func file(
    named name: String, by node: JSONNode, of source: SourceText, _ diagnostics: inout Diagnostics
  ) -> (root: JSONNode, source: SourceText)? {
    let folder = source.name.lastIndex(of: "/").map { String(source.name[...$0]) } ?? ""
    do throws(FileError) {
      let file = try InputFile.read(folder + name, limit: JSONLimits().fileSize)
      let text = SourceText(name: folder + name, bytes: file.bytes)
      let root = JSONReader(JSONDialect(fileName: text.name)).read(text, into: &diagnostics)
      return root.map { ($0, text) }
    } catch {
      diagnostics.add(
        Diagnostic(.error, error.sentence, at: source.place(node.range), hint: error.hint))
      return nil
    }
  }
}

extension TokenNotation: ChoiceList {
  package var summary: String {
    switch self {
    case .dtcg: "the Design Tokens Format Module, 2025.10"
    case .styleDictionary: "Style Dictionary's JSON"
    case .css: "custom properties of a style sheet"
    case .scene: "variables of a scene"
    case .swiftUI: "Swift constants"
    case .compose: "Kotlin constants"
    case .flutter: "Dart constants"
    case .resolver: "the Design Tokens Resolver Module, 2025.10, with all contexts of a choice"
    case .figma: "variables of Figma, as its REST interface lists them, with all modes"
    }
  }
}

extension Option {
  package static let tokenContext = Option(
    "context", takes: .assignment, isRepeatable: true, in: .scene,
    summary: "Choose a context of a modifier, or a mode of Figma's",
    details: """
      Names are those of the file: 'pace=calm'. Unless given, the default of the file counts.
      """)

  package static let tokenNotation = Option(
    "as", takes: .choice(of: TokenNotation.self), called: "notation", in: .output,
    summary: "What the tokens are printed in",
    details: """
      A list unless given. The format module has no springs: they are transitions that come near \
      there, with the spring itself under '$extensions'.
      """)
}
