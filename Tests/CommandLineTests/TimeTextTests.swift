import SegueCommandLine
import Testing

@Suite struct TimeTextTests {
  @Test(arguments: [
    ("350", 350_000_000), ("350ms", 350_000_000), ("0.35s", 350_000_000), (".35s", 350_000_000),
    ("1.", 1_000_000), ("0", 0), ("0s", 0), ("00012ms", 12_000_000), ("3600s", 3_600_000_000_000),
    ("16.666667", 16_666_667), ("0.000001ms", 1), ("0.1s", 100_000_000),
  ])
  func `a time is read to the nanosecond`(_ text: String, _ nanoseconds: Int) throws {
    #expect(try TimeText.read(text) == .nanoseconds(nanoseconds))
  }

  @Test(arguments: [
    ("0.0000004ms", 0), ("0.0000005ms", 1), ("16.66666666666666ms", 16_666_667),
    ("0.9999999999s", 1_000_000_000), ("0.0166666666666s", 16_666_667),
  ])
  func `digits beyond the nanosecond round it`(_ text: String, _ nanoseconds: Int) throws {
    #expect(try TimeText.read(text) == .nanoseconds(nanoseconds))
  }

  @Test(arguments: [
    "", "abc", "-5ms", "+5", "1e3", "5 ms", "5m", "ms", "s", ".", ".s", "0x10", "1.2.3", "1,5s",
    "350 ", "١٢", "5mss", "NaN", "inf",
  ])
  func `what is not a time is refused`(_ text: String) {
    #expect(throws: UsageError.expected("a time such as 350ms or 0.35s")) {
      try TimeText.read(text)
    }
  }

  @Test(arguments: ["3600.000000001s", "3601s", "9999999999999999999999", "4000000ms"])
  func `more than an hour is refused`(_ text: String) {
    #expect(throws: UsageError.expected("a time of at most 3600s")) { try TimeText.read(text) }
  }

  @Test(arguments: ["0ms", "350ms", "16.666667ms", "0.000001ms", "3600000ms", "0.5ms"])
  func `a time is written as it would be typed`(_ text: String) throws {
    #expect(TimeText.text(for: try TimeText.read(text)) == text)
  }
}
