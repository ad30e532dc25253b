/// Ordered drawing instructions for one frame: a value that can be printed, compared and kept as text.
///
/// From here on everything is whole numbers, so the same list gives the same bytes on every machine,
/// with every kernel set, for tiles of any size and any split of the work.
///
/// ```swift
/// let list = DisplayList(
///   width: 200, height: 100,
///   passes: [
///     Pass(
///       .canvas, PixelRect(x: 0, y: 0, width: 200, height: 100),
///       [DrawCommand(.pixels(PixelRect(x: 20, y: 20, width: 60, height: 60)), .color(.black))])
///   ])
/// ```
public struct DisplayList: Hashable, Sendable {
  /// The width of the canvas, in pixels.
  public var width: Int
  /// The height of the canvas, in pixels.
  public var height: Int
  /// Initial color of every pixel of the canvas.
  public var background: Pixel
  /// The passes, in order.
  ///
  /// A layer is drawn before a command that uses it.
  public var passes: [Pass]
  /// True if the frame has more outlines and glyphs than anyone draws; the excess is missing, and drawing the
  /// list fails.
  public var exceedsLimits = false

  /// A list for a canvas of this size.
  public init(width: Int, height: Int, background: Pixel = .white, passes: [Pass]) {
    self.width = width
    self.height = height
    self.background = background
    self.passes = passes
  }

  /// All pixels of the canvas.
  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
}
