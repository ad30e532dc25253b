import SegueMotion
import Testing

@Suite struct FrameRateTests {
  @Test(arguments: [
    (60.0, 1, 350.0, 22), (60, 1, 1000, 61), (60, 1, 999, 61), (60, 1, 1001, 62),
    (30000, 1001, 1001, 31), (60, 1, 0, 1), (24, 1, 1, 2), (50, 1, 20, 2),
  ])
  func `a film has every frame that begins before its end, and the end`(
    numerator: Double, denominator: Int64, milliseconds: Double, count: Int
  ) {
    let rate = FrameRate(Int64(numerator), per: denominator)
    #expect(rate.frameCount(for: .milliseconds(milliseconds)) == count)
  }

  @Test func `rates are reduced`() {
    #expect(FrameRate(120, per: 2) == .sixty)
  }

  @Test func `frame times are exact fractions`() {
    let rate = FrameRate(30000, per: 1001)
    #expect(rate.time(ofFrame: 30000).seconds() == 1001)
    #expect(rate.time(ofFrame: 1).seconds() == 1001.0 / 30000)
    #expect(FrameRate.sixty.time(ofFrame: 21).seconds() == 0.35)
  }

  @Test(arguments: [FrameRate(30), FrameRate(60), FrameRate(24), FrameRate(30_000, per: 1_001)])
  func `a time that names a frame to the nanosecond is that frame's`(rate: FrameRate) {
    for index in 0...500 {
      let exact = rate.time(ofFrame: index)
      let nanoseconds = (exact.seconds() * 1e9).rounded(.down)
      for offset in [0.0, 1] {
        let time = Time(nanoseconds: Int64(nanoseconds + offset))
        #expect(rate.exactTime(time) == exact || exact == FrameTime(time))
      }
      let later = Time(nanoseconds: Int64(nanoseconds) + 1_000)
      #expect(rate.exactTime(later) == FrameTime(later))
    }
  }

  @Test func `seconds since a start are rounded once`() {
    let time = FrameRate.sixty.time(ofFrame: 7)
    // 7/60 - 1/10 is 1/60, whose nearest double is not what subtracting two doubles gives.
    #expect(time.seconds(since: .milliseconds(100)) == 1.0 / 60)
    let difference: Double = 7.0 / 60 - 0.1
    #expect(difference != 1.0 / 60)
  }

  @Test func `a frame knows whether it has reached a time`() {
    let frame = FrameRate.sixty.time(ofFrame: 21)
    #expect(frame.isAtOrAfter(.milliseconds(350)))
    #expect(!frame.isAtOrAfter(Time(nanoseconds: 350_000_001)))
  }
}
