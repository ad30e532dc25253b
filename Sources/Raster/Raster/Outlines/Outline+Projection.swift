public import SegueGeometry

extension Outline {
  /// A path as a projection shows it: curves become lines first, and what lies behind the viewer is
  /// cut off.
  public init(_ path: Path, projectedBy projection: Projection, fillRule: FillRule = .nonZero) {
    if let affine = projection.affine {
      self.init(path, affine, fillRule: fillRule)
      return
    }
    let contours = path.contours.map { contour in
      Outline.cut(contour.map { HomogeneousPoint($0, projection) }).map { GridPoint($0.point) }
    }
    self.init(contours.flatMap { Outline(polygon: $0).elements }, fillRule: fillRule)
  }

  /// The part of a closed polygon in front of the viewer.
  private static func cut(_ corners: [HomogeneousPoint]) -> [HomogeneousPoint] {
    var kept: [HomogeneousPoint] = []
    for (index, corner) in corners.enumerated() {
      let before = corners[index == 0 ? corners.count - 1 : index - 1]
      if before.isInFront != corner.isInFront { kept.append(before.crossing(to: corner)) }
      if corner.isInFront { kept.append(corner) }
    }
    return kept
  }
}

/// A point before the division by its depth.
private struct HomogeneousPoint {
  var x: Double
  var y: Double
  var w: Double

  /// The smallest depth that is drawn.
  static let nearest = 1.0 / 1_024

  init(x: Double, y: Double, w: Double) {
    self.x = x
    self.y = y
    self.w = w
  }

  init(_ point: Point, _ map: Projection) {
    self.init(
      x: point.x * map.m11 + point.y * map.m21 + map.m31,
      y: point.x * map.m12 + point.y * map.m22 + map.m32, w: map.depth(at: point))
  }

  var isInFront: Bool { w >= HomogeneousPoint.nearest }

  var point: Point { Point(x / w, y / w) }

  func crossing(to other: HomogeneousPoint) -> HomogeneousPoint {
    let t = (HomogeneousPoint.nearest - w) / (other.w - w)
    return HomogeneousPoint(
      x: x + (other.x - x) * t, y: y + (other.y - y) * t, w: HomogeneousPoint.nearest)
  }
}

extension Path {
  /// The contours as polygons, each curve in 32 lines.
  fileprivate var contours: [[Point]] {
    var contours: [[Point]] = []
    for element in elements {
      let last = contours.last?.last ?? .zero
      switch element {
      case .move(let end): contours.append([end])
      case .line(let end): contours[contours.count - 1].append(end)
      case .quad(let control, let end):
        contours[contours.count - 1] += Path.curve(
          from: last, last + (control - last) * (2.0 / 3), end + (control - end) * (2.0 / 3),
          to: end)
      case .cubic(let first, let second, let end):
        contours[contours.count - 1] += Path.curve(from: last, first, second, to: end)
      case .close: break
      }
    }
    return contours
  }

  private static func curve(from a: Point, _ b: Point, _ c: Point, to d: Point) -> [Point] {
    (1...32).map { step in
      let t = Double(step) / 32
      let s = 1 - t
      let weights = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
      return Point(
        a.x * weights.0 + b.x * weights.1 + c.x * weights.2 + d.x * weights.3,
        a.y * weights.0 + b.y * weights.1 + c.y * weights.2 + d.y * weights.3)
    }
  }
}
