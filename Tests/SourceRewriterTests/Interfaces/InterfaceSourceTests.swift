import SegueSourceRewriter
import Testing

@Suite struct InterfaceSourceTests {
  @Test(arguments: [
    ("a\r\nb\rc\n\r\n", "a\nb\nc\n\n"), ("\u{FEFF}<a/>", "<a/>"), ("\r\r", "\n\n"),
  ]) func `lines end alike, as they do for readers of XML`(text: String, expected: String) {
    #expect(InterfaceSource(path: "A.xib", xml: text).xml == expected)
  }

  /// The paths of the documents that a target registers.
  private func registered(_ paths: [String]) -> [String] {
    let files = paths.map { InterfaceSource(path: "/app/\($0)", xml: "<document/>") }
    let text = Stepping.result("", interfaces: files).outputs.last?.text ?? ""
    return text.split(separator: "\n").filter { $0.contains("AppInterfaces.register(") }
      .compactMap { $0.split(separator: "path: \"").last?.split(separator: "\"").first }
      .map(String.init)
  }

  @Test(arguments: [
    (["Base.lproj/A.xib", "de.lproj/A.xib"], ["Base.lproj/A.xib"]),
    (["de.lproj/A.xib", "en.lproj/A.xib"], ["en.lproj/A.xib"]),
    (["de.lproj/A.xib", "de.lproj/B.xib"], ["de.lproj/A.xib", "de.lproj/B.xib"]),
    (["A.storyboard", "A.xib", "x/A.xib"], ["A.storyboard", "A.xib", "x/A.xib"]),
  ]) func `of translations the one is taken that they are made of`(
    paths: [String], expected: [String]
  ) {
    #expect(registered(paths) == expected)
  }
}
