import SegueFiles
import SegueMotion
import SeguePictureCoding
import SegueRaster
import SegueRendering
import SegueVerification

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
      name = "\(NumberWords.milliseconds(given))ms"
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
      let end = NumberWords.milliseconds(item.film.duration)
      throw Obstacle("there is no moment \(name): the film lasts \(end) ms")
    }
    surface = try item.renderer.surface(of: item.film.scene(at: time))
  }
}

/// Numbers in the names of files.
enum NumberWords {
  /// A time in milliseconds, such as `150` or `16.667`.
  static func milliseconds(_ time: Time) -> String {
    let microseconds = (time.nanoseconds + 500) / 1000
    let (whole, rest) = microseconds.quotientAndRemainder(dividingBy: 1000)
    if rest == 0 { return "\(whole)" }
    var digits = "\(rest)"
    while digits.count < 3 { digits = "0" + digits }
    while digits.hasSuffix("0") { digits.removeLast() }
    return "\(whole).\(digits)"
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

  /// The most bytes of a golden.
  private static let fileLimit = 256 << 20

  /// Compares a still with its golden, or writes that.
  func result(of still: Still) throws -> Result {
    if mode == .all { return try record(still) }
    guard let bytes = try read(still) else {
      return mode == .never ? .missing : try record(still)
    }
    guard let expected = Self.picture(bytes) else {
      return mode == .failed ? try record(still) : .damaged
    }
    let comparison = PictureComparison(expected: expected, actual: still.surface)
    guard let finding = comparison.finding, !tolerance.accepts(expected, still.surface) else {
      return .same
    }
    return mode == .failed ? try record(still) : .different(finding, expected: expected)
  }

  private func read(_ still: Still) throws(FileError) -> [UInt8]? {
    do throws(FileError) {
      return try InputFile.read(place.still(still.name), limit: Self.fileLimit).bytes
    } catch  where error.reason == .missing {
      return nil
    }
  }

  private func record(_ still: Still) throws -> Result {
    let bytes = try PNGEncoder().bytes(of: still.surface)
    try OutputFolder.make(place.folder.path)
    var output = try OutputFile(place.still(still.name))
    try output.write(bytes)
    try output.finish()
    return .recorded
  }

  private static func picture(_ bytes: [UInt8]) -> Surface? {
    var budget = MemoryBudget(bytes: 1 << 30)
    return try? PictureDecoder().decode(bytes.span, budget: &budget).surface
  }
}
