import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// Where a layer is on the canvas, in device pixels, and how its shapes get there.
struct LayerPlace {
  /// From the layer's own coordinates to device pixels.
  let projection: Projection
  /// The same, where the layer is not tilted out of the canvas.
  let affine: AffineTransform?
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
    isShifted =
      affine.map { $0.a == scale && $0.d == scale && $0.b == 0 && $0.c == 0 } ?? false
  }

  /// How many device pixels a point of the layer takes, by area, at `point`.
  func scale(at point: Point) -> Double {
    let depth = projection.depth(at: point)
    guard depth > 0, let image = projection.map(point) else { return 0 }
    let a = (projection.m11 - image.x * projection.m13) / depth
    let b = (projection.m12 - image.y * projection.m13) / depth
    let c = (projection.m21 - image.x * projection.m23) / depth
    let d = (projection.m22 - image.y * projection.m23) / depth
    return (a * d - b * c).magnitude.squareRoot()
  }

  /// Whether the viewer looks at the back of a box of this size.
  func showsBack(of bounds: Rect) -> Bool {
    projection.map(bounds)?.showsBack ?? false
  }

  /// An upright rectangle of the layer: by the pixel-center rule where the layer is only shifted,
  /// by exact area otherwise.
  func shape(_ rect: Rect) -> Shape {
    if isShifted, let affine {
      let start = affine.map(rect.origin)
      let end = affine.map(Point(rect.maxX, rect.maxY))
      return Shape(snapped: Rect(minX: start.x, minY: start.y, maxX: end.x, maxY: end.y))
    }
    return shape(Path(rect))
  }

  /// A rectangle with rounded corners, by exact area; without any it is a plain rectangle.
  func shape(_ rect: Rect, _ radii: CornerRadii, _ curve: CornerCurve) -> Shape {
    let fitted = radii.fitted(to: rect.size)
    if fitted.isZero { return shape(rect) }
    return shape(Path(roundedRect: rect, radii: fitted, curve: curve))
  }

  /// An outline, by exact area.
  func shape(_ path: Path, _ fillRule: FillRule = .nonZero) -> Shape {
    .outline(Outline(path, projectedBy: projection, fillRule: fillRule))
  }
}
