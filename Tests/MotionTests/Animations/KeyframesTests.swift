import SegueMotion
import SegueSceneGraph
import Testing

@Suite struct KeyframesTests {
  /// The values and times of the table of keyframe modes in the platform notes (V11).
  static let values = [310.0, 60, 120, 60, 310].map { Value.number($0) }
  static let quarters = [0, 0.25, 0.5, 0.75, 1]

  static func course(_ mode: Keyframes.Mode) -> Keyframes {
    Keyframes(values, times: quarters, mode: mode)
  }

  static func bent(tension: Double = 0, continuity: Double = 0, bias: Double = 0) -> Keyframes {
    let tangent = KochanekBartels(tension: tension, continuity: continuity, bias: bias)
    return course(.cubic(Array(repeating: tangent, count: values.count)))
  }

  @Test(arguments: [
    (course(.linear), [210.0, 185, 60, 90, 120, 90, 185]),
    (bent(), [213.12, 181.25, 60, 78.125, 120, 78.125, 181.25]),
    (bent(tension: 0.5), [217.56, 183.125, 60, 84.0625, 120, 84.0625, 183.125]),
    (bent(bias: 0.5), [229.56, 198.75, 60, 64.6875, 120, 91.5625, 163.75]),
    (bent(continuity: -1), [210, 185, 60, 90, 120, 90, 185]),
    (course(.paced), [248, 232.5, 155, 77.5, 120, 77.5, 232.5]),
  ])
  func `each mode passes the values as the table says`(
    keyframes: Keyframes, expected: [Double]
  ) throws {
    for (time, value) in zip([0.1, 0.125, 0.25, 0.375, 0.5, 0.625, 0.875], expected) {
      let found = try #require(keyframes.value(at: time).scalar)
      #expect((found - value).magnitude < 1e-9, "at \(time)")
    }
  }

  @Test func `paced times are in proportion to distances`() {
    let expected = [0, 0.403226, 0.5, 0.596774, 1]
    for (time, value) in zip(Self.course(.paced).times, expected) {
      #expect((time - value).magnitude < 5e-7)
    }
  }

  @Test(arguments: [(0.1, 310.0), (0.25, 60), (0.5, 120), (0.625, 60), (0.875, 310)])
  func `a discrete course holds each value until the next one's time`(
    time: Double, expected: Double
  ) {
    let keyframes = Keyframes(Self.values, mode: .discrete)
    #expect(keyframes.times == [0, 0.2, 0.4, 0.6, 0.8, 1])
    #expect(keyframes.value(at: time).scalar == expected)
  }

  @Test func `values outside of all times take the nearest`() {
    let keyframes = Keyframes([.number(1), .number(2)], times: [0.25, 0.75])
    #expect(keyframes.value(at: 0.1).scalar == 1)
    #expect(keyframes.value(at: 0.9).scalar == 2)
  }

  @Test func `two values at one time are a jump`() {
    let keyframes = Keyframes(
      [.number(0), .number(1), .number(5), .number(6)], times: [0, 0.5, 0.5, 1])
    #expect(keyframes.value(at: 0.5).scalar == 5)
    #expect(keyframes.value(at: 0.25).scalar == 0.5)
  }

  @Test func `each stretch has its own easing`() throws {
    let keyframes = Keyframes(
      [.number(0), .number(1), .number(2)], easings: [.steps(2, .end), .linear])
    #expect(keyframes.value(at: 0.2).scalar == 0)
    #expect(keyframes.value(at: 0.3).scalar == 0.5)
    #expect(try #require(keyframes.value(at: 0.75).scalar) == 1.5)
  }

  @Test func `beyond the run the last stretch goes on`() {
    let keyframes = Keyframes([.number(0), .number(1), .number(3)])
    #expect(keyframes.value(at: 1.25).scalar == 4)
    #expect(keyframes.value(at: -0.25).scalar == -0.5)
  }

  @Test func `an evenly paced curve covers equal distances in equal times`() throws {
    let square = [(0.0, 0.0), (100, 0), (100, 100), (0, 100)].map { Value.pair($0.0, $0.1) }
    let keyframes = Keyframes(square, mode: .cubicPaced([]))
    let points = try (0...200).map {
      try #require(keyframes.value(at: Double($0) / 200).point)
    }
    let steps = zip(points, points.dropFirst()).map { a, b in
      ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
    }
    let mean = steps.reduce(0, +) / Double(steps.count)
    for step in steps { #expect((step - mean).magnitude < 0.02 * mean) }
  }
}

extension Value {
  /// The first number.
  var scalar: Double? { point?.x }

  /// The first two numbers.
  var point: (x: Double, y: Double)? {
    if case .numbers(let numbers) = self { (numbers.x, numbers.y) } else { nil }
  }
}
