import SegueSceneGraph
import TestSupport
import Testing

/// Numbers as words, held to what Unicode's number formats (TR 35) and spreadsheets show.
@Suite struct CountFormatTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let pattern: String
    let number: Double
    let text: String
    var testDescription: String { "\(pattern) of \(number)" }

    init(_ pattern: String, _ number: Double, _ text: String) {
      (self.pattern, self.number, self.text) = (pattern, number, text)
    }
  }

  static let examples = [
    Example("#,##0", 0, "0"), Example("#,##0", 999, "999"), Example("#,##0", 12480, "12,480"),
    Example("#,##0", 1_234_567, "1,234,567"), Example("#,##0", -1234, "-1,234"),
    Example("#,##,##0", 12_345_678, "1,23,45,678"), Example("#,####", 123_456_789, "1,2345,6789"),
    Example("0", 12480, "12480"), Example("000", 7, "007"), Example("0,000", 7, "0,007"),
    Example("#", 0, "0"), Example(".00", 0.5, ".50"), Example("#.##", 0.25, ".25"),
    Example("#.##", 0, "0"), Example("0.00", 3, "3.00"), Example("0.##", 3, "3"),
    Example("0.0##", 3.14159, "3.142"), Example("0.#", 3.04, "3"),
    // Halves go away from zero where they are halves in binary, too.
    Example("0", 0.5, "1"), Example("0", 2.5, "3"), Example("0", -2.5, "-3"),
    Example("0.00", 0.125, "0.13"), Example("0.00", 1.005, "1.00"), Example("0.0", 0.25, "0.3"),
    Example("0.0", 0.05, "0.1"), Example("0.00", 8.345, "8.35"), Example("0.00", 1.115, "1.11"),
    Example("0", 0.49999999999999994, "0"), Example("#,##0", 999.5, "1,000"),
    // What is rounded to zero has no sign.
    Example("0", -0.4, "0"), Example("0.0", -0.0, "0.0"), Example("+0;−0", -0.4, "+0"),
    Example("0%", 0.247, "25%"), Example("0.0%", 0.0005, "0.1%"), Example("0‰", 0.0125, "13‰"),
    Example("0'%'", 12, "12%"), Example("$#,##0.00", 1234.5, "$1,234.50"),
    Example("$0", -5, "-$5"), Example("+0", 5, "+5"), Example("+0", -5, "-5"),
    Example("0+", -5, "5-"), Example("#,##0;(#,##0)", -1234, "(1,234)"),
    Example("0;−0", -3, "−3"), Example("0 °C", 21, "21 °C"), Example("approx. 0", 3, "approx. 3"),
    Example("0.", 3, "3."), Example("0, more", 3, "3, more"),
    Example("#,##0 'of 100'", 3, "3 of 100"),
    Example("0 'o''clock'", 9, "9 o'clock"), Example("''0''", 1, "'1'"),
    Example("0 👩‍👩‍👧", 2, "2 👩‍👩‍👧"),
    Example("0", 1e12, "1000000000000"), Example("0.000", 1e12, "1000000000000.000"),
    Example("0.000000000", 0.1, "0.100000000"), Example("0", .infinity, "1000000000000000000"),
    Example("0", -.infinity, "-1000000000000000000"), Example("0", .nan, "0"),
    Example("0.000000000", .leastNonzeroMagnitude, "0.000000000"),
  ]

  @Test(arguments: examples) func `a number is written as its pattern says`(
    _ example: Example
  ) throws {
    #expect(try CountFormat(example.pattern).text(of: example.number) == example.text)
  }

  @Test func `separators are those of the format`() throws {
    var format = try CountFormat("#,##0.00 €")
    (format.groupingSeparator, format.decimalSeparator) = (".", ",")
    #expect(format.text(of: 1_234_567.891) == "1.234.567,89 €")
    format.groupingSeparator = "\u{202F}"
    #expect(format.text(of: 1234.5) == "1\u{202F}234,50 €")
  }

  static let mistakes: [(String, CountFormatError)] = [
    ("", .noDigits), ("points", .noDigits), (",", .noDigits), ("0;", .noDigits), (";0", .noDigits),
    ("0 of 100", .twice), ("0#", .order), ("0.#0", .order), ("#,#0#", .order),
    ("0.0.0", .separators), ("0.0,0", .separators), ("#,,0", .separators),
    ("0.0000000000", .tooMany), ("0000000000000000000", .tooMany), ("0 'x", .quote),
    ("0;0;0", .parts),
  ]

  @Test(arguments: mistakes)
  func `a pattern that is none is refused`(_ pattern: String, _ error: CountFormatError) {
    #expect(throws: error) { try CountFormat(pattern) }
  }

  /// Decimal digits by long division, which knows nothing of powers of two.
  @Test func `rounding is that of the number's exact decimals`() throws {
    var random = SeededGenerator(seed: 46)
    let format = try CountFormat("0.000")
    for _ in 0..<2000 {
      let number = Double(random.int(in: 0...(1 << 53 - 1))) / Double(1 << random.int(in: 0...60))
      guard number < 1e9 else { continue }
      #expect(format.text(of: number) == Self.decimals(of: number))
    }
  }

  private static func decimals(of number: Double) -> String {
    var whole = Int(number.rounded(.down))
    var rest = number - Double(whole)
    var digits = 0
    for _ in 0..<3 {
      // Ten times a fraction is exact in two halves: eight times and twice.
      let (eight, two) = (rest * 8, rest * 2)
      var digit = Int(eight.rounded(.down)) + Int(two.rounded(.down))
      var left = (eight - eight.rounded(.down)) + (two - two.rounded(.down))
      if left >= 1 { (digit, left) = (digit + 1, left - 1) }
      digits = digits * 10 + digit
      rest = left
    }
    if rest >= 0.5 { digits += 1 }
    if digits == 1000 { (whole, digits) = (whole + 1, 0) }
    let text = String(digits)
    return "\(whole)." + String(repeating: "0", count: 3 - text.count) + text
  }

  @Test func `a text says anew what its number has become`() {
    var text = TextContent([TextRun(CountedNumber(1))])
    #expect(text.string == "1")
    text.number = 12480.4
    #expect(text.string == "12,480")
    var words = TextContent([TextRun("a")])
    words.number = 5
    #expect(words.string == "a" && words.number == nil)
  }
}
