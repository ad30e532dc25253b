import SegueCaseRuns
import SegueCommandLine
import SegueFilmRequests
import SegueJSON
import SegueMotion
import SegueRaster
import SegueRendering
import SegueReports
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

  /// Returns the differences; with frames of both that differ, side by side, where a page is `showing` them.
  func answer(showing isShown: Bool) async throws(RunError) -> ComparisonAnswer {
    let isOnBlack = old.hasNoAlpha || new.hasNoAlpha
    let (looks, compared) = try await looks(onBlack: isOnBlack)
    let (rate, isRegular) = rate(of: looks)
    let expected = try old.film(looks[0], at: rate, onBlack: isOnBlack, hiding: hidden)
    let actual = try new.film(looks[1], at: rate, onBlack: isOnBlack, hiding: hidden)
    let films = (
      PicturedFilm(expected.film, try old.pictures(looks[0], at: rate, hiding: hidden)),
      PicturedFilm(actual.film, try new.pictures(looks[1], at: rate, hiding: hidden))
    )
    let verdict = try RunError.inWords { () throws(RenderError) in
      try RecordingVerdict(
        expected: films.0, actual: films.1, onBlack: isOnBlack, among: compared)
    }
    var remarks = expected.remarks + actual.remarks
    if !isRegular { remarks.append("no usual rate fits: compared at \(rate.text) frames a second") }
    if verdict.judgement != .exact {
      let reason =
        verdict.judgement.name == "motion"
        ? "colors mean something else on each side" : "not every pixel was kept"
      remarks.append("judged \(verdict.judgement.words), because \(reason)")
    }
    let measured = try measured(verdict, looks, at: rate)
    let told = verdict.told(measured)
    if !told.isEmpty, (old.scene == nil) != (new.scene == nil) {
      remarks.append(AlignedComparison.advice)
    }
    var item: ReportedCase?
    if isShown {
      let shown = (
        try old.pictures(looks[0], at: rate, hiding: hidden),
        try new.pictures(looks[1], at: rate, hiding: hidden)
      )
      item = try RunError.inWords { () throws(RenderError) in
        try self.item(verdict, told, shown, count: actual.film.footage.frames.count)
      }
      item?.movements = measured.movements.map(\.reported)
    }
    var answer = ComparisonAnswer(
      name: name, findings: told.map { "\($0)" }, differingFrames: verdict.differingFrames,
      frameCount: actual.film.footage.frames.count, item: item, remarks: remarks,
      magnitude: verdict.magnitude)
    if !measured.movements.isEmpty {
      answer.measured = .array(measured.movements.map(\.json))
    }
    return answer
  }

  /// The movements that go otherwise where pictures differ.
  private func measured(
    _ verdict: RecordingVerdict, _ looks: [RecordedLook?], at rate: FrameRate
  ) throws(RunError) -> MovementDifferences {
    let expected = try old.pictures(looks[0], at: rate, hiding: hidden)
    let actual = try new.pictures(looks[1], at: rate, hiding: hidden)
    return try RunError.inWords { () throws(RenderError) in
      try MovementDifferences(
        behind: verdict.findings, in: verdict.differingFrames, at: rate, expected: expected,
        actual: actual, scene: old.scene)
    }
  }

  /// Reads the recordings, two of them side by side; `nil` for a scene.
  private func looks(
    onBlack isOnBlack: Bool
  ) async throws(RunError) -> ([RecordedLook?], ComparedPictures) {
    let canvas = old.canvas ?? new.canvas
    guard case (.recording(let before, let first), .recording(let after, let second)) = (old, new)
    else {
      let looks = [
        try old.look(onBlack: isOnBlack, of: canvas, hiding: hidden),
        try new.look(onBlack: isOnBlack, of: canvas, hiding: hidden),
      ]
      return (looks, ComparedPictures())
    }
    let pair = try await PairedLooks(
      (before, after), as: (first, second), .squares(onBlack: isOnBlack), onBlack: isOnBlack,
      hiding: hidden)
    return ([pair.old, pair.new], pair.compared)
  }

  /// The most frames that are shown.
  private static let frameLimit = 24

  /// The verdict for a page, with the pictures of some frames: those that differ before others.
  private func item(
    _ verdict: RecordingVerdict, _ findings: [Difference],
    _ pictures: (any FramePictures, any FramePictures), count: Int
  ) throws(RenderError) -> ReportedCase {
    var result = CaseResult(
      name: name, outcome: findings.isEmpty ? .same : .different,
      findings: findings, differingFrames: verdict.differingFrames,
      actual: CaseResult.Evidence())
    (result.judgement, result.magnitude) = (verdict.judgement, verdict.magnitude)
    var item = try ReportedCase(result)
    var film = ReportedFilm("Some frames")
    var (old, new) = pictures
    let differing = Set(verdict.differingFrames)
    let choice = FrameChoice((0..<count).map { differing.contains($0) }, count: Self.frameLimit)
    for frame in choice.indices {
      try film.add(
        frame: frame, expected: try old.picture(of: frame), actual: try new.picture(of: frame))
    }
    item.films = [film]
    return item
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
  fileprivate var canvas: Canvas? { scene?.canvas }

  /// The film of a scene.
  fileprivate var scene: AnimatedScene? {
    if case .scene(let item) = self { item.film } else { nil }
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

  /// Returns the frames at a rate, to look at once more.
  fileprivate func pictures(
    _ look: RecordedLook?, at rate: FrameRate, hiding hidden: [PixelRect]
  ) throws(RunError) -> any FramePictures {
    switch (self, look) {
    case (.scene(let item), _): item.pictures(hiding: hidden)
    case (.recording, let look): try look.present.frames(at: rate)
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
