/// The manual page, in the `man` macros of roff.
///
/// It carries no date, so that the same table always gives the same bytes.
package struct ManualPage: Hashable, Sendable {
  private let table: CommandTable

  package init(_ table: CommandTable) { self.table = table }

  /// The whole page.
  package var text: String {
    let lines =
      opening + table.verbs.flatMap(section(of:))
      + [".SH GENERAL OPTIONS"] + table.generalOptions.flatMap(entry(of:))
      + table.topics.flatMap(section(of:))
      + [".SH EXIT STATUS"] + entries(table.exitCodeItems)
      + [".SH ENVIRONMENT"] + entries(table.variableItems)
    return lines.joined(separator: "\n") + "\n"
  }

  private var opening: [String] {
    let name = table.program
    return [
      ".TH \(name.uppercased()) 1 \"\" \"\(name) \(table.version)\" \"User Commands\"",
      ".SH NAME", "\(name) \\- \(Roff.escaped(table.summary))",
      ".SH SYNOPSIS", ".B \(name)", Roff.escaped("<verb> [<options>] [<arguments>]"),
      ".SH DESCRIPTION",
    ] + Roff.lines(table.details) + [
      ".SH VERBS"
    ]
  }
}

extension ManualPage {
  private func section(of verb: VerbRow) -> [String] {
    let operands = verb.operands.map { (term: $0.synopsis, text: $0.summary) }
    return [".SS \(Roff.escaped(table.synopsis(of: verb)))"]
      + Roff.lines(verb.summary + ". " + verb.details)
      + entries(operands) + verb.options.flatMap(entry(of:))
      + verb.examples.flatMap(example)
  }

  private func section(of topic: HelpTopic) -> [String] {
    [".SH \(Roff.escaped(topic.name.uppercased()))"] + Roff.lines(topic.details)
      + topic.sections.flatMap { part in
        [".SS \(Roff.escaped(part.title))"] + entries(part.terms.map { ($0.word, $0.text) })
      }
  }

  private func entries(_ items: [(term: String, text: String)]) -> [String] {
    items.flatMap { [".TP", ".B \(Roff.escaped($0.term))"] + Roff.lines($0.text) }
  }

  private func entry(of option: Option) -> [String] {
    entries([(option.term, option.explanation)])
  }

  private func example(_ example: Example) -> [String] {
    [
      ".PP", Roff.escaped(example.explanation + ":"), ".PP", ".in +4n", ".nf",
      Roff.escaped(example.command), ".fi", ".in",
    ]
  }
}

/// The writing rules of roff.
private enum Roff {
  /// `text` in lines that are comfortable to read and compare, each printed as it stands.
  static func lines(_ text: String) -> [String] { Paragraph(columns: 72).lines(text).map(escaped) }

  /// `text` so that roff prints it as it stands: no escapes, no requests, dashes that can be copied.
  static func escaped(_ text: String) -> String {
    let special: [Character: String] = [
      "\\": "\\e", "-": "\\-", "'": "\\(aq", "`": "\\(ga", "~": "\\(ti", "^": "\\(ha",
    ]
    let body = text.map { special[$0] ?? String($0) }.joined()
    return body.hasPrefix(".") ? "\\&" + body : body
  }
}
