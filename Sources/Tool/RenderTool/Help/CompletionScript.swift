/// The script that teaches a shell to complete the program's command lines.
package struct CompletionScript: Hashable, Sendable {
  /// The whole script, ending with a line break.
  package let text: String

  package init(_ table: CommandTable, for shell: Shell) {
    text =
      switch shell {
      case .bash: BashCompletion(table).text
      case .zsh: ZshCompletion(table).text
      case .fish: FishCompletion(table).text
      }
  }
}

/// The shells that completions exist for.
package enum Shell: String, ChoiceList {
  case bash, zsh, fish

  package var summary: String {
    switch self {
    case .bash: "Bash 4 or later"
    case .zsh: "the Z shell"
    case .fish: "the friendly interactive shell"
    }
  }
}
