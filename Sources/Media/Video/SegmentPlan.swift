/// Cuts of a film into segments that are encoded each by itself, and the pictures encoded of each.
///
/// The cuts depend on the film alone, whoever renders which part of it and with how many workers. Where
/// no frames are known to be the same, there is one every two seconds, counted from the start of the
/// film, and what remains at the end belongs to the segment before it if it is shorter than half a
/// segment. Frames that show the picture before them cost nothing and do not count; a picture that stays
/// for a while is a good place for a cut, because it is refined anyway, and a key frame in the middle of
/// one is the same as that at its beginning.
public struct SegmentPlan: Hashable, Sendable {
  /// The number of pictures of a segment in which everything moves and that is not the last.
  public let length: Int
  /// The number of frames of the film.
  public let frameCount: Int
  /// The frames of every segment, in order.
  public let segments: [Range<Int>]
  /// The stretches of frames that show one picture, in order.
  private let stills: [Range<Int>]
  /// True if pictures that stay are refined.
  private let refines: Bool

  /// The cuts of a film of `frameCount` frames in which nothing is known to stand still.
  public init(frameCount: Int, format: MovieFormat) {
    self.init(frameCount: frameCount, format: format, stills: [], refines: false)
  }

  /// The cuts of a film in which the pictures of `stills` stay for two frames or more.
  init(frameCount: Int, format: MovieFormat, stills: [Range<Int>], refines: Bool) {
    precondition(frameCount > 0, "a film has at least one frame")
    self.frameCount = frameCount
    self.stills = stills
    self.refines = refines
    length = Self.length(for: format)
    var cutter = SegmentCutter(frameCount: frameCount, length: length, stills)
    segments = cutter.segments()
  }

  /// The frames of two seconds, rounded; at least two, because no two key frames may be neighbors.
  static func length(for format: MovieFormat) -> Int {
    max(2, (4 * format.frames + format.seconds) / (2 * format.seconds))
  }

  /// The number of segments.
  public var count: Int { segments.count }

  /// The frames of a segment.
  public func frames(ofSegment index: Int) -> Range<Int> {
    precondition((0..<count).contains(index), "the film has no such segment")
    return segments[index]
  }

  /// Returns the pictures encoded of a segment.
  public func pictures(ofSegment index: Int) -> SegmentPictures {
    let frames = frames(ofSegment: index)
    let inside = stills.lazy.filter { $0.overlaps(frames) }.map { $0.clamped(to: frames) }
    var pictures = SegmentPictures()
    var next = frames.lowerBound
    for still in inside {
      pictures.addMoving(still.lowerBound - next)
      pictures.add(stays: still.count, isRest: refines && isRest(still))
      next = still.upperBound
    }
    pictures.addMoving(frames.upperBound - next)
    // What a film ends with is looked at for as long as somebody likes.
    if refines, frames.upperBound == frameCount { pictures.refineLast() }
    return pictures
  }

  private func isRest(_ still: Range<Int>) -> Bool {
    still.count >= SegmentCutter.rest(for: length)
  }
}
