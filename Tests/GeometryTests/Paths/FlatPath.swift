import SegueGeometry

/// A closed outline as short straight lines, to measure it.
struct FlatPath {
  /// The corners, one after the other.
  private(set) var points: [Point] = []

  /// Cuts every curve of `path` into `pieces`.
  init(_ path: Path, pieces: Int = 200) {
    for element in path.elements {
      guard let end = element.points.last else { continue }
      let start = points.last ?? end
      switch element {
      case .cubic(let first, let second, _):
        points += (1...pieces).map { step in
          let t = Double(step) / Double(pieces)
          let (a, b, c) = (
            start.interpolated(to: first, at: t), first.interpolated(to: second, at: t),
            second.interpolated(to: end, at: t)
          )
          return a.interpolated(to: b, at: t).interpolated(to: b.interpolated(to: c, at: t), at: t)
        }
      default: points.append(end)
      }
    }
  }

  /// The enclosed area, positive when the outline runs clockwise.
  var area: Double {
    zip(points, points.dropFirst() + points.prefix(1)).reduce(0) { sum, edge in
      sum + (edge.0.x * edge.1.y - edge.0.y * edge.1.x) / 2
    }
  }

  /// The smallest upright rectangle around the points.
  var bounds: Rect { Path(polygon: points).controlBox }
}
