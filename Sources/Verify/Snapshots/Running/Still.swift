import SegueRendering
import SegueFiles
import SegueFilms
import SegueMotion
import SegueRaster
import SegueVerification
import SegueTextSupport

/// One moment of a film in full size.
struct Still {
  /// Name in the names of files.
  let name: String
  /// The picture.
  let surface: Surface

  /// Draws a moment.
  init(_ moment: SnapshotStrategy.Moment, of item: SnapshotCase) throws {
    let time: Time
    switch moment {
    case .time(let given):
      name = "\(given.millisecondText)ms"
      time = given
    case .mark(let mark):
      guard let known = item.film.marks.first(where: { $0.name == mark }) else {
        let names = item.film.marks.map { "'\($0.name)'" }.joined(separator: ", ")
        throw FilmError.request(
          "the film has no mark '\(mark)'" + (names.isEmpty ? "" : ": it has \(names)"), hint: nil)
      }
      name = mark.fileName
      time = known.time
    }
    if time < .zero || time > item.film.duration {
      let end = item.film.duration.millisecondText
      throw FilmError.request("there is no moment \(name): the film lasts \(end) ms", hint: nil)
    }
    surface = try item.renderer.surface(of: item.film, at: item.film.moment(of: time))
  }

  /// Holds the picture to its golden, or writes that.
  func outcome(
    in mode: RecordMode, at place: SnapshotPlace, tolerance: Tolerance
  ) throws -> GoldenFile.Outcome<GoldenPictureDifference> {
    try place.still(name).outcome(in: mode, of: try surface.png()) { agreed in
      surface.difference(fromGolden: agreed, tolerance: tolerance)
    }
  }
}

extension Time {
  /// The time in milliseconds, to the microsecond: `150` or `16.667`.
  fileprivate var millisecondText: String {
    NumberText.format(units: Int((nanoseconds + 500) / 1000), decimals: 3)
  }
}
