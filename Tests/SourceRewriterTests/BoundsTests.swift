import SegueSourceRewriter
import Testing

/// Files that were made to cost more time and memory than their length.
@Suite struct BoundsTests {
  private static func nested(_ depth: Int) -> String {
    String(repeating: "class A { ", count: depth) + String(repeating: "}", count: depth)
  }

  @Test func `brackets nest as deep as the compiler takes, and no deeper`() {
    #expect(Stepping.findings(Self.nested(256)).isEmpty)
    #expect(
      Stepping.findings(Self.nested(257)) == [
        "/app/A.swift:1:2569: error: more than 256 brackets are open here; the file is not read on"
      ])
  }

  @Test(arguments: ["#if a\n", "#if a\n#elseif b\n", "#if a\n#endif\n#if b\n"])
  func `conditions are counted where they are open`(text: String) {
    let conditions = text.contains("#endif") ? 1 : text.contains("#elseif") ? 2 : 1
    let count = 256 / conditions
    #expect(Stepping.findings(String(repeating: text, count: count)).isEmpty)
    let found = Stepping.findings(String(repeating: text, count: count + 1))
    #expect(found.count == 1)
    #expect(found.allSatisfy { $0.contains("more than 256 conditions of '#if' are open here") })
  }

  @Test func `branches of one condition are counted together`() {
    let text = "#if a\n" + String(repeating: "#elseif b\n", count: 256) + "#endif\n"
    #expect(Stepping.findings(text).count == 1)
    let apart = String(repeating: "#if a\n#else\n#endif\n", count: 1000)
    #expect(Stepping.findings(apart).isEmpty)
  }

  @Test(arguments: ["= #/", "= /"])
  func `a regex of one line has a length that people write`(start: String) {
    func line(_ count: Int) -> String {
      start + String(repeating: "a", count: count) + "/" + (start.contains("#") ? "#" : "")
    }
    #expect(Stepping.tokens(.regex, of: line(4000)).count == 1)
    #expect(Stepping.tokens(.regex, of: line(5000)).isEmpty)
  }

  @Test func `a class of thousands of ancestors inherits from the nearest of them`() {
    let chain = (1..<600).map { "class A\($0): A\($0 - 1) {}\n" }.joined()
    let text =
      "class A0: UIView { override init(frame: CGRect) {} }\n" + chain
      + "extension A300 { override func layoutSubviews() {} }\n"
    let result = Stepping.result(text)
    #expect(!result.hasErrors)
    #expect(result.outputs.count == 2)
  }

  @Test func `a column is counted from the beginning of its line`() {
    let findings = Stepping.findings(
      "let a = \"\"\"\n x\n \"\"\"; UINib(nibName: \"a\")\nlet b = UINib(c)")
    #expect(
      findings.map { $0.split(separator: " ")[0] } == ["/app/A.swift:3:7:", "/app/A.swift:4:9:"])
  }
}
