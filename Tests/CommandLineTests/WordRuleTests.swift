import SegueCommandLine
import Testing

/// A made-up program whose verb takes words of its own.
@Suite struct WordRuleTests {
  private static let names = WordOffer(
    "fruits", listing: WordOffer.Listing("market", "--names"))

  private static let rule = WordRule(
    "fruit", role: "ripe", placeholder: "fruit",
    offer: WordOffer("meals", hasScenes: true, others: [names])
  ) { text throws(UsageError) in
    guard text.hasSuffix("apple") else { throw .expected("a fruit", suggestion: "apple") }
    return text.lowercased()
  }

  private static let table = CommandTable(
    program: "cook", version: "1", summary: "", details: "",
    verbs: [
      VerbRow(
        "eat", in: .draw, summary: "Eat", details: "",
        operands: [Operand("fruit", is: .words(rule), summary: "")], examples: [])
    ], generalOptions: [], variables: [])

  @Test func `words are read by their rule, and kept as they would best be typed`() throws {
    #expect(try OptionKind.words(Self.rule).read("PINEapple") == .text("pineapple"))
    #expect(throws: UsageError.expected("a fruit", suggestion: "apple")) {
      try OptionKind.words(Self.rule).read("pear")
    }
  }

  @Test func `a mistake is told as any other`() {
    var parser = ArgumentParser(Self.table)
    #expect(
      throws: UsageError.invalidValue(
        subject: "argument <fruit>", got: "pear", .init("a fruit", suggestion: "apple"))
    ) {
      try parser.read(["eat", "pear"])
    }
  }

  @Test func `rules are the same by kind and role`() {
    let other = WordRule("fruit", role: "ripe", placeholder: "") { text in text }
    #expect(other == Self.rule)
    #expect(WordRule("fruit", placeholder: "") { text in text } != Self.rule)
  }

  @Test(arguments: [
    (Shell.bash, "_cook_paths '*.json' '*.json5'; _cook_market --names"),
    (.bash, "_cook_words \"$(cook market \"$1\" 2> /dev/null)\""),
    (
      .fish,
      "'(__fish_complete_suffix .json; __fish_complete_suffix .json5; cook market --names)'"
    ),
    (.zsh, "_cook_fruits() {\n  compadd -- ${(f)\"$(cook market --names 2> /dev/null)\"}\n}\n"),
    (.zsh, "_cook_meals() {\n  _files -g \"*.json(|5)\"\n  _cook_fruits\n}\n"),
  ])
  func `a shell offers what the program lists`(_ shell: Shell, _ line: String) {
    #expect(CompletionScript(Self.table, for: shell).text.contains(line))
  }
}
