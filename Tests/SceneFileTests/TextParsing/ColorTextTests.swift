import SegueSceneFile
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct ColorTextTests {
  @Test(
    arguments: [
      ("#F80", Color(rgb: 0xFF8800)), ("#f80", Color(rgb: 0xFF8800)),
      ("#1234", Color(rgb: 0x112233, alpha: 0x44 / 255.0)),
      ("#12AbeF", Color(rgb: 0x12ABEF)), ("#01020304", Color(rgb: 0x010203, alpha: 4 / 255.0)),
      ("#000", .black), ("#FFFFFFFF", .white), ("#0000", .clear),
    ])
  func `hexadecimal digits are bytes`(_ text: String, _ color: Color) {
    #expect(ColorText.parse(text) == color)
    #expect(ColorText.mistake(in: text) == nil)
  }

  @Test(
    arguments: [
      "rgb(255, 51, 0)", "rgb(255,51,0)", "RGB(255 51 0)", "rgba(255, 51, 0, 1)",
      "rgb(100%, 20%, 0%)", "rgb(100% 20% 0)", "rgb( 255  51\t0 / 100% )", "rgb(255 51 0/1)",
      "rgba(255 51.0 +0 / 1.0)", "#FF3300", "#f30",
    ])
  func `one color is written in many ways`(_ text: String) {
    #expect(ColorText.parse(text) == Color(red: 1, green: 0.2, blue: 0))
  }

  @Test(arguments: ["rgba(0, 0, 0, .25)", "rgb(0 0 0 / 25%)", "hsla(0, 0%, 0%, 0.25)"])
  func `alpha is a number or a percentage`(_ text: String) {
    #expect(ColorText.parse(text) == Color(white: 0, alpha: 0.25))
  }

  /// Expected bytes by `colorsys.hls_to_rgb` of Python, rounded.
  @Test(
    arguments: [
      ("hsl(0, 100%, 50%)", 0xFF0000), ("hsl(120 100% 25%)", 0x008000),
      ("hsl(210, 50%, 40%)", 0x336699), ("hsl(300 60 70)", 0xE085E0),
      ("hsl(30deg 100% 50%)", 0xFF8000), ("hsl(-30 100% 50%)", 0xFF0080),
      ("hsl(-150 100% 50%)", 0x0080FF),
      ("hsl(690 100% 50%)", 0xFF0080), ("hsl(0.5turn 100% 50%)", 0x00FFFF),
      ("hsl(100grad 100% 50%)", 0x80FF00), ("HSL(3.14159265rad 100% 50%)", 0x00FFFF),
      ("hsl(77 0% 60%)", 0x999999),
    ] as [(String, UInt32)])
  func `hue, saturation and lightness`(_ text: String, _ rgb: UInt32) throws {
    let color = try #require(ColorText.parse(text))
    let bytes = (color.components * 255).rounded(.toNearestOrAwayFromZero)
    #expect(bytes == Color(rgb: rgb).components * 255)
  }

  @Test(
    arguments: [
      ("red", 0xFF0000), ("Green", 0x008000), ("GRAY", 0x808080), ("grey", 0x808080),
      ("aliceblue", 0xF0F8FF), ("yellowgreen", 0x9ACD32), ("rebeccapurple", 0x663399),
      ("lightGoldenrodYellow", 0xFAFAD2), ("maroon", 0x800000), ("purple", 0x800080),
      ("darkslategrey", 0x2F4F4F), ("papayawhip", 0xFFEFD5), ("tomato", 0xFF6347),
    ] as [(String, UInt32)])
  func `names are those of CSS`(_ name: String, _ rgb: UInt32) {
    #expect(ColorText.parse(name) == Color(rgb: rgb))
  }

  @Test func `transparent is nothing`() {
    #expect(ColorText.parse("Transparent") == .clear)
  }

  @Test func `there are 148 names, in order, and transparent`() throws {
    let unknown = try #require(ColorText.mistake(in: "bleu")?.unknown)
    let names = unknown.candidates.dropLast()
    #expect(names.count == 148)
    #expect(Array(names) == Set(names).sorted())
    #expect(unknown.candidates.last == "transparent")
    #expect(names.allSatisfy { ColorText.parse($0)?.isOpaque == true })
  }

  @Test(arguments: ["gray", "darkgray", "dimgray", "lightgray", "slategray", "lightslategray"])
  func `both spellings of gray are one color`(_ name: String) {
    let other = name.replacing("gray", with: "grey")
    #expect(ColorText.parse(name) == ColorText.parse(other))
    #expect(ColorText.parse(other) != nil)
  }

  @Test(
    arguments: [
      ("", "an empty text is no color"),
      (" red", "' red' begins or ends with a space"),
      ("#fff\n", "'#fff\\u000A' begins or ends with a space"),
      ("#", "'#' has 0 digits, expected 3, 4, 6 or 8"),
      ("#1", "'#1' has 1 digit, expected 3, 4, 6 or 8"),
      ("#12345", "'#12345' has 5 digits, expected 3, 4, 6 or 8"),
      ("#12G", "'g' in '#12G' is no hexadecimal digit"),
      ("#+12", "'+' in '#+12' is no hexadecimal digit"),
      ("#１23", "'１' in '#１23' is no hexadecimal digit"),
      ("bleu", "'bleu' is no color name"),
      ("blac\u{212A}", "'blac\u{212A}' is no color name"),
      ("FF8800", "'FF8800' is no color"),
      ("rgb", "found 'rgb' alone, expected '(' behind it"),
      ("hsv(1, 2, 3)", "'hsv' is no color function, expected 'rgb', 'rgba', 'hsl' or 'hsla'"),
      ("rgb (1, 2, 3)", "'rgb ' is no color function, expected 'rgb', 'rgba', 'hsl' or 'hsla'"),
      ("rgb(1, 2, 3", "found the end of 'rgb(1, 2, 3', expected ')'"),
      ("rgb()", "found 0 values in 'rgb', expected 3 or 4"),
      ("rgb(1, 2)", "found 2 values in 'rgb', expected 3 or 4"),
      ("rgb(1, 2, 3, 1, 5)", "found 5 values in 'rgb', expected 3 or 4"),
      ("rgb(1 2 3 1)", "found 'rgb(1 2 3 1)', expected three values, then '/' and the alpha"),
      ("rgb(1 2 / 1)", "found 'rgb(1 2 / 1)', expected three values, then '/' and the alpha"),
      ("rgb(1, 2, x)", "found 'x', expected a number"),
      ("rgb(1, 2, )", "found '', expected a number"),
      ("rgb(nan, 2, 3)", "found 'nan', expected a number"),
      ("rgb(0x10, 2, 3)", "found '0x10', expected a number or a percentage for red"),
      ("rgb(1, 2px, 3)", "found '2px', expected a number or a percentage for green"),
      ("rgb(300, 0, 0)", "red is '300', expected 0 to 255"),
      ("rgb(0, -1, 0)", "green is '-1', expected 0 to 255"),
      ("rgb(0, 0, 101%)", "blue is '101%', expected 0% to 100%"),
      ("rgba(0, 0, 0, 2)", "alpha is '2', expected 0 to 1"),
      ("hsl(1rad, 120%, 0%)", "saturation is '120%', expected 0% to 100%"),
      ("hsl(1, 20%, 101)", "lightness is '101', expected 0 to 100"),
      ("hsl(1%, 20%, 10%)", "found '1%', expected an angle for hue"),
      ("hsl(1000001 0 0)", "hue is '1000001', expected -1000000 to 1000000"),
    ])
  func `what is no color is explained`(_ text: String, _ message: String) {
    #expect(ColorText.parse(text) == nil)
    #expect(ColorText.mistake(in: text)?.message == message)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a color that was listed is read as it was`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let color = random.color()
      let found = try #require(ColorText.parse(color.listed), "\(color.listed)")
      let distance = found.components - color.components
      #expect((distance * distance).sum() < 1e-12, "\(found) for \(color.listed)")
    }
  }

  @Test func `a long text is cut in its message`() {
    let mistake = ColorText.mistake(in: String(repeating: "x", count: 1000))
    #expect(mistake?.message == "'\(String(repeating: "x", count: 80))…' is no color name")
  }

  @Test(
    arguments: [
      ("FF8800", "write '#FF8800'"), ("abc", "write '#abc'"),
      ("hsl", "for example 'hsl(30 100% 50%)' or 'hsla(30, 100%, 50%, 0.5)'"),
      ("rgb(1)", "for example 'rgb(255 128 0)' or 'rgba(255, 128, 0, 0.5)'"),
      ("hsl(1dog 0% 0%)", "angles are in 'deg', 'grad', 'rad' or 'turn'"),
    ])
  func `a hint says what to write`(_ text: String, _ hint: String) {
    #expect(ColorText.mistake(in: text)?.hint == hint)
  }

  @Test func `an unknown word comes with the words that are known`() {
    let function = ColorText.mistake(in: "RGAB(1, 2, 3)")?.unknown
    #expect(function?.word == "rgab")
    #expect(function?.candidates == ["rgb", "rgba", "hsl", "hsla"])
    #expect(ColorText.mistake(in: "Bleu")?.unknown?.word == "bleu")
    #expect(ColorText.mistake(in: "#12")?.unknown == nil)
  }
}

extension SeededGenerator {
  /// A color whose components are whole bytes, next to them, or anything from 0 to 1.
  fileprivate mutating func color() -> Color {
    Color(red: component(), green: component(), blue: component(), alpha: component())
  }

  private mutating func component() -> Double {
    switch int(in: 0...3) {
    case 0: Double(int(in: 0...255)) / 255
    case 1: Double(int(in: 0...254)) / 255 + double(in: 0...2e-6) / 255
    case 2: Double(int(in: 0...1))
    default: double(in: 0...1)
    }
  }
}
