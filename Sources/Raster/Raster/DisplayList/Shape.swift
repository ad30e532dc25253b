public import SegueGeometry

/// Areas in which a command draws.
public enum Shape: Hashable, Sendable {
  /// Whole pixels; nothing is anti-aliased.
  case pixels(PixelRect)
  /// The inside of an outline, by exact area.
  case outline(Outline)
  /// The area that a field covers.
  case field(WipeShape)
  /// Letters.
  case glyphs(Glyphs)

  /// An upright rectangle by the pixel-center rule: the pixels whose centers it holds.
  ///
  /// Abutting rectangles share no pixel and leave none between them.
  public init(snapped rect: Rect) {
    func edge(_ value: Double) -> Int {
      let limited = value.isNaN ? 0 : min(max(value, -1_000_000), 1_000_000)
      return Int((limited - 0.5).rounded(.up))
    }
    self = .pixels(
      PixelRect(
        minX: edge(rect.minX), minY: edge(rect.minY), maxX: edge(rect.maxX), maxY: edge(rect.maxY)))
  }

  /// The smallest rectangle of pixels that holds the shape.
  public var bounds: PixelRect {
    switch self {
    case .pixels(let rect): rect
    case .outline(let outline): outline.bounds
    case .field(let field): field.bounds
    case .glyphs(let glyphs): glyphs.bounds
    }
  }
}

extension Shape {
  /// The most pieces that all shapes of a frame may have together: some hundred times those of a page of
  /// text.
  public static let mostPieces = 8_000_000

  /// Cost of the shape in steps of outlines; a glyph counts as eight.
  public var pieces: Int {
    switch self {
    case .pixels, .field: 0
    case .outline(let outline): outline.elements.count
    case .glyphs(let glyphs): 8 * glyphs.places.count + (glyphs.rest?.elements.count ?? 0)
    }
  }
}

/// A shape without an outline: it covers each pixel as a field says, a function of its place.
///
/// With t = `offset` plus or minus the form's value at the center of a pixel, the coverage is
/// t²·(3 − 2t), t limited to 0...1, or for a hard field 1 where t is above 0. It is rounded once, to
/// 1/255.
public struct WipeShape: Hashable, Sendable {
  /// Formulas for a field's value at a point (u, v) of its plane.
  public enum Form: String, Hashable, Sendable, CaseIterable {
    /// u.
    case along
    /// |u|.
    case apart
    /// The distance from the origin.
    case distance
    /// u·v.
    case product
    /// The angle from the v axis, positive on the side of u, in radians.
    case angle
    /// A random number of the whole place next to (u, v).
    case grain
    /// u, and a random number of the row next to v.
    case streaksAcross = "streaks-across"
    /// u, and a random number of the column next to v.
    case streaksDown = "streaks-down"
  }

  /// Mappings from pixels to points of the plane.
  public enum Plane: Hashable, Sendable {
    /// On a plane that is moved, scaled, rotated or skewed, where a texel is a unit.
    case straight(SamplingMap)
    /// On a tilted plane, where ``columns`` are a unit.
    case tilted(ProjectiveMap)

    /// The columns of a tilted plane to a unit.
    public static let columns = 256.0
  }

  /// Formula for the value.
  public var form: Form
  /// Offset to which the value is added, or from which it is subtracted, in 1/2³².
  public var offset: Int64
  /// True if the value is subtracted.
  public var falls: Bool
  /// True if the edge is hard.
  public var isHard: Bool
  /// Mapping from pixels to points of the plane.
  public var plane: Plane
  /// The pixels that may be covered.
  public var bounds: PixelRect

  /// A field on the pixels of `bounds`; the offset is rounded to 1/2³².
  public init(
    _ form: Form, offset: Double, falls: Bool = false, isHard: Bool = false, plane: Plane,
    bounds: PixelRect
  ) {
    self.form = form
    self.offset = Int64(
      (min(max(offset.isNaN ? 0 : offset, -1e9), 1e9) * 4_294_967_296).rounded())
    self.falls = falls
    self.isHard = isHard
    self.plane = plane
    self.bounds = bounds
  }
}
