/// Timelines are told as goldens keep them; strips are not told.
///
/// Frames are told part by part: those of a recording have no engine, and may be none at all, of which a golden
/// cannot speak.
extension CaseResult.Evidence: Codable {
  private enum Key: String, CodingKey { case timeline, frames }

  /// Creates the evidence that another run has reported.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    self.init(
      timeline: try container.decodeIfPresent(String.self, forKey: .timeline)
        .map { (text) throws in try FilmTimeline(reading: text) },
      frames: try container.decodeIfPresent(FrameRecord.self, forKey: .frames))
  }

  /// Tells it another run.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encodeIfPresent(timeline?.text, forKey: .timeline)
    try container.encodeIfPresent(frames, forKey: .frames)
  }
}
