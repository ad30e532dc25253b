extension Path {
  /// The outline of a polygon whose corners are rounded by pieces of circles.
  ///
  /// A circle reaches at most to the middle of an edge; where there is no room for its radius, it has
  /// a smaller one.
  public init(polygon points: [Point], cornerRadius: Double) {
    guard cornerRadius > 0, points.count > 2 else {
      self.init(polygon: points)
      return
    }
    let steps = points.indices.flatMap { index in
      RoundedTip(
        points[index], after: points[(index + points.count - 1) % points.count],
        before: points[(index + 1) % points.count], radius: cornerRadius
      ).elements
    }
    guard let start = steps.first?.points.last else { preconditionFailure("a tip has a point") }
    self.init([.move(start)] + steps.dropFirst() + [.close])
  }

  /// The polygon with equal sides whose corners lie on the ellipse that touches the edges of `rect`,
  /// the first at the top; stretched as the ellipse is.
  public init(polygonIn rect: Rect, sides: Int, cornerRadius: Double = 0) {
    self.init(
      polygon: (0..<sides).map { rect.rim(at: Double($0) / Double(sides)) },
      cornerRadius: cornerRadius)
  }

  /// The star whose tips lie on the ellipse that touches the edges of `rect`, the first at the top,
  /// and whose notches lie on one that is smaller by the factor `innerRadius`.
  public init(starIn rect: Rect, points: Int, innerRadius: Double, cornerRadius: Double = 0) {
    let corners = (0..<points * 2).map { index in
      let rim = rect.rim(at: Double(index) / Double(points * 2))
      return index % 2 == 0 ? rim : rect.center.interpolated(to: rim, at: innerRadius)
    }
    self.init(polygon: corners, cornerRadius: cornerRadius)
  }
}

extension Rect {
  /// The point of the ellipse within that lies this part of a turn clockwise from the top.
  fileprivate func rim(at turn: Double) -> Point {
    let (sin, cos) = PortableMath.sincos(degrees: turn * 360)
    return center + Vector(sin * width / 2, -cos * height / 2)
  }
}

/// A corner of a polygon, rounded.
private struct RoundedTip {
  let tip: Point
  /// The directions to the corners before and after it.
  let (back, ahead): (Vector, Vector)
  let radius: Double
  /// Distance from the tip to the points where the circle touches the edges; 0 if there is none.
  let reach: Double

  init(_ tip: Point, after last: Point, before next: Point, radius: Double) {
    self.tip = tip
    (back, ahead) = ((last - tip).direction ?? .zero, (next - tip).direction ?? .zero)
    // The tangent of half the angle between the edges.
    let cosine = back.dot(ahead)
    let tangent = (max(1 - cosine, 0) / max(1 + cosine, 1e-12)).squareRoot()
    let room = min((last - tip).length, (next - tip).length) / 2
    reach = tangent > 1e-6 ? min(radius / tangent, room) : 0
    self.radius = reach * tangent
  }

  /// A line to where the rounding begins, and the rounding.
  var elements: [PathElement] {
    guard reach > 1e-9, let inward = (back + ahead).direction else { return [.line(tip)] }
    let center = tip + inward * (radius * radius + reach * reach).squareRoot()
    let (start, end) = (tip + back * reach, tip + ahead * reach)
    let arc = CircleArc(about: center, from: start - center, to: end - center, by: -inward)
    return [.line(start)] + arc.elements
  }
}
