import SegueImages
import SegueRaster
import Testing

/// Documents that say the same in other ways: each is drawn as librsvg's own tool draws it.
@Suite struct SVGDialectTests {
  private static let svg = "http://www.w3.org/2000/svg"
  private static let green = Pixel(word: 0xff00_8000)

  private func center(_ text: String) throws -> Pixel {
    try SVGText.surface(Array(text.utf8))[4, 4]
  }

  @Test(arguments: [
    "<svg xmlns='\(svg)' xmlns:s='\(svg)' viewBox='0 0 8 8'><s:rect width='8' height='8' fill='green'/></svg>",
    "<a:svg xmlns:a='\(svg)' viewBox='0 0 8 8'><b:rect xmlns:b='\(svg)' width='8' height='8' fill='green'/></a:svg>",
    "<svg viewBox='0 0 8 8'><rect width='8' height='8' fill='green'/></svg>",
    "<svg xmlns='\(svg)' viewBox='0 0 8 8'><rect xmlns='' width='8' height='8' fill='green'/></svg>",
    "<svg xmlns='\(svg)' viewBox='0 0 8 8'><s:g xmlns='urn:x' xmlns:s='\(svg)'><s:rect width='8' height='8' fill='green'/><rect width='8' height='8' fill='red'/></s:g></svg>",
    "<svg xmlns='\(svg)' viewBox='0 0 8 8'><rect width='8' height='8' fill='green'/><x:g xmlns:x='urn:x'><rect width='8' height='8' fill='red'/></x:g></svg>",
    "<svg xmlns='\(svg)' xmlns:k='http://www.w3.org/1999/xlink' viewBox='0 0 8 8'><defs><rect id='a' width='8' height='8' fill='green'/></defs><use k:href='#a'/></svg>",
  ])
  func `an element is one of SVG by its namespace, whatever its prefix`(text: String) throws {
    #expect(try center(text) == Self.green)
  }

  @Test(arguments: [("50.8mm", 192), ("5.08cm", 192), ("2in", 192), ("144pt", 192), ("12pc", 192)])
  func `an inch has 96 pixels, inside of a document as for its size`(
    _ length: String, _ pixels: Int
  ) throws {
    let text = """
      <svg xmlns='\(Self.svg)' width='\(length)' height='\(length)'>\
      <rect width='\(length)' height='\(length)' fill='green'/></svg>
      """
    let picture = try VectorPicture(Array(text.utf8).span)
    #expect(abs(picture.width - Double(pixels)) < 1e-9)
    let surface = try SVGText.surface(Array(text.utf8), width: pixels, height: pixels)
    #expect(surface[pixels - 1, pixels - 1] == Self.green)
  }

  @Test func `an entity may stand for elements, and be used more than once`() throws {
    let declaration = """
      <!DOCTYPE svg [<!ENTITY color "green">
      <!ENTITY half "<rect width='8' height='4' fill='&color;'/>">]>
      """
    let content = "<g>&half;</g><g transform='translate(0 4)'> a &half; b </g>"
    let surface = try SVGText.surface(SVGText.document(content, declaration: declaration))
    #expect(surface[4, 1] == Self.green && surface[4, 6] == Self.green)
  }

  @Test(arguments: ["iso-8859-1", "ISO-8859-15", "Windows-1251", "KOI8-R"])
  func `a document may be in an encoding of single bytes`(_ encoding: String) throws {
    let text =
      "<?xml version='1.0' encoding='\(encoding)'?><svg xmlns='\(Self.svg)' width='8' height='8'>"
    let letter: [UInt8] = [0xE9]
    let bytes =
      Array(text.utf8) + Array("<style>.".utf8) + letter + Array("{fill:green}</style>".utf8)
      + Array("<rect width='8' height='8' class='".utf8) + letter + Array("'/></svg>".utf8)
    #expect(try SVGText.surface(bytes)[4, 4] == Self.green)
  }

  @Test func `a document without a size is as large as what it draws`() throws {
    let text =
      "<svg xmlns='\(Self.svg)' SIZE><rect x='2' y='3' width='10' height='20' fill='green'/></svg>"
    for size in ["", "width='-50' height='-100'", "width='100%'", "height='30'"] {
      let picture = try VectorPicture(Array(text.replacing("SIZE", with: size).utf8).span)
      #expect((picture.width, picture.height) == (10, 20))
      var budget = MemoryBudget(bytes: 1 << 20)
      let surface = try picture.surface(width: 10, height: 20, budget: &budget)
      #expect(
        surface[1, 4] == .clear && surface[2, 3] == Self.green && surface[9, 19] == Self.green)
    }
  }

  @Test func `a language counts where one of several elements is chosen`() throws {
    let outside =
      "<svg viewBox='0 0 8 8'><rect systemLanguage='de' width='8' height='8' fill='green'/></svg>"
    #expect(try center(outside) == Self.green)
    let nowhere = outside.replacing("'de'", with: "''")
    #expect(try center(nowhere) == .clear)
    let chosen = """
      <svg viewBox='0 0 8 8'><switch><rect systemLanguage='de' width='8' height='8' fill='red'/>
      <rect width='8' height='8' fill='green'/></switch></svg>
      """
    #expect(try center(chosen) == Self.green)
  }

  @Test func `a filter may have a row of twenty weights`() throws {
    let weights = "1" + String(repeating: " 0", count: 19)
    let content = """
      <filter id='f'><feConvolveMatrix order='20 1' edgeMode='wrap' kernelMatrix='\(weights)'/></filter>
      <rect width='8' height='8' fill='green' filter='url(#f)'/>
      """
    #expect(SVGText.refusal(SVGText.document(content)) == nil)
  }
}
