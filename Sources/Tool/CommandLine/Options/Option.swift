/// A row of the table of options: how one option is written, read and explained.
package struct Option: Hashable, Sendable {
  /// The long name, without its dashes.
  package let name: String

  /// The one-letter name, where it is worth having one.
  package let short: Character?

  package let kind: OptionKind

  /// The value that applies when the option is absent.
  package let `default`: OptionValue?

  /// True if every occurrence counts; of any other option only the last one does.
  package let isRepeatable: Bool

  /// True if nothing behind it on the command line is read.
  package let endsReading: Bool

  /// The heading under which help texts list it.
  package let group: OptionGroup

  /// One line, imperative, without a full stop.
  package let summary: String

  /// Whole sentences for the long help and the manual, where there is more to say.
  package let details: String

  /// The word for the value, where the kind's own says too little.
  private let namedPlaceholder: String?

  package init(
    _ name: String, short: Character? = nil, takes kind: OptionKind = .flag,
    called placeholder: String? = nil, default: OptionValue? = nil, isRepeatable: Bool = false,
    endsReading: Bool = false, in group: OptionGroup, summary: String, details: String = ""
  ) {
    self.name = name
    self.short = short
    self.kind = kind
    self.default = `default`
    self.isRepeatable = isRepeatable
    self.endsReading = endsReading
    self.group = group
    self.summary = summary
    self.details = details
    namedPlaceholder = placeholder
  }
}

/// The headings under which options are listed, in their order.
package enum OptionGroup: String, CaseIterable, Hashable, Sendable {
  case transition = "Transition options"
  case scene = "Scene options"
  case curve = "Curve options"
  case output = "Output options"
  case general = "General options"
}

extension Option {
  /// The word that stands for the value, without its angle brackets; empty for flags.
  package var placeholder: String { namedPlaceholder ?? kind.placeholder }

  /// The long name as help texts write it: `--json`, or `--[no-]clobber` for a toggle.
  package var longForm: String { kind == .toggle ? "--[no-]\(name)" : "--\(name)" }

  /// Every spelling a shell may complete, long ones first.
  package var spellings: [String] {
    let negative = kind == .toggle ? ["--no-\(name)"] : []
    return ["--\(name)"] + negative + (short.map { ["-\($0)"] } ?? [])
  }

  /// The default as it would be typed; nil where there is none to show.
  package var defaultText: String? {
    guard case .flag(let isOn) = `default` else { return `default`?.text }
    return kind == .toggle ? (isOn ? "--\(name)" : "--no-\(name)") : nil
  }
}
