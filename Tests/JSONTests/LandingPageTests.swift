import SegueJSON
import TestSupport
import Testing

@Suite struct LandingPageTests {
  @Test func `the example on the landing page is true`() throws {
    var diagnostics = Diagnostics()
    let source = SourceText(name: "card.json", text: #"{"size": [390, 844],}"#)
    let root = JSONReader(.json).read(source, into: &diagnostics)
    let width = root?.object?["size"]?.array?.first?.number  // 390
    let complaint = diagnostics.all.first?.message  // trailing comma before '}'
    let answer = (["frames": 42] as JSONValue).compact  // {"frames":42}
    #expect(width == 390 && complaint == "trailing comma before '}'")
    #expect(answer == #"{"frames":42}"#)
    try expectExample(onPageOf: "JSON", in: #filePath)
  }
}
