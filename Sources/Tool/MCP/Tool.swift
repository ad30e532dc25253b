import SegueCommandLine
import SegueJSON
import SegueTextSupport

/// Something that other programs have this one do: a verb, in words that a program writes and a model
/// understands.
package struct Tool: Hashable, Sendable {
  /// Kinds of answers.
  package enum Answer: Hashable, Sendable {
    case text
    /// A picture, in PNG.
    case picture
  }

  let name: String
  /// The purpose of the tool, as whole sentences for a model.
  let summary: String
  /// The words in front of all others.
  let command: [String]
  let parameters: [ToolParameter]
  /// Further words for the command line where a call leaves something open.
  var defaults: [Default] = []
  package var answer = Answer.text
  /// True if mistakes in a scene are the answer, and no reason to have none.
  package var isAnsweredByMistakes = false

  package init(
    name: String, summary: String, command: [String], parameters: [ToolParameter],
    defaults: [Default] = [], answer: Answer = .text, isAnsweredByMistakes: Bool = false
  ) {
    self.name = name
    self.summary = summary
    self.command = command
    self.parameters = parameters
    self.defaults = defaults
    self.answer = answer
    self.isAnsweredByMistakes = isAnsweredByMistakes
  }

  /// Words for a call that does not say one thing; with `beside`, only for one that says another.
  package struct Default: Hashable, Sendable {
    let missing: String
    var beside: String?
    let words: [String]

    package init(missing: String, beside: String? = nil, words: [String]) {
      self.missing = missing
      self.beside = beside
      self.words = words
    }
  }

  /// The protocol's description of the tool; none of them changes anything.
  var description: JSONValue {
    let required = parameters.filter(\.isRequired).map { JSONValue.string($0.name) }
    let schema: [JSONValue.Member] = [
      .init("type", "object"),
      .init("properties", .object(parameters.map { .init($0.name, $0.schema) })),
      .init("required", .array(required)), .init("additionalProperties", false),
    ]
    return [
      "name": .string(name), "description": .string(summary), "inputSchema": .object(schema),
      "annotations": ["readOnlyHint": true, "openWorldHint": false],
    ]
  }
}

/// A command line, and what stands on its standard input.
struct ToolCommand: Hashable, Sendable {
  var words: [String]
  var input: [UInt8]
}

extension Tool {
  /// The command line for a call; a failure says what was found and expected.
  func command(for arguments: JSONObject?) throws(RunError) -> ToolCommand {
    var (options, operands, input): ([String], [String], [UInt8]?) = ([], [], nil)
    for member in arguments?.members ?? [] {
      let parameter = try parameter(member)
      guard let texts = parameter.texts(member.node) else {
        throw RunError(
          .usage,
          "'\(name)': '\(member.key)': found \(member.node.summary),"
            + " expected \(parameter.expectation)")
      }
      switch parameter.place {
      case .operand: operands += texts
      case .option(let option) where parameter.kind == .flag: options += texts.map { _ in option }
      case .option(let option): options += texts.map { "\(option)=\($0)" }
      case .scene: input = texts.first.map { Array($0.utf8) }
      }
    }
    let missing = parameters.first { $0.isRequired && arguments?[$0.name] == nil }
    if let missing {
      throw RunError(.usage, "'\(name)' needs '\(missing.name)': \(missing.summary)")
    }
    for standard in defaults where arguments?[standard.missing] == nil {
      guard standard.beside.map({ arguments?[$0] != nil }) ?? true else { continue }
      options += standard.words
    }
    // Standard input belongs to the conversation.
    if operands.contains("-") { throw RunError(.usage, "'\(name)': '-' is no path here") }
    if input != nil { operands.append("-") }
    if operands.isEmpty, parameters.contains(where: { $0.place == .scene }) {
      throw RunError(.usage, "'\(name)' needs 'path' or 'scene'")
    }
    return ToolCommand(words: command + options + ["--"] + operands, input: input ?? [])
  }

  private func parameter(_ member: JSONObject.Member) throws(RunError) -> ToolParameter {
    if let parameter = parameters.first(where: { $0.name == member.key }) { return parameter }
    let names = parameters.map(\.name)
    let hint = Spelling.question(for: member.key, among: names)
    throw RunError(
      .usage,
      "'\(name)' knows no \(Quote(member.key)); "
        + (hint ?? "it knows \(names.joined(with: "and"))"))
  }
}
