package import SegueVerification

/// Tracks of numbers that differ, as many as a page draws, and how many there are besides.
package struct ReportedCourses: Hashable, Sendable, Codable {
  /// The tracks that are drawn.
  package let drawn: [ValueTrajectory]
  /// The number of the others.
  package let restCount: Int

  /// The most tracks that are drawn.
  private static let limit = 6
  /// Longer tracks are drawn through about so many points: nobody can see more.
  private static let points = 300

  /// The first of all tracks.
  package init(_ all: [ValueTrajectory]) {
    drawn = all.prefix(Self.limit).map { $0.thinned(to: Self.points) }
    restCount = all.count - drawn.count
  }
}
