import SegueGeometry

extension [PathPiece] {
  /// The lines and curves of an outline.
  ///
  /// A contour that is closed ends with the line back, unless it is there already. An outline of
  /// moves alone is a line to where it stands.
  init(_ path: Path) {
    self.init()
    var (pen, start) = (Point.zero, Point.zero)
    for element in path.elements {
      switch element {
      case .move(let point): start = point
      case .line(let end): append(PathPiece(from: pen, to: end))
      case .quad(let control, let end): append(PathPiece(from: pen, control, to: end))
      case .cubic(let first, let second, let end):
        append(PathPiece(from: pen, first, second, to: end))
      case .close: if pen != start { append(PathPiece(from: pen, to: start)) }
      }
      pen = element.points.last ?? start
    }
    if isEmpty { append(PathPiece(from: pen, to: pen)) }
  }

  /// The smooth curves through the ends of the pieces, contour by contour; `tangents` gives the
  /// derivative at each of several numbers that lie a unit of time apart.
  func smoothed(by tangents: ([Double]) -> [Double]) -> [PathPiece] {
    contours.flatMap { contour in
      let knots = [contour[0].start] + contour.map(\.end)
      let velocities = zip(tangents(knots.map(\.x)), tangents(knots.map(\.y))).map {
        Vector($0, $1)
      }
      return contour.indices.map { index in
        PathPiece(
          from: knots[index], to: knots[index + 1], leaving: velocities[index],
          arriving: velocities[index + 1])
      }
    }
  }

  /// The pieces that go on where the one before them ends.
  private var contours: [[PathPiece]] {
    reduce(into: []) { contours, piece in
      if let last = contours.last?.last, last.end == piece.start {
        contours[contours.count - 1].append(piece)
      } else {
        contours.append([piece])
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

extension MonotoneSpline {
  /// The tangents of the curve through `values`, one a unit of time after the other.
  static func tangents(through values: [Double]) -> [Double] {
    let times = values.indices.map(Double.init)
    let spline = MonotoneSpline(times: times, values: values)
    return times.map { spline.slope(at: $0) }
  }
}
