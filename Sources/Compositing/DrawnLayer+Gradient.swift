import SegueGeometry
import SegueRaster
import SegueSceneGraph

extension DrawnLayer {
  /// A gradient across the layer's box, where it lies on the canvas.
  ///
  /// A layer that is tilted out of the canvas shows the gradient as its flat map at the center of
  /// the box would.
  func gradient(_ gradient: SegueSceneGraph::Gradient) -> SegueRaster::Gradient {
    let map = place.affine ?? place.flattened(at: bounds.center)
    switch gradient.shape {
    case .linear(let start, let end):
      return linear(from: bounds.point(at: start), to: bounds.point(at: end), map, gradient.stored)
    case .radial(let center, let radii):
      let circle = AffineTransform.scale(radii.width * bounds.width, radii.height * bounds.height)
        .followed(by: .translation(bounds.point(at: center) - .zero))
      return .radial(circle.followed(by: map), gradient.stored)
    }
  }

  /// Colors from one point of the layer to another.
  ///
  /// Lines of one color stand upright on the way **in the layer**, however it is skewed on the
  /// canvas.
  private func linear(
    from start: Point, to end: Point, _ map: AffineTransform, _ stops: [GradientStop]
  ) -> SegueRaster::Gradient {
    let way = end - start
    let length = way.dx * way.dx + way.dy * way.dy
    guard length > 0, let inverse = map.inverted() else {
      return SegueRaster::Gradient(stops, .linear(at: 1 << 32, dx: 0, dy: 0))
    }
    let first = inverse.map(Point(0.5, 0.5)) - start
    func share(_ vector: Vector) -> Int64 {
      let share = (vector.dx * way.dx + vector.dy * way.dy) / length * 4_294_967_296
      return Int64(min(max(share.rounded(), -4e18), 4e18))
    }
    return SegueRaster::Gradient(
      stops,
      .linear(
        at: share(first), dx: share(inverse.map(Vector(1, 0))),
        dy: share(inverse.map(Vector(0, 1)))))
  }
}

extension SegueSceneGraph::Gradient {
  /// How many pieces a stretch is divided in whose colors are mixed before they are premultiplied.
  private static let straightPieces = 32

  /// The stops as they are stored.
  ///
  /// Between stored stops colors are mixed premultiplied; straight
  /// mixing is followed with stops in between.
  fileprivate var stored: [GradientStop] {
    guard interpolation == .straight else {
      return stops.map { GradientStop($0.offset, Pixel($0.color)) }
    }
    var result: [GradientStop] = []
    for (from, to) in zip(stops, stops.dropFirst()) {
      let pieces = from.color.alpha == to.color.alpha ? 1 : Self.straightPieces
      for piece in 0..<pieces {
        let share = Double(piece) / Double(pieces)
        let color =
          from.color.components
          + (to.color.components - from.color.components) * share
        result.append(
          GradientStop(
            from.offset + (to.offset - from.offset) * share, Pixel(Color(components: color))))
      }
    }
    return result + stops.suffix(1).map { GradientStop($0.offset, Pixel($0.color)) }
  }
}

extension LayerPlace {
  /// The flat map that agrees with the projection at `point` and in its first derivatives.
  func flattened(at point: Point) -> AffineTransform {
    let depth = projection.depth(at: point)
    guard depth > 0, let image = projection.map(point) else { return .identity }
    let a = (projection.m11 - image.x * projection.m13) / depth
    let b = (projection.m12 - image.y * projection.m13) / depth
    let c = (projection.m21 - image.x * projection.m23) / depth
    let d = (projection.m22 - image.y * projection.m23) / depth
    return AffineTransform(
      a: a, b: b, c: c, d: d, tx: image.x - a * point.x - c * point.y,
      ty: image.y - b * point.x - d * point.y)
  }
}
