import SegueReports
import SegueVerification
import Testing

@Suite struct ReportedCoursesTests {
  /// A number that grows by one a millisecond, expected and actual, but for some expected ones that are not there.
  private static func track(_ count: Int, without gap: Range<Int> = 0..<0) -> ValueTrajectory {
    let numbers = (0..<count).map { Double($0) }
    return ValueTrajectory(
      layer: "card", change: ValueChange("x", from: "1", to: "2"), times: numbers,
      old: numbers.map { gap.contains(Int($0)) ? nil : $0 }, new: numbers.map { $0 })
  }

  @Test(arguments: [(0, 0, 0), (6, 6, 0), (9, 6, 3)])
  func `six tracks are drawn, and the others counted`(_ count: Int, _ drawn: Int, _ rest: Int) {
    let courses = ReportedCourses(Array(repeating: Self.track(3), count: count))
    #expect(courses.drawn.count == drawn && courses.restCount == rest)
  }

  @Test func `long tracks are thinned, and lines begin and end where they did`() throws {
    // Every tenth of 3001, and the two at which a line ends and begins.
    let courses = ReportedCourses([Self.track(3_001, without: 14..<26)])
    let track = try #require(courses.drawn.first)
    #expect(track.times == (0...300).map { Double($0 * 10) }.insertingSorted([14, 26]))
    #expect(track.old[2] == nil && track.old[3] == nil && track.old[4] == 26)
    #expect(track.new == track.times && track.isPlausible)
    #expect(ReportedCourses([Self.track(599)]).drawn[0].times.count == 599)
  }

  @Test func `a track that cannot be drawn is not plausible`() {
    func track(_ times: [Double], _ old: [Double?], _ new: [Double?]) -> ValueTrajectory {
      ValueTrajectory(
        layer: "a", change: ValueChange("x", from: nil, to: nil), times: times, old: old, new: new)
    }
    #expect(track([0, 1], [nil, 1], [2, nil]).isPlausible)
    #expect(!track([0, 1], [1], [1, 2]).isPlausible)
    #expect(!track([0, 1], [1, 2], [1]).isPlausible)
    #expect(!track([1, 1], [1, 2], [1, 2]).isPlausible)
    #expect(!track([0, 1], [1, .infinity], [1, 2]).isPlausible)
  }
}

extension [Double] {
  fileprivate func insertingSorted(_ others: [Double]) -> [Double] { (self + others).sorted() }
}
