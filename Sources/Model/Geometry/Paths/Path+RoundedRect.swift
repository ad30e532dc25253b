extension Path {
  /// The outline of an upright rectangle, clockwise from its top left.
  public init(_ rect: Rect) {
    self.init(polygon: rect.corners.points)
  }

  /// The outline of an upright rectangle with rounded corners.
  ///
  /// Radii that do not fit are shrunk as ``CornerRadii/fitted(to:)`` says. Circular corners are
  /// one cubic each, off the true arc by 2.7e-4 of the radius. Continuous corners whose curve
  /// would not fit into half a side are blended towards circular ones.
  public init(roundedRect rect: Rect, radii: CornerRadii, curve: CornerCurve = .circular) {
    let fitted = radii.fitted(to: rect.size)
    if fitted.isZero {
      self.init(rect)
      return
    }
    let right = Vector(1, 0)
    let down = Vector(0, 1)
    let halfSide = min(rect.width, rect.height) / 2
    let quad = rect.corners
    let corners = [
      Corner(quad.topLeft, from: down, to: right, radius: fitted.topLeft),
      Corner(quad.topRight, from: -right, to: down, radius: fitted.topRight),
      Corner(quad.bottomRight, from: -down, to: -right, radius: fitted.bottomRight),
      Corner(quad.bottomLeft, from: right, to: -down, radius: fitted.bottomLeft),
    ]
    let steps = corners.map { $0.steps(curve, halfSide: halfSide) }
    let joined = steps.enumerated().flatMap { index, steps in
      index == 0 ? steps : steps.map { $0.asLineIfMove }
    }
    self.init(joined + [.close])
  }

  /// The outline of an ellipse that touches the four edges of `rect`.
  public init(ellipseIn rect: Rect) {
    let x = rect.width / 2
    let y = rect.height / 2
    let center = rect.center
    let k = Corner.arcControl
    func point(_ dx: Double, _ dy: Double) -> Point { center + Vector(dx * x, dy * y) }
    self.init([
      .move(point(0, -1)),
      .cubic(point(k, -1), point(1, -k), point(1, 0)),
      .cubic(point(1, k), point(k, 1), point(0, 1)),
      .cubic(point(-k, 1), point(-1, k), point(-1, 0)),
      .cubic(point(-1, -k), point(-k, -1), point(0, -1)),
      .close,
    ])
  }
}

extension PathElement {
  /// A line where the step would begin a new contour.
  fileprivate var asLineIfMove: PathElement {
    if case .move(let end) = self { .line(end) } else { self }
  }
}
