import SegueTextSupport

/// The help texts: `-h` in one screen, `--help` in full.
package struct HelpPage: Hashable, Sendable {
  private let table: CommandTable
  private let paragraph: Paragraph

  package init(_ table: CommandTable, columns: Int) {
    self.table = table
    paragraph = Paragraph(columns: columns)
  }

  /// One line for each thing there is.
  package func brief(_ verb: VerbRow?) -> String {
    page(
      [opening(verb)] + arguments(verb)
        + table.groups(of: verb).map { group, options in
          section(
            group.rawValue, paragraph.list(options.map { ($0.term, $0.summary + $0.remark) }))
        } + examples(verb) + [closing(verb)])
  }

  /// The verbs, and how to go on: for whoever asks for nothing at all.
  package var overview: String {
    page([opening(nil)] + arguments(nil) + [closing(nil)])
  }

  /// Everything the table knows.
  package func full(_ verb: VerbRow?) -> String {
    page(
      [opening(verb), paragraph.lines(verb?.details ?? table.details)] + arguments(verb)
        + table.groups(of: verb).map { group, options in
          section(group.rawValue, paragraph.entries(options.map { ($0.term, $0.explanation) }))
        } + examples(verb) + [
          section("Exit codes", paragraph.list(table.exitCodeItems)),
          section("Environment", paragraph.list(table.variableItems)),
        ])
  }
}

extension HelpPage {
  /// Everything about a topic.
  package func full(_ topic: HelpTopic) -> String {
    page(
      [paragraph.lines(topic.summary), paragraph.lines(topic.details)]
        + topic.sections.map { part in
          section(part.title, paragraph.entries(part.terms.map { ($0.word, $0.text) }))
        })
  }
}

extension HelpPage {
  private func page(_ blocks: [[String]]) -> String {
    blocks.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }

  private func section(_ title: String, _ lines: [String]) -> [String] { [title + ":"] + lines }

  private func opening(_ verb: VerbRow?) -> [String] {
    paragraph.lines(verb?.summary ?? table.summary)
      + ["", "Usage: " + table.synopsis(of: verb)]
  }

  /// The verbs of the program, or the operands of one verb.
  private func arguments(_ verb: VerbRow?) -> [[String]] {
    guard let verb else {
      let topics = table.topics.map { ($0.name, $0.summary) }
      return verbs + (topics.isEmpty ? [] : [section("Topics of help", paragraph.list(topics))])
    }
    guard !verb.operands.isEmpty else { return [] }
    let items = verb.operands.map { (term: $0.synopsis, text: $0.summary) }
    return [section("Arguments", paragraph.list(items))]
  }

  /// The verbs under their headings, in one column.
  private var verbs: [[String]] {
    let widest = table.verbs.map(\.name.count).max() ?? 0
    return VerbGroup.allCases.compactMap { group in
      let rows = table.verbs.filter { $0.group == group }
      let items = rows.map { (term: $0.name.leftAligned(in: widest), text: $0.summary) }
      return rows.isEmpty ? nil : section(group.rawValue, paragraph.list(items))
    }
  }

  private func examples(_ verb: VerbRow?) -> [[String]] {
    let examples = verb?.examples ?? table.verbs.compactMap(\.examples.first)
    return [section("Examples", paragraph.entries(examples.map { ($0.command, $0.explanation) }))]
  }

  private func closing(_ verb: VerbRow?) -> [String] {
    let call = verb.map(table.call) ?? "\(table.program) <verb>"
    return paragraph.lines("More: \(call) --help")
  }
}
