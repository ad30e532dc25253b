import SegueMotion
import Testing

@Suite struct TimeLawTests {
  private static let ends = [
    Time(nanoseconds: .min), Time(nanoseconds: .min + 1), Time(nanoseconds: -1), .zero,
    Time(nanoseconds: 1), Time(nanoseconds: .max),
  ]

  @Test(arguments: ends, ends)
  func `sums and differences stay within what a time can say`(_ a: Time, _ b: Time) {
    let (x, y) = (Int128(a.nanoseconds), Int128(b.nanoseconds))
    #expect((a + b).nanoseconds == Int64(clamping: x + y))
    #expect((a - b).nanoseconds == Int64(clamping: x - y))
  }
}
