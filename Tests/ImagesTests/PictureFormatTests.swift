import SegueImages
import SegueRaster
import Testing

@Suite struct PictureFormatTests {
  @Test(arguments: [
    ("GIF89a\u{1}\0", "GIF"), ("GIF87a", "GIF"), ("\0\0\0\u{18}ftypheic", "HEIC"),
    ("\0\0\0\u{18}ftypheix", "HEIC"), ("\0\0\0\u{18}ftypmif1", "HEIC"),
    ("\0\0\0\u{1c}ftypavif", "AVIF"), ("OTTO\0", "OpenType font"),
    ("\0\u{1}\0\0\0", "TrueType font"), ("ttcf", "font collection"), ("wOF2", "web font"),
    ("II*\0\u{8}\0\0\0", "TIFF"), ("MM\0*", "TIFF"), ("BM\u{46}\0\0\0", "BMP"), ("%PDF-1.7", "PDF"),
    ("\0\0\0\u{c}JXL \r\n", "JPEG XL"), ("\0\0\0\u{c}jP  \r\n", "JPEG 2000"),
    ("8BPS\0\u{1}", "Photoshop"),
  ])
  func `formats that are not read are named`(_ text: String, _ name: String) {
    let refusal = outcome(of: Array(text.utf8)).refusal
    #expect(refusal == .unsupportedFormat(name))
    #expect(refusal.map { "\($0)" }?.hasPrefix("unsupported format \(name)") == true)
  }

  @Test(arguments: [
    "<svg xmlns='x'>", "\n  <svg/>", "\u{feff}<?xml version='1.0'?><svg/>", "<!-- by hand --><svg>",
    "<?xml version='1.0'?><!DOCTYPE svg><s:svg/>",
  ])
  func `an SVG is one whatever stands in front`(_ text: String) {
    #expect(PictureFormat(of: Array(text.utf8).span) == .svg)
  }

  @Test(arguments: [
    "G", "hello", "<?xml version='1.0'?><plist/>", "<html>", "RIFF\0\0\0\0WAVE",
    "\0\0\0\u{18}ftypqt  ",
  ])
  func `what is no picture is none`(_ text: String) {
    #expect(outcome(of: Array(text.utf8)).refusal == .unknownFormat)
  }

  @Test func `a compressed SVG is named`() {
    #expect(outcome(of: [0x1f, 0x8b, 8]).refusal == .unsupportedFormat("compressed SVG"))
  }

  @Test func `an empty file is empty`() {
    #expect(outcome(of: []).refusal == .empty)
  }

  @Test(arguments: [
    (
      PictureError.unsupportedFormat("GIF"),
      "unsupported format GIF; PNG, JPEG, WebP and SVG are read"
    ),
    (.tooCostly(.svg, "drawing it takes 9 s"), "the SVG asks for too much: drawing it takes 9 s"),
    (.missingLibrary(.svg, "no file"), "what draws SVG pictures is missing: no file"),
    (.truncated(.jpeg), "unexpected end of file in a JPEG"),
    (.damaged(.png, "IDAT: CRC error"), "damaged PNG: IDAT: CRC error"),
    (
      .tooLarge(width: 20_000, height: 3, .standard),
      "it has 20000x3 pixels, more than 16384 for a side or 67108864 in all"
    ),
    (
      .memory(.overBudget(needed: 10, left: 3)),
      "pictures need 10 bytes, and 3 are left of the budget"
    ),
  ])
  func `errors speak plainly`(_ error: PictureError, _ text: String) {
    #expect("\(error)" == text)
  }
}
