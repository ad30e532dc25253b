/// Kinds of values of options and arguments, which settle parsing, the name in help texts and shell completion.
package enum OptionKind: Hashable, Sendable {
  /// Present or not; takes no value.
  case flag
  /// On as `--name`, off as `--no-name`; takes no value.
  case toggle
  /// A span of time such as `350ms`, `0.35s` or `350` (milliseconds).
  case time
  /// A moment of a film: a time, or its `end`.
  case moment
  /// Moments such as `0,50,100` or `0-400/50`.
  case moments
  /// A whole number within limits.
  case integer(ClosedRange<Int>)
  /// One word of a list.
  case choice([Choice])
  /// The name of a verb.
  case verb
  /// Whatever help can be asked about: a verb, or a topic.
  case subject
  /// The name of a file or folder.
  case path(PathRole)
  /// A variable and its value, as `name=value`.
  case assignment
  /// Words that only the program itself can read.
  case words(WordRule)
  /// Any words at all.
  case text
}

/// Kinds of files that a path leads to.
package enum PathRole: String, Hashable, Sendable {
  /// A scene file, or `-` for standard input.
  case scene
  /// Any file.
  case file
  /// A folder.
  case folder
  /// A file that is written, or several of them by one name.
  case output
  /// A folder that is written to.
  case outputFolder
}

extension PathRole {
  /// True if something is written there.
  package var isOutput: Bool { self == .output || self == .outputFolder }

  /// The noun for the file or folder at the path, whether it is read or written.
  var thing: String {
    switch self {
    case .scene: "scene"
    case .file, .output: "file"
    case .folder, .outputFolder: "folder"
    }
  }
}

/// One word that an option accepts.
package struct Choice: Hashable, Sendable {
  package let name: String
  package let summary: String

  package init(_ name: String, _ summary: String) {
    self.name = name
    self.summary = summary
  }
}

/// A closed list of words that stands in the table as it stands in the code.
package protocol ChoiceList: CaseIterable, RawRepresentable<String>, Hashable, Sendable {
  /// One line about this choice, for help texts.
  var summary: String { get }
}

extension OptionKind {
  /// A kind that accepts the words of `list`.
  package static func choice<List: ChoiceList>(of list: List.Type) -> OptionKind {
    .choice(List.allCases.map { Choice($0.rawValue, $0.summary) })
  }

  /// True if the value is the path of something that is written.
  package var isOutput: Bool { if case .path(let role) = self { role.isOutput } else { false } }

  /// True if a value follows the name.
  package var takesValue: Bool { self != .flag && self != .toggle }

  /// The word that stands for the value in help texts, without its angle brackets.
  package var placeholder: String {
    switch self {
    case .flag, .toggle: ""
    case .time, .moment: "time"
    case .moments: "times"
    case .integer: "count"
    case .choice(let choices): choices.map(\.name).joined(separator: "|")
    case .verb: "verb"
    case .subject: "subject"
    case .path(let role): role.thing
    case .assignment: "name=value"
    case .words(let rule): rule.placeholder
    case .text: "text"
    }
  }
}
