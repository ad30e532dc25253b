import SegueMotion
import Testing

@Suite struct TimeTextTests {
  @Test(arguments: [
    ("350ms", 350_000_000), ("0.35s", 350_000_000), (".35s", 350_000_000), ("1.ms", 1_000_000),
    ("0s", 0), ("00012ms", 12_000_000), ("+2s", 2_000_000_000), ("-0.1s", -100_000_000),
    ("3600s", 3_600_000_000_000), ("0.000001ms", 1), ("16.666667ms", 16_666_667),
    ("0.0000004ms", 0), ("0.0000005ms", 1), ("-0.0000005ms", -1), ("0.9999999999s", 1_000_000_000),
    ("999999999.999999999s", 999_999_999_999_999_999),
  ])
  func `a time is read to the nanosecond, and rounded there`(text: String, nanoseconds: Int64) {
    #expect(Time(parsing: text) == Time(nanoseconds: nanoseconds))
  }

  @Test(arguments: ["1000000000s", "1000000000000ms", "99999999999999999999999999999999s"])
  func `what is longer than anything is a thousand million seconds`(text: String) {
    #expect(Time(parsing: text) == .seconds(1e9))
    #expect(Time(parsing: "-" + text) == .seconds(-1e9))
  }

  @Test(arguments: [
    "", "350", "ms", "s", ".", ".s", "+s", "--1s", "+-1s", "1e3s", "5 ms", " 5ms", "5ms ", "5m",
    "5mss", "0x10s", "1.2.3s", "1,5s", "١٢s", "NaNs", "infs", "5S",
  ])
  func `what is not a time is refused`(text: String) {
    #expect(Time(parsing: text) == nil)
  }
}
