import SegueJSON
import TestSupport
import Testing

/// Numbers become the nearest `Double`; the expected bits come from another implementation.
@Suite struct JSONNumberTests {
  private func number(_ text: String) -> Double? {
    Reading(text).root?.number
  }

  @Test(arguments: [
    ("0.1", 0x3FB9_9999_9999_999A as UInt64),
    ("0.30000000000000004", 0x3FD3_3333_3333_3334),
    ("1e23", 0x44B5_2D02_C7E1_4AF6),
    ("8.5e22", 0x44B1_FFDB_F6B2_B2EB),
    ("1e22", 0x4480_F0CF_064D_D592),
    ("1e-22", 0x3B5E_3920_1017_5EE6),
    ("123e-30", 0x3A23_7D79_06F6_8D05),
    ("9007199254740991e22", 0x47D0_F0CF_064D_D591),
    ("9007199254740993", 0x4340_0000_0000_0000),
    ("9007199254740992.9999", 0x4340_0000_0000_0000),
    ("9007199254740993.00000000000000000000000000000001", 0x4340_0000_0000_0001),
    ("90071992547409930e-1", 0x4340_0000_0000_0000),
    ("2.2250738585072011e-308", 0x000F_FFFF_FFFF_FFFF),
    ("2.2250738585072014e-308", 0x0010_0000_0000_0000),
    ("4.9406564584124654e-324", 0x0000_0000_0000_0001),
    ("2.4703282292062327e-324", 0x0000_0000_0000_0000),
    ("2.4703282292062328e-324", 0x0000_0000_0000_0001),
    ("1.7976931348623158e308", 0x7FEF_FFFF_FFFF_FFFF),
    ("123456789012345678901234567890", 0x45F8_EE90_FF6C_373E),
    (
      "0.000000000000000000000000000000000000000123456789012345678901234567890",
      0x37A5_825B_568F_F414
    ),
    ("3.141592653589793238462643383279", 0x4009_21FB_5444_2D18),
    ("1.00000000000000011102230246251565404236316680908203124", 0x3FF0_0000_0000_0000),
    ("1.00000000000000011102230246251565404236316680908203125", 0x3FF0_0000_0000_0000),
    ("1.00000000000000011102230246251565404236316680908203126", 0x3FF0_0000_0000_0001),
    ("5708990770823839207320493820740630171355185152001e-3", 0x4970_0000_0000_0000),
  ])
  func `the nearest number is found, ties to even`(text: String, bits: UInt64) {
    #expect(number(text)?.bitPattern == bits)
    #expect(number("-" + text)?.bitPattern == bits | 1 << 63)
  }

  @Test func `a digit far behind breaks a tie`() {
    // Half of the smallest number is 2 to the power of -1075, which is 5¹⁰⁷⁵ · 10⁻¹⁰⁷⁵.
    let half = powerOfFive(1075)
    let zeros = String(repeating: "0", count: 100_000)
    #expect(number("\(half)e-1075") == 0)
    #expect(number("\(half).\(zeros)e-1075") == 0)
    #expect(number("\(half).\(zeros)1e-1075") == .leastNonzeroMagnitude)
    #expect(number("\(half)\(zeros)e-101075") == 0)
    #expect(number("\(half)\(zeros)1e-101076") == .leastNonzeroMagnitude)
  }

  @Test func `every number that we write is read back`() {
    var random = SeededGenerator(seed: 11)
    for _ in 0..<20_000 {
      let value = Double(bitPattern: random.next())
      guard value.isFinite else { continue }
      #expect(number(JSONValue.number(value).compact)?.bitPattern == value.bitPattern)
    }
  }

  @Test func `the sign of zero is kept`() {
    #expect(number("-0")?.sign == .minus)
    #expect(number("-0.0e-7")?.sign == .minus)
    #expect(number("0")?.sign == .plus)
    #expect(number("-1e-400")?.sign == .minus)
  }

  /// The digits of a power of five, by multiplication on paper.
  private func powerOfFive(_ exponent: Int) -> String {
    var digits = [1]
    for _ in 0..<exponent {
      var carry = 0
      for index in digits.indices {
        (carry, digits[index]) = (digits[index] * 5 + carry).quotientAndRemainder(dividingBy: 10)
      }
      if carry > 0 { digits.append(carry) }
    }
    return digits.reversed().map(String.init).joined()
  }
}
