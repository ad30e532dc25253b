import SegueTextSupport

/// A row of the table of verbs: what follows `render` on the command line.
package struct VerbRow: Hashable, Sendable {
  /// The word that means it; empty where a program does nothing else.
  package let name: String

  /// The heading that it stands under where verbs are listed.
  package let group: VerbGroup

  /// One line, imperative, without a full stop.
  package let summary: String

  /// Everything else, which only the verb itself and who describes it have to know.
  private let rest: Deferred<Rest>

  package init(
    _ name: String, in group: VerbGroup, summary: String,
    details: @autoclosure @escaping @Sendable () -> String,
    operands: @autoclosure @escaping @Sendable () -> [Operand] = [],
    options: @autoclosure @escaping @Sendable () -> [Option] = [],
    examples: @autoclosure @escaping @Sendable () -> [Example]
  ) {
    self.name = name
    self.group = group
    self.summary = summary
    rest = Deferred {
      Rest(details: details(), operands: operands(), options: options(), examples: examples())
    }
  }

  /// Whole sentences about what the verb does.
  package var details: String { rest.value.details }

  /// The arguments that are not options, in their order.
  package var operands: [Operand] { rest.value.operands }

  /// The options of this verb alone; the general ones are understood everywhere.
  package var options: [Option] { rest.value.options }

  package var examples: [Example] { rest.value.examples }

  private struct Rest: Hashable, Sendable {
    let details: String
    let operands: [Operand]
    let options: [Option]
    let examples: [Example]
  }
}

/// The headings of verbs in help, by what people want to do.
package enum VerbGroup: String, CaseIterable, Sendable {
  case draw = "Draw"
  case understand = "Understand"
  case verify = "Verify"
  case share = "Share work between machines"
  case connect = "Connect"
}

/// An argument that is known by its place.
///
/// Only the last one of a verb may take more than one word, or none.
package struct Operand: Hashable, Sendable {
  package let name: String
  package let kind: OptionKind
  package let count: Count
  package let summary: String

  /// Number of words that an operand stands for.
  package enum Count: Hashable, Sendable {
    case one, optional, oneOrMore, any
  }

  package init(_ name: String, is kind: OptionKind, count: Count = .one, summary: String) {
    self.name = name
    self.kind = kind
    self.count = count
    self.summary = summary
  }
}

extension Operand.Count {
  /// True if no word is needed.
  var isOptional: Bool { self == .optional || self == .any }

  /// True if more than one word may be given.
  var isRepeatable: Bool { self == .oneOrMore || self == .any }
}

extension Operand {
  /// The operand as synopses write it: `<scene>`, `[<file>]`, `<scene>...` or `[<name>...]`.
  package var synopsis: String {
    switch count {
    case .one: "<\(name)>"
    case .optional: "[<\(name)>]"
    case .oneOrMore: "<\(name)>..."
    case .any: "[<\(name)>...]"
    }
  }
}

/// A command line worth copying, and what it does.
package struct Example: Hashable, Sendable {
  package let command: String
  package let explanation: String

  package init(_ command: String, _ explanation: String) {
    self.command = command
    self.explanation = explanation
  }
}
