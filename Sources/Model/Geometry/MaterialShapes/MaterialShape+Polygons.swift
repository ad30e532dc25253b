/// Corners of the shapes.
extension MaterialShape {
  /// The polygon whose corners are rounded.
  package var polygon: RoundedPolygon {
    switch self {
    case .circle, .oval: .circle(corners: 10)
    case .square: .rectangle(width: 1, height: 1, radii: [0.3, 0.3, 0.3, 0.3])
    case .semicircle: .rectangle(width: 1.6, height: 1, radii: [0.2, 0.2, 1, 1])
    case .arch: .regular(radii: [1, 1, 0.2, 0.2], turnedBy: -135)
    case .triangle: .regular(radii: [0.2, 0.2, 0.2], turnedBy: -90)
    case .sunny: .star(tips: 8, notches: 0.8, radius: 0.15)
    case .cookie7: .star(tips: 7, notches: 0.75, radius: 0.5)
    case .cookie9: .star(tips: 9, notches: 0.8, radius: 0.5)
    case .cookie12: .star(tips: 12, notches: 0.8, radius: 0.5)
    default: RoundedPolygon(pattern.vertices)
    }
  }

  /// The corners that a shape repeats around its middle.
  private var pattern: Pattern {
    angularPattern ?? petalPattern ?? pixelPattern ?? Pattern([], times: 0)
  }

  /// Patterns of shapes with few corners.
  private var angularPattern: Pattern? {
    switch self {
    case .slanted:
      Pattern([(0.926, 0.970, 0.189, 0.811), (-0.021, 0.967, 0.187, 0.057)], times: 2)
    case .fan:
      Pattern(
        [
          (1.004, 1, 0.148, 0.417), (0, 1, 0.151, 0), (0, -0.003, 0.148, 0),
          (0.978, 0.020, 0.803, 0),
        ], times: 1)
    case .arrow:
      Pattern(
        [
          (0.5, 0.892, 0.313, 0), (-0.216, 1.050, 0.207, 0), (0.499, -0.160, 0.215, 1),
          (1.225, 1.060, 0.211, 0),
        ], times: 1)
    case .pill:
      Pattern(
        [(0.961, 0.039, 0.426, 0), (1.001, 0.428, 0, 0), (1, 0.609, 1, 0)], times: 2,
        isMirrored: true)
    case .diamond:
      Pattern([(0.5, 1.096, 0.151, 0.524), (0.040, 0.5, 0.159, 0)], times: 2)
    case .clamShell:
      Pattern(
        [(0.171, 0.841, 0.159, 0), (-0.020, 0.5, 0.140, 0), (0.170, 0.159, 0.159, 0)], times: 2)
    case .pentagon: Pattern([(0.5, -0.009, 0.172, 0)], times: 5)
    case .gem:
      Pattern(
        [
          (0.499, 1.023, 0.241, 0.778), (-0.005, 0.792, 0.208, 0), (0.073, 0.258, 0.228, 0),
          (0.433, 0, 0.491, 0),
        ], times: 1, isMirrored: true)
    case .ghostish:
      Pattern(
        [(0.5, 0, 1, 0), (1, 0, 1, 0), (1, 1.140, 0.254, 0.106), (0.575, 0.906, 0.253, 0)],
        times: 1, isMirrored: true)
    case .bun:
      Pattern(
        [(0.796, 0.5, 0, 0), (0.853, 0.518, 1, 0), (0.992, 0.631, 1, 0), (0.968, 1, 1, 0)],
        times: 2, isMirrored: true)
    case .heart:
      Pattern(
        [
          (0.5, 0.268, 0.016, 0), (0.792, -0.066, 0.958, 0), (1.064, 0.276, 1, 0),
          (0.501, 0.946, 0.129, 0),
        ], times: 1, isMirrored: true)
    default: nil
    }
  }

