/// Letters that are filled together.
///
/// The origin of each stands on a grid of 1/8 pixel, so that its coverage depends on the outline, the
/// scale and one of 64 places in a pixel, and what has been drawn once can be kept. The coverage of
/// a pixel is the sum of what the letters and the rest cover of it, at most 255: where they touch or
/// overlap, nothing is drawn twice.
public struct Glyphs: Sendable {
  /// The letters that occur.
  public let alphabet: GlyphTable
  /// Scale of the glyphs.
  public let scale: GlyphScale
  /// Positions of the glyphs, line by line.
  public let places: [PlacedGlyph]
  /// Outline of everything but glyphs, such as underlines; `nil` if there is none.
  public let rest: Outline?
  /// The smallest rectangle of pixels that holds all points and control points.
  public let bounds: PixelRect

  /// Letters in their places, and something that is not made of letters.
  public init(
    of alphabet: GlyphTable, at scale: GlyphScale, places: [PlacedGlyph], rest: Outline? = nil
  ) {
    self.alphabet = alphabet
    self.scale = scale
    self.places = places
    self.rest = rest
    let boxes = alphabet.letters.map { Glyph($0, scale).box }
    var all = Glyph.Box(left: .max, top: .max, right: .min, bottom: .min)
    for place in places {
      let box = boxes[Int(place.letter)]
      if box.isEmpty { continue }
      all.left = min(all.left, box.left &+ place.x &* 32)
      all.top = min(all.top, box.top &+ place.y &* 32)
      all.right = max(all.right, box.right &+ place.x &* 32)
      all.bottom = max(all.bottom, box.bottom &+ place.y &* 32)
    }
    let other = rest?.bounds ?? PixelRect(x: 0, y: 0, width: 0, height: 0)
    bounds = all.isEmpty ? other : PixelRect(all).union(other)
  }
}

extension PixelRect {
  /// The pixels that bounds in 1/256 pixel touch.
  fileprivate init(_ box: Glyph.Box) {
    self.init(
      minX: Int(box.left) >> 8, minY: Int(box.top) >> 8, maxX: (Int(box.right) + 255) >> 8,
      maxY: (Int(box.bottom) + 255) >> 8)
  }
}

extension Glyphs: Hashable {
  /// Returns true if both draw the same glyphs in the same places.
  public static func == (a: Glyphs, b: Glyphs) -> Bool {
    a.scale == b.scale && a.places == b.places && a.alphabet == b.alphabet && a.rest == b.rest
  }

  /// Feeds some of the places to `hasher`, which tell a text from others before all are compared.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(scale)
    hasher.combine(places.count)
    for index in stride(from: 0, to: places.count, by: max(places.count / 8, 1)) {
      hasher.combine(places[index])
    }
    hasher.combine(rest)
  }
}

extension Glyphs: CustomStringConvertible {
  /// The outlines in their places, each after its origin, as in `glyphs(12.5,-3 outline(…))`.
  public var description: String {
    let letters = places.map { place in
      let origin = GridPoint(x: place.x &* 32, y: place.y &* 32)
      let glyph = Glyph(alphabet.letters[Int(place.letter)], scale)
      return "\(origin) \(glyph.outline(at: Glyph.Phase(x: 0, y: 0)))"
    }
    return "glyphs(" + (letters + (rest.map { ["\($0)"] } ?? [])).joined(separator: " ") + ")"
  }
}

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
  var phase: Glyph.Phase { Glyph.Phase(x: Int(x & 7), y: Int(y & 7)) }
}
