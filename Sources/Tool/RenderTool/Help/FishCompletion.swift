import SegueTextSupport

/// Completion for fish: one `complete` line for each thing that can be typed.
struct FishCompletion {
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
    case .transition(let role): "-x -a \("(\(Self.offers(role, table.program)))".fishQuoted)"
    case .path(.file), .path(.output): "-r -F"
    case .path(.folder), .path(.outputFolder): "-x -a \("(__fish_complete_directories)".fishQuoted)"
    case .flag, .toggle, .time, .moment, .moments, .integer, .assignment, .frames, .text: nil
    }
  }

  /// The commands that offer what may stand where a transition is named.
  private static func offers(_ role: TransitionRole, _ program: String) -> String {
    let names = "\(program) presets --names"
    return switch role {
    case .transition: names
    case .subject: "__fish_complete_suffix .json; __fish_complete_suffix .json5; \(names)"
    case .selection: "\(program) presets --families; \(names)"
    }
  }
}
