import SegueTextSupport

/// Completion for the Z shell, by its own `_arguments`.
struct ZshCompletion {
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

    \(function)_presets() {
      compadd -- ${(f)"$(\(table.program) presets --names 2> /dev/null)"}
    }

    \(function)_families() {
      compadd -- ${(f)"$(\(table.program) presets --families 2> /dev/null)"}
      \(function)_presets
    }

    \(function)_subjects() {
      _files -g "*.json(|5)"
      \(function)_presets
    }

    if [[ $funcstack[1] == \(function) ]]; then
      \(function) "$@"
    else
      compdef \(function) \(table.program)
    fi

    """
  }
}

extension ZshCompletion {
  private var function: String { "_" + table.program }

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
    case .transition(.transition): "\(function)_presets"
    case .transition(.subject): "\(function)_subjects"
    case .transition(.selection): "\(function)_families"
    case .flag, .toggle, .time, .moment, .moments, .integer, .assignment, .frames, .text: " "
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
