import SegueJSON
import Testing

@Suite struct DiagnosticsTests {
  private func error(_ message: String, _ file: String = "a", at offset: Int = 0) -> Diagnostic {
    Diagnostic(.error, message, at: SourcePosition(file: file, range: SourceRange(at: offset)))
  }

  @Test func `messages are sorted by file, place and weight`() {
    var diagnostics = Diagnostics()
    diagnostics.register(SourceText(name: "main", text: ""))
    diagnostics.register(SourceText(name: "a", text: ""))
    diagnostics.add(contentsOf: [
      error("5", "a", at: 9), error("4", "a", at: 2), error("2", "main", at: 7),
      Diagnostic(.warning, "3b", at: SourcePosition(file: "a", range: SourceRange(at: 1))),
      error("3a", "a", at: 1), error("6", "unknown"), Diagnostic(.error, "1"),
      error("7", "unknown"),
    ])
    #expect(diagnostics.sorted.map(\.message) == ["1", "2", "3a", "3b", "4", "5", "6", "7"])
  }

  @Test func `messages of one place keep their order`() {
    var diagnostics = Diagnostics()
    for index in 0..<50 { diagnostics.add(error("\(index)")) }
    #expect(diagnostics.sorted.map(\.message) == (0..<50).map(String.init))
  }

  @Test func `errors win a place over warnings, and warnings over notes`() {
    var diagnostics = Diagnostics()
    for index in 0..<30 {
      let severity: Diagnostic.Severity = index < 10 ? .note : index < 20 ? .warning : .error
      let place = SourcePosition(file: "a", range: SourceRange(at: index))
      diagnostics.add(Diagnostic(severity, "\(index)", at: place))
    }
    let kept = ["10", "11", "20", "21", "22", "23", "24", "25", "26", "27", "28", "29"]
    #expect(diagnostics.shown(limit: 12).map(\.message) == kept)
    #expect(diagnostics.shown(limit: 30).count == 30)
    #expect(diagnostics.count(of: .error) == 10)
  }

  @Test func `only an error keeps a file from being used`() {
    var diagnostics = Diagnostics()
    #expect(diagnostics.hasErrors == false)
    diagnostics.add(Diagnostic(.warning, "odd size"))
    diagnostics.add(Diagnostic(.note, "by the way"))
    #expect(diagnostics.hasErrors == false)
    diagnostics.add(Diagnostic(.error, "wrong size"))
    #expect(diagnostics.hasErrors == true)
  }

  @Test func `a file is registered once`() {
    var diagnostics = Diagnostics()
    diagnostics.register(SourceText(name: "a", text: "first"))
    diagnostics.register(SourceText(name: "a", text: "second"))
    #expect(diagnostics.sources.map(\.bytes) == [Array("first".utf8)])
  }
}
