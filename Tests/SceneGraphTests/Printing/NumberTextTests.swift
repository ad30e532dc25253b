import SegueSceneGraph
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

  private func negated(_ text: String) -> String {
    text.hasPrefix("-") ? String(text.dropFirst()) : "-" + text
  }
}
