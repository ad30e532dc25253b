import SegueCommandLine

/// A kind of JSON document that the program writes.
package struct AnswerKind: Hashable, Sendable {
  /// The name, which is that of the first verb that writes it.
  package let name: String
  /// The contents, as one sentence.
  package let summary: String
  /// The verbs that write it with `--json`; none for files.
  package let verbs: [String]
  /// The shape of the whole document.
  let shape: AnswerShape

  /// The document of verbs with `--json`, in whose place a failure may stand.
  init(_ name: String, of verbs: [String]? = nil, summary: String, _ shapes: AnswerShape...) {
    self.name = name
    self.summary = summary
    self.verbs = verbs ?? [name]
    shape = .either(shapes + [.failure])
  }

  /// A document that is a file.
  init(file name: String, summary: String, _ shape: AnswerShape) {
    self.name = name
    self.summary = summary
    self.shape = shape
    verbs = []
  }

  /// All kinds, in the order of the verbs.
  package static let all: [AnswerKind] = [
    .draw, .presets, .explain, .check, .audit, .tree, .fonts, .curve, .fit, .verify, .compare,
    .goldens, .map, .tokens, .help, .plan, .atlas,
  ]

  /// Returns the kind of that name; `nil` if there is none.
  package static func named(_ name: String) -> AnswerKind? { all.first { $0.name == name } }

  /// The kind as a word of a command line.
  var choice: Choice { Choice(name, summary) }
}
