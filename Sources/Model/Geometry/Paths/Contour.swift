/// A connected part of a path: lines and curves end to end.
struct Contour: Hashable, Sendable {
  /// Start point.
  var start: Point
  /// Its lines and curves, none of them without length; a contour of none is a dot.
  var segments: [PathSegment] = []
  /// True if its end is joined to its start.
  var isClosed = false

  /// Lengths up to this one, in points, are none: they have no direction to speak of.
  static let noLength = 1e-9

  /// End point.
  fileprivate var end: Point { segments.last?.end ?? start }

  fileprivate mutating func draw(_ element: PathElement) {
    guard let segment = PathSegment(element, from: end), !segment.isDot else { return }
    segments.append(segment)
  }
}

extension Path {
  /// The path's contours that draw something, if only a dot.
  ///
  /// A step behind a closed contour goes on from where that began. Coordinates beyond a billion
  /// points move to that limit, so that nothing that is made of them overflows.
  var contours: [Contour] {
    var contours: [Contour] = []
    var current = Contour(start: .zero)
    var isDrawn = false
    func finish(goingOnAt start: Point) {
      if isDrawn { contours.append(current) }
      (current, isDrawn) = (Contour(start: start), false)
    }
    for element in elements {
      switch element.map(\.limited) {
      case .move(let start): finish(goingOnAt: start)
      case .close:
        current.draw(.line(current.start))
        current.isClosed = true
        isDrawn = true
        finish(goingOnAt: current.start)
      case let drawn:
        current.draw(drawn)
        isDrawn = true
      }
    }
    finish(goingOnAt: .zero)
    return contours
  }

  /// The path that consists of these contours.
  init(_ contours: [Contour]) {
    self.init(contours.flatMap(\.elements))
  }
}

extension Contour {
  /// The steps of a path that draw it; a dot is a line of no length.
  var elements: [PathElement] {
    var steps = segments.map(\.element)
    if steps.isEmpty { steps = [.line(start)] }
    return [.move(start)] + steps + (isClosed ? [.close] : [])
  }

  /// The part of it between two distances from its start, open; `nil` where nothing lies between.
  init?(_ measured: MeasuredSegments, from first: Double, to last: Double) {
    let segments = measured.part(from: first, to: last).filter { !$0.isDot }
    guard let start = segments.first?.start else { return nil }
    self.init(start: start, segments: segments)
  }
}

extension Point {
  fileprivate var limited: Point {
    func limited(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e9), 1e9) }
    return Point(limited(x), limited(y))
  }
}
