import SegueTextSupport

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

/// Completion for fish: one `complete` line for each thing that can be typed.
private struct FishCompletion {
  private let table: CommandTable

  init(_ table: CommandTable) { self.table = table }

  var text: String {
    let lines =
      [
        "# Fish completion for \(table.program); made by '\(table.program) completions fish'.",
        "", "complete -c \(table.program) -f",
      ] + table.generalOptions.flatMap { line(for: $0, when: nil) }
      + table.verbs.map(line) + table.verbs.flatMap(lines)
    return lines.joined(separator: "\n") + "\n"
  }
}

extension FishCompletion {
  /// The verb itself, while there is none yet.
  private func line(for verb: VerbRow) -> String {
    "complete -c \(table.program) -n __fish_use_subcommand -a \(verb.name)"
      + " -d \(verb.summary.fishQuoted)"
  }

  /// Returns the completion lines for the verb.
  private func lines(for verb: VerbRow) -> [String] {
    let condition = "__fish_seen_subcommand_from \(verb.name)".fishQuoted
    let operands = verb.operands.compactMap { operand in
      words(for: operand.kind).map { "complete -c \(table.program) -n \(condition) \($0)" }
    }
    return operands + verb.options.flatMap { line(for: $0, when: condition) }
  }

  private func line(for option: Option, when condition: String?) -> [String] {
    let start = "complete -c \(table.program)" + (condition.map { " -n \($0)" } ?? "")
    let short = option.short.map { " -s \($0)" } ?? ""
    let value = option.kind.takesValue ? " " + (words(for: option.kind) ?? "-x") : ""
    let names =
      ["\(short) -l \(option.name)"]
      + (option.kind == .toggle ? [" -l no-\(option.name)"] : [])
    return names.map { "\(start)\($0)\(value) -d \(option.summary.fishQuoted)" }
  }

  /// The part of a line that offers the values of a kind; nil where there is nothing to offer.
  private func words(for kind: OptionKind) -> String? {
    switch kind {
    case .choice(let choices): "-x -a \(choices.map(\.name).joined(separator: " ").fishQuoted)"
    case .verb: "-x -a \(table.verbs.map(\.name).joined(separator: " ").fishQuoted)"
    case .subject: "-x -a \(table.subjects.joined(separator: " ").fishQuoted)"
    case .path(.scene):
      "-x -a \("(__fish_complete_suffix .json; __fish_complete_suffix .json5)".fishQuoted)"
    case .words(let rule): rule.offer.flatMap(words)
    case .path(.file), .path(.output): "-r -F"
    case .path(.folder), .path(.outputFolder): "-x -a \("(__fish_complete_directories)".fishQuoted)"
    case .flag, .toggle, .time, .moment, .moments, .integer, .assignment, .text: nil
    }
  }

  /// The commands that offer words of the program's own.
  private func words(for offer: WordOffer) -> String? {
    let scenes =
      offer.hasScenes ? ["__fish_complete_suffix .json", "__fish_complete_suffix .json5"] : []
    let listed = offer.listings.map { "\(table.program) \($0.verb) \($0.option)" }
    return "-x -a \("(\((scenes + listed).joined(separator: "; ")))".fishQuoted)"
  }
}

/// Completion for the Z shell, by its own `_arguments`.
private struct ZshCompletion {
  private let table: CommandTable

  init(_ table: CommandTable) { self.table = table }

  var text: String {
    """
    #compdef \(table.program)
    # Zsh completion for \(table.program); made by '\(table.program) completions zsh'.

    \(function)() {
      local context state state_descr line
      typeset -A opt_args
      local -a verbs=(
    \(lines(table.verbs.map(described), indent: "    "))
      )

      _arguments -C -s \\
    \(arguments(table.generalOptions.flatMap(specification), indent: "    ")) \\
        '1:verb:->verb' \\
        '*::argument:->argument'

      case $state in
        verb) _describe verb verbs ;;
        argument)
          case $line[1] in
    \(table.verbs.map(branch).joined(separator: "\n"))
          esac
          ;;
      esac
    }

    \(offers)if [[ $funcstack[1] == \(function) ]]; then
      \(function) "$@"
    else
      compdef \(function) \(table.program)
    fi

    """
  }
}

extension ZshCompletion {
  private var function: String { "_" + table.program }

  /// The functions that offer words of the program's own.
  private var offers: String {
    table.offers.map { offer in
      let scenes = offer.hasScenes ? ["_files -g \"*.json(|5)\""] : []
      let listed = offer.listing.map {
        "compadd -- ${(f)\"$(\(table.program) \($0.verb) \($0.option) 2> /dev/null)\"}"
      }
      let others = offer.others.map { "\(function)_\($0.name)" }
      let commands = scenes + [listed].compactMap(\.self) + others
      return "\(function)_\(offer.name)() {\n\(lines(commands, indent: "  "))\n}\n\n"
    }.joined()
  }

  private func described(_ verb: VerbRow) -> String {
    "\(verb.name):\(escaped(verb.summary))".shellQuoted
  }

  private func branch(of verb: VerbRow) -> String {
    let words =
      table.options(of: verb).flatMap(specification) + verb.operands.map(specification)
    return """
              \(verb.name))
                _arguments -s \\
      \(arguments(words, indent: "            "))
                ;;
      """
  }

  /// One word for each spelling; each rules out the others unless the option is repeatable.
  private func specification(of option: Option) -> [String] {
    let others = option.isRepeatable ? "*" : "(\(option.spellings.joined(separator: " ")))"
    let value =
      option.kind.takesValue ? ":\(escaped(option.placeholder)):\(action(for: option.kind))" : ""
    return option.spellings.map { spelling in
      let sign = !option.kind.takesValue ? "" : spelling.hasPrefix("--") ? "=" : "+"
      return "\(others)\(spelling)\(sign)[\(escaped(option.summary))]\(value)".shellQuoted
    }
  }

  private func specification(of operand: Operand) -> String {
    let place = operand.count.isRepeatable ? "*" : ""
    return "\(place):\(operand.name):\(action(for: operand.kind))".shellQuoted
  }

  private func action(for kind: OptionKind) -> String {
    switch kind {
    case .choice(let choices): "(\(choices.map(\.name).joined(separator: " ")))"
    case .verb: "(\(table.verbs.map(\.name).joined(separator: " ")))"
    case .subject: "(\(table.subjects.joined(separator: " ")))"
    case .path(.scene): "_files -g \"*.json(|5)\""
    case .path(.file), .path(.output): "_files"
    case .path(.folder), .path(.outputFolder): "_files -/"
    case .words(let rule): rule.offer.map { "\(function)_\($0.name)" } ?? " "
    case .flag, .toggle, .time, .moment, .moments, .integer, .assignment, .text: " "
    }
  }

  /// Colons and brackets have a meaning inside a specification.
  private func escaped(_ text: String) -> String {
    text.map { ":[]\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  private func lines(_ words: [String], indent: String) -> String {
    words.map { indent + $0 }.joined(separator: "\n")
  }

  private func arguments(_ words: [String], indent: String) -> String {
    words.map { indent + $0 }.joined(separator: " \\\n")
  }
}
