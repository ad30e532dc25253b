import SegueGeometry
import SegueRaster

/// Where a layer is on the canvas, in device pixels, and how its shapes get there.
struct LayerPlace {
  /// From the layer's own coordinates to device pixels.
  let projection: Projection
  /// The same, where the layer is not tilted out of the canvas.
  let affine: AffineTransform?
  /// The pixels of a point of the canvas.
  let pixelsPerPoint: Double
  /// Whether the layer is neither scaled, turned nor tilted, so that its straight edges snap to
  /// pixels.
  let isShifted: Bool

  /// - Parameters:
  ///   - inPoints: from the layer's own coordinates to the canvas, in points.
  ///   - scale: the pixels of a point.
  ///   - shift: a displacement in pixels.
  init(_ inPoints: Projection, scale: Double, shift: Vector) {
    var device = AffineTransform.scale(scale, scale)
    device.tx = shift.dx
    device.ty = shift.dy
    projection = inPoints.followed(by: Projection(device))
    affine = projection.affine
    pixelsPerPoint = scale
    isShifted =
      affine.map { $0.a == scale && $0.d == scale && $0.b == 0 && $0.c == 0 } ?? false
  }

  /// How many device pixels a point of the layer takes, by area, at `point`; nothing behind the
  /// viewer.
  func scale(at point: Point) -> Double {
    projection.flattened(at: point)?.determinant.magnitude.squareRoot() ?? 0
  }

  /// How many points of the layer make 1/64 pixel where it looks largest in `box`: how exact its
  /// outlines have to be.
  ///
  /// Sizes are looked at in the corners and in the middle, and none above 1024 pixels counts.
  func tolerance(in box: Rect) -> Double {
    let places = affine == nil ? box.corners.points + [box.center] : [box.center]
    let scales = places.compactMap { projection.flattened(at: $0)?.greatestScale }
    let largest = scales.filter(\.isFinite).max() ?? 1
    return 1.0 / 64 / min(max(largest, 1.0 / 1_024), 1_024)
  }

  /// The pixels whose centers an upright rectangle holds, where the layer is only shifted.
  func snapped(_ rect: Rect) -> PixelRect? {
    guard isShifted, let affine else { return nil }
    let start = affine.map(rect.origin)
    let end = affine.map(Point(rect.maxX, rect.maxY))
    return Shape(snapped: Rect(minX: start.x, minY: start.y, maxX: end.x, maxY: end.y)).bounds
  }

  /// An upright rectangle of the layer: by the pixel-center rule where the layer is only shifted,
  /// by exact area otherwise.
  func shape(_ rect: Rect) -> Shape {
    snapped(rect).map { .pixels($0) } ?? shape(Path(rect))
  }

  /// An outline, by exact area.
  func shape(_ path: Path, _ fillRule: FillRule = .nonZero) -> Shape {
    .outline(Outline(path, projectedBy: projection, fillRule: fillRule))
  }

  /// Where a displacement in the layer leads on the canvas, from `point` on.
  func displacement(of vector: Vector, at point: Point) -> Vector {
    guard let from = projection.map(point), let to = projection.map(point + vector) else {
      return .zero
    }
    return to - from
  }
}
