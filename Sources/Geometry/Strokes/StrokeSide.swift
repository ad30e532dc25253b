/// One side of a line's area, walked along the line.
struct StrokeSide {
  private(set) var start: Point
  private(set) var steps: [PathElement] = []

  init(from start: Point) { self.start = start }

  /// Where the side has come to.
  var end: Point { steps.last?.points.last ?? start }

  mutating func line(to point: Point) { steps.append(.line(point)) }

  /// A curve if there is a control point, a line otherwise.
  mutating func go(to point: Point, by control: Point?) {
    steps.append(control.map { .quad(control: $0, point) } ?? .line(point))
  }

  /// Moves the end of the line that the side ends with.
  mutating func moveEnd(to point: Point) {
    if steps.isEmpty { start = point } else { steps[steps.count - 1] = .line(point) }
  }

  /// Moves the start of the line that the side begins with.
  mutating func moveStart(to point: Point) { start = point }

  /// An arc about `center`, from the way `from` to the way `to`, which are equally long, by way of
  /// `middle`, which is a direction.
  mutating func arc(about center: Point, from: Vector, to: Vector, by middle: Vector) {
    let halfway = middle * from.length
    for (start, end) in [(from, halfway), (halfway, to)] {
      guard let quarter = (start + end).direction else { continue }
      eighth(about: center, from: start, to: quarter * from.length)
      eighth(about: center, from: quarter * from.length, to: end)
    }
  }

  /// An arc of an eighth of a turn or less, as a cubic that leaves it by at most 5e-6 radii.
  private mutating func eighth(about center: Point, from: Vector, to: Vector) {
    let square = from.dot(from)
    // The control points stand 4/3 times the tangent of a quarter of the angle from the ends.
    let cosine = from.dot(to) / square
    let sine = from.cross(to) / square
    let half = ((1 + cosine) / 2).squareRoot()
    let handle = 4.0 / 3 * (sine / (2 * half)) / (1 + half)
    steps.append(
      .cubic(
        center + from + from.turnedRight * handle, center + to - to.turnedRight * handle,
        center + to))
  }

  /// The side as a closed contour.
  var contour: [PathElement] { [.move(start)] + steps + [.close] }

  /// The steps from the end back to the start.
  var stepsBack: [PathElement] {
    let ends = [start] + steps.compactMap(\.points.last)
    return zip(steps, ends).reversed().map { step, target in
      switch step {
      case .quad(let control, _): .quad(control: control, target)
      case .cubic(let first, let second, _): .cubic(second, first, target)
      case .move, .line, .close: .line(target)
      }
    }
  }
}
