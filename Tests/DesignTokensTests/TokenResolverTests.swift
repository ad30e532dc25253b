import SegueDesignTokens
import SegueJSON
import SegueMotion
import Testing

/// Resolver documents: sets, modifiers and their order, by the rules of the Resolver Module, 2025.10.
@Suite struct TokenResolverTests {
  /// A document with files beside it, in contexts: its tokens, and what is wrong.
  private static func read(
    _ text: String, files: [String: String] = [:], choosing choices: [String: String] = [:]
  ) -> (values: [String: DesignToken.Value], mistakes: [String], axes: [TokenAxis]) {
    var diagnostics = Diagnostics()
    var reader = TokenReader(choosing: choices)
    reader.add(SourceText(name: "app.resolver.json5", text: text), into: &diagnostics) {
      name, node, source, diagnostics in
      guard let text = files[name] else {
        diagnostics.add(Diagnostic(.error, "no file '\(name)'", at: source.place(node.range)))
        return nil
      }
      let file = SourceText(name: name, text: text)
      return JSONReader(.json5).read(file, into: &diagnostics).map { ($0, file) }
    }
    let table = reader.table(into: &diagnostics)
    return (
      Dictionary(table.tokens.map { ($0.name, $0.value) }) { first, _ in first },
      diagnostics.sorted.map(\.sentence) + reader.wrongChoices.map(\.sentence), reader.axes
    )
  }

  private static func duration(_ milliseconds: Int) -> String {
    #"{ $type: "duration", $value: { value: \#(milliseconds), unit: "ms" } }"#
  }

  /// A base, and a modifier of the pace that is calm unless said.
  private static let paced = """
    { version: "2025.10",
      sets: { base: { sources: [{ short: \(duration(100)), quick: { $value: "{long}" } },
                                { $ref: "base.json" }] } },
      modifiers: { pace: { default: "calm", contexts: {
        calm: [{ long: \(duration(800)) }], brisk: [{ $ref: "#/sets/base" }, { long: \(duration(300)) }] } } },
      resolutionOrder: [{ $ref: "#/sets/base" }, { $ref: "#/modifiers/pace" }] }
    """
  private static let files = ["base.json": "{ long: \(duration(500)), short: \(duration(120)) }"]

  @Test(
    arguments: [
      ([:], 800.0), (["pace": "calm"], 800), (["pace": "brisk"], 300),
    ] as [([String: String], Double)])
  func `of tokens with one name the last in order counts, and references come after that`(
    _ choices: [String: String], _ long: Double
  ) {
    let (values, mistakes, axes) = Self.read(Self.paced, files: Self.files, choosing: choices)
    #expect(mistakes == [])
    #expect(
      values == [
        "short": .duration(.milliseconds(120)), "long": .duration(.milliseconds(long)),
        "quick": .duration(.milliseconds(long)),
      ])
    #expect(axes == [TokenAxis("pace", of: ["calm", "brisk"], standard: "calm")])
  }

  @Test func `sets and modifiers may stand in the order itself, and contexts may be empty`() {
    let text = """
      { version: "2025.10", resolutionOrder: [
        { type: "set", name: "a", sources: [{ x: \(Self.duration(10)) }] },
        { type: "modifier", name: "debug", contexts: { off: [], on: [{ x: \(Self.duration(90)) }] }, default: "off" }] }
      """
    #expect(Self.read(text).values == ["x": .duration(.milliseconds(10))])
    let on = Self.read(text, choosing: ["debug": "on"])
    #expect(on.mistakes == [] && on.values == ["x": .duration(.milliseconds(90))])
  }

  @Test func `a part of a file is found by the pointer behind its name`() {
    let text = """
      { version: "2025.10", resolutionOrder: [{ $ref: "all.json#/sets/motion" }] }
      """
    let all = "{ sets: { motion: { y: \(Self.duration(40)) } } }"
    #expect(Self.read(text, files: ["all.json": all]).values == ["y": .duration(.milliseconds(40))])
  }

  @Test(arguments: [
    (
      #"{ version: "2024", resolutionOrder: [{ x: 1 }] }"#,
      "found the text '2024', expected the version '2025.10'"
    ),
    (
      ##"{ version: "2025.10", resolutionOrder: [{ $ref: "#/sets/bse" }], sets: { base: { sources: [] } } }"##,
      "there is no set 'bse'"
    ),
    (
      ##"{ version: "2025.10", resolutionOrder: [{ $ref: "#/modifiers/m" }] }"##,
      "there is no modifier 'm'"
    ),
    (
      ##"{ version: "2025.10", resolutionOrder: [{ $ref: "#/modifiers/m" }], modifiers: { m: { contexts: {} } } }"##,
      "the modifier 'm' has no contexts"
    ),
    (
      ##"{ version: "2025.10", resolutionOrder: [{ $ref: "#/modifiers/m" }], modifiers: { m: { contexts: { a: [] } } } }"##,
      "the modifier 'm' has no default, and no context is chosen"
    ),
    (
      ##"{ version: "2025.10", resolutionOrder: [{ $ref: "#/sets/a" }], sets: { a: { sources: [{ $ref: "#/modifiers/m" }] } } }"##,
      "found '#/modifiers/m', expected a set such as '#/sets/base'"
    ),
    (
      ##"{ version: "2025.10", resolutionOrder: [{ $ref: "#/sets/a" }], sets: { a: { sources: [{ $ref: "#/sets/a" }] } } }"##,
      "'#/sets/a' leads back to itself"
    ),
    (
      #"{ version: "2025.10", resolutionOrder: [{ type: "set", sources: [] }] }"#,
      "expected 'type' and 'name' of a set or a modifier"
    ),
    (
      #"{ version: "2025.10", resolutionOrder: [{ $ref: "gone.json" }] }"#, "no file 'gone.json'"
    ),
  ])
  func `what is wrong with a document is said`(_ text: String, _ sentence: String) {
    #expect(Self.read(text).mistakes.contains(sentence))
  }

  /// Twelve sets of twelve sets, thirty deep: more sources than anybody waits for.
  @Test func `sets of sets end at a number of sources, which is told once`() {
    let sets = (0..<30).map { level in
      let source = "{ $ref: \"#/sets/s\(level + 1)\" }"
      return
        "s\(level): { sources: [\(Array(repeating: source, count: 12).joined(separator: ", "))] }"
    }
    let text = """
      { version: "2025.10", sets: { \(sets.joined(separator: ",\n")), s30: { sources: [] } },
        resolutionOrder: [{ $ref: "#/sets/s0" }, { $ref: "#/sets/s0" }] }
      """
    #expect(Self.read(text).mistakes == ["found more than 1000 sources"])
  }

  @Test func `contexts that are not there are said`() {
    let wrong = Self.read(
      Self.paced, files: Self.files, choosing: ["pace": "brsk", "theme": "dark"])
    #expect(
      wrong.mistakes == [
        "'pace' has no context 'brsk'", "there is no 'theme' to choose a context of",
      ])
  }

  @Test func `the files of a document are each named once`() throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "a.json5", text: Self.paced)
    let root = try #require(JSONReader(.json5).read(source, into: &diagnostics))
    #expect(TokenReader.files(named: root) == ["base.json"])
  }
}
