public import SegueRaster

/// Moved area of a frame since another one, in pixels, as far as it matters to an encoder's motion search.
///
/// What has moved by whole pixels is found in the frame before as it is. What has moved by a part of a
/// pixel, grown, turned or faded is not: an encoder has to search between the pixels, and finds something
/// alike. Edges of plain boxes, gradients, shadows and blurs count as neither; they look alike wherever they
/// are.
public struct FrameMovement: Hashable, Sendable {
  /// Area that has moved by whole pixels.
  public private(set) var whole = 0
  /// Area that has moved otherwise, or become another picture on its way.
  public private(set) var fine = 0

  /// Nothing has moved.
  public init() {}

  /// The movement from one frame to the next.
  public init(from earlier: DisplayList, to list: DisplayList) {
    var comparison = ListComparison(earlier, list)
    self = comparison.movement()
  }

  /// So many pixels, moved by whole ones or otherwise.
  init(_ pixels: Int, isWhole: Bool) {
    if isWhole { whole = pixels } else { fine = pixels }
  }

  /// Both movements together.
  public static func + (a: FrameMovement, b: FrameMovement) -> FrameMovement {
    var sum = a
    sum.whole += b.whole
    sum.fine += b.fine
    return sum
  }

  /// The same, of which no more than `pixels` are seen.
  func limited(to pixels: Int) -> FrameMovement {
    var limited = self
    limited.whole = min(whole, pixels)
    limited.fine = min(fine, pixels)
    return limited
  }
}
