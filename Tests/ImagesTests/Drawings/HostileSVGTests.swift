import SegueImages
import SegueRaster
import TestSupport
import Testing

/// Documents that are made to take all memory, all time, or the whole program.
@Suite struct HostileSVGTests {
  @Test func `entities that multiply are refused`() {
    let laughs = (0..<12).map { level in
      "<!ENTITY a\(level + 1) \"\(String(repeating: "&a\(level);", count: 10))\">"
    }
    let declaration = "<!DOCTYPE svg [<!ENTITY a0 \"lol\">\(laughs.joined())]>"
    let bytes = SVGText.document("<title>&a12;</title>", declaration: declaration)
    #expect(
      SVGText.refusal(bytes)
        == .damaged(.svg, "line 1: the entity 'a5' stands for more than 65536 bytes"))
  }

  @Test func `one entity that is used without end is refused`() {
    let text = String(repeating: "x", count: 60_000)
    let bytes = SVGText.document(
      "<desc>\(String(repeating: "&a;", count: 100))</desc>",
      declaration: "<!DOCTYPE svg [<!ENTITY a \"\(text)\">]>")
    #expect(
      SVGText.refusal(bytes) == .damaged(.svg, "line 2: its entities stand for too much text"))
  }

  @Test(arguments: [
    ("<!ENTITY x SYSTEM \"file:///etc/passwd\">", "line 2: '&x;' stands for nothing"),
    ("<!ENTITY x PUBLIC \"a\" \"http://example.com\">", "line 2: '&x;' stands for nothing"),
    ("<!ENTITY % y SYSTEM \"file:///etc/passwd\"> %y;", "it declares an entity for declarations"),
    ("<!ENTITY x \"<rect>\">", "in the entity 'x': 'rect' has no end"),
    ("<!ENTITY x \"</title>\">", "in the entity 'x': expected the end of ''"),
    ("<!ENTITY x \"<g/>&#38;x;\">", "in the entity 'x': '&x;' stands for nothing"),
    ("<!ENTITY x \"&x;\">", "'&x;' stands for nothing"),
  ])
  func `entities that lead out of the file or bring pieces of elements are refused`(
    entity: String, words: String
  ) {
    let bytes = SVGText.document(
      "<title>&x;</title>", declaration: "<!DOCTYPE svg [\(entity)]>")
    let message = SVGText.refusal(bytes).map { "\($0)" } ?? ""
    #expect(message.hasSuffix(words), "\(message)")
  }

  @Test func `elements that stand for millions are refused`() {
    let groups = (0..<9).map { level in
      "<g id='a\(level)'>" + String(repeating: "<use href='#a\(level + 1)'/>", count: 10) + "</g>"
    }
    let bytes = SVGText.document(groups.joined() + "<rect id='a9' width='9' height='9'/>")
    #expect(
      SVGText.refusal(bytes) == .tooCostly(.svg, "it draws more than 500000 elements"))
  }

  @Test func `elements that refer to each other far too deep are refused`() {
    let chain = (0..<20_000).map { "<g id='a\($0)'><use href='#a\($0 + 1)'/></g>" }
    #expect(
      SVGText.refusal(SVGText.document(chain.joined()))
        == .tooCostly(.svg, "it draws more than 200 elements inside each other"))
  }

  @Test(arguments: [
    "<g id='a'><use href='#a'/></g>",
    "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g>",
    "<pattern id='p' width='9' height='9'><rect width='9' height='9' fill='url(#p)'/></pattern><rect width='9' height='9' fill='url(#p)'/>",
    "<mask id='m'><rect width='9' height='9' mask='url(#m)'/></mask><rect width='9' height='9' mask='url(#m)'/>",
    "<clipPath id='c' clip-path='url(#c)'><rect width='9' height='9'/></clipPath><rect width='9' height='9' clip-path='url(#c)'/>",
    "<marker id='m'><path d='M0 0L9 9' marker-end='url(#m)'/></marker><path d='M0 0L9 9' marker-end='url(#m)'/>",
    "<linearGradient id='g' href='#h'/><linearGradient id='h' href='#g'/><rect width='9' height='9' fill='url(#g)'/>",
    "<filter id='f'><feImage href='#a'/></filter><rect id='a' width='9' height='9' filter='url(#f)'/>",
  ])
  func `references in a circle end`(content: String) {
    let refusal = SVGText.refusal(SVGText.document(content))
    // librsvg draws nothing of some circles and refuses others.
    if case .damaged = refusal { return }
    #expect(refusal == nil)
  }

  @Test func `elements inside each other without end are refused`() {
    let bytes = SVGText.document(
      String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000))
    #expect(
      SVGText.refusal(bytes)
        == .damaged(.svg, "line 2: it has more than 100 elements inside each other"))
  }

  @Test func `many surfaces inside each other count against the budget`() throws {
    let depth = 60
    let content =
      String(repeating: "<g opacity='.9'>", count: depth) + SVGText.red
      + String(repeating: "</g>", count: depth)
    var budget = MemoryBudget(bytes: 1 << 24)
    let bytes = SVGText.document(content)
    let picture = try VectorPicture(bytes.span)
    #expect(throws: PictureError.self) {
      _ = try picture.surface(width: 512, height: 512, budget: &budget)
    }
    _ = try picture.surface(width: 64, height: 64, budget: &budget)
  }

  @Test func `elements that an entity brings count as often as they are brought`() {
    let declaration = "<!DOCTYPE svg [<!ENTITY r \"\(String(repeating: "<g/>", count: 500))\">]>"
    let bytes = SVGText.document(
      String(repeating: "&r;", count: 300), declaration: declaration)
    #expect(
      SVGText.refusal(bytes)
        == .damaged(.svg, "line 2: in the entity 'r': it has more than 100000 elements"))
    let deep = String(repeating: "<g>", count: 60) + String(repeating: "</g>", count: 60)
    let inside = String(repeating: "<g>", count: 60) + "&d;" + String(repeating: "</g>", count: 60)
    #expect(
      SVGText.refusal(
        SVGText.document(inside, declaration: "<!DOCTYPE svg [<!ENTITY d \"\(deep)\">]>"))
        == .damaged(
          .svg, "line 2: in the entity 'd': it has more than 100 elements inside each other"))
  }

  @Test func `an entity with elements is no value`() {
    let bytes = SVGText.document(
      "<rect fill='&r;'/>", declaration: "<!DOCTYPE svg [<!ENTITY r \"<g/>\">]>")
    #expect(
      SVGText.refusal(bytes) == .damaged(.svg, "line 2: the entity 'r' stands for elements"))
  }

  /// librsvg 2.54 gives up on more than 20.
  @Test func `a convolution with a large matrix is refused`() {
    let weights = String(repeating: "1 ", count: 100 * 100)
    let content =
      "<filter id='f'><feConvolveMatrix order='100' kernelMatrix='\(weights)'/></filter>"
      + "<rect width='9' height='9' filter='url(#f)'/>"
    #expect(
      SVGText.refusal(SVGText.document(content))
        == .tooCostly(.svg, "a convolution has more than 20 weights in a row"))
  }

  @Test(arguments: [
    "width='0' height='8'", "width='-4' height='8'", "width='1e30' height='1'", "", "width='4'",
    "viewBox='0 0 0 9'", "viewBox='0 0 nan 9'",
  ])
  func `a document without a sensible size is refused`(attributes: String) {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>"
    guard case .damaged = SVGText.refusal(Array(text.utf8)) else {
      Issue.record("it was not refused")
      return
    }
  }

  @Test(arguments: [
    ("<svg", "line 1: expected the end of the tag 'svg'"),
    ("<s:svg width='8' height='8'/>", "it begins with 's:svg'"),
    ("<svg xmlns='urn:x' width='8' height='8'/>", "it begins with 'svg'"),
    ("<svg a='1' a='2'/>", "line 1: the attribute 'a' is given twice"),
    ("<svg a=1/>", "line 1: expected a value in quotes"),
    ("<svg a='1/>", "line 1: a value has no end"),
    ("<svg\n>\n<g></svg>", "line 3: expected the end of 'g'"),
    ("<svg><g/>", "line 1: 'svg' has no end"),
    ("<svg/><svg/>", "line 1: there is more behind the end of 'svg'"),
    ("<svg>&lt;&#0;</svg>", "line 1: '&#0;' is no character"),
    ("<svg>\u{1}</svg>", "line 1: it has a control character in it"),
    ("<svg><!-- </svg>", "line 1: expected '-->' further on"),
    ("<!DOCTYPE svg [", "line 1: the declaration of its type has no end"),
    (
      "<?xml version='1.0' encoding='shift_jis'?><svg>\u{e9}</svg>",
      "line 1: its encoding is not UTF-8"
    ),
    ("<!-- svg --><x/>", "it begins with 'x'"),
  ])
  func `broken documents are refused with their line`(text: String, words: String) {
    #expect(SVGText.refusal(Array(text.utf8)) == .damaged(.svg, words))
  }

  @Test(arguments: SeededGenerator.seeds)
  func `documents with wrong letters crash nothing`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var bytes = SVGText.document(
      ##"""
      <style>.a{fill:url(#g);stroke-dasharray:1 2}</style><linearGradient id="g"><stop offset=".3"
      stop-color="red"/></linearGradient><path class="a" d="M1 1C2 2 3 3 4 4z" transform="rotate(3)"/>
      <use href="#b" mask="url(#m)"/><mask id="m"><circle id="b" r="4" opacity=".5"/></mask>
      """##)
    for _ in 0..<random.int(in: 1...6) {
      bytes[random.int(in: 0...bytes.count - 1)] = UInt8(random.int(in: 0x20...0x7e))
    }
    _ = SVGText.refusal(bytes)
  }
}
