package import SegueCommandLine
import SegueFiles
import SegueJSON
import SegueTextSupport

extension Tool {
  /// The work of a call.
  package typealias Work = @Sendable (ToolCall) async throws(RunError) -> ToolAnswer
}

/// A call of a tool: what was said to it, and the program that it may run.
package struct ToolCall: Sendable {
  let tool: Tool
  /// The arguments that were given, all of which the tool knows and can read.
  let arguments: [(parameter: ToolParameter, texts: [String])]
  /// The terminal of the conversation.
  let terminal: Terminal
  /// The folder that all outputs lie in.
  let root: Folder

  /// Reads the arguments; a failure says what was found and expected.
  init(
    of tool: Tool, _ arguments: JSONObject?, on terminal: Terminal, root: Folder
  ) throws(RunError) {
    self.tool = tool
    self.terminal = terminal
    self.root = root
    var read: [(parameter: ToolParameter, texts: [String])] = []
    for member in arguments?.members ?? [] {
      let parameter = try tool.parameter(member)
      read.append((parameter, try tool.texts(member, of: parameter)))
    }
    self.arguments = read
    let missing = tool.parameters.first { $0.isRequired && arguments?[$0.name] == nil }
    if let missing {
      throw RunError(.usage, "'\(tool.name)' needs '\(missing.name)': \(missing.summary)")
    }
  }

  /// True if all of an answer was asked for, however long it is.
  var isFull: Bool { isOn("full") }
}

extension ToolCall {
  /// The texts of an argument; none where it was not given.
  package func texts(_ name: String) -> [String] {
    arguments.first { $0.parameter.name == name }?.texts ?? []
  }

  /// The text of an argument that has one.
  package func text(_ name: String) -> String? { texts(name).first }

  /// The whole number of an argument within a range.
  package func integer(_ name: String, in range: ClosedRange<Int>) throws(RunError) -> Int? {
    guard let text = text(name) else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw RunError(
        .usage,
        "'\(tool.name)': '\(name)': found \(text), expected a whole number from"
          + " \(range.lowerBound) to \(range.upperBound)")
    }
    return number
  }

  /// True if a flag is set.
  package func isOn(_ name: String) -> Bool { !texts(name).isEmpty }

  /// Runs a verb of the program on the arguments, behind further words, and returns what it says.
  ///
  /// - Parameter names: the arguments that the verb gets; all unless given.
  package func run(
    _ words: [String], with names: Set<String>? = nil
  ) async throws(RunError) -> ToolRun {
    let given = arguments.filter { names?.contains($0.parameter.name) ?? true }
    return await ToolRun(
      try command(words, given), on: terminal,
      in: ToolWords(of: tool, in: terminal.commands.table))
  }

  private func command(
    _ words: [String], _ given: [(parameter: ToolParameter, texts: [String])]
  ) throws(RunError) -> ToolCommand {
    var (options, operands, input): ([String], [String], [UInt8]?) = ([], [], nil)
    // Operands come in the order of the tool's parameters, whatever order a program writes them in.
    for parameter in tool.parameters {
      guard let texts = given.first(where: { $0.parameter == parameter })?.texts else { continue }
      switch parameter.place {
      case .operand: operands += texts
      case .option(let option) where parameter.kind == .flag: options += texts.map { _ in option }
      case .option(let option): options += texts.map { "\(option)=\($0)" }
      case .scene: input = texts.first.map { Array($0.utf8) }
      case .output: for path in texts { options.append("--output=\(try output(path))") }
      case .call: continue
      }
    }
    // Standard input belongs to the conversation.
    if operands.contains("-") { throw RunError(.usage, "'\(tool.name)': '-' is no path here") }
    if input != nil { operands.append("-") }
    if operands.isEmpty, tool.parameters.contains(where: { $0.place == .scene }) {
      throw RunError(.usage, "'\(tool.name)' needs 'path' or 'scene'")
    }
    return ToolCommand(words: words + options + ["--"] + operands, input: input ?? [])
  }

  /// The path of an output, which is one file in the root, whatever links say.
  private func output(_ path: String) throws(RunError) -> String {
    let place = "'\(tool.name)': 'output': \(Quote(path: path))"
    // A number in the name would make it many files.
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard path != "-", !path.contains("%"), name.dropFirst().contains("."), name != ".." else {
      throw RunError(
        .usage, "\(place) is no name of one file", hint: "such as push.mp4 or push.png")
    }
    let hasRoot: Bool
    do throws(FileError) {
      hasRoot = try root.identity() != nil
      try root.checkHolds(path)
    } catch {
      guard case .leadsOut(let folder) = error.reason else {
        throw RunError(ExitCode(error.consequence), error.sentence, hint: error.hint)
      }
      throw RunError(
        .usage, "\(place) lies outside of \(Quote(path: folder)), where outputs go",
        hint: "'render mcp --root' names another folder")
    }
    // Everything lies in a folder that is not there, as far as anybody can tell.
    guard hasRoot else {
      throw RunError(
        .cannotCreate,
        "\(place): the folder \(Quote(path: root.path)), where outputs go, does not exist")
    }
    return path
  }
}

