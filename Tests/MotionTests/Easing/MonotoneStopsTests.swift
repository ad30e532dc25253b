import SegueMotion
import TestSupport
import Testing

@Suite struct MonotoneStopsTests {
  private static func curve(_ values: [Double], at times: [Double]) throws -> Easing {
    let arguments = zip(values, times).map { LinearStops.Argument($0, at: $1) }
    return .monotone(try MonotoneStops(LinearStops(arguments)))
  }

  /// The tangents inside are those of SciPy's `PchipInterpolator`, 0.6198347 and two zeros; at the
  /// ends they are those of the lines.
  @Test(arguments: [
    (0.1, 0.297004), (0.3, 0.553474), (0.4, 0.587848), (0.55, 0.45), (0.58, 0.3312), (0.8, 0.3),
  ])
  func `a curve of Fritsch and Butland`(_ time: Double, _ value: Double) throws {
    let curve = try Self.curve([0, 0.5, 0.6, 0.3, 0.3], at: [0, 0.2, 0.5, 0.6, 1])
    #expect((curve.value(at: time) - value).magnitude < 1e-6)
    #expect((curve.slope(at: 0.2) - 0.6198347107438016).magnitude < 1e-12)
    #expect(curve.slope(at: 0) == 2.5 && curve.slope(at: 1) == 0)
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a curve stays between neighbors and never jerks`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<40 {
      let count = random.int(in: 2...7)
      var times = [0.0]
      for _ in 1..<count { times.append((times.last ?? 0) + random.double(in: 0.01...1)) }
      let last = times[count - 1]
      times = times.map { $0 / last }
      let values = times.map { _ in random.double(in: -1...2) }
      let curve = try Self.curve(values, at: times)
      for index in 0..<count - 1 {
        let (a, b) = (min(values[index], values[index + 1]), max(values[index], values[index + 1]))
        for step in 0...20 {
          let time = times[index] + (times[index + 1] - times[index]) * Double(step) / 20
          #expect((a - 1e-12...b + 1e-12).contains(curve.value(at: time)))
        }
        let (before, after) = (curve.slope(at: times[index] - 1e-9), curve.slope(at: times[index]))
        #expect((before - after).magnitude < 1e-3)
        #expect((curve.value(at: times[index]) - values[index]).magnitude < 1e-12)
      }
    }
  }

  @Test func `between two stops it is straight`() throws {
    let curve = try Self.curve([0.2, 0.8], at: [0, 1])
    #expect((curve.value(at: 0.25) - 0.35).magnitude < 1e-15)
  }

  @Test func `it is written and read as it is`() throws {
    let curve = try Easing(parsing: "monotone(0, 0.25 75%, 1)")
    #expect(curve.description == "monotone(0 0%, 0.25 75%, 1 100%)")
    #expect(try Easing(parsing: curve.description) == curve)
    #expect(throws: MotionError.self) { try Easing(parsing: "monotone(0, 0.2 50%, 0.4 50%, 1)") }
    #expect(throws: MotionError.self) { try Easing(parsing: "monotone(1)") }
  }
}
