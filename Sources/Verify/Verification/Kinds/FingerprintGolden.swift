import SegueFiles
import SegueRendering

extension GoldenKind {
  /// The times of a recording's frames, with their fingerprints.
  package static let recording = GoldenKind(FingerprintGolden())
}

/// Golden of the times of a recording's frames, with their fingerprints.
struct FingerprintGolden: RecordingGolden {
  let name = "recording"
  let ending = ".recording.txt"
  let words = "recording's list of frames"

  func bytes(
    of film: RecordedFilm, in item: some RecordedCase, into evidence: inout CaseResult.Evidence
  ) -> [UInt8] {
    Array(FingerprintRecord(film).text.utf8)
  }

  func read(_ bytes: [UInt8], into goldens: inout RecordedGoldenSet) throws(GoldenError) {
    // A list without its sheet tells of no film.
    guard goldens.files[.looks] != nil else { return }
    goldens.record = try FingerprintRecord(reading: bytes)
  }

  func difference(of film: RecordedFilm, from goldens: RecordedGoldenSet) -> Difference? {
    let text = Array(FingerprintRecord(film).text.utf8)
    return GoldenError(comparing: goldens.files[.recording] ?? [], to: text).map {
      .text(.recording, $0)
    }
  }
}
