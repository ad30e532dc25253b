/// One side of a line's area, walked along the line.
struct StrokeSide {
  private(set) var start: Point
  private(set) var steps: [PathElement] = []

  init(from start: Point) { self.start = start }

  /// Current end point of the side.
  var end: Point { steps.last?.points.last ?? start }

  mutating func line(to point: Point) { steps.append(.line(point)) }

  mutating func go(along arc: CircleArc) { steps += arc.elements }

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
