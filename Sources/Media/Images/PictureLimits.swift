import SegueRaster

/// The largest picture that is read.
///
/// A picture is held to it before any memory is taken for its pixels.
public struct PictureLimits: Hashable, Sendable {
  /// The longest side, in pixels; at most `Surface.maximumSide`.
  public let side: Int
  /// The most pixels.
  public let pixels: Int

  /// Limits of a side and of the number of pixels.
  public init(side: Int, pixels: Int) {
    precondition(side <= Surface.maximumSide, "no surface has so long a side")
    self.side = side
    self.pixels = pixels
  }

  /// 16 384 pixels for a side, and as many in all as 8 192 x 8 192.
  public static let standard = PictureLimits(side: Surface.maximumSide, pixels: 1 << 26)

  /// Returns true if a picture of this size is within the limits.
  func allow(width: Int, height: Int) -> Bool {
    width <= side && height <= side && width * height <= pixels
  }
}

extension PictureLimits: CustomStringConvertible {
  /// Both limits in words.
  public var description: String { "\(side) for a side or \(pixels) in all" }
}