  /// Patterns of suns, cookies, leaves and bursts.
  private var petalPattern: Pattern? {
    switch self {
    case .verySunny: Pattern([(0.5, 1.080, 0.085, 0), (0.358, 0.843, 0.085, 0)], times: 8)
    case .cookie4: Pattern([(1.237, 1.236, 0.258, 0), (0.5, 0.918, 0.233, 0)], times: 4)
    case .cookie6: Pattern([(0.723, 0.884, 0.394, 0), (0.5, 1.099, 0.398, 0)], times: 6)
    case .clover4:
      Pattern([(0.5, 0.074, 0, 0), (0.725, -0.099, 0.476, 0)], times: 4, isMirrored: true)
    case .clover8: Pattern([(0.5, 0.036, 0, 0), (0.758, -0.101, 0.209, 0)], times: 8)
    case .burst: Pattern([(0.5, -0.006, 0.006, 0), (0.592, 0.158, 0.006, 0)], times: 12)
    case .softBurst: Pattern([(0.193, 0.277, 0.053, 0), (0.176, 0.055, 0.053, 0)], times: 10)
    case .boom: Pattern([(0.457, 0.296, 0.007, 0), (0.5, -0.051, 0.007, 0)], times: 15)
    case .softBoom:
      Pattern(
        [
          (0.733, 0.454, 0, 0), (0.839, 0.437, 0.532, 0), (0.949, 0.449, 0.439, 1),
          (0.998, 0.478, 0.174, 0),
        ], times: 16, isMirrored: true)
    case .flower:
      Pattern(
        [(0.370, 0.187, 0, 0), (0.416, 0.049, 0.381, 0), (0.479, 0.001, 0.095, 0)], times: 8,
        isMirrored: true)
    case .puffy:
      Pattern(
        [
          (0.5, 0.053, 0, 0), (0.545, -0.040, 0.405, 0), (0.670, -0.035, 0.426, 0),
          (0.717, 0.066, 0.574, 0), (0.722, 0.128, 0, 0), (0.777, 0.002, 0.360, 0),
          (0.914, 0.149, 0.660, 0), (0.926, 0.289, 0.660, 0), (0.881, 0.346, 0, 0),
          (0.940, 0.344, 0.126, 0), (1.003, 0.437, 0.255, 0),
        ], times: 2, isMirrored: true)
    case .puffyDiamond:
      Pattern(
        [(0.870, 0.130, 0.146, 0), (0.818, 0.357, 0, 0), (1, 0.332, 0.853, 0)], times: 4,
        isMirrored: true)
    default: nil
    }
  }

  /// Patterns of shapes with steps.
  private var pixelPattern: Pattern? {
    switch self {
    case .pixelCircle:
      Pattern(
        [
          (0.5, 0, 0, 0), (0.704, 0, 0, 0), (0.704, 0.065, 0, 0), (0.843, 0.065, 0, 0),
          (0.843, 0.148, 0, 0), (0.926, 0.148, 0, 0), (0.926, 0.296, 0, 0), (1, 0.296, 0, 0),
        ], times: 2, isMirrored: true)
    case .pixelTriangle:
      Pattern(
        [
          (0.110, 0.5, 0, 0), (0.113, 0, 0, 0), (0.287, 0, 0, 0), (0.287, 0.087, 0, 0),
          (0.421, 0.087, 0, 0), (0.421, 0.170, 0, 0), (0.560, 0.170, 0, 0),
          (0.560, 0.265, 0, 0), (0.674, 0.265, 0, 0), (0.675, 0.344, 0, 0),
          (0.789, 0.344, 0, 0), (0.789, 0.439, 0, 0), (0.888, 0.439, 0, 0),
        ], times: 1, isMirrored: true)
    default: nil
    }
  }
}

/// Corners that are repeated around the middle of the unit square, turned or mirrored.
private struct Pattern {
  /// Place, radius and smoothing of a corner.
  typealias Corner = (x: Double, y: Double, radius: Double, smoothing: Double)

