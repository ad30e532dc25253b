import SegueImages
import SegueRaster
import Testing

@Suite struct VectorPictureTests {
  private static let pale = Pixel(word: 0x8000_0080)

  @Test func `a document is drawn where and how it says, premultiplied`() throws {
    let half = ##"<rect x="2" y="1" width="4" height="5" fill="#f00" fill-opacity="0.5"/>"##
    let surface = try SVGText.surface(SVGText.document(half))
    for y in 0..<8 {
      for x in 0..<8 {
        let isInside = (2..<6).contains(x) && (1..<6).contains(y)
        #expect(surface[x, y] == (isInside ? Self.pale : .clear), "\(x), \(y)")
      }
    }
  }

  @Test(arguments: [(16, 16), (24, 8), (3, 40)])
  func `a drawing fills the pixels that it is given`(width: Int, height: Int) throws {
    let half = ##"<rect width="8" height="4" fill="#0000ff"/>"##
    let surface = try SVGText.surface(SVGText.document(half), width: width, height: height)
    let blue = Pixel(word: 0xffff_0000)
    for y in 0..<height {
      for x in 0..<width { #expect(surface[x, y] == (2 * y < height ? blue : .clear)) }
    }
  }

  @Test(arguments: [
    (##"width="30" height="20""##, 30.0, 20.0),
    (##"viewBox="5 5 12 6""##, 12, 6),
    (##"width="24" viewBox="0 0 12 6""##, 24, 12),
    (##"height="3" viewBox="0,0,12,6""##, 6, 3),
    (##"width="100%" height="100%" viewBox="0 0 12 6""##, 12, 6),
    (##"width="1in" height="25.4mm""##, 96, 96),
    (##"width="3pt" height="2pc""##, 4, 32),
    (##"style="width: 40px; height:10px; color: red""##, 40, 10),
  ])
  func `the size of a document is what it says`(
    attributes: String, width: Double, height: Double
  ) throws {
    let text = "<svg xmlns='http://www.w3.org/2000/svg' \(attributes)/>"
    let picture = try VectorPicture(Array(text.utf8).span)
    #expect(abs(picture.width - width) < 1e-9 && abs(picture.height - height) < 1e-9)
  }

  @Test func `a view box is mapped to the size`() throws {
    let content = ##"<circle cx="105" cy="103" r="2" fill="#00f"/>"##
    let surface = try SVGText.surface(
      SVGText.document(content, attributes: ##"viewBox="100 100 8 8""##))
    #expect(surface[5, 3] == Pixel(word: 0xffff_0000) && surface[1, 1] == .clear)
  }

  @Test func `a decoder draws a document at its own size`() throws {
    let bytes = SVGText.document(SVGText.red, width: 12, height: 9)
    let header = try PictureDecoder().header(of: bytes)
    #expect(header.format == .svg && header.width == 12 && header.height == 9)
    let picture = try PictureDecoder().decode(bytes)
    #expect(picture.surface[7, 7] == Pixel(word: 0xff00_00ff) && picture.surface[8, 8] == .clear)
    #expect(picture.warnings.isEmpty)
  }

  @Test func `no channel exceeds alpha, and the same document gives the same pixels`() throws {
    let content = ##"""
      <defs><radialGradient id="g"><stop stop-color="#fa0"/><stop offset="1" stop-opacity="0"/>
      </radialGradient><filter id="f"><feGaussianBlur stdDeviation="3"/><feTurbulence
      baseFrequency=".1" numOctaves="3" result="t"/><feComposite in2="t" operator="arithmetic" k1=".3"
      k2=".9" k3=".4"/></filter></defs>
      <circle cx="32" cy="32" r="30" fill="url(#g)"/>
      <path d="M5 5C60 9 9 60 50 50" stroke="#08f" stroke-width="7" fill="none" filter="url(#f)"/>
      """##
    let bytes = SVGText.document(content, width: 64, height: 64)
    let first = try SVGText.surface(bytes, width: 200, height: 200)
    for index in first.pixels.indices {
      let pixel = Pixel(word: first.pixels[index])
      #expect(max(pixel.red, pixel.green, pixel.blue) <= pixel.alpha)
    }
    for _ in 0..<3 { #expect(try SVGText.surface(bytes, width: 200, height: 200) == first) }
  }

  @Test func `entities that stand for text are replaced`() throws {
    let declaration = ##"<!DOCTYPE svg [<!ENTITY red "#f00"><!ENTITY warm "&red;">]>"##
    let bytes = SVGText.document(
      "<rect width='8' height='8' fill='&warm;'/>", declaration: declaration)
    #expect(try SVGText.surface(bytes)[4, 4] == Pixel(word: 0xff00_00ff))
  }

  @Test func `a style sheet in the file is followed`() throws {
    let content =
      "<style><![CDATA[ .a > rect { fill: #f00 } ]]></style><g class='a'>\(SVGText.red)</g>"
    let bytes = SVGText.document(content.replacing("fill=\"#f00\"", with: ""))
    #expect(try SVGText.surface(bytes)[4, 4] == Pixel(word: 0xff00_00ff))
  }

  @Test func `more pixels than the budget has are refused`() throws {
    var budget = MemoryBudget(bytes: 5_000)
    let picture = try VectorPicture(SVGText.document(SVGText.red).span)
    #expect(throws: PictureError.self) {
      _ = try picture.surface(width: 64, height: 64, budget: &budget)
    }
    #expect(budget.left == 5_000)
    _ = try picture.surface(width: 8, height: 8, budget: &budget)
    #expect(budget.left == 5_000 - 256)
  }
}
