/// Cuts curves into pieces whose sides can be drawn.
///
/// A side is drawn by a quadratic curve where that stays within the tolerance of the true one.
/// Where the curve bends more tightly than half the line is thick, the true side turns back: there
/// the curve becomes chords, each with a rectangle of its own, and round joints between them.
struct CurveDivider {
  /// Half the thickness of the line.
  let radius: Double
  /// Maximum distance of a side from the exact one.
  let tolerance: Double
  /// Maximum number of times a curve is halved.
  let deepest: Int
  private var pieces: [StrokePiece] = []

  init(radius: Double, tolerance: Double, deepest: Int) {
    (self.radius, self.tolerance, self.deepest) = (radius, tolerance, deepest)
  }

  /// The pieces of a curve, in order; the first sets out and the last arrives as the curve does.
  mutating func pieces(of curve: CubicCurve) -> [StrokePiece] {
    pieces = []
    divide(curve, depth: 0)
    guard let first = pieces.first, let last = pieces.last else { return [] }
    if let direction = curve.startDirection, direction != first.startDirection {
      pieces.insert(StrokePiece(turnAt: first.start, into: direction), at: 0)
    }
    if let direction = curve.endDirection, direction != last.endDirection {
      pieces.append(StrokePiece(turnAt: last.end, into: direction))
    }
    return pieces
  }

  private mutating func divide(_ curve: CubicCurve, depth: Int) {
    let chord = curve.end - curve.start
    if let along = chord.direction, let from = curve.startDirection, let to = curve.endDirection {
      if let piece = bent(curve, along: along, from: from, to: to)
        ?? straight(curve, along: along, from: from, to: to)
      {
        pieces.append(piece)
        return
      }
      if depth == deepest {
        pieces.append(StrokePiece(from: curve.start, to: curve.end, along, along))
        return
      }
    }
    if depth == deepest { return }
    let (first, second) = curve.split(at: 0.5)
    divide(first, depth: depth + 1)
    divide(second, depth: depth + 1)
  }

  /// A curve whose sides are lines within the tolerance.
  private func straight(
    _ curve: CubicCurve, along: Vector, from: Vector, to: Vector
  ) -> StrokePiece? {
    let leastCosine = max(1 - tolerance / radius, 0.9)
    guard curve.bend <= tolerance, from.dot(along) >= leastCosine, to.dot(along) >= leastCosine
    else { return nil }
    let runsForward = [-radius, radius].allSatisfy { distance in
      let start = curve.start + from.turnedRight * distance
      return (curve.end + to.turnedRight * distance - start).dot(along) > 0
    }
    return runsForward
      ? StrokePiece(from: curve.start, to: curve.end, from, to)
      : StrokePiece(from: curve.start, to: curve.end, along, along)
  }

  /// A curve that turns one way, and whose sides are quadratic curves within the tolerance.
  private func bent(
    _ curve: CubicCurve, along: Vector, from: Vector, to: Vector
  ) -> StrokePiece? {
    guard from.cross(along) * along.cross(to) > 0, from.dot(along) > 0.9, to.dot(along) > 0.9,
      let left = side(of: curve, at: -radius, along: along, from: from, to: to),
      let right = side(of: curve, at: radius, along: along, from: from, to: to)
    else { return nil }
    var piece = StrokePiece(from: curve.start, to: curve.end, from, to)
    (piece.leftControl, piece.rightControl) = (left, right)
    return piece
  }

  /// The control point of a side, `distance` to the right; `nil` if no curve with one is good
  /// enough.
  private func side(
    of curve: CubicCurve, at distance: Double, along: Vector, from: Vector, to: Vector
  ) -> Point? {
    let start = curve.start + from.turnedRight * distance
    let end = curve.end + to.turnedRight * distance
    let (chord, turn) = (end - start, from.cross(to))
    let (first, last) = (chord.cross(to) / turn, from.cross(chord) / turn)
    guard chord.dot(along) > 0, first > 0, last > 0, first.isFinite, last.isFinite else {
      return nil
    }
    let control = start + from * first
    let drawn = CubicCurve(from: start, quad: control, to: end)
    for t in [0.25, 0.5, 0.75] {
      guard let direction = curve.velocity(at: t).direction else { return nil }
      let normal = direction.turnedRight
      let miss = drawn.point(at: t) - (curve.point(at: t) + normal * distance)
      guard miss.dot(normal).magnitude <= tolerance else { return nil }
    }
    return control
  }
}

/// A stretch of a line that is stroked in one go: its two sides are lines or quadratic curves.
///
/// Points of a side stand `radius` to the left or right of the line. Left and right are those of
/// who walks along it.
struct StrokePiece {
  let start: Point
  let end: Point
  /// The direction that the left and right of the start go by.
  let startDirection: Vector
  /// The direction that the left and right of the end go by.
  let endDirection: Vector
  /// The control points of the sides, where those are curves.
  var leftControl: Point?
  var rightControl: Point?
  /// True if it meets the piece before it in a corner that was drawn as one.
  var isCorner = false
  /// The length, if it is a line that was drawn as one.
  var lineLength: Double?

  init(from start: Point, to end: Point, _ startDirection: Vector, _ endDirection: Vector) {
    (self.start, self.end) = (start, end)
    (self.startDirection, self.endDirection) = (startDirection, endDirection)
  }

  /// A turn on the spot, into the direction that a curve really has there.
  init(turnAt point: Point, into direction: Vector) {
    self.init(from: point, to: point, direction, direction)
  }

  /// A line that was drawn as one; `nil` if it has no length.
  init?(line start: Point, _ end: Point) {
    let way = end - start
    guard let direction = way.direction else { return nil }
    self.init(from: start, to: end, direction, direction)
    lineLength = way.length
  }
}
