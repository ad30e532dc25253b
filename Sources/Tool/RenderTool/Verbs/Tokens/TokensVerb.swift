package import SegueCommandLine
package import SegueDesignTokens
import SegueFiles
import SegueFilmRequests
import SegueJSON

/// Print the motion tokens of a design system in another notation.
package struct TokensVerb: Verb {
  package static let row = VerbRow(
    "tokens", in: .understand, summary: "Print the motion tokens of a design system, or of a scene",
    details: """
      Reads durations, curves, springs and transitions that have names: from files of the Design Tokens \
      Format Module (2025.10) or of Style Dictionary, from the variables of Figma's REST interface, from style \
      sheets (custom properties, Sass), and from scenes, whose times and curves get names. Files may refer to \
      each other; of two tokens with one name the later counts. What is not about motion is left out, and \
      counted.
      """,
    operands: [
      Operand(
        "tokens", is: .path(.file), count: .oneOrMore,
        summary: "Files of tokens (.json, .json5, .css, .scss), or a scene")
    ],
    options: [.tokenNotation, .json],
    examples: [
      Example("render tokens motion.tokens.json", "A list of what there is"),
      Example("render tokens base.json brand.json --as css", "A style sheet"),
      Example("render tokens theme.css --as dtcg > motion.tokens.json", "Tokens of a style sheet"),
      Example("render tokens card.json --as dtcg", "The times and curves of a scene"),
    ])

  private let files: [String]
  private let notation: TokenNotation?
  private let isJSON: Bool

  package init(_ invocation: Invocation) {
    files = invocation.operands
    notation = invocation.choice(.tokenNotation, of: TokenNotation.self)
    isJSON = invocation.isOn(.json)
  }

  package func run(on terminal: Terminal) throws(RunError) -> ExitCode {
    var diagnostics = Diagnostics()
    let table = try table(into: &diagnostics)
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
    } else if let notation {
      try terminal.write(notation.text(of: listing.tokens))
    } else {
      try terminal.write(listing.text)
    }
    return .done
  }

  /// The tokens of all files, and of scenes among them.
  private func table(into diagnostics: inout Diagnostics) throws(RunError) -> TokenTable {
    var reader = TokenReader()
    var scenes = SceneTokens()
    for path in files {
      let file = try RunError.inWords { () throws(FileError) in
        try InputFile.read(path, limit: JSONLimits().fileSize)
      }
      let source = SourceText(name: path, bytes: file.bytes)
      if !scenes.add(source) { reader.add(source, into: &diagnostics) }
    }
    let table = reader.table(into: &diagnostics)
    return TokenTable(tokens: table.tokens + scenes.tokens, others: table.others)
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
    }
  }
}

extension Option {
  package static let tokenNotation = Option(
    "as", takes: .choice(of: TokenNotation.self), called: "notation", in: .output,
    summary: "What the tokens are printed in",
    details: """
      A list unless given. The format module has no springs: they are transitions that come near \
      there, with the spring itself under '$extensions'.
      """)
}
