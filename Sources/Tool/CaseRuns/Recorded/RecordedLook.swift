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
    var pad = try LookingPad(path, as: layout, question, hiding: hidden)
    while try pad.next() != nil {}
    self.init(pad)
  }

  /// The fingerprints on a pad, and what is known of the recording.
  init(_ pad: LookingPad) {
    (path, layout, hidden) = (pad.path, pad.layout, pad.hidden)
    (footage, digests, times) = (pad.footage, pad.digests, pad.times)
    let recording = pad.recording
    (kind, fidelity, remarks) = (recording.kind, recording.fidelity, recording.remarks)
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
