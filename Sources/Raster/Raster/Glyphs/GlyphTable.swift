public import SegueGeometry

/// The letters of a text, each once, and how large they are.
///
/// A reference: a text is drawn again and again, and what has been drawn of its letters is found by
/// its identity.
public final class GlyphTable: Sendable {
  /// Shape of a letter.
  public struct Letter: Hashable, Sendable {
    /// The outline in units of its font.
    public let outline: GlyphOutline
    /// Size of one of the outline's units, in points.
    public let unit: Double

    /// An outline whose units are `unit` points large.
    public init(_ outline: GlyphOutline, unit: Double) {
      self.outline = outline
      self.unit = unit
    }

    /// Size of a unit in points, in 1/2⁴⁸.
    var wholeUnit: Int64 { Int64((min(max(unit, 0), 16_384) * 0x1p48).rounded()) }
  }

  /// The letters.
  public let letters: [Letter]
  /// The distance of the farthest point of an outline from its origin, in points.
  public let reach: Double
  /// A box around every letter whose origin is at zero, in points.
  public let box: Rect

  /// An alphabet of these letters.
  public init(_ letters: [Letter]) {
    self.letters = letters
    reach = letters.reduce(0) { max($0, Double($1.outline.reach) / 2 * $1.unit) }
    box = Rect(around: letters.flatMap { $0.outline.box.corners(unit: $0.unit / 2) })
  }
}

extension Glyph.Box {
  /// The corners that matter, in points.
  fileprivate func corners(unit: Double) -> [Point] {
    [
      Point(Double(left) * unit, Double(top) * unit),
      Point(Double(right) * unit, Double(bottom) * unit),
    ]
  }
}

extension GlyphTable: Hashable {
  /// Returns true if both have the same letters.
  public static func == (a: GlyphTable, b: GlyphTable) -> Bool { a === b || a.letters == b.letters }

  /// Feeds the sizes of the letters to `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(letters.map(\.unit)) }
}

/// Scale of glyphs, in pixels per point.
public struct GlyphScale: Hashable, Sendable {
  /// The width of a point, in 1/2³² pixel.
  let x: Int64
  /// The height of a point, in 1/2³² pixel.
  let y: Int64

  /// A point that is so many pixels wide and high; `nil` if it is smaller than 1/2²⁰ pixel or larger
  /// than 2²⁰.
  public init?(x: Double, y: Double) {
    func whole(_ value: Double) -> Int64? {
      value >= 0x1p-20 && value <= 0x1p20 ? Int64((value * 0x1p32).rounded()) : nil
    }
    guard let x = whole(x), let y = whole(y) else { return nil }
    self.x = x
    self.y = y
  }

  /// Maximum distance of a glyph's points from its origin, in pixels.
  public static let reach = 256.0

  /// Returns true if the letters of an alphabet are small enough to be drawn as glyphs.
  public func fits(_ alphabet: GlyphTable) -> Bool {
    alphabet.reach * Double(max(x, y)) <= GlyphScale.reach * 0x1p32
  }
}
