import SegueTextSupport
import Testing

@Suite struct DigitsTests {
  @Test func `ten bytes are digits`() {
    let digits = (UInt8.min...UInt8.max).filter(\.isDigit)
    #expect(String(decoding: digits, as: UTF8.self) == "0123456789")
  }

  @Test(
    arguments: [
      (0, 1, 10, "0"), (7, 3, 10, "007"), (1234, 3, 10, "1234"), (8, 3, 8, "010"),
      (0xAB, 2, 16, "ab"), (0xA, 2, 16, "0a"), (5, 0, 10, "5"),
    ])
  func `zeros fill up what is missing`(number: Int, count: Int, radix: Int, text: String) {
    #expect(number.digits(atLeast: count, radix: radix) == text)
  }

  @Test func `letters of numbers can be large`() {
    #expect(UInt8(0x0F).digits(atLeast: 2, radix: 16, uppercase: true) == "0F")
  }

  @Test(
    arguments: [
      ("A", "U+0041"), ("é", "U+00E9"), ("ሀ", "U+1200"), ("😀", "U+1F600"),
      ("\u{10FFFF}", "U+10FFFF"),
    ] as [(Unicode.Scalar, String)])
  func `characters have the numbers of Unicode's tables`(scalar: Unicode.Scalar, text: String) {
    #expect(scalar.codePoint == text)
  }
}
