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
