import SegueMotion
import TestSupport
import Testing

@Suite struct EasingLawTests {
  /// Easings that are bound to map 0 to 0 and 1 to 1.
  static let tied = EasingCatalog.names.filter { !$0.hasPrefix("step-") }

  @Test(arguments: tied)
  func `the ends are exact`(_ name: String) throws {
    let easing = try #require(Easing(named: name))
    for easing in [easing, easing.reversed, easing.quantized, easing.during(0.25, 0.5)] {
      #expect(easing.value(at: 0) == 0)
      #expect(easing.value(at: 1) == 1)
    }
  }

  @Test(arguments: EasingCatalog.names)
  func `turning twice is the easing itself`(_ name: String) throws {
    let easing = try #require(Easing(named: name))
    #expect(easing.reversed.reversed == easing)
    #expect((easing.reversed.value(at: 0.3) - (1 - easing.value(at: 0.7))).magnitude < 1e-16)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `the solver finds the time it is asked for`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let (x1, x2) = (random.double(in: 0...1), random.double(in: 0...1))
      // With y equal to x the value must be the time itself, unless the tangent is vertical.
      let curve = try CubicBezier(x1: x1, y1: x1, x2: x2, y2: x2)
      let time = random.double(in: 0...1)
      #expect((curve.value(at: time) - time).magnitude < 4e-16)
    }
  }

  @Test(
    arguments: [(1.0, 0.0), (1, 1e-9), (0.999, 0), (0, 1), (0, 0), (1, 1)] as [(Double, Double)])
  func `the solver stands vertical tangents`(_ x1: Double, _ x2: Double) throws {
    let curve = try CubicBezier(x1: x1, y1: x1, x2: x2, y2: x2)
    for time in [1e-300, 1e-9, 0.25, 0.4999999, 0.5, 0.5000001, 0.9, 1 - 0x1p-53] {
      #expect((curve.value(at: time) - time).magnitude < 4e-16)
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `curves with rising control points rise`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let (y1, y2) = (random.double(in: 0...1), random.double(in: 0...1))
    let easing = Easing.cubicBezier(random.double(in: 0...1), y1, random.double(in: 0...1), y2)
    let values = (0...4000).map { easing.value(at: Double($0) / 4000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-15 })
  }

  @Test(
    arguments: EasingCatalog.names + [
      "sawtooth(3)", "interval(0.2, 0.9, ease)", "linear(0, 3 20%, 1)", "expo-in",
      "expo-in-out", "cycle(3)", "cycle(0.4)",
    ])
  func `the slope is the change of the value`(_ name: String) throws {
    let easing = try Easing(parsing: name)
    guard !name.hasPrefix("step") else { return }
    for time in [0.013, 0.117, 0.31, 0.459, 0.613, 0.743, 0.871, 0.987] {
      let step = 1e-6
      let change = easing.value(at: time + step) - easing.value(at: time - step)
      let slope = easing.slope(at: time)
      #expect((slope - change / (2 * step)).magnitude < 2e-4 * max(1, slope.magnitude))
    }
  }

  @Test(arguments: EasingCatalog.names)
  func `slopes are finite even where curves are vertical`(_ name: String) throws {
    let easing = try #require(Easing(named: name))
    #expect([-1, 0, 0.5, 1, 2].allSatisfy { easing.slope(at: $0).isFinite })
  }

  @Test(arguments: EasingCatalog.names)
  func `sampling is pure`(_ name: String) throws {
    let times = (0...50).map { Double($0) / 50 }
    let forward = try #require(Easing(named: name))
    let backward = try #require(Easing(named: name))
    let values = times.map { forward.value(at: $0) }
    #expect(times.reversed().map { backward.value(at: $0) } == values.reversed())
  }

  @Test(arguments: EasingCatalog.names)
  func `Flutter's solver stays near the exact curve`(_ name: String) throws {
    let easing = try #require(Easing(named: name))
    let apart = (0...200).map { index in
      let time = Double(index) / 200
      return (easing.value(at: time) - easing.quantized.value(at: time)).magnitude
    }
    // A thousandth of time, times the steepest slope of the catalog.
    #expect(apart.allSatisfy { $0 < 0.03 })
  }

  @Test(arguments: [
    "linear(0 0%, 1 1e-320%)", "linear(1 0%, 1 1e-320%)", "linear(0 0%, 1e6 1e-9%)",
    "linear(0, 1000000)", "cubic-bezier(0, 1000000, 1, -1000000)", "power-in(0.000001)",
    "monotone(0 0%, 1000000 1e-9%, 0)", "elastic-out(0.000001)", "elastic-in(1000000)",
    "cycle(1000000)", "cycle(0.000001)",
    "cubic-bezier(1e-300, 1, 1, 0)", "interval(0, 1e-300, cubic-bezier(0, 1000000, 0, 1000000))",
  ])
  func `no value and no slope is beyond all numbers`(_ text: String) throws {
    let easing = try Easing(parsing: text)
    for progress in [-1e9, -1, 0, .leastNonzeroMagnitude, 1e-12, 0.3, 0.5, 1, 2, 1e9] {
      #expect(easing.value(at: progress).magnitude <= 1e6, "\(progress)")
      #expect(easing.slope(at: progress).isFinite, "\(progress)")
    }
    #expect(easing.turns.count < 10_000)
  }
}
