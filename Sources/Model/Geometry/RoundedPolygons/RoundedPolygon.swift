/// A polygon whose corners are rounded, each with a radius of its own, and smoothed.
///
/// The construction is the one that AndroidX publishes (`androidx.graphics.shapes.RoundedPolygon`): a circle touches
/// both edges of a corner. With smoothing its arc is shorter, and a curve on each side of it reaches further along the
/// edge. Where two corners need more of an edge than there is, smoothing yields first, then both radii in proportion.
package struct RoundedPolygon: Hashable, Sendable {
  /// A corner before it is rounded.
  package struct Vertex: Hashable, Sendable {
    package var point: Point
    /// Radius of the circle.
    package var radius: Double
    /// The part of its way along the edge by which the rounding begins sooner.
    package var smoothing: Double

    /// The corner with these settings.
    package init(point: Point, radius: Double = 0, smoothing: Double = 0) {
      (self.point, self.radius, self.smoothing) = (point, radius, smoothing)
    }
  }

  /// The corners, in order.
  package var vertices: [Vertex]

  /// The polygon with these corners.
  package init(_ vertices: [Vertex]) { self.vertices = vertices }

  /// The outline in cubics, straight edges too.
  package var curves: [CubicCurve] {
    let count = vertices.count
    let corners = vertices.indices.map { index in
      RoundedVertex(
        vertices[index], after: vertices[(index + count - 1) % count].point,
        before: vertices[(index + 1) % count].point)
    }
    // The share of their ways that the two corners of each edge have: of the circle's, and of what smoothing adds.
    let shares = corners.indices.map { index in
      corners[index].share(with: corners[(index + 1) % count])
    }
    let rounded = corners.indices.map { index in
      corners[index].curves(
        before: corners[index].room(shares[(index + count - 1) % count]),
        after: corners[index].room(shares[index]))
    }
    var curves: [CubicCurve] = []
    for (index, corner) in rounded.enumerated() {
      curves += corner.filter { $0.polygonLength > Contour.noLength }
      guard let start = corner.last?.end, let end = rounded[(index + 1) % count].first?.start,
        (end - start).length > Contour.noLength
      else { continue }
      curves.append(CubicCurve(straightFrom: start, to: end))
    }
    return curves
  }
}

extension CubicCurve {
  /// A straight line at an even pace.
  init(straightFrom start: Point, to end: Point) {
    self.init(
      from: start, control1: start.interpolated(to: end, at: 1.0 / 3),
      control2: start.interpolated(to: end, at: 2.0 / 3), to: end)
  }
}

/// A corner between its edges.
private struct RoundedVertex {
  let tip: Point
  let radius: Double
  let smoothing: Double
  /// The directions to the corners before and after it.
  let (back, ahead): (Vector, Vector)
  /// The way along each edge from the tip to where the circle touches it.
  let roundCut: Double
  /// The same with what smoothing adds.
  var cut: Double { (1 + smoothing) * roundCut }

  init(_ vertex: RoundedPolygon.Vertex, after last: Point, before next: Point) {
    (tip, radius, smoothing) = (vertex.point, vertex.radius, vertex.smoothing)
    (back, ahead) = ((last - tip).direction ?? .zero, (next - tip).direction ?? .zero)
    let cosine = back.dot(ahead)
    let sine = max(1 - cosine * cosine, 0).squareRoot()
    roundCut = sine > 1e-3 ? vertex.radius * (cosine + 1) / sine : 0
    length = (next - tip).length
  }

  /// Length of the edge to the next corner.
  private let length: Double

  func share(with next: RoundedVertex) -> (round: Double, smooth: Double) {
    let (round, whole) = (roundCut + next.roundCut, cut + next.cut)
    if round > length { return (length / round, 0) }
    return whole > length ? (1, (length - round) / (whole - round)) : (1, 1)
  }

  /// The way along an edge that is left to the corner.
  func room(_ share: (round: Double, smooth: Double)) -> Double {
    roundCut * share.round + (cut - roundCut) * share.smooth
  }

  /// The curve up to the arc, the arc, and the curve behind it; a point where nothing is round.
  func curves(before: Double, after: Double) -> [CubicCurve] {
    let allowed = min(before, after)
    guard roundCut > 1e-9, allowed > 1e-9, let inward = (back + ahead).direction else {
      return [CubicCurve(straightFrom: tip, to: tip)]
    }
    let way = min(allowed, roundCut)
    let radius = radius * way / roundCut
    let center = tip + inward * (radius * radius + way * way).squareRoot()
    let flank = Flank(
      tip: tip, center: center, radius: radius, way: way, side: back, other: ahead,
      smoothing: smoothing(in: before))
    let opposite = Flank(
      tip: tip, center: center, radius: radius, way: way, side: ahead, other: back,
      smoothing: smoothing(in: after))
    return [
      flank.curve,
      CubicCurve(arcAbout: center, from: flank.curve.end, to: opposite.curve.end),
      opposite.curve.reversed,
    ]
  }

  private func smoothing(in room: Double) -> Double {
    if room >= cut { return smoothing }
    return room > roundCut ? smoothing * (room - roundCut) / (cut - roundCut) : 0
  }
}

/// The curve from an edge to the arc of its corner.
private struct Flank {
  let tip: Point
  let center: Point
  let radius: Double
  /// The way along the edge from the tip to where the circle touches it.
  let way: Double
  /// The directions of its own edge and of the other one.
  let (side, other): (Vector, Vector)
  let smoothing: Double

  init(
    tip: Point, center: Point, radius: Double, way: Double, side: Vector, other: Vector,
    smoothing: Double
  ) {
    (self.tip, self.center, self.radius, self.way) = (tip, center, radius, way)
    (self.side, self.other, self.smoothing) = (side, other, smoothing)
  }

  /// It leaves the edge along the edge, and meets the circle along the circle.
  var curve: CubicCurve {
    let start = tip + side * (way * (1 + smoothing))
    let (touch, opposite) = (tip + side * way, tip + other * way)
    let aim = touch.interpolated(to: touch.interpolated(to: opposite, at: 0.5), at: smoothing)
    let end = center + ((aim - center).direction ?? .zero) * radius
    let tangent = (end - center).turnedRight
    // Where the tangent of the circle crosses the edge.
    let crossing = side.cross(tangent)
    let knee =
      crossing.magnitude > 1e-12 ? tip + side * ((end - tip).cross(tangent) / crossing) : touch
    return CubicCurve(
      from: start, control1: start.interpolated(to: knee, at: 2.0 / 3), control2: knee, to: end)
  }
}

extension CubicCurve {
  /// The curve passed from its end to its start.
  var reversed: CubicCurve {
    CubicCurve(from: end, control1: control2, control2: control1, to: start)
  }

  /// The shorter arc about a center from one point of its circle to another.
  fileprivate init(arcAbout center: Point, from start: Point, to end: Point) {
    let (from, to) = (start - center, end - center)
    let square = max(from.dot(from), 1e-300)
    let (cosine, sine) = (from.dot(to) / square, from.cross(to) / square)
    // 4/3 of the tangent of a quarter of the angle.
    let half = max((1 + cosine) / 2, 0).squareRoot()
    let handle = half > 1e-9 ? 4.0 / 3 * (sine / (2 * half)) / (1 + half) : 0
    self.init(
      from: start, control1: start + from.turnedRight * handle,
      control2: end - to.turnedRight * handle, to: end)
  }
}
