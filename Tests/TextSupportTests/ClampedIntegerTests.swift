import SegueTextSupport
import Testing

@Suite struct ClampedIntegerTests {
  @Test(
    arguments: [
      (0, 0), (2.9, 2), (-0.5, 0), (-7, -3), (9, 9), (9.5, 9), (10, 9), (1e300, 9), (.infinity, 9),
      (-.infinity, -3), (.nan, -3), (-.greatestFiniteMagnitude, -3),
    ] as [(Double, Int)])
  func `whatever the number is, it is within the limits`(_ number: Double, _ whole: Int) {
    #expect(Int(clamping: number, to: -3...9) == whole)
  }

  @Test func `the limits may be those of all whole numbers`() {
    #expect(Int(clamping: 1e30, to: Int.min...Int.max) == .max)
    #expect(Int(clamping: -1e30, to: Int.min...Int.max) == .min)
    #expect(Int(clamping: 9.2e18, to: Int.min...Int.max) == 9_200_000_000_000_000_000)
  }
}
