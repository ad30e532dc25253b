import SegueFiles
import SegueRaster
import SegueRendering

extension GoldenKind {
  /// The frames of a recording as very small pictures.
  package static let looks = GoldenKind(ThumbnailGolden())
}

/// Golden of a recording's frames as very small pictures, side by side.
struct ThumbnailGolden: RecordingGolden {
  let name = "looks"
  let ending = ".looks.png"
  let words = "sheet of small frames"

  func bytes(
    of film: RecordedFilm, in item: some RecordedCase, into evidence: inout CaseResult.Evidence
  ) throws(RenderError) -> [UInt8] {
    try sheet(of: film).png()
  }

  private func sheet(of film: RecordedFilm) throws(RenderError) -> Surface {
    let frames = film.differentFrames
    do throws(MemoryError) {
      return try ThumbnailSheet(film.footage.grid, count: frames.count).surface(frames)
    } catch {
      throw .memory(error)
    }
  }

  func read(_ bytes: [UInt8], into goldens: inout RecordedGoldenSet) throws(GoldenError) {
    // The list says how many frames the sheet has, and of what size.
    guard let record = goldens.record else { return }
    goldens.film = RecordedFilm(record, showing: try record.frames(in: bytes))
  }

  func difference(of film: RecordedFilm, from goldens: RecordedGoldenSet) -> Difference? {
    let frames = zip(goldens.film?.footage.frames ?? [], film.footage.frames)
    guard let frame = frames.enumerated().first(where: { $1.0.means != $1.1.means })?.offset else {
      return nil
    }
    return .damaged(
      .looks,
      GoldenError(found: "frame \(frame) in other colors", expected: "those of the recording"))
  }
}
