public import SegueGeometry

/// The blurred silhouette of an upright rounded rectangle, in one color.
public struct BoxShadow: Hashable, Sendable {
  /// The left and top edges, in 1/256 pixel.
  public var origin: GridPoint
  /// The right and bottom edges, in 1/256 pixel.
  public var end: GridPoint
  /// The radii of the corners in 1/256 pixel, clockwise from the top left.
  public var radii: [Int32]
  /// The standard deviation of the blur, in 1/65 536 pixel.
  public var sigma: Int
  /// The color, premultiplied.
  public var color: Pixel

  /// The shadow of `rect`, given in pixels of the canvas; `sigma` is the standard deviation of the
  /// blur.
  public init(of rect: Rect, radii: CornerRadii = .zero, sigma: Double, color: Pixel) {
    origin = GridPoint(Point(rect.minX, rect.minY))
    end = GridPoint(Point(rect.maxX, rect.maxY))
    let fitted = radii.fitted(to: rect.size)
    self.radii = [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft].map {
      GridPoint(Point($0, 0)).x
    }
    self.sigma = sigma > 0 ? Int((min(sigma, 4_096) * 65_536).rounded()) : 0
    self.color = color
  }

  /// The pixels the shadow can reach: three standard deviations around the rectangle, where what is
  /// left is less than a third of a level.
  public var bounds: PixelRect {
    let halo = (3 * sigma + 65_535) >> 16
    return PixelRect(
      minX: Int(origin.x) >> 8, minY: Int(origin.y) >> 8, maxX: (Int(end.x) + 255) >> 8,
      maxY: (Int(end.y) + 255) >> 8
    ).outset(by: halo)
  }
}
