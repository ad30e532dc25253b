import SegueMotion
import Testing

@Suite struct KochanekBartelsTests {
  /// The values of the published example, with four equal segments.
  static let values = [310.0, 60, 120, 60, 310]

  static func value(at time: Double, _ shape: KochanekBartels) -> Double {
    let index = min(Int(time * 4), 3)
    return HermiteSegment(of: values, at: index, start: shape, end: shape).value(
      at: time * 4 - Double(index))
  }

  @Test(
    arguments: [
      (0.1, 213.12, 217.56, 229.56, 210), (0.125, 181.25, 183.125, 198.75, 185),
      (0.25, 60, 60, 60, 60), (0.375, 78.125, 84.0625, 64.6875, 90), (0.5, 120, 120, 120, 120),
      (0.625, 78.125, 84.0625, 91.5625, 90), (0.875, 181.25, 183.125, 163.75, 185),
    ] as [(Double, Double, Double, Double, Double)])
  func `shapes bend the curve as published`(
    _ time: Double, _ smooth: Double, _ tense: Double, _ biased: Double, _ cornered: Double
  ) {
    let values = [
      Self.value(at: time, KochanekBartels()), Self.value(at: time, KochanekBartels(tension: 0.5)),
      Self.value(at: time, KochanekBartels(bias: 0.5)),
      Self.value(at: time, KochanekBartels(continuity: -1)),
    ]
    expect(values, within: 1e-10, of: [smooth, tense, biased, cornered])
  }

  @Test func `a segment leaves and arrives with its tangents`() {
    let segment = HermiteSegment(from: 2, to: 5, leaving: -1, arriving: 4)
    #expect(segment.value(at: 0) == 2)
    #expect(segment.value(at: 1) == 5)
    #expect(segment.slope(at: 0) == -1)
    #expect(segment.slope(at: 1) == 4)
  }

  @Test(arguments: [0.1, 0.35, 0.5, 0.8])
  func `the slope is the change of the value`(_ u: Double) {
    let segment = HermiteSegment(from: 2, to: 5, leaving: -1, arriving: 4)
    let change = (segment.value(at: u + 1e-6) - segment.value(at: u - 1e-6)) / 2e-6
    #expect((segment.slope(at: u) - change).magnitude < 1e-8)
  }

  @Test func `without continuity at zero the tangents on both sides differ`() {
    let shape = KochanekBartels(continuity: 0.5)
    #expect(shape.leaving(before: 4, after: 8) == 5)
    #expect(shape.arriving(before: 4, after: 8) == 7)
    #expect(KochanekBartels(tension: 1).leaving(before: 4, after: 8) == 0)
  }
}
