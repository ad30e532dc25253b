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
