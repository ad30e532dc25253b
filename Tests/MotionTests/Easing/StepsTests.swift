import SegueMotion
import Testing

@Suite struct StepsTests {
  @Test(
    arguments: [
      (.start, [0, 0.25, 0.25, 0.5, 0.75, 1, 1, 1.25]),
      (.end, [-0.25, 0, 0, 0.25, 0.5, 0.75, 1, 1]),
      (.none, [-1.0 / 3, 0, 0, 1.0 / 3, 2.0 / 3, 1, 1, 4.0 / 3]),
      (.both, [0, 0.2, 0.2, 0.4, 0.6, 0.8, 1, 1]),
    ] as [(Steps.Jump, [Double])])
  func `four steps take the values of CSS`(_ jump: Steps.Jump, _ expected: [Double]) {
    let easing = Easing.steps(4, jump)
    let times = [-0.1, 0, 0.1, 0.25, 0.5, 0.9, 1, 1.1]
    #expect(times.map { easing.value(at: $0) } == expected)
  }

  @Test(
    arguments: [
      (.start, 0, 0), (.start, 0.25, 0.25), (.start, 0.3, 0.5), (.start, 1, 1), (.end, 0, 0),
      (.end, 0.25, 0), (.end, 1, 0.75), (.none, 0.5, 1.0 / 3), (.both, 0, 0), (.both, 0.5, 0.4),
    ] as [(Steps.Jump, Double, Double)])
  func `before it begins an animation shows the value from before the jump`(
    _ jump: Steps.Jump, _ progress: Double, _ expected: Double
  ) {
    #expect(Easing.steps(4, jump).value(at: progress, before: true) == expected)
  }

  @Test(
    arguments: [
      ("step-start", [1, 1, 1]), ("step-end", [0, 0, 1]), ("steps(1)", [0, 0, 1]),
      ("steps(1, start)", [1, 1, 1]), ("steps(2, jump-none)", [0, 1, 1]),
    ] as [(String, [Double])])
  func `short staircases jump where their name says`(_ text: String, _ expected: [Double]) throws {
    let easing = try Easing(parsing: text)
    #expect([0, 0.5, 1].map { easing.value(at: $0) } == expected)
  }
}
