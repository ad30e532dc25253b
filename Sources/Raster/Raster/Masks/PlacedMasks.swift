import SegueKernels

/// Mask of a glyph in one phase, with its position around the glyph's origin.
struct GlyphMask: Sendable {
  /// The first column, counted from that of the origin.
  let left: Int32
  /// The first row, counted from that of the origin.
  let top: Int32
  /// Offset of the mask's bytes in the memory.
  let offset: Int32
  /// The bytes of a row.
  let pitch: Int16
  let rows: Int16

  /// A mask for the pixels of `box`.
  init(_ box: PixelRect, offset: Int) {
    left = Int32(truncatingIfNeeded: box.minX)
    top = Int32(truncatingIfNeeded: box.minY)
    self.offset = Int32(truncatingIfNeeded: offset)
    pitch = Int16(truncatingIfNeeded: GlyphMask.pitch(box))
    rows = Int16(truncatingIfNeeded: box.height)
  }

  /// The bytes of a row of pixels: more than there are columns, so that all can be added in steps.
  static func pitch(_ box: PixelRect) -> Int {
    (box.width + PlacedMask.step - 1) / PlacedMask.step * PlacedMask.step
  }
}

/// The masks of a text in their places, in memory that does not change while they are used.
struct PlacedMasks: Sendable {
  let pages: PixelMemory
  private(set) var masks: [PlacedMask] = []
  private var lines: [Line] = []
  /// The height at which the line stands that is being added to.
  private var baseline = Int32.min

  /// Masks of glyphs on one baseline.
  private struct Line {
    let masks: Range<Int>
    let rows: Range<Int32>
  }

  init(_ pages: PixelMemory, capacity: Int) {
    self.pages = pages
    masks.reserveCapacity(capacity)
  }

  /// Adds the mask of a glyph.
  @inline(__always)
  mutating func add(_ mask: GlyphMask, at place: PlacedGlyph) {
    if mask.rows == 0 { return }
    if place.y != baseline { endLine() }
    baseline = place.y
    masks.append(
      PlacedMask(
        x: place.x >> 3 &+ mask.left, y: place.y >> 3 &+ mask.top, offset: mask.offset,
        pitch: mask.pitch, rows: mask.rows))
  }

  /// Ends the line that has been added to.
  mutating func endLine() {
    let start = lines.last?.masks.upperBound ?? 0
    if start == masks.count { return }
    var (top, bottom) = (Int32.max, Int32.min)
    for mask in masks[start...] {
      top = min(top, mask.y)
      bottom = max(bottom, mask.y &+ Int32(mask.rows))
    }
    lines.append(Line(masks: start..<masks.count, rows: top..<bottom))
  }

  /// The masks of the lines that reach into some rows, and the rows into which they reach.
  func part(in rows: Range<Int>) -> (masks: Range<Int>, rows: Range<Int>)? {
    let reaching = lines.filter {
      Int($0.rows.lowerBound) < rows.upperBound && Int($0.rows.upperBound) > rows.lowerBound
    }
    guard let first = reaching.first, let last = reaching.last else { return nil }
    let top = reaching.map(\.rows.lowerBound).min() ?? first.rows.lowerBound
    let bottom = reaching.map(\.rows.upperBound).max() ?? last.rows.upperBound
    return (
      first.masks.lowerBound..<last.masks.upperBound,
      max(Int(top), rows.lowerBound)..<min(Int(bottom), rows.upperBound)
    )
  }
}
