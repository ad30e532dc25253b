import SegueGeometry
import SegueRaster
import SegueSceneGraph

extension PlacedLayer {
  /// A gradient across the layer's box, where it lies on the canvas.
  ///
  /// Lines of one color stand upright on the way **in the layer**, however it is skewed or tilted on
  /// the canvas.
  func paint(_ gradient: Gradient) -> PaintSource {
    guard let last = gradient.stops.last else { return .color(.clear) }
    guard var result = stored(gradient) else { return .color(Pixel(last.color)) }
    result.spread = gradient.spread
    return .gradient(result)
  }

  /// The gradient on the canvas; `nil` if it has no extent there.
  private func stored(_ gradient: Gradient) -> GradientFill? {
    let stops = gradient.stored
    let unit = unit(gradient.shape)
    return switch (gradient.shape, place.affine) {
    case (.linear, let affine?): .linear(unit.followed(by: affine), stops)
    case (.radial, let affine?): .radial(unit.followed(by: affine), stops)
    case (.linear, nil): .linear(through: projection(unit), stops)
    case (.radial, nil): .radial(through: projection(unit), stops)
    case (.conic, _): .sweep(from: 0, to: 1, through: projection(unit), stops)
    }
  }

  /// From the plane in which the way of a gradient is the unit of the x axis, or the unit circle, or
  /// once around from the x axis, to the layer.
  private func unit(_ shape: Gradient.Shape) -> AffineTransform {
    switch shape {
    case .linear(let from, let to):
      let start = bounds.point(at: from)
      let way = bounds.point(at: to) - start
      return AffineTransform(
        a: way.dx, b: way.dy, c: -way.dy, d: way.dx, tx: start.x, ty: start.y)
    case .radial(let center, let radii):
      return AffineTransform.scale(radii.width * bounds.width, radii.height * bounds.height)
        .followed(by: .translation(bounds.point(at: center) - .zero))
    case .conic(let center, let start):
      let (origin, turn) = (bounds.point(at: center), PortableMath.sincos(degrees: start.degrees))
      // The top is a quarter turn before the x axis.
      return AffineTransform(
        a: turn.sin, b: -turn.cos, c: turn.cos, d: turn.sin, tx: origin.x, ty: origin.y)
    }
  }

  private func projection(_ unit: AffineTransform) -> Projection {
    Projection(unit).followed(by: place.projection)
  }
}

extension Gradient {
  /// Number of pieces that divide a stretch whose colors are mixed before they are premultiplied.
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
