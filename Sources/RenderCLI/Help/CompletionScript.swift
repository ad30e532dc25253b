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
