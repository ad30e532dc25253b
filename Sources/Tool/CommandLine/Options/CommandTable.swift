import SegueTextSupport

/// Everything the program understands, as one value: parsing, help texts, the manual, completions
/// and the dump for tools are all made from it, so that they cannot disagree.
package struct CommandTable: Hashable, Sendable {
  /// The name of the program.
  package let program: String

  package let version: String

  /// One line about the program, for the top of the help and the manual.
  package let summary: String

  /// Whole sentences about the program.
  package let details: String

  /// The verbs in the order in which people meet them.
  package let verbs: [VerbRow]

  /// The verb that is meant where a scene stands in its place; in a program without verbs, always.
  package let defaultVerb: VerbRow?

  /// Help topics besides the verbs.
  package let topics: [HelpTopic]

  /// The words that people look for and that are no verb, topic or option.
  package let keywords: [Keyword]

  /// The options that every verb understands, and that may stand before it.
  package let generalOptions: [Option]

  /// The variables of the environment that matter.
  package let variables: [EnvironmentVariable]

  package init(
    program: String, version: String, summary: String, details: String, defaultVerb: VerbRow? = nil,
    verbs: [VerbRow], topics: [HelpTopic] = [], keywords: [Keyword] = [], generalOptions: [Option],
    variables: [EnvironmentVariable]
  ) {
    self.program = program
    self.version = version
    self.summary = summary
    self.details = details
    self.verbs = verbs
    self.topics = topics
    self.keywords = keywords
    self.defaultVerb = defaultVerb
    self.generalOptions = generalOptions
    self.variables = variables
  }
}

/// A variable of the environment, and what it changes.
package struct EnvironmentVariable: Hashable, Sendable {
  package let name: String
  package let summary: String

  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

extension CommandTable {
  /// The only thing that a program without verbs does.
  package var onlyVerb: VerbRow? { verbs.isEmpty ? defaultVerb : nil }

  /// The verb of that name.
  package func verb(named name: String) -> VerbRow? { verbs.first { $0.name == name } }

  /// The topic of that name.
  package func topic(named name: String) -> HelpTopic? { topics.first { $0.name == name } }

  /// Whatever help can be asked about.
  package var subjects: [String] { verbs.map(\.name) + topics.map(\.name) }

  /// Returns the options allowed after `verb`, or before any: its own options, then the general ones.
  ///
  /// Before any verb, the options of the default verb are understood as well.
  package func options(of verb: VerbRow?) -> [Option] {
    ((verb ?? defaultVerb)?.options ?? []) + generalOptions
  }

  /// The verbs that have an option of that long name.
  package func verbs(withOption name: String) -> [VerbRow] {
    verbs.filter { verb in verb.options.contains { $0.name == name } }
  }
}

/// Something that help explains and that is no verb.
package struct HelpTopic: Hashable, Sendable {
  /// The word that means it.
  package let name: String

  /// One line, without a full stop.
  package let summary: String

  /// Whole sentences about all of it.
  package let details: String

  private let made: Deferred<[Section]>

  /// Terms that belong together, each with what it means.
  package struct Section: Hashable, Sendable {
    package let title: String
    package let terms: [Term]

    package init(title: String, terms: [Term]) {
      self.title = title
      self.terms = terms
    }
  }

  /// A word that can be used, and what it means.
  package struct Term: Hashable, Sendable {
    package let word: String
    package let text: String

    package init(_ word: String, _ text: String) {
      self.word = word
      self.text = text
    }
  }

  package init(
    _ name: String, summary: String, details: String,
    sections: @autoclosure @escaping @Sendable () -> [Section]
  ) {
    self.name = name
    self.summary = summary
    self.details = details
    made = Deferred(sections)
  }

  package var sections: [Section] { made.value }
}
