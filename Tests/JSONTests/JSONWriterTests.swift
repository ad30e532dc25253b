import SegueJSON
import Testing

@Suite struct JSONWriterTests {
  @Test(arguments: [
    (0, "0"), (-0.0, "-0"), (1, "1"), (-12, "-12"), (0.5, "0.5"), (0.1, "0.1"), (100, "100"),
    (1e15, "1000000000000000"), (9_007_199_254_740_992, "9007199254740992"), (1e21, "1e+21"),
    (1.5e300, "1.5e+300"), (0.001, "0.001"), (1e-7, "1e-07"), (.leastNonzeroMagnitude, "5e-324"),
    (.infinity, "null"), (-.infinity, "null"), (.nan, "null"),
  ])
  func `numbers are short, whole ones without a point`(number: Double, text: String) {
    #expect(JSONValue.number(number).compact == text)
  }

  @Test(arguments: [
    ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#), ("\u{8}\u{C}\n\r\t", #""\b\f\n\r\t""#),
    ("\0\u{1B}\u{7F}", #""\u0000\u001B\u007F""#), ("\u{85}\u{9F}", #""\u0085\u009F""#),
    ("\u{2028}\u{2029}", #""\u2028\u2029""#), ("\u{202E}\u{2066}", #""\u202E\u2066""#),
    ("日本 é 👩\u{200D}💻", "\"日本 é 👩\u{200D}💻\""), ("\u{E0041}", #""\uDB40\uDC41""#),
    ("</script>", #""</script>""#), ("a/b", #""a/b""#),
  ])
  func `strings are escaped where somebody would obey them`(string: String, text: String) {
    #expect(JSONValue.string(string).compact == text)
  }

  @Test func `markup is escaped on demand`() {
    let writer = JSONWriter(.compact, escapesMarkup: true)
    let text = writer.text(of: ["</script>": "<!--<script>"])
    #expect(text == #"{"\u003C/script>":"\u003C!--\u003Cscript>"}"#)
  }

  @Test func `literals make values`() {
    let value: JSONValue = [
      "null": nil, "flag": true, "whole": 3, "part": 0.25, "text": "x", "list": [1, "a"],
      "none": [:],
    ]
    #expect(
      value.compact
        == #"{"null":null,"flag":true,"whole":3,"part":0.25,"text":"x","list":[1,"a"],"none":{}}"#)
  }

  @Test func `pretty text has a member a line and short lists on one`() {
    let value: JSONValue = [
      "frame": [0, 0, 390, 844], "empty": [:], "none": [],
      "layers": [["id": "card", "path": [[0, 1], [2, 3]]], ["id": "back"]],
      "long": .array((0..<30).map { .number(Double($0)) }),
    ]
    let lines = value.pretty.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(
      lines.prefix(19).joined(separator: "\n") == """
        {
          "frame": [0, 0, 390, 844],
          "empty": {},
          "none": [],
          "layers": [
            {
              "id": "card",
              "path": [
                [0, 1],
                [2, 3]
              ]
            },
            {
              "id": "back"
            }
          ],
          "long": [
            0,
            1,
        """)
    #expect(lines.count == 19 + 28 + 2)
    #expect(lines.last == "}")
  }

  @Test func `a list stays on one line up to 72 columns`() {
    let fits = JSONValue.array([.string(String(repeating: "a", count: 68))])
    let exceeds = JSONValue.array([.string(String(repeating: "a", count: 69))])
    #expect(fits.pretty.utf8.count == 72)
    #expect(!fits.pretty.contains("\n"))
    #expect(exceeds.pretty.contains("\n"))
  }
}
