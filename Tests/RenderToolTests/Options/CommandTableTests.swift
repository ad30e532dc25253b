import SegueCommandLine
import SegueRenderTool
import Testing

/// What the table promises to the parser and to those who read what is made from it.
@Suite struct CommandTableTests {
  private static let table = CommandTable.render
  private static let options = table.generalOptions + table.verbs.flatMap(\.options)

  @Test(arguments: table.verbs)
  func `no two options of a verb share a spelling`(_ verb: VerbRow) {
    let spellings = Self.table.options(of: verb).flatMap(\.spellings)
    #expect(Set(spellings).count == spellings.count)
  }

  @Test func `no two verbs share a name`() {
    #expect(Set(Self.table.verbs.map(\.name)).count == Self.table.verbs.count)
  }

  @Test(arguments: options)
  func `a default is a value of its option`(_ option: Option) throws {
    guard let text = option.defaultText, option.kind.takesValue else { return }
    #expect(try option.kind.read(text) == option.default)
  }

  @Test(arguments: table.verbs.map(\.summary) + options.map(\.summary))
  func `a summary is a phrase that fits its line`(_ summary: String) {
    #expect(summary.first?.isUppercase == true)
    #expect(!summary.hasSuffix("."))
    #expect((3...60).contains(summary.count))
  }

  @Test(arguments: table.verbs.map(\.details) + options.map(\.details))
  func `details are whole sentences`(_ details: String) {
    #expect(details.isEmpty || details.hasSuffix("."))
    #expect(!details.contains("\n") && !details.contains("  "))
  }

  @Test(arguments: table.verbs)
  func `only the last operand of a verb may be missing or many`(_ verb: VerbRow) {
    #expect(verb.operands.dropLast().allSatisfy { $0.count == .one })
  }

  @Test(arguments: table.verbs.flatMap(\.examples).map(\.command))
  func `an example is a command line that is understood`(_ command: String) throws {
    let start = try #require(command.firstRange(of: "render ")).upperBound
    let tail = command[start...]
    let ends = [" |", " >", ")\""].compactMap { tail.firstRange(of: $0)?.lowerBound }
    var parser = ArgumentParser(Self.table)
    try parser.read(Self.words(in: tail[..<(ends.min() ?? tail.endIndex)]))
  }

  /// The words of a line, where single quotes keep spaces together.
  private static func words(in line: Substring) -> [String] {
    let parts = line.split(separator: "'", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part in
      index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
    }
  }

  @Test func `exit codes are the settled ones`() {
    let codes: [Int32] = [0, 1, 2, 65, 66, 69, 70, 71, 73, 74, 75, 130, 141, 143]
    #expect(ExitCode.allCases.map(\.rawValue) == codes)
  }
}
