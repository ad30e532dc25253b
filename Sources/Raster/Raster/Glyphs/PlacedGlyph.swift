/// A letter in its place.
@frozen
public struct PlacedGlyph: Hashable, Sendable {
  /// Index of the letter in the alphabet.
  public var letter: Int32
  /// The distance of its origin from the left edge of column 0, in 1/8 pixel.
  public var x: Int32
  /// The distance of its origin from the top edge of row 0, in 1/8 pixel.
  public var y: Int32

  /// A letter whose origin stands as near to (`x`, `y`) as eighths of pixels allow; ties go right and
  /// down.
  @inlinable
  public init(_ letter: Int32, x: Double, y: Double) {
    self.letter = letter
    self.x = PlacedGlyph.snapped(x)
    self.y = PlacedGlyph.snapped(y)
  }

  /// The nearest eighth; points beyond half a million pixels move to that limit.
  ///
  /// Conversion to integers goes towards zero, which below zero is up.
  @inlinable
  static func snapped(_ value: Double) -> Int32 {
    let limit = 4_194_304.0
    let scaled = value * 8 + 0.5
    let whole = Int32(scaled > -limit ? scaled < limit ? scaled : limit : -limit)
    return Double(whole) > scaled && scaled > -limit ? whole &- 1 : whole
  }

  /// The column in which the origin is.
  var column: Int { Int(x >> 3) }
  /// The row in which the origin is.
  var row: Int { Int(y >> 3) }
  /// Position of the origin in its pixel.
  var phase: GlyphPhase { GlyphPhase(x: Int(x & 7), y: Int(y & 7)) }
}
