import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph

/// The gradient of a layer, or a part of one, as a scene has it.
struct LayerGradient {
  private let colors: [Color]
  private let offsets: [Double]?
  private let shape: Gradient.Shape

  /// A gradient of colors with their places; where places are missing, they are even.
  init(
    colors: [Color], offsets: [Double]? = nil,
    shape: Gradient.Shape = .linear(start: UnitPoint(0.5, 0), end: UnitPoint(0.5, 1))
  ) {
    (self.colors, self.offsets, self.shape) = (colors, offsets, shape)
  }

  /// The places of colors that are not known.
  init(offsets: [Double]) {
    self.init(colors: offsets.map { _ in .clear }, offsets: offsets)
  }

  /// The way of colors that are not known.
  init(from start: CGPoint, to end: CGPoint, _ type: CAGradientLayerType) {
    self.init(colors: [], shape: LayerGradient.shape(from: start, to: end, type))
  }

  /// The gradient; straight colors are mixed, as Core Animation does it.
  var gradient: Gradient {
    let last = Double(max(colors.count - 1, 1))
    let stops = colors.enumerated().map { index, color in
      let place = offsets.flatMap { $0.indices.contains(index) ? $0[index] : nil }
      return Gradient.Stop(color, at: place ?? Double(index) / last)
    }
    return Gradient(shape, stops: stops, interpolation: .straight)
  }

  /// The way between two points of the unit square.
  ///
  /// Radii are what lies between the points and may be negative, so that each point can move by itself.
  static func shape(
    from first: CGPoint, to last: CGPoint, _ type: CAGradientLayerType
  ) -> Gradient.Shape {
    let start = UnitPoint(Double(first.x), Double(first.y))
    let end = UnitPoint(Double(last.x), Double(last.y))
    switch type {
    case .radial: return .radial(center: start, radii: Size(end.x - start.x, end.y - start.y))
    case .conic:
      // The angle counts from the top, and the tangent's from the right.
      let turn = PortableMath.atan2(end.x - start.x, start.y - end.y)
      return .conic(center: start, start: .radians(turn))
    default: return .linear(start: start, end: end)
    }
  }
}
