import SegueCaseRuns
import SegueCommandLine
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueTextSupport
import SegueVerification
import SegueVideo

/// A film that is compared by its pixels alone.
enum FingerprintSource {
  /// A scene.
  case scene(SnapshotCase)
  /// A recording at this path.
  case recording(String, as: RecordingLayout)
}

/// Two films, at least one of which is a recording.
struct ComparedRecordings {
  let name: String
  let old: FingerprintSource
  let new: FingerprintSource
  /// Boxes that are not looked at, in pixels.
  let hidden: [PixelRect]

  /// Returns the differences.
  func answer() throws(RunError) -> ComparisonAnswer {
    let isOnBlack = old.hasNoAlpha || new.hasNoAlpha
    let canvas = old.canvas ?? new.canvas
    let looks = [
      try old.look(onBlack: isOnBlack, of: canvas, hiding: hidden),
      try new.look(onBlack: isOnBlack, of: canvas, hiding: hidden),
    ]
    let (rate, isRegular) = rate(of: looks)
    let expected = try old.film(looks[0], at: rate, onBlack: isOnBlack, hiding: hidden)
    let actual = try new.film(looks[1], at: rate, onBlack: isOnBlack, hiding: hidden)
    let verdict = RecordingVerdict(
      expected: expected.film.footage, actual: actual.film.footage,
      seesColors: !expected.film.hasOtherColors && !actual.film.hasOtherColors)
    var remarks = expected.remarks + actual.remarks
    if !isRegular { remarks.append("no usual rate fits: compared at \(rate.text) frames a second") }
    if verdict.judgement != .exact {
      let reason =
        verdict.judgement.name == "motion"
        ? "colors mean something else on each side" : "not every pixel was kept"
      remarks.append("judged \(verdict.judgement.words), because \(reason)")
    }
    return ComparisonAnswer(
      name: name, findings: verdict.findings.map { "\($0)" },
      differingFrames: verdict.differingFrames, frameCount: actual.film.footage.frames.count,
      item: nil, remarks: remarks)
  }

  /// The rate on whose raster both are looked at: the scene's, or the higher one of two recordings.
  private func rate(of looks: [RecordedLook?]) -> (FrameRate, isRegular: Bool) {
    for case .scene(let item) in [old, new] { return (item.film.frameRate, true) }
    let rates = looks.compactMap { $0 }.filter { !$0.hasNoTimes }.map(\.rate)
    let highest = rates.max { $0.rate.framesPerSecond < $1.rate.framesPerSecond }
    return (highest?.rate ?? .sixty, rates.allSatisfy(\.isRegular))
  }
}

extension FingerprintSource {
  /// True if transparent pixels are seen in front of black.
  fileprivate var hasNoAlpha: Bool {
    switch self {
    case .scene: false
    case .recording(let path, _): RecordedLook.isOnBlack(path)
    }
  }

  /// Reads the frame fingerprints of a recording; `nil` for a scene.
  fileprivate func look(
    onBlack isOnBlack: Bool, of canvas: Canvas?, hiding hidden: [PixelRect]
  ) throws(RunError) -> RecordedLook? {
    switch self {
    case .scene: nil
    case .recording(let path, let layout):
      try RecordedLook(path, as: layout, .squares(onBlack: isOnBlack, of: canvas), hiding: hidden)
    }
  }

  /// The canvas of a scene.
  fileprivate var canvas: Canvas? {
    if case .scene(let item) = self { item.film.canvas } else { nil }
  }

  /// Returns the fingerprint of each frame at a rate, and remarks about it.
  fileprivate func film(
    _ look: RecordedLook?, at rate: FrameRate, onBlack: Bool, hiding hidden: [PixelRect]
  ) throws(RunError) -> (film: RecordedFilm, remarks: [String]) {
    switch (self, look) {
    case (.scene(let item), _): (try item.recorded(onBlack: onBlack, hiding: hidden), [])
    case (.recording, let look): try look.present.film(at: rate)
    }
  }

  /// Returns the reason why the file at a path cannot be compared with a film.
  static func refusal(_ path: String) -> RunError {
    do throws(RunError) {
      _ = try RunError.reading(path) { () throws(MovieError) in try Recording.open(path) }
    } catch {
      return error
    }
    return RunError(.invalidData, "\(Quote(path: path)): \(MovieError.unknownRecording)")
  }
}
