import SegueTextSupport

/// A rectangle of whole pixels; it holds its left and top edges and not its right and bottom ones.
@frozen
public struct PixelRect: Hashable, Sendable, Codable {
  /// The first column.
  public var minX: Int
  /// The first row.
  public var minY: Int
  /// The column after the last.
  public var maxX: Int
  /// The row after the last.
  public var maxY: Int

  /// The pixels between these edges.
  public init(minX: Int, minY: Int, maxX: Int, maxY: Int) {
    self.minX = minX
    self.minY = minY
    self.maxX = maxX
    self.maxY = maxY
  }

  /// The pixels from (`x`, `y`) on.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.init(minX: x, minY: y, maxX: x + width, maxY: y + height)
  }

  /// The number of columns.
  public var width: Int { maxX - minX }
  /// The number of rows.
  public var height: Int { maxY - minY }
  /// True if the rectangle contains no pixel.
  public var isEmpty: Bool { maxX <= minX || maxY <= minY }
  /// The columns; none if the rectangle is empty.
  public var columns: Range<Int> { minX..<max(minX, maxX) }
  /// The rows; none if the rectangle is empty.
  public var rows: Range<Int> { minY..<max(minY, maxY) }

  /// Returns the pixels that both contain; the result may be empty.
  public func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      minX: max(minX, other.minX), minY: max(minY, other.minY),
      maxX: min(maxX, other.maxX), maxY: min(maxY, other.maxY))
  }

  /// The smallest rectangle that holds both; an empty one adds nothing.
  public func union(_ other: PixelRect) -> PixelRect {
    if other.isEmpty { return self }
    if isEmpty { return other }
    return PixelRect(
      minX: min(minX, other.minX), minY: min(minY, other.minY),
      maxX: max(maxX, other.maxX), maxY: max(maxY, other.maxY))
  }

  /// Returns true if all of `other` is inside; an empty rectangle is inside everything.
  public func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || (other.minX >= minX && other.minY >= minY && other.maxX <= maxX && other.maxY <= maxY)
  }

  /// The rectangle with each edge moved outward by `amount`.
  public func outset(by amount: Int) -> PixelRect {
    PixelRect(
      minX: minX - amount, minY: minY - amount, maxX: maxX + amount, maxY: maxY + amount)
  }
}

extension PixelRect {
  /// Returns the rest of the rectangle without another: the parts above it, on its left, on its right, and
  /// below it.
  func parts(without other: PixelRect) -> [PixelRect] {
    let shared = intersection(other)
    if isEmpty { return [] }
    if shared.isEmpty { return [self] }
    let parts = [
      PixelRect(minX: minX, minY: minY, maxX: maxX, maxY: shared.minY),
      PixelRect(minX: minX, minY: shared.minY, maxX: shared.minX, maxY: shared.maxY),
      PixelRect(minX: shared.maxX, minY: shared.minY, maxX: maxX, maxY: shared.maxY),
      PixelRect(minX: minX, minY: shared.maxY, maxX: maxX, maxY: maxY),
    ]
    return parts.filter { !$0.isEmpty }
  }
}

extension PixelRect: CustomStringConvertible {
  /// The corner and the extents, as in `8,-2 100x50`.
  public var description: String { "\(minX),\(minY) \(width)x\(height)" }
}

extension PixelRect: Plausible {
  /// True if its edges lie where pixels of a picture may be, or around one.
  package var isPlausible: Bool {
    [minX, minY, maxX, maxY].allSatisfy { $0.magnitude <= 1 << 24 }
  }
}

/// Pixels of a tile in a larger row-by-row grid.
struct PixelGrid {
  /// The pixels of the canvas that the grid holds.
  let region: PixelRect
  /// The distance from a row to the next.
  let stride: Int

  /// Returns the index of the pixel at a column and a row.
  @inline(__always)
  func index(_ x: Int, _ y: Int) -> Int {
    (y &- region.minY) &* stride &+ x &- region.minX
  }
}
