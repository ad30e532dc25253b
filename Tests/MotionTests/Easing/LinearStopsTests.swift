import SegueMotion
import Testing

@Suite struct LinearStopsTests {
  @Test(
    arguments: [
      (
        "linear(0, 0.25 75%, 1)",
        [-0.03333, 0, 0.01667, 0.03333, 0.1, 0.13333, 0.18333, 0.25, 0.7, 1, 1.3]
      ),
      (
        "linear(0, 0.6 20% 40%, 1.1, 1)",
        [-0.3, 0, 0.15, 0.3, 0.6, 0.6, 0.85, 1.08333, 1.03333, 1, 0.96667]
      ),
      (
        "linear(0.2 10%, 0.8 10%, 1)",
        [0.8, 0.8, 0.8, 0.8, 0.84444, 0.86667, 0.9, 0.94444, 0.97778, 1, 1.02222]
      ),
    ] as [(String, [Double])])
  func `polylines take the values of CSS`(_ text: String, _ expected: [Double]) throws {
    let easing = try Easing(parsing: text)
    let times = [-0.1, 0, 0.05, 0.1, 0.3, 0.4, 0.55, 0.75, 0.9, 1, 1.1]
    expect(times.map { easing.value(at: $0) }, within: 6e-6, of: expected)
  }

  @Test(arguments: [
    ("linear(0, 1)", "linear(0 0%, 1 100%)"),
    ("linear(0, 0.5, 1)", "linear(0 0%, 0.5 50%, 1 100%)"),
    ("linear(50% 1, 30% 2, 3)", "linear(1 50%, 2 50%, 3 100%)"),
    ("linear(0, 1 150%, 2)", "linear(0 0%, 1 150%, 2 150%)"),
    ("linear(20% 40% 5, 6)", "linear(5 20%, 5 40%, 6 100%)"),
    ("linear(0 -25%, 1, 2, 3 125%)", "linear(0 -25%, 1 25%, 2 75%, 3 125%)"),
    ("linear(0 7%, 1 1e1%)", "linear(0 7%, 1 10%)"),
    ("linear(0 0.000001%, 1e2 33.3%)", "linear(0 1e-6%, 100 33.3%)"),
  ])
  func `missing and falling times are made good`(_ text: String, _ canonical: String) throws {
    #expect(try Easing(parsing: text).description == canonical)
  }

  @Test func `a jump takes the value from behind it`() throws {
    let easing = Easing.stops(
      try LinearStops([.init(0), .init(0.5, at: 0.5), .init(0.75, at: 0.5), .init(1)]))
    #expect(easing.value(at: 0.5) == 0.75)
    #expect(easing.value(at: 0.25) == 0.25)
    #expect(easing.slope(at: 0.25) == 1)
    #expect(easing.slope(at: 0.75) == 0.5)
  }
}
