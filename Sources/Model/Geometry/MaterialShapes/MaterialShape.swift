/// The 35 shapes of Material 3 Expressive, as outlines that begin at the top and go around clockwise.
///
/// Corners, radii and smoothings are those that AndroidX publishes (`androidx.compose.material3.MaterialShapes`). One
/// thing is different: AndroidX fits control points into the box, here the outline itself touches it.
package enum MaterialShape: String, CaseIterable, Hashable, Sendable {
  case circle, square, slanted, arch, fan, arrow, semicircle, oval, pill, triangle, diamond
  case clamShell = "clam-shell"
  case pentagon, gem, sunny
  case verySunny = "very-sunny"
  case cookie4 = "cookie-4"
  case cookie6 = "cookie-6"
  case cookie7 = "cookie-7"
  case cookie9 = "cookie-9"
  case cookie12 = "cookie-12"
  case ghostish
  case clover4 = "clover-4"
  case clover8 = "clover-8"
  case burst
  case softBurst = "soft-burst"
  case boom
  case softBoom = "soft-boom"
  case flower, puffy
  case puffyDiamond = "puffy-diamond"
  case pixelCircle = "pixel-circle"
  case pixelTriangle = "pixel-triangle"
  case bun, heart

  /// The outline in a box: as large as fits with its own proportions, stretched where the box is no square.
  package func outline(in box: Rect) -> Path {
    let curves = curves.fitted.clockwise.startingAtTop
    guard let first = curves.first else { return Path() }
    let elements = curves.map { PathElement.cubic($0.control1, $0.control2, $0.end) }
    return Path([.move(first.start)] + elements + [.close]).map {
      Point(box.minX + $0.x * box.width, box.minY + $0.y * box.height)
    }
  }

  /// The outline before it is put into the unit square.
  private var curves: [CubicCurve] {
    switch self {
    case .puffy: polygon.curves.map { $0.map { Point($0.x, $0.y * 0.742) } }
    case .oval: polygon.curves.map { $0.map { Point($0.x, $0.y * 0.64).turned(by: -45) } }
    default: polygon.curves
    }
  }
}

extension Point {
  /// The point turned clockwise about the origin.
  func turned(by degrees: Double) -> Point {
    let (sin, cos) = PortableMath.sincos(degrees: degrees)
    return Point(x * cos - y * sin, x * sin + y * cos)
  }
}

extension CubicCurve {
  /// The curve with every point mapped.
  fileprivate func map(_ change: (Point) -> Point) -> CubicCurve {
    CubicCurve(
      from: change(start), control1: change(control1), control2: change(control2), to: change(end))
  }

  /// The curve's own points that lie farthest to a side, its ends among them.
  fileprivate var extremes: [Point] {
    let parameters = [\Point.x, \Point.y].flatMap { part -> [Double] in
      let (a, b, c) = (
        control1[keyPath: part] - start[keyPath: part],
        control2[keyPath: part] - control1[keyPath: part],
        end[keyPath: part] - control2[keyPath: part]
      )
      // The velocity is a(1-t)² + 2b(1-t)t + ct².
      let (second, first) = (a - 2 * b + c, 2 * (b - a))
      guard second.magnitude > 1e-12 else {
        return first.magnitude > 1e-12 ? [-a / first] : []
      }
      let square = first * first - 4 * second * a
      guard square >= 0 else { return [] }
      let root = square.squareRoot()
      return [(-first - root) / (2 * second), (-first + root) / (2 * second)]
    }
    return [start, end] + parameters.filter { $0 > 0 && $0 < 1 }.map(point(at:))
  }
}

extension [CubicCurve] {
  /// The outline in the middle of the unit square, as large as it can be.
  fileprivate var fitted: [CubicCurve] {
    let box = Rect(around: flatMap(\.extremes))
    let side = Swift.max(box.width, box.height)
    guard side > 0 else { return self }
    return map {
      $0.map {
        Point(0.5 + ($0.x - box.center.x) / side, 0.5 + ($0.y - box.center.y) / side)
      }
    }
  }

  /// The outline passed clockwise.
  fileprivate var clockwise: [CubicCurve] {
    let area = reduce(0) { $0 + ($1.start - .zero).cross($1.end - .zero) }
    return area < 0 ? reversed().map(\.reversed) : self
  }

  /// The outline from where it crosses the upright line through the middle for the last time before the top edge.
  fileprivate var startingAtTop: [CubicCurve] {
    var top: (index: Int, parameter: Double, y: Double)?
    for (index, curve) in enumerated() {
      for crossing in curve.crossings {
        let y = curve.point(at: crossing).y
        if top.map({ y < $0.y - 1e-9 }) ?? true { top = (index, crossing, y) }
      }
    }
    guard let top else { return self }
    let isAtEnd = top.parameter > 1 - 1e-9
    if top.parameter < 1e-9 || isAtEnd {
      let first = (top.index + (isAtEnd ? 1 : 0)) % count
      return Array(self[first...] + self[..<first])
    }
    let (before, after) = self[top.index].split(at: top.parameter)
    return [after] + self[(top.index + 1)...] + self[..<top.index] + [before]
  }
}

extension CubicCurve {
  /// Parameters at which the curve is in the middle of the unit square from left to right.
  fileprivate var crossings: [Double] {
    func side(_ t: Double) -> Double {
      let x = point(at: t).x - 0.5
      return x.magnitude < 1e-12 ? 0 : x
    }
    let pieces = 32
    return (0..<pieces).flatMap { piece -> [Double] in
      var (low, high) = (Double(piece) / Double(pieces), Double(piece + 1) / Double(pieces))
      let (first, last) = (side(low), side(high))
      if first == 0 { return [low] }
      if last == 0 { return [high] }
      guard (first < 0) != (last < 0) else { return [] }
      for _ in 0..<60 {
        let middle = (low + high) / 2
        if (side(middle) < 0) == (first < 0) { low = middle } else { high = middle }
      }
      return [low]
    }
  }
}
