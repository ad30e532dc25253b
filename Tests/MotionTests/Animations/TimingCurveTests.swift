import SegueMotion
import Testing

@Suite struct PaceTests {
  static let paces: [TimingCurve] = [
    .linear, .easing(.easeInOut), .spring(.system), .spring(.duration(0.5, bounce: 0.3)),
    .spring(.system, .cut(at: 0.5)),
  ]

  @Test(arguments: paces, [0.1, 0.2, 0.35, 0.49])
  func `the velocity is how fast the fraction grows`(_ pace: TimingCurve, _ seconds: Double) {
    let reach = 1e-6
    let (before, after) = (
      pace.fraction(at: seconds - reach, of: 0.7), pace.fraction(at: seconds + reach, of: 0.7)
    )
    let velocity = pace.velocity(at: seconds, of: 0.7)
    #expect(abs(velocity - (after - before) / (2 * reach)) < 1e-4)
  }

  @Test func `nothing moves where a spring is cut off, nor in no time`() {
    #expect(TimingCurve.spring(.system, .cut(at: 0.5)).velocity(at: 0.6, of: 1) == 0)
    #expect(TimingCurve.linear.velocity(at: 0, of: 0) == 0)
  }
}
