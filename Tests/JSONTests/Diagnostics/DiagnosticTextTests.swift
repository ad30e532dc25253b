import SegueJSON
import SegueTextSupport
import TestSupport
import Testing

@Suite struct DiagnosticTextTests {
  /// The messages of a scene with a misspelled property and a warning.
  private func swing() -> Diagnostics {
    let lines = [
      "{", "  \"layers\": [", "    { \"id\": \"card\",", "\t\t\"opactiy\": 0.5 }", "  ]", "}",
    ]
    let source = SourceText(name: "Scenes/swing.json", text: lines.joined(separator: "\n"))
    var diagnostics = Diagnostics()
    diagnostics.register(source)
    diagnostics.add(
      Diagnostic(
        .error, "unknown property \(Quote("opactiy"))", at: source.place(SourceRange(38, 47)),
        path: "layer 'card'", hint: "did you mean 'opacity'?",
        related: [.init("the layer starts here", at: source.place(SourceRange(20, 21)))]))
    diagnostics.add(Diagnostic(.warning, "no easing given", at: source.place(SourceRange(0, 1))))
    diagnostics.add(Diagnostic(.note, "read in 1 ms"))
    diagnostics.add(
      Diagnostic(
        .error, "unknown preset", at: SourcePosition(file: "other.json", range: SourceRange(at: 3)))
    )
    return diagnostics
  }

  @Test func `a message reads as expected`() {
    expectGolden(swing().text(), at: "diagnostics/text-plain.txt")
  }

  @Test func `colors surround the same words`() {
    let colored = swing().text(palette: .ansi)
    #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == swing().text())
    expectGolden(
      colored.replacing("\u{1B}", with: "^["), at: "diagnostics/text-colored.txt")
  }

  @Test func `programs get one object each`() {
    let lines = swing().json.map { $0.compact + "\n" }
    expectGolden(lines.joined(), at: "diagnostics/text-json.txt")
  }

  @Test func `a change is annotated`() {
    expectGolden(swing().annotations, at: "diagnostics/text-annotations.txt")
  }

  @Test func `an annotation cannot be broken out of`() {
    var diagnostics = Diagnostics()
    let place = SourcePosition(file: "a:b,c%.json", range: SourceRange(at: 0))
    diagnostics.add(Diagnostic(.error, "100 % wrong: a,b\r\n::error::x", at: place, hint: "none"))
    #expect(
      diagnostics.annotations
        == "::error file=a%3Ab%2Cc%25.json::100 %25 wrong: a,b%0D%0A::error::x%0Ahint: none\n")
  }

  @Test func `after 20 messages the rest is counted`() {
    var diagnostics = Diagnostics()
    for index in 1...51 { diagnostics.add(Diagnostic(.error, "mistake \(index)")) }
    let lines = diagnostics.text().split(separator: "\n")
    #expect(lines.count == 21)
    #expect(lines.first == "error: mistake 1")
    #expect(lines[19] == "error: mistake 20")
    #expect(lines.last == "and 31 more")
  }

  @Test func `without messages there is nothing to say`() {
    #expect(Diagnostics().text() == "")
    #expect(Diagnostics().annotations == "")
    #expect(Diagnostics().json == [])
  }
}
