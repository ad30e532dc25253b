import SegueGeometry
import SegueRaster
import SegueSceneGraph

extension DrawnLayer {
  /// A gradient across the layer's box, where it lies on the canvas.
  ///
  /// Lines of one color stand upright on the way **in the layer**, however it is skewed or tilted on
  /// the canvas.
  func paint(_ gradient: SegueSceneGraph::Gradient) -> SegueRaster::Paint {
    guard let last = gradient.stops.last else { return .color(.clear) }
    let stops = gradient.stored
    let result: SegueRaster::Gradient? =
      if let affine = place.affine {
        switch gradient.shape {
        case .linear: .linear(unit(gradient.shape).followed(by: affine), stops)
        case .radial: .radial(unit(gradient.shape).followed(by: affine), stops)
        }
      } else {
        switch gradient.shape {
        case .linear: .linear(through: projection(unit(gradient.shape)), stops)
        case .radial: .radial(through: projection(unit(gradient.shape)), stops)
        }
      }
    return result.map { .gradient($0) } ?? .color(Pixel(last.color))
  }

  /// From the plane in which the way of a gradient is the unit of the x axis, or the unit circle,
  /// to the layer.
  private func unit(_ shape: SegueSceneGraph::Gradient.Shape) -> AffineTransform {
    switch shape {
    case .linear(let from, let to):
      let start = bounds.point(at: from)
      let way = bounds.point(at: to) - start
      return AffineTransform(
        a: way.dx, b: way.dy, c: -way.dy, d: way.dx, tx: start.x, ty: start.y)
    case .radial(let center, let radii):
      return AffineTransform.scale(radii.width * bounds.width, radii.height * bounds.height)
        .followed(by: .translation(bounds.point(at: center) - .zero))
    }
  }

  private func projection(_ unit: AffineTransform) -> Projection {
    Projection(unit).followed(by: place.projection)
  }
}

extension SegueSceneGraph::Gradient {
  /// How many pieces a stretch is divided in whose colors are mixed before they are premultiplied.
  private static let straightPieces = 32

  /// The stops as they are stored.
  ///
  /// Between stored stops colors are mixed premultiplied; straight mixing is followed with stops in
  /// between.
  fileprivate var stored: [GradientStop] {
    guard interpolation == .straight else {
      return stops.map { GradientStop($0.offset, Pixel($0.color)) }
    }
    var result: [GradientStop] = []
    for (from, to) in zip(stops, stops.dropFirst()) {
      let isStraight = from.color.alpha == to.color.alpha || from.offset == to.offset
      let pieces = isStraight ? 1 : Self.straightPieces
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