  private static let middle = Point(0.5, 0.5)
  private let corners: [RoundedPolygon.Vertex]
  private let times: Int
  private let isMirrored: Bool

  init(_ corners: [Corner], times: Int, isMirrored: Bool = false) {
    self.corners = corners.map {
      RoundedPolygon.Vertex(
        point: Point($0.x, $0.y), radius: $0.radius, smoothing: $0.smoothing)
    }
    (self.times, self.isMirrored) = (times, isMirrored)
  }

  /// All corners, in order.
  var vertices: [RoundedPolygon.Vertex] {
    guard isMirrored, let first = corners.first else {
      return (0..<times).flatMap { number in
        corners.map { $0.turned(by: 360 * Double(number) / Double(times), about: Self.middle) }
      }
    }
    // The mirror goes through the first corner: its image is itself, once.
    let axis = first.point - Self.middle
    let images = corners.map { $0.mirrored(across: axis, about: Self.middle) }
    return (0..<times * 2).flatMap { number in
      let turn = 360 * Double(number) / Double(times * 2)
      if number.isMultiple(of: 2) {
        return corners.map { $0.turned(by: turn, about: Self.middle) }
      }
      return images.dropFirst().reversed().map {
        $0.turned(by: turn + 360 / Double(times * 2), about: Self.middle)
      }
    }
  }
}

extension RoundedPolygon.Vertex {
  fileprivate func turned(by degrees: Double, about center: Point) -> RoundedPolygon.Vertex {
    var vertex = self
    let way = point - center
    vertex.point = center + (Point(way.dx, way.dy).turned(by: degrees) - .zero)
    return vertex
  }

  /// The corner on the other side of a line through `center`.
  fileprivate func mirrored(across axis: Vector, about center: Point) -> RoundedPolygon.Vertex {
    var vertex = self
    let (way, square) = (point - center, axis.dot(axis))
    guard square > 0 else { return self }
    let along = axis * (2 * way.dot(axis) / square)
    vertex.point = center + (along - way)
    return vertex
  }
}

extension RoundedPolygon {
  /// The circle of radius one, about which so many corners stand.
  fileprivate static func circle(corners: Int) -> RoundedPolygon {
    let (_, cos) = PortableMath.sincos(degrees: 180 / Double(corners))
    return RoundedPolygon(
      (0..<corners).map {
        Vertex(point: Point(1 / cos, 0).turned(by: 360 * Double($0) / Double(corners)), radius: 1)
      })
  }

  /// The polygon with a corner for each radius, all on the circle of radius one.
  fileprivate static func regular(radii: [Double], turnedBy degrees: Double) -> RoundedPolygon {
    RoundedPolygon(
      radii.enumerated().map { index, radius in
        let turn = degrees + 360 * Double(index) / Double(radii.count)
        return Vertex(point: Point(1, 0).turned(by: turn), radius: radius)
      })
  }

  /// The upright rectangle about the origin; radii begin at the bottom right and go on clockwise.
  fileprivate static func rectangle(
    width: Double, height: Double, radii: [Double]
  ) -> RoundedPolygon {
    let signs = [(1.0, 1.0), (-1, 1), (-1, -1), (1, -1)]
    return RoundedPolygon(
      zip(signs, radii).map { sign, radius in
        Vertex(point: Point(sign.0 * width / 2, sign.1 * height / 2), radius: radius)
      })
  }

  /// The star with tips on the circle of radius one, the first at the top.
  fileprivate static func star(tips: Int, notches: Double, radius: Double) -> RoundedPolygon {
    RoundedPolygon(
      (0..<tips * 2).map {
        let way = Point($0.isMultiple(of: 2) ? 1 : notches, 0)
        return Vertex(point: way.turned(by: 180 * Double($0) / Double(tips) - 90), radius: radius)
      })
  }
}
