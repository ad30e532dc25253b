/// Where a film is cut into segments that are encoded each by itself.
///
/// A cut is made every two seconds, counted in frames from the start of the film, whoever renders
/// which part of it and with how many workers: so the bytes depend on the film alone. What remains
/// at the end belongs to the segment before it if it is shorter than half a segment.
public struct SegmentPlan: Hashable, Sendable {
  /// The number of frames of a segment that is not the last.
  public let length: Int
  /// The number of frames of the film.
  public let frameCount: Int

  /// The cuts of a film of `frameCount` frames.
  public init(frameCount: Int, format: MovieFormat) {
    precondition(frameCount > 0, "a film has at least one frame")
    self.frameCount = frameCount
    length = Self.length(for: format)
  }

  /// The frames of two seconds, rounded; at least two, because no two key frames may be neighbors.
  static func length(for format: MovieFormat) -> Int {
    max(2, (4 * format.frames + format.seconds) / (2 * format.seconds))
  }

  /// The number of segments.
  public var count: Int {
    let (whole, rest) = frameCount.quotientAndRemainder(dividingBy: length)
    return max(1, rest == 0 || rest * 2 < length ? whole : whole + 1)
  }

  /// The frames of a segment.
  public func frames(ofSegment index: Int) -> Range<Int> {
    precondition((0..<count).contains(index), "the film has no such segment")
    return index * length..<(index == count - 1 ? frameCount : (index + 1) * length)
  }

  /// The frames of every segment, in order.
  public var segments: [Range<Int>] { (0..<count).map(frames(ofSegment:)) }
}
