import SegueGeometry

extension [PathSegment] {
  /// The lines and curves of an outline.
  ///
  /// A contour that is closed ends with the line back, unless it is there already. An outline of
  /// moves alone is a line to where it stands.
  init(_ path: Path) {
    self.init()
    var (pen, start) = (Point.zero, Point.zero)
    for element in path.elements {
      if case .move(let point) = element { start = point }
      if let segment = PathSegment(element, from: pen) { append(segment) }
      if element == .close, pen != start { append(.line(pen, start)) }
      pen = element.points.last ?? start
    }
    if isEmpty { append(.line(pen, pen)) }
  }

  /// The smooth curves through the ends of the segments, contour by contour; `tangents` gives the
  /// derivative at each of several numbers that lie a unit of time apart.
  func smoothed(by tangents: ([Double]) -> [Double]) -> [PathSegment] {
    smoothed { knots in
      let velocities = zip(tangents(knots.map(\.x)), tangents(knots.map(\.y))).map {
        Vector($0, $1)
      }
      return zip(velocities, velocities.dropFirst()).map { (leaving: $0, arriving: $1) }
    }
  }

  /// The same, where `tangents` gives the derivatives at both ends of each stretch between points.
  func smoothed(
    by tangents: ([Point]) -> [(leaving: Vector, arriving: Vector)]
  ) -> [PathSegment] {
    contours.flatMap { contour in
      let knots = [contour[0].start] + contour.map(\.end)
      return zip(tangents(knots), zip(knots, knots.dropFirst())).map { velocities, ends in
        PathSegment.curve(
          CubicCurve(
            from: ends.0, control1: ends.0 + velocities.leaving * (1 / 3),
            control2: ends.1 - velocities.arriving * (1 / 3),
            to: ends.1))
      }
    }
  }

  /// The segments that go on where the one before them ends.
  private var contours: [[PathSegment]] {
    reduce(into: []) { contours, segment in
      if let last = contours.last?.last, last.end == segment.start {
        contours[contours.count - 1].append(segment)
      } else {
        contours.append([segment])
      }
    }
  }
}

extension KochanekBartels {
  /// The tangents of the plain curve through `values` at each of them.
  static func tangents(through values: [Double]) -> [Double] {
    let segments = values.indices.dropLast().map { HermiteSegment(of: values, at: $0) }
    return segments.map(\.startTangent) + segments.suffix(1).map(\.endTangent)
  }
}

extension CatmullRom {
  /// The derivatives at both ends of each stretch of the curve through `points`.
  static func tangents(through points: [Point]) -> [(leaving: Vector, arriving: Vector)] {
    CatmullRom(points.map { [$0.x, $0.y, 0, 0] }).stretches.map { stretch in
      (
        Vector(stretch.leaving.x, stretch.leaving.y),
        Vector(stretch.arriving.x, stretch.arriving.y)
      )
    }
  }
}

extension MonotoneSpline {
  /// The tangents of the curve through `values`, one a unit of time after the other.
  static func tangents(through values: [Double]) -> [Double] {
    let times = values.indices.map(Double.init)
    let spline = MonotoneSpline(times: times, values: values)
    return times.map { spline.slope(at: $0) }
  }
}
