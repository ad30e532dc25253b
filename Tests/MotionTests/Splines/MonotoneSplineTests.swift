import SegueMotion
import TestSupport
import Testing

@Suite struct MonotoneSplineTests {
  static let spline = MonotoneSpline(times: [0, 100, 200, 300, 500], values: [0, 60, 80, 20, 100])

  @Test(
    arguments: [
      (25, 15.9375), (50, 32.5), (150, 77.5), (250, 48.75), (275, 29.8438), (350, 25.9375),
      (400, 47.5), (450, 75.3125), (0, 0), (100, 60), (200, 80), (300, 20), (500, 100),
    ] as [(Double, Double)])
  func `the curve has Compose's values`(_ time: Double, _ expected: Double) {
    #expect((Self.spline.value(at: time) - expected).magnitude < 6e-5)
  }

  @Test(
    arguments: [
      (0, 0.6), (100, 0.4), (150, 0.25), (200, -0.2), (300, -0.1), (500, 0.4),
    ] as [(Double, Double)])
  func `the curve has Compose's slopes`(_ time: Double, _ expected: Double) {
    #expect((Self.spline.slope(at: time) - expected).magnitude < 1e-12)
  }

  @Test(arguments: [(-10, -6), (-100, -60), (510, 104), (1000, 300)] as [(Double, Double)])
  func `beyond its ends the curve is straight`(_ time: Double, _ expected: Double) {
    #expect((Self.spline.value(at: time) - expected).magnitude < 1e-12)
    #expect(Self.spline.slope(at: time) == (time < 0 ? 0.6 : 0.4))
  }

  @Test func `steep tangents are limited beyond nine slopes`() {
    let spline = MonotoneSpline(times: [0, 0.1, 0.9, 1], values: [0, 0.0001, 1, 1])
    let slopes = [0, 0.1, 0.9, 1].map { spline.slope(at: $0) }
    expect(slopes, within: 1e-7, of: [0.0000048, 0.003, 0, 0])
  }

  @Test func `tangents between three and nine slopes stay as they are`() {
    let spline = MonotoneSpline(times: [0, 1, 2], values: [0, 1, 9])
    // The mean of 1 and 8 is 4.5 slopes of the first piece.
    #expect(spline.slope(at: 1) == 4.5)
  }

  @Test func `a flat piece is flat`() {
    let spline = MonotoneSpline(times: [0, 1, 2, 3], values: [0, 5, 5, 9])
    #expect([1, 1.25, 1.5, 2].allSatisfy { spline.value(at: $0) == 5 })
    #expect(spline.slope(at: 1) == 0)
    #expect(spline.slope(at: 2) == 0)
  }

  @Test(arguments: [(0, 1), (1, 2), (0.5, 1.5)] as [(Double, Double)])
  func `a periodic curve has one tangent at both ends`(_ bias: Double, _ expected: Double) {
    let spline = MonotoneSpline(times: [0, 1, 2], values: [0, 2, 3], periodicBias: bias)
    #expect(spline.slope(at: 0) == expected)
    #expect(spline.slope(at: 2) == expected)
    #expect(spline.slope(at: 1) == 1.5)
    #expect([0, 1, 2].map { spline.value(at: $0) } == [0, 2, 3])
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the curve and its slope are continuous`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var time = 0.0
    var times: [Double] = []
    for _ in 0..<6 {
      time += random.double(in: 0.1...2)
      times.append(time)
    }
    let values = times.map { _ in random.double(in: -10...10) }
    let spline = MonotoneSpline(times: times, values: values)
    for (time, value) in zip(times, values) {
      #expect((spline.value(at: time) - value).magnitude < 1e-12)
      #expect((spline.value(at: time.nextDown) - spline.value(at: time.nextUp)).magnitude < 1e-9)
      #expect((spline.slope(at: time - 1e-9) - spline.slope(at: time + 1e-9)).magnitude < 1e-4)
    }
  }
}
