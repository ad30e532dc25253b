/// The phrases that help texts, the manual and completions share.
extension Option {
  /// Both names and the value, as help lists them: `-n, --samples <count>`.
  package var term: String {
    let value = placeholder.isEmpty ? "" : " <\(placeholder)>"
    return (short.map { "-\($0), " } ?? "") + longForm + value
  }

  /// The remark in parentheses behind the summary: repeatability, and the default.
  package var remark: String {
    let remarks =
      (isRepeatable ? ["repeatable"] : []) + (defaultText.map { ["default: \($0)"] } ?? [])
    return remarks.isEmpty ? "" : " (\(remarks.joined(separator: ", ")))"
  }

  /// The choices, with their summaries unless there are many, as one sentence; empty where a name says
  /// it all.
  package var choicesText: String {
    guard case .choice(let choices) = kind else { return "" }
    let isLong = choices.count > 16
    let listed = choices.map { isLong ? $0.name : "\($0.name), \($0.summary)" }
    return "Choices: " + listed.joined(separator: isLong ? ", " : "; ") + "."
  }

  /// Everything there is to say about the option, as sentences.
  package var explanation: String {
    [summary + remark + ".", choicesText, details].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension CommandTable {
  /// Returns the synopsis of the program, or of one verb.
  package func synopsis(of verb: VerbRow?) -> String {
    guard let verb else { return "\(program) <verb> [<options>] [<arguments>]" }
    let operands = verb.operands.map { " " + $0.synopsis }.joined()
    return call(of: verb) + (verb.options.isEmpty ? "" : " [<options>]") + operands
  }

  /// The program with the word for one verb.
  package func call(of verb: VerbRow) -> String {
    verb.name.isEmpty ? program : "\(program) \(verb.name)"
  }

  /// The options of `verb` under their headings, in the order of the headings.
  package func groups(of verb: VerbRow?) -> [(group: OptionGroup, options: [Option])] {
    let options = options(of: verb)
    return OptionGroup.allCases.compactMap { group in
      let members = options.filter { $0.group == group }
      return members.isEmpty ? nil : (group, members)
    }
  }

  /// The variables of the environment with their meaning.
  package var variableItems: [(term: String, text: String)] {
    variables.map { ($0.name, $0.summary) }
  }

  /// The exit codes with their meaning.
  package var exitCodeItems: [(term: String, text: String)] {
    ExitCode.allCases.map { (String($0.rawValue), $0.summary) }
  }
}
