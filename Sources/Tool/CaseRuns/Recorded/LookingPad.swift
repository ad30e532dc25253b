import SegueCommandLine
import SegueFilmRequests
import SegueMotion
import SegueRaster
import SegueRendering
import SegueSceneGraph
import SegueTextSupport
import SegueVerification
import SegueVideo

/// Looks at the pictures of a recording, one after the other, and keeps their fingerprints.
struct LookingPad {
  /// A picture without what is hidden, and its fingerprint.
  typealias Seen = (print: FrameFingerprint, picture: Surface)

  let path: String
  let layout: RecordingLayout
  let hidden: [PixelRect]
  let recording: Recording
  private let question: RecordedLook.Question
  private let isDigested: Bool
  private(set) var footage: FrameFingerprints
  private(set) var digests: [String] = []
  private(set) var times: RecordedTimes
  private var last: Seen?

  /// Opens the recording at `path`.
  init(
    _ path: String, as layout: RecordingLayout, _ question: RecordedLook.Question,
    hiding hidden: [PixelRect]
  ) throws(RunError) {
    (self.path, self.layout, self.question, self.hidden) = (path, layout, question, hidden)
    recording = try RunError.reading(path) { () throws(MovieError) in
      try Recording.open(path, as: layout)
    }
    let size = RecordedSize(recording)
    let grid: FingerprintGrid
    switch question {
    case .golden(let kept):
      isDigested = recording.fidelity.isExact
      let part = size.part(kept)
      grid = FingerprintGrid(width: part.width, height: part.height, most: FingerprintGrid.kept)
    case .squares(_, let canvas):
      isDigested = false
      let part = canvas.flatMap { size.isSize(of: $0) ? ($0.pixelWidth, $0.pixelHeight) : nil }
      let (width, height) = part ?? (size.width, size.height)
      grid = FingerprintGrid(width: width, height: height)
    }
    footage = FrameFingerprints(
      in: grid, at: .sixty, isExact: recording.fidelity.isExact,
      hasCoarseColors: recording.fidelity == .lossy)
    times = RecordedTimes(tick: recording.tick)
  }

  /// Looks at the next picture; `nil` behind the last one.
  mutating func next() throws(RunError) -> Seen? {
    if Task.isCancelled { throw .shown(.interrupted) }
    let frame = try RunError.reading(path) { [recording] () throws(MovieError) in
      try recording.next()
    }
    guard let frame else { return nil }
    times.add(begin: frame.begin, end: frame.end)
    if frame.isRepeated, let last {
      _ = footage.add(last.print)
      if let digest = digests.last { digests.append(digest) }
      return last
    }
    let picture = try RunError.inWords { [hidden] () throws(RenderError) in
      try frame.surface.covered(hidden)
    }
    if isDigested {
      digests.append(
        try RunError.inWords { () throws(RenderError) in "\(try picture.straightDigest())" })
    }
    let print =
      switch question {
      case .golden: FrameFingerprint(picture, in: footage.grid, digest: digests.last)
      case .squares(let isOnBlack, _):
        FrameFingerprint(picture, after: last, in: footage.grid, onBlack: isOnBlack)
      }
    guard footage.add(print) else {
      throw RunError(
        .invalidData, "\(Quote(path: path)): it has more frames than fit into memory")
    }
    last = (print, picture)
    return last
  }
}
