import SegueSourceRewriter

/// What the step makes of texts, in short.
enum Stepping {
  /// The lines that one file became, without the directive above them and what stands behind.
  static func body(_ text: String, beside others: [String] = []) -> String {
    let whole = output(text, beside: others)
    let lines = whole.split(separator: "\n", omittingEmptySubsequences: false).dropFirst()
    let end = lines.firstIndex(of: "#sourceLocation()") ?? lines.endIndex
    return lines[..<end].joined(separator: "\n")
  }

  /// The lines of a body without spaces where something was taken away.
  static func words(_ text: String, beside others: [String] = []) -> String {
    body(text, beside: others).split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  /// All that one file became.
  static func output(_ text: String, beside others: [String] = []) -> String {
    result(text, beside: others).outputs[0].text
  }

  static func findings(_ text: String, beside others: [String] = []) -> [String] {
    result(text, beside: others).findings.map(\.text)
  }

  static func result(
    _ text: String, beside others: [String] = [], interfaces: [InterfaceSource] = []
  ) -> SourceRewriter.Result {
    let names = ["A.swift", "B.swift", "C.swift", "D.swift"]
    return SourceRewriter.run(
      on: zip(names, [text] + others).map { SourceFile(path: "/app/\($0)", text: $1) }, in: "/app",
      interfaces: interfaces)
  }

  /// The text of the tokens of a kind.
  static func tokens(_ kind: Token.Kind, of text: String) -> [String] {
    let bytes = Array(text.utf8)
    return SourceFile(path: "A.swift", text: text).tokens.filter { $0.kind == kind }
      .map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }
}
