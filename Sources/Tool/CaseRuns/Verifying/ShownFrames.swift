import SegueMotion
import SegueRendering
import SegueReports
import SegueVerification

extension SnapshotCase {
  /// Frames that show what differs.
  ///
  /// Goldens keep no frames but those of the strip, so that what was expected can only be seen beside
  /// them where an `old` film is there, that of a revision; what jumps is seen beside what rests.
  func films(
    of result: CaseResult, beside old: SnapshotCase?, of revision: String
  ) throws(RenderError) -> [ReportedFilm] {
    var films: [ReportedFilm] = []
    for jump in result.jumps {
      let pictures = try pictures(at: film.seams[jump.seam])
      var shown = ReportedFilm(
        jump.side == .beginning ? "At rest, and as it begins" : "At rest, and as it ends")
      try shown.add(
        picture: "\(jump.milliseconds) ms", expected: pictures.resting, actual: pictures.moving)
      films.append(shown)
    }
    if let first = result.firstDifference {
      var shown = ReportedFilm(
        old == nil ? "Frames as they are" : "As it was at \(revision), and as it is")
      for frame in Self.frames(around: first, result.differingFrames, of: film.frameCount) {
        let earlier = try old.flatMap { (old) throws(RenderError) in
          frame < old.film.frameCount ? try old.picture(of: frame) : nil
        }
        try shown.add(frame: frame, expected: earlier, actual: try picture(of: frame))
      }
      films.append(shown)
    }
    return films
  }

  /// The most frames that are shown.
  private static let frameLimit = 24

  /// The frame in front of the first that differs, and those that differ, spread evenly where they
  /// are many.
  private static func frames(around first: Int, _ differing: [Int], of count: Int) -> [Int] {
    let following = differing.isEmpty ? Array(first..<max(first, min(first + 4, count))) : differing
    let last = following.count - 1
    let shown =
      following.count < frameLimit
      ? following : (0..<frameLimit).map { following[$0 * last / (frameLimit - 1)] }
    return (first > 0 ? [first - 1] : []) + shown.filter { $0 < count }
  }
}
