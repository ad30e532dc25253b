import SegueInterfaceDocuments
import Testing

@Suite struct InterfaceDocumentTests {
  private func root(_ xml: String) throws(InterfaceError) -> InterfaceElement {
    try InterfaceDocument(xml: xml, path: "Main.storyboard").root
  }

  private func failure(of xml: String) -> InterfaceError? {
    do throws(InterfaceError) {
      _ = try root(xml)
      return nil
    } catch { return error }
  }

  @Test func `elements have their attributes, children, texts and lines`() throws {
    let root = try root(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB">
        <label text="a &lt; b &#233;">
          <string key="text">one
      two</string>
        </label>
      </document>
      """)
    #expect(root.line == 2)
    let label = try #require(root.child("label"))
    #expect(label.line == 3)
    #expect(label["text"] == "a < b é")
    #expect(label.value(of: "text")?.text == "one\ntwo")
  }

  @Test func `character data is text, and a document type inside of it is none`() throws {
    let root = try root("<document><!-- <!DOCTYPE a> --><s><![CDATA[<!DOCTYPE b>]]></s></document>")
    #expect(root.child("s")?.text == "<!DOCTYPE b>")
  }

  @Test(arguments: ["UTF-16", "ISO-8859-1", "EBCDIC-US", "nothing at all"])
  func `the encoding that a file names no longer matters`(encoding: String) throws {
    let xml = "\u{FEFF}<?xml version=\"1.0\" encoding=\"\(encoding)\"?>\n<document title=\"漢é\"/>"
    let root = try root(xml)
    #expect(root["title"] == "漢é")
    #expect(root.line == 2)
  }

  @Test func `entities that expand are refused where they are declared`() {
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
      <document title="&b;"/>
      """
    #expect(failure(of: bomb)?.reason == .documentType)
    #expect(failure(of: bomb)?.line == 2)
  }

  @Test func `files outside are never read`() {
    let xml = "<!DOCTYPE d [<!ENTITY x SYSTEM \"file:///etc/passwd\">]><document>&x;</document>"
    #expect(failure(of: xml)?.reason == .documentType)
    #expect(failure(of: "<document>&x;</document>")?.line == 1)
  }

  @Test func `as many elements inside each other as may be are read, and one more is refused`()
    throws
  {
    func nested(_ depth: Int) -> String {
      "<document>" + String(repeating: "<view>", count: depth - 1)
        + String(repeating: "</view>", count: depth - 1) + "</document>"
    }
    #expect(try root(nested(InterfaceDocument.Bounds.depth)).children.count == 1)
    #expect(failure(of: nested(InterfaceDocument.Bounds.depth + 1))?.reason == .tooDeep)
    #expect(failure(of: nested(100_000))?.reason == .tooDeep)
  }

  @Test func `more elements or bytes than may be are refused`() {
    let many = String(repeating: "<a/>", count: InterfaceDocument.Bounds.elements)
    #expect(failure(of: "<document>\(many)</document>")?.reason == .tooManyElements)
    let bytes = InterfaceDocument.Bounds.bytes + 1
    #expect(failure(of: String(repeating: " ", count: bytes))?.reason == .tooLarge(bytes: bytes))
  }

  @Test(arguments: [
    ("", 1), ("<document>\n<view>\n</document>", 3), ("<document>\n<view a=\"1\" a=\"2\"/>", 2),
    ("<document>\n<view a=1/>\n</document>", 2), ("<document>\n", 1),
    ("<document/>\n<document/>", 2), ("<document>\n\u{1}</document>", 2),
  ])
  func `what is damaged is said in one line, with its place`(xml: String, line: Int) throws {
    let error = try #require(failure(of: xml))
    #expect(error.line == line)
    #expect(error.description.hasPrefix("Main.storyboard:\(line): error: "))
    #expect(!error.description.contains { $0.isNewline })
  }

  @Test func `XML of something else, and what is no XML, are told apart`() {
    #expect(failure(of: "\n<archive/>")?.reason == .wrongRoot("archive"))
    #expect(failure(of: "bplist00")?.reason == .unreadable)
  }
}
