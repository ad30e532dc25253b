package import SegueCommandLine
import SegueFilmRequests
package import SegueMotion
package import SegueRaster
import SegueRendering
package import SegueSceneGraph
import SegueTextSupport
package import SegueVerification
package import SegueVideo

/// The frame fingerprints of a recording, and their times; the pixels are not kept.
package struct RecordedLook {
  /// Kinds of fingerprints to take of the pictures.
  package enum Question {
    /// The fingerprints kept in goldens; those may have been written of a size that a movie has to add to.
    case golden(of: RecordedSize?)
    /// The value of each square, in front of black where the other film knows no alpha; without the row and the
    /// column that movies add to a picture whose sides are odd.
    case squares(onBlack: Bool, of: Canvas? = nil)
  }

  let path: String
  /// Facts that the recording does not state.
  let layout: RecordingLayout
  /// The frame fingerprints of the pictures.
  let footage: FrameFingerprints
  /// The SHA-256 of each picture, where goldens keep it.
  let digests: [String]
  /// The regions that are painted over before the comparison, in pixels.
  let hidden: [PixelRect]
  private let times: RecordedTimes
  private let kind: RecordingKind
  private let remarks: [RecordingRemark]
  private let fidelity: RecordingFidelity

  /// Looks at all pictures of the recording at `path`, each once, but at nothing in the boxes that are hidden.
  package init(
    _ path: String, as layout: RecordingLayout = RecordingLayout(), _ question: Question,
    hiding hidden: [PixelRect] = []
  ) throws(RunError) {
    (self.path, self.layout, self.hidden) = (path, layout, hidden)
    let recording = try RunError.reading(path) { () throws(MovieError) in
      try Recording.open(path, as: layout)
    }
    (kind, fidelity) = (recording.kind, recording.fidelity)
    let pad = LookingPad(recording, question, hiding: hidden)
    (footage, digests, times) = try pad.filled(from: recording, path)
    remarks = recording.remarks
  }

  /// The rate on whose raster its pictures begin, and whether they all do.
  package var rate: (rate: FrameRate, isRegular: Bool) {
    kind.hasNoTimes ? (layout.rate ?? .sixty, true) : RateFinder(times).rate
  }

  /// True if transparent pixels are seen in front of black.
  var hasNoAlpha: Bool { kind == .movie }

  /// The same of what has not been looked at yet.
  package static func isOnBlack(_ path: String) -> Bool { Recording.kind(of: path) == .movie }

  /// True if its frames have no times, and nobody has said their rate.
  package var hasNoTimes: Bool { kind.hasNoTimes && layout.rate == nil }

  /// Returns the picture that each frame shows at a rate, and those that no frame shows.
  func raster(at rate: FrameRate) throws(RunError) -> FrameRaster {
    var times = times
    if hasNoTimes {
      times = RecordedTimes(tick: rate.time(ofFrame: 1))
      for index in footage.frames.indices {
        times.add(begin: rate.time(ofFrame: index), end: rate.time(ofFrame: index + 1))
      }
    }
    return try RunError.reading(path) { () throws(MovieError) in
      try FrameRaster(times, at: rate)
    }
  }

  /// Returns the fingerprint of each frame at a rate, and remarks about it.
  package func film(
    at rate: FrameRate
  ) throws(RunError) -> (film: RecordedFilm, remarks: [String]) {
    let raster = try raster(at: rate)
    let film = RecordedFilm(
      footage.laid(out: raster.pictures, at: rate),
      digests: digests.isEmpty ? [] : raster.pictures.map { digests[$0] },
      kept: KeptPixels(fidelity), hasOtherColors: remarks.contains(.highDynamicRange),
      ignored: hidden)
    var words = remarks.filter { !$0.isOrdinary }.map { "\($0)" }
    if !raster.passedOver.isEmpty {
      words.append(
        raster.passedOver.count.counted("picture falls", "pictures fall") + " between two frames")
    }
    return (film, words.map { "\(path.visible): \($0)" })
  }
}

/// Collects what pictures look like.
private struct LookingPad {
  private let question: RecordedLook.Question
  private let hidden: [PixelRect]
  private let isDigested: Bool
  private var footage: FrameFingerprints
  private var digests: [String] = []
  private var times: RecordedTimes

  init(_ recording: Recording, _ question: RecordedLook.Question, hiding hidden: [PixelRect]) {
    (self.question, self.hidden) = (question, hidden)
    let grid: FingerprintGrid
    switch question {
    case .golden(let size):
      isDigested = recording.fidelity.isExact
      let size = RecordedSize(recording).part(size)
      grid = FingerprintGrid(width: size.width, height: size.height, most: FingerprintGrid.kept)
    case .squares(_, let canvas):
      isDigested = false
      let size = RecordedSize(recording)
      let part = canvas.flatMap { size.isSize(of: $0) ? ($0.pixelWidth, $0.pixelHeight) : nil }
      let (width, height) = part ?? (size.width, size.height)
      grid = FingerprintGrid(width: width, height: height)
    }
    footage = FrameFingerprints(
      in: grid, at: .sixty, isExact: recording.fidelity.isExact,
      hasCoarseColors: recording.fidelity == .lossy)
    times = RecordedTimes(tick: recording.tick)
  }

  consuming func filled(
    from recording: Recording, _ path: String
  ) throws(RunError) -> (FrameFingerprints, [String], RecordedTimes) {
    func next() throws(RunError) -> RecordedFrame? {
      try RunError.reading(path) { () throws(MovieError) in try recording.next() }
    }
    while let frame = try next() {
      if Task.isCancelled { throw .shown(.interrupted) }
      try add(frame, path)
    }
    return (footage, digests, times)
  }

  private mutating func add(_ frame: RecordedFrame, _ path: String) throws(RunError) {
    times.add(begin: frame.begin, end: frame.end)
    if frame.isRepeated, let last = footage.frames.last {
      _ = footage.add(last)
      if let digest = digests.last { digests.append(digest) }
      return
    }
    let surface = try RunError.inWords { () throws(RenderError) in
      try frame.surface.covered(hidden)
    }
    if isDigested {
      digests.append(
        try RunError.inWords { () throws(RenderError) in "\(try surface.straightDigest())" })
    }
    let look =
      switch question {
      case .golden: FrameFingerprint(surface, in: footage.grid, digest: digests.last)
      case .squares(let isOnBlack, _):
        FrameFingerprint(surface, in: footage.grid, onBlack: isOnBlack)
      }
    guard footage.add(look) else {
      throw RunError(
        .invalidData, "\(Quote(path: path)): it has more frames than fit into memory")
    }
  }
}

extension KeptPixels {
  fileprivate init(_ fidelity: RecordingFidelity) {
    self =
      switch fidelity {
      case .exact: .exact
      case .palette: .palette
      case .lossy: .lossy
      }
  }
}

extension RecordingRemark {
  /// True if the remark applies to every film that rests now and then.
  fileprivate var isOrdinary: Bool {
    switch self {
    case .repeated, .untagged: true
    default: false
    }
  }
}
