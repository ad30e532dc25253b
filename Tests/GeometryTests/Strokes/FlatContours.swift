import SegueGeometry

/// A path as short straight lines, contour by contour, to ask what lies inside and how far away it is.
struct FlatContours {
  /// The corners of each contour; one that is closed ends where it begins.
  private(set) var contours: [[Point]] = []

  /// Cuts every curve of `path` into `pieces`.
  init(_ path: Path, pieces: Int = 24) {
    var start = Point.zero
    for element in path.elements {
      let pen = contours.last?.last ?? .zero
      switch element {
      case .move(let point):
        start = point
        contours.append([point])
      case .line(let end): add([end])
      case .quad(let control, let end):
        add(
          (1...pieces).map { step in
            let t = Double(step) / Double(pieces)
            return pen.interpolated(to: control, at: t)
              .interpolated(to: control.interpolated(to: end, at: t), at: t)
          })
      case .cubic(let first, let second, let end):
        add(
          (1...pieces).map { step in
            let t = Double(step) / Double(pieces)
            let (a, b, c) = (
              pen.interpolated(to: first, at: t), first.interpolated(to: second, at: t),
              second.interpolated(to: end, at: t)
            )
            return a.interpolated(to: b, at: t).interpolated(
              to: b.interpolated(to: c, at: t), at: t)
          })
      case .close: add([start])
      }
    }
  }

  private mutating func add(_ points: [Point]) { contours[contours.count - 1] += points }

  /// The enclosed area, counted as often as it is wound around clockwise.
  var area: Double {
    var area = 0.0
    for points in contours {
      for (a, b) in edges(points, isClosed: true) { area += (a.x * b.y - a.y * b.x) / 2 }
    }
    return area
  }

  /// The length of all lines.
  var length: Double {
    contours.reduce(0) { sum, points in
      sum + edges(points, isClosed: false).reduce(0) { $0 + ($1.1 - $1.0).length }
    }
  }

  /// How often the contours, each closed, wind around a point clockwise.
  func winding(around point: Point) -> Int {
    var winding = 0
    for points in contours {
      for (a, b) in edges(points, isClosed: true) where (a.y <= point.y) != (b.y <= point.y) {
        let isRight = (b - a).cross(point - a) * (b.y - a.y) > 0
        if !isRight { winding += b.y > a.y ? 1 : -1 }
      }
    }
    return -winding
  }

  /// The distance from a point to the nearest line.
  func distance(to point: Point) -> Double {
    var nearest = Double.infinity
    for points in contours {
      if points.count == 1 { nearest = min(nearest, (point - points[0]).length) }
      for (a, b) in edges(points, isClosed: false) {
        let (way, offset) = (b - a, point - a)
        let square = way.dot(way)
        let t = square > 0 ? min(max(way.dot(offset) / square, 0), 1) : 0
        nearest = min(nearest, (offset - way * t).length)
      }
    }
    return nearest
  }

  private func edges(_ points: [Point], isClosed: Bool) -> Zip2Sequence<[Point], [Point]> {
    zip(points, Array(points.dropFirst()) + (isClosed ? [points[0]] : []))
  }
}
