import SegueGeometry
import SegueMotion
import SegueSceneGraph
import Testing

@Suite struct CatmullRomTests {
  /// The places of Flutter's own test of its `CatmullRomSpline`.
  private static let knots: [(Double, Double)] = [
    (0, 0), (0.01, 0.25), (0.2, 0.25), (0.33, 0.25), (0.5, 1), (0.66, 0.75), (1, 1),
  ]

  private static func course(tensions: [Double] = []) -> Keyframes {
    Keyframes(knots.map { .pair($0.0, $0.1) }, mode: .catmullRom(tensions))
  }

  @Test(arguments: [
    (0.0, 0.0, 0.0), (0.25, 0.0966945, 0.2626806), (0.5, 0.33, 0.25), (0.75, 0.570260, 0.883085),
    (1, 1, 1),
  ])
  func `the curve passes Flutter's places`(_ progress: Double, _ x: Double, _ y: Double) {
    let place = Self.course().value(at: progress).numbers
    expect([place.x, place.y], within: 1e-6, of: [x, y])
  }

  @Test func `an outline is passed on the same curve`() {
    let points = Self.knots.map { Point($0.0, $0.1) }
    let course = PathTrack(
      Path([.move(points[0])] + points.dropFirst().map { .line($0) }), mode: .catmullRom)
    for step in 0...24 {
      let progress = Double(step) / 24
      let way = Self.course().value(at: progress).numbers - course.value(at: progress).numbers
      #expect((way * way).sum() < 1e-18)
    }
  }

  @Test func `full tension makes straight lines, passed with a stop at each place`() {
    let course = Self.course(tensions: Array(repeating: 1, count: 7))
    let quarter = course.value(at: 0.25 / 6).numbers
    // The curve 3t² - 2t³ at a quarter.
    expect([quarter.x, quarter.y], within: 1e-12, of: [0.01 * 0.15625, 0.25 * 0.15625])
  }

  @Test func `what lies unevenly makes no loop`() {
    // The uniform curve swings back between the two places that are near to one another.
    let values = [Value.pair(0, 0), .pair(100, 0), .pair(101, 0), .pair(200, 0)]
    func way(_ mode: Keyframes.Mode) -> [Double] {
      let course = Keyframes(values, mode: mode)
      return (0...300).map { course.value(at: Double($0) / 300).numbers.x }
    }
    let (centripetal, uniform) = (way(.catmullRom([])), way(.cubic([])))
    #expect(zip(centripetal, centripetal.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(!zip(uniform, uniform.dropFirst()).allSatisfy { $0 <= $1 })
  }

  @Test func `places may be the same`() {
    let values = [Value.pair(5, 5), .pair(5, 5), .pair(9, 5), .pair(9, 5), .pair(9, 5)]
    let course = Keyframes(values, mode: .catmullRom([]))
    for step in 0...40 {
      let place = course.value(at: Double(step) / 40).numbers
      #expect(place.x > 5 - 1e-9 && place.x < 9 + 1e-9 && (place.y - 5).magnitude < 1e-9)
    }
  }
}