extension Tool {
  /// True if a scene may be said instead of saved.
  private var hasScene: Bool { parameters.contains { $0.place == .scene } }

  fileprivate func parameter(_ member: JSONObject.Member) throws(RunError) -> ToolParameter {
    if let parameter = parameters.first(where: { $0.name == member.key }) { return parameter }
    let names = parameters.map(\.name)
    let other = Self.otherNames[member.key].flatMap { names.contains($0) ? $0 : nil }
    let hint =
      other.map { "did you mean '\($0)'?" } ?? Spelling.question(for: member.key, among: names)
    throw RunError(
      .usage,
      "'\(name)' knows no \(Quote(member.key)); "
        + (hint ?? (names.isEmpty ? "it takes nothing" : "it knows \(names.joined(with: "and"))")))
  }

  /// Names that arguments have elsewhere.
  private static let otherNames = [
    "file": "path", "filename": "path", "film": "path", "recording": "path", "paths": "path",
    "video": "path", "name": "transition", "preset": "transition", "with": "transition",
    "old": "before", "new": "after", "time": "at", "moment": "at", "language": "as",
    "out": "output", "outputPath": "output", "topics": "topic",
  ]

  fileprivate func texts(
    _ member: JSONObject.Member, of parameter: ToolParameter
  ) throws(RunError) -> [String] {
    guard let texts = parameter.texts(member.node) else {
      throw RunError(
        .usage,
        "'\(name)': '\(member.key)': found \(member.node.summary), expected \(parameter.expectation)"
      )
    }
    let text = texts.first ?? ""
    switch parameter.place {
    case .scene where !text.contains("{"):
      throw RunError(
        .usage,
        "'\(name)': 'scene': found \(member.node.summary), expected the scene itself",
        hint: "a file goes under 'path': \((["path": .string(text)] as JSONValue).compact)")
    case .operand where text.drop(while: \.isWhitespace).first == "{" && hasScene:
      throw RunError(
        .usage, "'\(name)': '\(member.key)': found a scene, expected the path of a file",
        hint: "the scene itself goes under 'scene'")
    default: return texts
    }
  }
}

extension ToolCall {
  /// A file for a picture that nobody needs later; it goes when `body` ends.
  package func withPicture<Value>(
    _ body: (_ path: String) async throws(RunError) -> Value
  ) async throws(RunError) -> Value {
    let folder: ScratchFolder
    do throws(FileError) {
      folder = try ScratchFolder()
    } catch {
      throw RunError(ExitCode(error.consequence), error.sentence, hint: error.hint)
    }
    defer { folder.remove() }
    return try await body("\(folder.path)/picture.png")
  }

  /// The bytes of such a picture.
  package func picture(at path: String) throws(RunError) -> [UInt8] {
    do throws(FileError) {
      return try InputFile.read(path, limit: Self.pictureLimit).bytes
    } catch {
      throw RunError(ExitCode(error.consequence), error.sentence, hint: error.hint)
    }
  }

  /// The most bytes of a picture.
  private static let pictureLimit = 64 << 20
}
