/// A curve in the code of every platform that has words for it, each to be copied.
struct CodeList {
  private let codes: [PreviewedCode]

  init(_ codes: [PreviewedCode]) { self.codes = codes }

  var markup: Markup {
    if codes.isEmpty { return .none }
    return """
      <details class="codes"><summary>Copy as</summary><dl>
      \(Markup(codes.map(row)))</dl></details>
      """
  }

  private func row(_ code: PreviewedCode) -> Markup {
    "<dt>\(code.title)</dt><dd><code dir=\"ltr\">\(code.text)</code></dd>\n"
  }
}
