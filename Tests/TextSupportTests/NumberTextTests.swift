import SegueTextSupport
import TestSupport
import Testing

@Suite struct NumberTextTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (100, "100"), (1.25, "1.25"),
      (0.1 + 0.2, "0.3"), (1.0 / 3, "0.333333"), (-2.0 / 3, "-0.666667"), (0.000001, "0.000001"),
      (0.0000004, "0"), (-0.0000004, "0"), (0.0000005, "0.000001"), (-0.0000005, "-0.000001"),
      (0.9999996, "1"), (9.999999, "9.999999"), (1.000_001, "1.000001"), (10.05, "10.05"),
      (1234567.875, "1234567.875"), (999_999_999_999, "999999999999"),
      (123_456_789_012.5, "123456789012.5"), (0.9999999, "1"), (-41.9999999, "-42"),
      (1e15, "1000000000000000"), (999_999_999_999_999_872, "999999999999999872"), (1e18, "1e+18"),
      (-1e300, "-1e+300"), (.infinity, "inf"), (-.infinity, "-inf"), (.nan, "nan"),
    ] as [(Double, String)])
  func `six decimals without trailing zeros`(_ number: Double, _ text: String) {
    #expect(NumberText.format(number) == text)
  }

  @Test func `a number too large for fixed decimals says itself`() {
    #expect(NumberText.fixed(1e18, decimals: 2) == "1e+18")
    #expect(NumberText.fixed(.infinity, decimals: 2) == "inf")
    #expect(NumberText.fixed(-.nan, decimals: 0).hasSuffix("nan"))
  }

  @Test func `several numbers stand between commas`() {
    #expect(NumberText.format([1, -0.5, 0]) == "1,-0.5,0")
    #expect(NumberText.format([Double]()) == "")
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the text is within half a millionth, and says itself`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let number = random.double(in: -1...1) * random.pick([1e-6, 1e-3, 1, 1e3, 1e6, 1e9])
      let text = NumberText.format(number)
      let again = try #require(Double(text))
      #expect((again - number).magnitude <= 0.5e-6 + number.ulp)
      #expect(NumberText.format(again) == text)
      #expect(NumberText.format(-number) == (text == "0" ? "0" : negated(text)))
    }
  }

  @Test(
    arguments: [
      (0, 0, "0"), (0.25, 1, "0.3"), (-0.25, 1, "-0.3"), (-0.04, 1, "0"), (16.6667, 1, "16.7"),
      (16, 1, "16"), (0.9996, 3, "1"), (0.9994, 3, "0.999"), (-2.00006, 4, "-2.0001"),
      (1e18, 2, "1e+18"), (1e308, 3, "1e+308"), (-1e308, 1, "-1e+308"),
    ] as [(Double, Int, String)])
  func `fewer decimals, without trailing zeros`(_ number: Double, _ count: Int, _ text: String) {
    #expect(NumberText.format(number, atMost: count) == text)
  }

  @Test(
    arguments: [
      (0, 2, "0.00"), (-0.001, 2, "0.00"), (1, 2, "1.00"), (0.999, 2, "1.00"), (-1.5, 0, "-2"),
      (2.5, 0, "3"), (12.34, 1, "12.3"), (-12.38, 1, "-12.4"), (1e300, 2, "1e+300"),
      (-1e19, 0, "-1e+19"), (.infinity, 1, "inf"), (.nan, 1, "nan"),
    ] as [(Double, Int, String)])
  func `as many decimals as were asked for`(_ number: Double, _ count: Int, _ text: String) {
    #expect(NumberText.fixed(number, decimals: count) == text)
  }

  @Test(
    arguments: [
      (0, 3, "0.000", "0"), (7, 3, "0.007", "0.007"), (1200, 3, "1.200", "1.2"),
      (-1200, 3, "-1.200", "-1.2"), (5, 0, "5", "5"), (100, 0, "100", "100"),
      (16_666_667, 6, "16.666667", "16.666667"), (350_000_000, 6, "350.000000", "350"),
      (Int.min, 1, "-922337203685477580.8", "-922337203685477580.8"),
    ])
  func `whole parts are divided exactly`(
    _ units: Int, _ count: Int, _ fixed: String, _ short: String
  ) {
    #expect(NumberText.fixed(units: units, decimals: count) == fixed)
    #expect(NumberText.format(units: units, decimals: count) == short)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.0, "-0"), (1, "1"), (0.1, "0.1"), (0.1 + 0.2, "0.30000000000000004"),
      (1e15, "1000000000000000"), (1e16, "1e+16"), (1e-5, "1e-05"), (.infinity, "inf"),
    ] as [(Double, String)])
  func `the shortest text has no fraction of zero`(_ number: Double, _ text: String) {
    #expect(number.shortest == text)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the shortest text reads back as the same number`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let number = random.double(in: -1...1) * random.pick([1e-300, 1e-6, 1, 1e6, 1e20, 1e300])
      #expect(Double(number.shortest) == number)
    }
  }

  private func negated(_ text: String) -> String {
    text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text
  }
}
