import SegueCommandLine
import SegueJSON

/// Messages of verbs in the words of a tool: arguments in place of options.
///
/// A command line that is shown as one, `'render …'` or the member `command`, stays as it is.
struct ToolWords: Sendable {
  /// The arguments of the tool by the options that they become.
  private let arguments: [String: String]
  /// The options of the program, without dashes.
  private let options: Set<String>

  init(of tool: Tool, in table: CommandTable) {
    let all = table.verbs.flatMap(\.options) + table.generalOptions
    options = Set(all.map(\.name))
    var arguments: [String: String] = [:]
    for parameter in tool.parameters {
      switch parameter.place {
      case .option(let option): arguments[String(option.dropFirst(2))] = parameter.name
      case .output: arguments["output"] = parameter.name
      case .operand, .scene, .call: arguments[parameter.name.dashed] = parameter.name
      }
    }
    self.arguments = arguments
  }

  /// The text with the names of arguments in place of those of options; lines quoted from a file stay as they are.
  func said(_ text: String) -> String {
    guard text.contains("-") else { return text }
    return text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isExcerpt ? String($0) : said(ofLine: $0) }
      .joined(separator: "\n")
  }

  private func said(ofLine line: Substring) -> String {
    var said = ""
    var rest = line
    while let dash = rest.firstIndex(of: "-") {
      said += rest[..<dash]
      rest = rest[dash...]
      if said.isInCommand {
        said += "-"
        rest = rest.dropFirst()
      } else {
        takeOption(from: &rest, to: &said)
      }
    }
    return said + rest
  }

  /// The document with its messages in these words; commands in it stay commands.
  func said(_ document: JSONValue) -> JSONValue {
    switch document {
    case .string(let text): .string(said(text))
    case .array(let elements): .array(elements.map { said($0) })
    case .object(let members):
      .object(
        members.map { member in
          Self.verbatim.contains(member.key)
            ? member : JSONValue.Member(member.key, said(member.value))
        })
    default: document
    }
  }

  /// Members that hold command lines, code, or words of a scene's author.
  private static let verbatim: Set = [
    "command", "accept", "code", "file", "files", "scene", "name", "id", "text", "string",
    "title", "output", "reproduce",
  ]

  private func takeOption(from rest: inout Substring, to said: inout String) {
    let isWord = said.last.map { $0.isLetter || $0.isNumber || $0 == "-" } ?? false
    let isLong = rest.hasPrefix("--")
    let name = String(rest.dropFirst(isLong ? 2 : 1).prefix { $0.isLetter || $0 == "-" })
    let option = isLong ? name : name == "o" ? "output" : ""
    // In quotes alone it may be what the caller has said, such as a path.
    let isTheirs =
      said.last == "'" && arguments[option] == nil
      && !["option '", "options '", " and '"].contains(where: said.hasSuffix)
    guard !isWord, !isTheirs, options.contains(option) else {
      said += rest.prefix(1)
      rest = rest.dropFirst()
      return
    }
    rest = rest.dropFirst(name.count + (isLong ? 2 : 1))
    let argument = arguments[option]
    let isQuoted = said.last == "'" && rest.first == "'"
    if isQuoted {
      said.removeLast()
      rest = rest.dropFirst()
    }
    for word in ["option ", "options "] where argument != nil && said.hasSuffix(word) {
      said.removeLast(word.count)
    }
    said += argument.map { "'\($0)'" } ?? "the command line's option '\(option)'"
    guard option == "set", argument != nil, rest.hasPrefix(" ") else { return }
    let setting = rest.dropFirst().prefix { $0 != "=" && $0 != " " }
    guard rest.dropFirst(1 + setting.count).first == "=" else { return }
    rest = rest.dropFirst(2 + setting.count)
    let value = rest.prefix { !$0.isWhitespace }
    rest = rest.dropFirst(value.count)
    said += ": {\"\(setting)\": \(value)}"
  }
}

extension Substring {
  /// True for a line quoted below a message, `   14 | "opacity": 0.5`, and the mark under it.
  fileprivate var isExcerpt: Bool {
    let gutter = drop { $0.isWhitespace || $0.isNumber }
    return gutter.startIndex > startIndex && gutter.first == "|"
  }
}

extension String {
  /// True if the text ends inside of a command line in quotes.
  fileprivate var isInCommand: Bool {
    guard let start = range(ofLast: "'render ") else { return false }
    return !self[index(after: start)...].contains("'")
  }

  private func range(ofLast words: String) -> Index? {
    ranges(of: words).last?.lowerBound
  }

  /// The name as options have it: `fromBox` is `from-box`.
  fileprivate var dashed: String {
    reduce(into: "") { $0 += $1.isUppercase ? "-\($1.lowercased())" : String($1) }
  }
}
