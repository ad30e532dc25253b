import SegueFiles
import SegueRaster
import SegueRendering
import SegueVerification
import SegueWords

/// One moment of a film in full size.
struct Still {
  /// What the names of files call it.
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
        throw Obstacle(
          "the film has no mark '\(mark)'" + (names.isEmpty ? "" : ": it has \(names)"))
      }
      name = mark.fileName
      time = known.time
    }
    if time < .zero || time > item.film.duration {
      let end = item.film.duration.millisecondText
      throw Obstacle("there is no moment \(name): the film lasts \(end) ms")
    }
    surface = try item.renderer.surface(of: item.film.still(at: time))
  }
}

extension Time {
  /// The time in milliseconds, to the microsecond: `150` or `16.667`.
  fileprivate var millisecondText: String {
    NumberText.format(units: Int((nanoseconds + 500) / 1000), decimals: 3)
  }
}

/// Holds stills to their goldens, or writes the goldens.
struct StillVerifier {
  let place: SnapshotPlace
  let mode: RecordMode
  let tolerance: Tolerance

  /// What came of a still.
  enum Result {
    case same
    case recorded
    case missing
    case damaged
    case different(PictureFinding, expected: Surface)
  }

  /// Compares a still with its golden, or writes that.
  func result(of still: Still) throws -> Result {
    if mode == .all { return try record(still) }
    guard let bytes = try place.folder.read(place.still(still.name)) else {
      return mode == .never ? .missing : try record(still)
    }
    guard let expected = try? Surface(golden: bytes) else {
      return mode == .failed ? try record(still) : .damaged
    }
    let comparison = PictureComparison(expected: expected, actual: still.surface)
    guard let finding = comparison.finding, !tolerance.accepts(expected, still.surface) else {
      return .same
    }
    return mode == .failed ? try record(still) : .different(finding, expected: expected)
  }

  private func record(_ still: Still) throws -> Result {
    try place.folder.write(try still.surface.png(), to: place.still(still.name))
    return .recorded
  }
}
