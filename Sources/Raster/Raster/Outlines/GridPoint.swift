public import SegueGeometry
import SegueTextSupport

/// A point on the grid of 1/256 pixel, to which every outline snaps.
@frozen
public struct GridPoint: Hashable, Sendable {
  /// The distance from the left edge of column 0, in 1/256 pixel.
  public let x: Int32
  /// The distance from the top edge of row 0, in 1/256 pixel.
  public let y: Int32

  /// The point with these coordinates, in 1/256 pixel.
  ///
  /// Points beyond a million pixels move to that limit.
  @inlinable
  public init(x: Int32, y: Int32) {
    self.x = min(max(x, -GridPoint.limit), GridPoint.limit)
    self.y = min(max(y, -GridPoint.limit), GridPoint.limit)
  }

  /// A million pixels.
  @inlinable static var limit: Int32 { 1 << 28 }

  /// The nearest grid point.
  ///
  /// Ties go up. Points beyond a million pixels move to that limit.
  public init(_ point: Point) {
    self.init(x: GridPoint.snapped(point.x), y: GridPoint.snapped(point.y))
  }

  private static func snapped(_ value: Double) -> Int32 {
    let limit = Double(GridPoint.limit)
    let scaled = (value * 256 + 0.5).rounded(.down)
    return Int32(min(max(scaled.isNaN ? 0 : scaled, -limit), limit))
  }
}

extension GridPoint: CustomStringConvertible {
  /// The coordinates in pixels, exactly, as in `12.5,-3`.
  public var description: String { GridPoint.text(x) + "," + GridPoint.text(y) }

  static func text(_ value: Int32) -> String {
    (Double(value) / 256).shortest
  }
}
