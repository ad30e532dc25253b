/// One corner of a box on the way around it: the outline arrives along `-from` and leaves
/// along `to`, both pointing away from the corner.
struct Corner {
  let tip: Point
  let from: Vector
  let to: Vector
  let radius: Double

  /// Position of the control point of a quarter circle, as a fraction of the radius.
  static let arcControl = 0.5522847498307936

  init(_ tip: Point, from: Vector, to: Vector, radius: Double) {
    self.tip = tip
    self.from = from
    self.to = to
    self.radius = radius
  }

  /// The point that is so many radii along the leaving edge and so many along the arriving one.
  func point(_ after: Double, _ before: Double) -> Point {
    tip + to * (after * radius) + from * (before * radius)
  }

  func steps(_ curve: CornerCurve, halfSide: Double) -> [PathElement] {
    if radius == 0 { return [.move(tip)] }
    switch curve {
    case .circular:
      let handle = 1 - Corner.arcControl
      return [
        .move(point(0, 1)), .cubic(point(0, handle), point(handle, 0), point(1, 0)),
      ]
    case .continuous:
      let room = (halfSide / radius - 1) / Corner.continuousExcess
      return continuousSteps(blend: min(max(room, 0), 1))
    }
  }

  /// The outline in the form of the continuous curve: two outer cubics that mirror one another,
  /// one in the middle, and two short lines between.
  ///
  /// - Parameter blend: 1 for the full curve, 0 for the quarter circle.
  private func continuousSteps(blend: Double) -> [PathElement] {
    let near = zip(Corner.continuousPoints, Corner.circularPoints).map { full, circle in
      (circle.0 + (full.0 - circle.0) * blend, circle.1 + (full.1 - circle.1) * blend)
    }
    let arrive = near.map { point($0.1, $0.0) }
    let leave = near.map { point($0.0, $0.1) }
    return [
      .move(arrive[0]), .cubic(arrive[1], arrive[2], arrive[3]), .line(arrive[4]),
      .cubic(arrive[5], leave[5], leave[4]), .line(leave[3]),
      .cubic(leave[2], leave[1], leave[0]),
    ]
  }

  /// Extent of the continuous curve along an edge beyond the radius, as a fraction of it.
  static let continuousExcess = 0.52866483

  /// Half of the continuous corner of radius 1, up to its middle cubic.
  ///
  /// Distances along the one edge and the other, as three independent reproductions publish them.
  private static let continuousPoints: [(Double, Double)] = [
    (1.52866483, 0), (1.08849323, 0), (0.86840689, 0), (0.66993427, 0.06549600),
    (0.63149399, 0.07491100), (0.37282392, 0.16905899),
  ]

  /// The quarter circle of radius 1, cut where the continuous corner is cut and off the true arc
  /// by 2.2e-4.
  private static let circularPoints: [(Double, Double)] = [
    (1.00000000, 0.00000000),
    (0.88761055, 0.00000000),
    (0.77602519, 0.01894614),
    (0.66993427, 0.05604205),
    (0.63149399, 0.07037463),
    (0.37507096, 0.17202142),
  ]
}

/// A piece of a circle.
///
/// It is drawn by cubics of an eighth of a turn or less each, which leave it by at most 5e-6 radii.
struct CircleArc {
  private let center: Point
  /// From the center to the start, to the end, and to the middle.
  private let (from, to, middle): (Vector, Vector, Vector)

  /// The arc about `center` from the way `from` to the way `to`, which are equally long, by way of
  /// `middle`, which is a direction.
  init(about center: Point, from: Vector, to: Vector, by middle: Vector) {
    (self.center, self.from, self.to) = (center, from, to)
    self.middle = middle * from.length
  }

  /// The steps from the start to the end.
  var elements: [PathElement] {
    let radius = from.length
    return [(from, middle), (middle, to)].flatMap { start, end -> [PathElement] in
      guard let between = (start + end).direction else { return [] }
      let quarter = between * radius
      return [eighth(from: start, to: quarter), eighth(from: quarter, to: end)]
    }
  }

  private func eighth(from: Vector, to: Vector) -> PathElement {
    let square = from.dot(from)
    let cosine = from.dot(to) / square
    let sine = from.cross(to) / square
    let half = ((1 + cosine) / 2).squareRoot()
    // The control points stand 4/3 times the tangent of a quarter of the angle from the ends.
    let handle = 4.0 / 3 * (sine / (2 * half)) / (1 + half)
    return .cubic(
      center + from + from.turnedRight * handle, center + to - to.turnedRight * handle,
      center + to)
  }
}
