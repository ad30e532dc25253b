import SegueDesignTokens
import SegueJSON
import SegueMotion
import Testing

/// Tokens in several contexts, written and read again.
@Suite struct ModeNotationTests {
  private static let curve = DesignToken(
    "motion.ease", .curve(.easing(.cubicBezier(0.2, 0, 0, 1))), note: "For all.")

  private static func tokens(_ milliseconds: Double, _ damping: Double) -> [DesignToken] {
    [
      curve, DesignToken("motion.short", .duration(.milliseconds(milliseconds))),
      DesignToken("motion.duration.long", .duration(.milliseconds(3 * milliseconds))),
      DesignToken("motion.spring", .curve(.spring(.response(0.4, dampingFraction: damping)))),
      DesignToken("paper", .color("#FF800080")), DesignToken("step", .number(2.5)),
    ]
  }

  private static let modes = TokenModes(
    TokenAxis("pace", of: ["Calm", "Brisk"], standard: "Brisk"),
    [tokens(200, 1), tokens(80.5, 0.7)])

  private static func read(
    _ text: String, in context: String?
  ) -> (tokens: [DesignToken], mistakes: [String], axes: [TokenAxis]) {
    var diagnostics = Diagnostics()
    var reader = TokenReader(choosing: context.map { ["pace": $0] } ?? [:])
    reader.add(SourceText(name: "a.json", text: text), into: &diagnostics)
    let table = reader.table(into: &diagnostics)
    return (table.tokens, diagnostics.sorted.map(\.sentence), reader.axes)
  }

  /// True if both are the same to a millionth.
  private static func isSame(_ a: DesignToken.Value, _ b: DesignToken.Value) -> Bool {
    guard case .curve(let a) = a, case .curve(let b) = b else { return a == b }
    return (0...100).allSatisfy { step in
      let time = Double(step) / 100
      return abs(a.fraction(at: time, of: 1) - b.fraction(at: time, of: 1)) < 1e-6
    }
  }

  @Test(arguments: [TokenNotation.resolver, .figma])
  func `each context is read as it was written`(_ notation: TokenNotation) {
    let text = notation.text(of: Self.modes)
    for (context, expected) in zip(Self.modes.axis.contexts, Self.modes.tables) {
      let (tokens, mistakes, axes) = Self.read(text, in: context)
      #expect(mistakes == [] && axes == [Self.modes.axis])
      let read = Dictionary(uniqueKeysWithValues: tokens.map { ($0.name, $0) })
      #expect(read.count == expected.count)
      for token in expected {
        let other = read[token.name]
        #expect(
          other.map { Self.isSame(token.value, $0.value) } == true && other?.note == token.note,
          "\(context): \(token), \(String(describing: other))")
      }
    }
  }

  @Test(arguments: [TokenNotation.resolver, .figma])
  func `without a choice the default counts`(_ notation: TokenNotation) {
    let tokens = Self.read(notation.text(of: Self.modes), in: nil).tokens
    #expect(tokens.first { $0.name == "motion.short" }?.value == .duration(.milliseconds(80.5)))
  }

  @Test func `what all contexts share stands once`() throws {
    let text = TokenNotation.resolver.text(of: Self.modes)
    #expect(text.split(separator: "[0.2, 0, 0, 1]").count == 2)
  }

  @Test func `transitions are three variables in Figma, and the same transition's parts again`() {
    let enter = DesignToken(
      "enter",
      .transition(
        .init(
          duration: .milliseconds(300), delay: .milliseconds(50),
          curve: .easing(.cubicBezier(0, 0, 0.2, 1)))))
    let tokens = Self.read(TokenNotation.figma.text(of: [enter]), in: nil).tokens
    #expect(
      tokens.map(\.name).sorted() == ["enter.delay", "enter.duration", "enter.timingFunction"])
    #expect(tokens.first { $0.name == "enter.delay" }?.value == .duration(.milliseconds(50)))
  }

  @Test func `Figma's modes are chosen by their names`() {
    let text = """
      {"meta": {"variableCollections": {"c": {"name": "pace", "defaultModeId": "m1",
         "modes": [{"modeId": "m1", "name": "Calm"}, {"modeId": "m2", "name": "Brisk"}]}},
       "variables": {"v": {"name": "motion/duration", "variableCollectionId": "c",
         "valuesByMode": {"m1": 400, "m2": 150}}}}}
      """
    #expect(Self.read(text, in: nil).tokens.map(\.value) == [.duration(.milliseconds(400))])
    #expect(Self.read(text, in: "Brisk").tokens.map(\.value) == [.duration(.milliseconds(150))])
  }
}
