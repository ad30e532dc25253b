import Foundation
import SegueImages
import SegueRaster
import TestSupport
import Testing

/// What is not in the file itself is left out, and said once.
@Suite struct SVGReferenceTests {
  private func outcome(_ content: String) throws -> (center: Pixel, warnings: [PictureWarning]) {
    let bytes = SVGText.document(content)
    let picture = try VectorPicture(bytes.span)
    return (try SVGText.surface(bytes)[4, 4], picture.warnings)
  }

  private static let red = Pixel(word: 0xff00_00ff)

  @Test(arguments: [
    ##"<image width="8" height="8" href="photo.png"/>"##,
    ##"<image width="8" height="8" xlink:href="file:///etc/hostname"/>"##,
    ##"<image width="8" height="8" href="https://example.com/a.png"/>"##,
    ##"<use href="other.svg#a"/>"##,
    ##"<use href="data:image/svg+xml,%3Csvg/%3E#a"/>"##,
    ##"<rect width="8" height="8" fill="url(other.svg#g)"/>"##,
    ##"<rect width="8" height="8" style="fill: URL( 'other.svg#g' )"/>"##,
    ##"<rect width="8" height="8" style="fill: u\72l(other.svg#g)"/>"##,
    ##"<style>@import "other.css";</style>"##,
    ##"<style>@\69mport "other.css";</style>"##,
    ##"<style>rect { fill: url(data:image/svg+xml,x#a) }</style>"##,
  ])
  func `a reference out of the file is not followed`(content: String) throws {
    let outcome = try outcome(SVGText.red + content + content.replacing("8", with: "7"))
    #expect(outcome.warnings == [.referencesLeftOut])
    // An element whose paint is missing is black, as SVG wants it; what was there stays.
    #expect([Self.red, .black].contains(outcome.center))
  }

  @Test(arguments: [
    ##"<a xlink:href="https://example.com"><rect width="8" height="8" fill="#f00"/></a>"##,
    ##"<defs><rect id="a" width="8" height="8" fill="#f00"/></defs><use xlink:href="#a"/>"##,
    ##"<script href="evil.js">alert(1)</script><rect width="8" height="8" fill="#f00"/>"##,
    ##"<rect width="8" height="8" fill="#f00" onclick="alert(1)"/><title>a &amp; b</title>"##,
    ##"<metadata><x:y xmlns:x="urn:x" href="http://x"/></metadata><rect width="8" height="8" fill="#f00"/>"##,
    ##"<switch><rect systemLanguage="de" width="8" height="8"/><rect systemLanguage="en-GB" width="8" height="8" fill="#f00"/></switch>"##,
  ])
  func `what is harmless goes without saying`(content: String) throws {
    let outcome = try outcome(content)
    #expect(outcome.warnings == [] && outcome.center == Self.red)
  }

  @Test func `texts are left out, whatever fonts there are`() throws {
    let outcome = try outcome(SVGText.red + ##"<text font-size="20">M</text><text>N</text>"##)
    #expect(outcome.warnings == [.textsLeftOut] && outcome.center == Self.red)
  }

  @Test func `a picture inside is decoded by our own decoders`() throws {
    let random = SeededPicture.opaque
    let image = "data:image/png;base64," + SeededPicture.base64(random.bytes)
    let bytes = SVGText.document(
      ##"<image width="8" height="8" style="image-rendering: optimizeSpeed" href="\##(image)"/>"##)
    let surface = try SVGText.surface(bytes)
    #expect(surface.words == random.expected)
    #expect(try VectorPicture(bytes.span).warnings.isEmpty)
  }

  @Test(arguments: [
    "data:image/png;base64,AAAA", "data:image/png;base64,§", "data:image/png,abc",
    "data:image/svg+xml;base64,PHN2Zy8+", "data:", "data:image/gif;base64,R0lGODlh",
  ])
  func `a picture inside that cannot be read is left out`(address: String) throws {
    let outcome = try outcome(
      SVGText.red + ##"<image width="8" height="8" href="\##(address)"/>"##)
    #expect(outcome.center == Self.red && outcome.warnings.count == 1)
    #expect("\(outcome.warnings[0])".hasPrefix("a picture inside is left out: "))
  }
}

/// A picture of eight by eight random pixels.
enum SeededPicture {
  static let opaque: RawPNG = {
    var random = SeededGenerator(seed: 9)
    return random.rawPNG(8, 8, .rgb, depth: 8)
  }()

  /// The bytes in letters, six bits to each.
  static func base64(_ bytes: [UInt8]) -> String {
    Data(bytes).base64EncodedString()
  }
}
