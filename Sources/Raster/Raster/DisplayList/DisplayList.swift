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
///       .canvas, in: PixelRect(x: 0, y: 0, width: 200, height: 100),
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

/// Mapping from each pixel of the canvas to a point of a finished layer.
///
/// The layer's pixels count as those of a picture whose first pixel is the one at (0, 0) of the layer's
/// own plane, wherever its region begins; so what is cut off the layer moves nothing.
public struct OffscreenMap: Hashable, Sendable {
  /// Kinds of mapping from pixels to points.
  public enum Form: Hashable, Sendable {
    /// Along straight lines at even steps.
    case straight(SamplingMap)
    /// In perspective.
    case projected(ProjectiveMap)
  }

  /// Mapping from pixels to points.
  public var form: Form
  /// The level of detail, in 1/65 536 (see `SamplingMap.level`).
  ///
  /// A layer that is blurred has no details that could be missed, so that 0 is enough however much it
  /// shrinks.
  public var level: Int
  /// A projection is divided at every column of the canvas that is a multiple of this power of two, and
  /// runs straight between; at most 16.
  public var division: Int

  /// The map of this form.
  public init(_ form: Form, level: Int = 0, division: Int = 16) {
    self.form = form
    self.level = level
    self.division = division
  }
}

extension OffscreenMap: CustomStringConvertible {
  /// The map, the level where it is not zero, and the division where it is not 16.
  public var description: String {
    let text =
      switch form {
      case .straight(let map): "\(map)"
      case .projected(let map): "\(map)"
      }
    return text + (level == 0 ? "" : " level \(Double(level) / 65_536)")
      + (division == 16 ? "" : " every \(division)")
  }
}
