import SegueFiles
import SegueMotion
import SegueRaster
public import SegueRendering
import SegueSceneGraph

extension SnapshotCase {
  /// Returns the timeline of the film's layers, where that is kept.
  func timeline() -> FilmTimeline? {
    kinds.contains(.timeline) ? FilmTimeline(of: film) : nil
  }

  /// Returns the digests of the film's frames, where they are kept; `width` of them are drawn at once.
  func frames(engine: String, width: Int) async throws(FilmFailure) -> FrameRecord? {
    guard kinds.contains(.frames) else { return nil }
    var sink = DigestSink(encoder: MaskedHashEncoder(self))
    try await FilmRenderer(film, by: renderer, width: width)
      .render(FrameSchedule(all: film), into: &sink)
    let canvas = film.canvas
    return FrameRecord(
      engine: engine, fonts: fonts, size: "\(canvas.pixelWidth)x\(canvas.pixelHeight)",
      ignored: ignored.map(\.words), digests: sink.digests)
  }

  /// Returns the evidence of the film, in the texts that are kept; `width` frames are drawn at once.
  public func evidence(
    engine: String, width: Int
  ) async throws(FilmFailure) -> CaseResult.Evidence {
    CaseResult.Evidence(
      timeline: timeline(), frames: try await frames(engine: engine, width: width))
  }

  /// Several moments of the film.
  func strip() throws(FilmFailure) -> Surface {
    let strip = FilmStrip()
    return try maskedStrip(try strip.surface(of: film, renderer), strip)
  }
}

/// Keeps the digest of each frame.
private struct DigestSink: FrameSink {
  let encoder: MaskedHashEncoder
  private(set) var digests: [String] = []

  init(encoder: MaskedHashEncoder) {
    self.encoder = encoder
  }

  mutating func write(_ packet: String, index: Int) {
    digests.append(String(packet.drop { $0 != " " }.dropFirst()))
  }

  mutating func finish() {}
}
