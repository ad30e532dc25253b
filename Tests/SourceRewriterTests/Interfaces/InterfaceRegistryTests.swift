import SegueSourceRewriter
import Testing

@Suite struct InterfaceRegistryTests {
  /// The literal of a document with a text inside.
  private func literal(_ text: String) -> String {
    let file = InterfaceSource(path: "/app/A.xib", xml: "<document><!--\(text)--></document>")
    let shared = Stepping.result("", interfaces: [file]).outputs.last?.text ?? ""
    return shared.range(of: "xml: ").map { String(shared[$0.upperBound...]) } ?? ""
  }

  @Test(arguments: [
    ("plain", "#"), ("\"\"\"#", "##"), ("\\(x) \\#(x)", "##"), ("###", "####"), ("a\nb", "#"),
    ("\t\"\"\"\t", "#"),
  ]) func `a document stands in a literal that nothing in it ends`(text: String, signs: String) {
    let lines = "\(signs)\"\"\"\n<document><!--\(text)--></document>\n\"\"\"\(signs))\n"
    #expect(literal(text).hasPrefix(lines))
  }

  @Test func `signs without end are written one by one`() {
    let signs = String(repeating: "#", count: 100)
    #expect(literal(signs).hasPrefix("\"<document><!--\(signs)--></document>\")\n"))
  }

  @Test func `a target without documents has no registry`() {
    #expect(Stepping.result("class A {}").outputs.last?.text.contains("AppInterfaces") == false)
  }

  @Test(arguments: [
    ("initialViewController='a'", true), ("", false),
    ("initialViewController='a' launchScreen='YES'", false),
  ]) func `the first scene of a storyboard is a screen`(attributes: String, isScreen: Bool) {
    let file = InterfaceSource(path: "/app/Main.storyboard", xml: "<document \(attributes)/>")
    let text = Stepping.result("", interfaces: [file]).outputs.last?.text ?? ""
    let call =
      "AppScreens.register(\"Main\", as: .storyboard, fileID: \"Main.storyboard\", line: 1) { "
      + "UIStoryboard(name: \"Main\", bundle: nil).instantiateInitialViewController() }"
    #expect(text.contains(call) == isScreen && text.contains("AppScreens") == isScreen)
  }

  @Test func `a document that is no XML is left out, with its place`() {
    let file = InterfaceSource(path: "/app/A.xib", xml: "<document>\n<a></document>")
    let result = Stepping.result("", interfaces: [file])
    #expect(result.outputs.last?.text.contains("AppInterfaces") == false && !result.hasErrors)
    #expect(result.findings.count == 1)
    #expect(result.findings.first?.path == "/app/A.xib" && result.findings.first?.line == 2)
  }
}

extension String {
  /// Where a text begins.
  fileprivate func range(of text: String) -> Range<Index>? { firstRange(of: text) }
}
