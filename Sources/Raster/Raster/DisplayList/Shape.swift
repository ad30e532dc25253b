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
