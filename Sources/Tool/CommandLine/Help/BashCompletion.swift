/// Completion for Bash 4 or later; needs no other package.
struct BashCompletion {
  private let table: CommandTable

  init(_ table: CommandTable) { self.table = table }

  var text: String {
    """
    # Bash completion for \(table.program); made by '\(table.program) completions bash'.

    \(function)() {
      local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
      local verb='' word index
      COMPREPLY=()

      # Bash takes '--option=value' for three words.
      if [[ $current == '=' ]]; then
        current=''
      elif [[ $previous == '=' ]]; then
        previous=${COMP_WORDS[COMP_CWORD - 2]}
      fi

      for ((index = 1; index < COMP_CWORD; index++)); do
        word=${COMP_WORDS[index]}
        case $word in
          \(alternatives(table.verbs.map(\.name)))) verb=$word; break ;;
        esac
      done

      case $verb,$previous in
    \(cases(values))
      esac

      if [[ $current == -* ]]; then
        case $verb in
    \(cases(options, indent: "      "))
        esac
      else
        case $verb in
    \(cases(operands, indent: "      "))
        esac
      fi
    }

    \(function)_words() {
      mapfile -t -O ${#COMPREPLY[@]} COMPREPLY < <(compgen -W "$1" -- "$current")
    }

    \(listings)\(function)_paths() {
      compopt -o filenames 2> /dev/null
      mapfile -t COMPREPLY < <(
        compgen -d -- "$current"
        local pattern
        for pattern in "$@"; do compgen -f -X "!$pattern" -- "$current"; done
      )
    }

    complete -F \(function) \(table.program)

    """
  }
}

extension BashCompletion {
  private typealias Case = (pattern: String, action: String)

  private var function: String { "_" + table.program }

  /// The completions of an option's value: known words, paths, or something we cannot guess.
  private var values: [Case] {
    let own = table.verbs.flatMap { verb in
      verb.options.map { (prefix: verb.name, option: $0) }
    }
    // Where a scene stands in place of the verb.
    let standard = (table.defaultVerb?.options ?? []).map { (prefix: "''", option: $0) }
    let general = table.generalOptions.map { (prefix: "*", option: $0) }
    return (own + standard + general).filter(\.option.kind.takesValue).map { prefix, option in
      let spellings = option.spellings.map { "\(prefix),\($0)" }
      let action = [action(for: option.kind), "return"].compactMap(\.self)
      return (alternatives(spellings), action.joined(separator: "; "))
    }
  }

  private var options: [Case] {
    ([nil] + table.verbs.map(Optional.some)).map { verb in
      let words = table.options(of: verb).flatMap(\.spellings).joined(separator: " ")
      return (verb?.name ?? "''", "\(function)_words '\(words)'")
    }
  }

  private var operands: [Case] {
    let verbs: Case = ("''", action(for: .verb) ?? "")
    return [verbs]
      + table.verbs.compactMap { verb in
        guard let operand = verb.operands.last else { return nil }
        return action(for: operand.kind).map { (verb.name, $0) }
      }
  }

  /// The command that offers the values of a kind; nil where there is nothing to offer.
  private func action(for kind: OptionKind) -> String? {
    switch kind {
    case .choice(let choices): "\(function)_words '\(choices.map(\.name).joined(separator: " "))'"
    case .verb: "\(function)_words '\(table.verbs.map(\.name).joined(separator: " "))'"
    case .subject: "\(function)_words '\(table.subjects.joined(separator: " "))'"
    case .path(.scene): "\(function)_paths '*.json' '*.json5'"
    case .path(.file), .path(.output): "\(function)_paths '*'"
    case .path(.folder), .path(.outputFolder): "\(function)_paths"
    case .words(let rule): rule.offer.map(action)
    case .flag, .toggle, .time, .moment, .moments, .integer, .assignment, .text: nil
    }
  }

  /// The command that offers words of the program's own.
  private func action(for offer: WordOffer) -> String {
    let scenes = offer.hasScenes ? ["\(function)_paths '*.json' '*.json5'"] : []
    let listed = offer.listings.map { "\(function)_\($0.verb) \($0.option)" }
    return (scenes + listed).joined(separator: "; ")
  }

  /// The functions that offer what a verb of the program lists.
  private var listings: String {
    let verbs = Set(table.offers.flatMap(\.listings).map(\.verb)).sorted()
    return verbs.map { verb in
      """
      \(function)_\(verb)() {
        \(function)_words "$(\(table.program) \(verb) "$1" 2> /dev/null)"
      }


      """
    }.joined()
  }

  private func alternatives(_ patterns: [String]) -> String { patterns.joined(separator: " | ") }

  private func cases(_ cases: [Case], indent: String = "    ") -> String {
    cases.map { "\(indent)\($0.pattern)) \($0.action) ;;" }.joined(separator: "\n")
  }
}
