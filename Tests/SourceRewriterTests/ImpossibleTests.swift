import Testing

@Suite struct ImpossibleTests {
  @Test(arguments: [
    ("method_exchangeImplementations(a, b)", "1:1: error: 'method_exchangeImplementations'"),
    ("import GLKit", "1:8: error: 'GLKit' is not here"),
    ("let n = UINib(nibName: x)", "1:9: warning: 'UINib' reads a nib, and the target has none"),
    (
      "let s = UIStoryboard(name: x)",
      "1:9: warning: 'UIStoryboard' reads a storyboard, and the target has none"
    ),
    ("NSClassFromString(\"_UIBar\")", "1:1: warning: NSClassFromString(\"_UIBar\") is nil here"),
    ("let f: @convention(block) () -> Void", "1:8: error: '@convention(block)' needs"),
  ])
  func `what cannot be is said with its place`(text: String, beginning: String) {
    let findings = Stepping.findings(text)
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("/app/A.swift:\(beginning)") == true)
  }

  @Test(arguments: [
    "// method_exchangeImplementations(a, b)", "let x = \"UINib(nibName: x)\"",
    "#if os(macOS)\nimport Metal\n#endif",
    "#if canImport(SwiftUI)\nimport SwiftUI\nlet x: View\n#endif",
    "#if os(iOS)\n#else\nmethod_exchangeImplementations(a, b)\n#endif",
    "#if !canImport(UIKit) || os(tvOS)\nimport GLKit\n#endif", "NSClassFromString(name)",
  ])
  func `what is not compiled is not judged`(text: String) {
    #expect(Stepping.findings(text) == [])
  }
}
