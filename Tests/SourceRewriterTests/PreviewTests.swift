import Testing

@Suite struct PreviewTests {
  private static let head = "@section(\".init_array\") @used private let unchangedUIKitPreview"
  private static let kind = "@convention(c) () -> Void = { AppScreens.register"

  @Test func `a preview becomes a screen, on its lines`() {
    let text = "import UIKit\n#Preview(\n  \"Card\", traits: .x\n) {\n  Card()\n}\nlet a = 1"
    let lines = Stepping.body(text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count == 7)
    #expect(lines[1].hasPrefix("\(Self.head)2: \(Self.kind)(\"Card\") "))
    #expect(lines.dropFirst(4).map(\.trimmingSpaces) == ["Card()", "} }", "let a = 1"])
  }

  @Test func `its attributes stay, and without a name it has that of its file`() {
    let words = Stepping.words("import UIKit\n@available(iOS 17, *)\n#Preview { Card() }")
    #expect(
      words == "import UIKit @available(iOS 17, *) \(Self.head)9: \(Self.kind)(nil) { Card() } }")
  }

  @Test(arguments: [
    "#Preview { A() }", "import UIKit\n#Preview",
    "import UIKit\n#if os(macOS)\n#Preview { A() }\n#endif",
    "import UIKit\n#Preview { A() } body: { B() }",
  ]) func `others go`(text: String) {
    #expect(
      !Stepping.output(text).contains("AppScreens") && !Stepping.output(text).contains("#Preview"))
  }
}
