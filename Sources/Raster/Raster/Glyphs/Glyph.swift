/// A letter at a size.
struct Glyph {
  let outline: GlyphOutline
  /// The width of half a unit of the font, in 1/2³² of 1/256 pixel.
  let width: Int64
  /// The height of half a unit of the font, in 1/2³² of 1/256 pixel.
  let height: Int64

  init(_ letter: GlyphTable.Letter, _ scale: GlyphScale) {
    /// Half a unit in 1/2⁴⁸ point times a point in 1/2³² pixel, times 256, in 1/2³².
    let unit = letter.wholeUnit
    func product(_ scale: Int64) -> Int64 {
      let (high, low) = unit.multipliedFullWidth(by: scale)
      return high << 23 | Int64(low >> 41)
    }
    outline = letter.outline
    width = product(scale.x)
    height = product(scale.y)
  }

  /// A length in halves of a unit, in 1/256 pixel; ties go up.
  @inline(__always)
  private static func scaled(_ value: Int32, _ scale: Int64) -> Int32 {
    Int32(truncatingIfNeeded: (Int64(value) &* scale &+ 1 << 31) >> 32)
  }

  /// The bounds of all points around the origin.
  var box: Box {
    let box = outline.box
    return Box(
      left: Glyph.scaled(box.left, width), top: Glyph.scaled(box.top, height),
      right: Glyph.scaled(box.right, width), bottom: Glyph.scaled(box.bottom, height))
  }

  /// The outline around its origin, which stands so far right of and below the corner of a pixel.
  func outline(at phase: Phase) -> Outline {
    let (x, y) = (Int32(phase.x) * 32, Int32(phase.y) * 32)
    return Outline(
      outline.elements.map { element in
        element.map {
          GridPoint(x: Glyph.scaled($0.x, width) &+ x, y: Glyph.scaled($0.y, height) &+ y)
        }
      })
  }
}

extension Glyph {
  /// Bounds around the origin of a glyph, in halves of a unit or in 1/256 pixel.
  struct Box: Hashable, Sendable {
    var left: Int32
    var top: Int32
    var right: Int32
    var bottom: Int32

    /// True if there is nothing to fill.
    var isEmpty: Bool { left >= right || top >= bottom }
  }
}

extension Glyph {
  /// Subpixel position of a glyph's origin, in 1/8 pixel.
  struct Phase: Hashable, Sendable {
    let x: Int
    let y: Int

    /// Number of phases.
    static let count = 64

    /// Its place among all, row by row.
    var index: Int { y << 3 | x }
  }
}
