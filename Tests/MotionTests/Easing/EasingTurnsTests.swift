import SegueMotion
import TestSupport
import Testing

@Suite struct EasingTurnsTests {
  private static let easings: [Easing] = [
    .linear, .ease, .cubicBezier(0.3, 1.7, 0.4, -0.8), .cubicBezier(0.36, 0, 0.66, -0.56),
    .cubicBezier(0.34, 1.56, 0.64, 1), .elastic(.in, period: 0.3), .elastic(.out, period: 0.3),
    .elastic(.inOut, period: 0.45), .bounce(.in), .bounce(.out), .bounce(.inOut),
    .power(3, .inOut), .circular(.out), .sawtooth(3), .threshold(0.4), .steps(4),
  ]

  private static func check(_ easing: Easing) {
    let turns = ([0] + easing.turns + [1]).sorted()
    for (a, b) in zip(turns, turns.dropFirst()) where b - a > 1e-9 {
      // Ends may lie on a jump.
      let values = (1..<60).map { easing.value(at: a + (b - a) * Double($0) / 60) }
      let steps = zip(values, values.dropFirst()).map { $1 - $0 }
      #expect(
        steps.allSatisfy { $0 >= -1e-12 } || steps.allSatisfy { $0 <= 1e-12 },
        "\(easing) between \(a) and \(b)")
    }
  }

  @Test(arguments: easings)
  func `between two turns a curve only rises or only falls`(_ easing: Easing) throws {
    Self.check(easing)
    Self.check(easing.reversed)
    Self.check(easing.during(0.2, 0.7))
  }

  @Test(arguments: [Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1e300])
  func `a curve that swings as often as a number can say has turns that can be listed`(
    _ period: Double
  ) {
    for side in [Easing.Side.in, .out, .inOut] {
      #expect(Easing.elastic(side, period: period).turns.count <= 2_001)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `random curves turn where they say`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      Self.check(
        .cubicBezier(
          random.double(in: 0...1), random.double(in: -2...3), random.double(in: 0...1),
          random.double(in: -2...3)))
    }
  }

  /// y = 3 m² (1 - m) (1 + 0.56) turns where 2 m = 3 m², or 1.56 of it, and so on: the peak of the
  /// published curve "back out" is 1.0998 of the way.
  @Test func `a published overshoot`() throws {
    let back = Easing.cubicBezier(0.34, 1.56, 0.64, 1)
    let peak = try #require(back.turns.map { back.value(at: $0) }.max())
    let fine = (0...100_000).map { back.value(at: Double($0) / 100_000) }.max() ?? 0
    #expect(peak >= fine && peak - fine < 1e-8)
    let smooth = Easing.monotone(
      try MonotoneStops(
        LinearStops([.init(0), .init(0.8, at: 0.3), .init(0.2, at: 0.6), .init(1)]))
    )
    Self.check(smooth)
  }
}
