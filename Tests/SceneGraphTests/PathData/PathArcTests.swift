import SegueGeometry
import SegueSceneGraph
import TestSupport
import Testing

@Suite struct PathArcTests {
  /// Cubics leave the ellipse by this much of its radius where they are a quarter long.
  static let cubicError = 2.8e-4

  @Test func `a quarter of a circle is one cubic`() throws {
    let elements = try PathText.parse("M 0 0 A 10 10 0 0 1 10 10").elements
    try #require(elements.count == 2)
    let points = elements[1].points
    // 10 · 4/3 · tan(π/8) is 5.522847498307933.
    let expected = [Point(5.522847498307933, 0), Point(10, 4.477152501692067), Point(10, 10)]
    for (point, expected) in zip(points, expected) {
      #expect((point - expected).length < 1e-13)
    }
  }

  @Test(
    arguments: [
      ("0 1", Point(5, -5)), ("0 0", Point(5, 5)), ("1 1", Point(5, -5)), ("1 0", Point(5, 5)),
    ])
  func `radii that do not reach grow until they do`(_ flags: String, _ middle: Point) throws {
    let elements = try PathText.parse("M0 0A1 1 77 \(flags) 10 0").elements
    try #require(elements.count == 3)
    #expect((try #require(elements[1].points.last) - middle).length < 1e-14)
    #expect(elements[2].points.last == Point(10, 0))
  }

  /// From (0, 0) to (10, 0) on circles of radius 10: their centers are (5, ±5·√3).
  @Test(
    arguments: [
      ("0 0", Point(5, 1.339745962155614)), ("0 1", Point(5, -1.339745962155614)),
      ("1 0", Point(5, 18.660254037844386)), ("1 1", Point(5, -18.660254037844386)),
    ])
  func `the flags pick one arc of four`(_ flags: String, _ middle: Point) throws {
    let path = try PathText.parse("M0 0A10 10 0 \(flags) 10 0")
    let nearest = path.samples(perCurve: 100).map { ($0 - middle).length }.min()
    #expect(try #require(nearest) < 0.05)
    let spread = path.samples(perCurve: 100).map { ($0 - middle).length }.max()
    let reach =
      flags.hasPrefix("1") ? 20 : (25 + 1.339745962155614 * 1.339745962155614).squareRoot()
    #expect(try #require(spread) < reach + 0.01)
  }

  @Test(
    arguments: [
      "A 0 5 0 0 1 10 7", "A 5 0 30 1 1 10 7", "A 1e-300 1 0 0 1 10 7", "A 0 0 0 0 0 10 7",
    ])
  func `without radii an arc is a line`(_ arc: String) throws {
    #expect(try PathText.parse("M1 2" + arc).elements == [.move(Point(1, 2)), .line(Point(10, 7))])
  }

  @Test func `an arc to where it begins is nothing`() throws {
    #expect(try PathText.parse("M1 2a5 5 0 1 1 0 0L3 4").elements.count == 2)
  }

  @Test(
    arguments: [
      "A10 5 30 0 1 20 10", "A-10 5 30 0 1 20 10", "a10-5 30 0 1 20 10", "a10 5 30 0120 10",
      "a10,5,30,0,1,20,10", "A10 5 390 0 1 20 10", "A5 10-60 0 1 20 10", "a10 5 30 01+20+10",
    ])
  func `one arc is written in many ways`(_ text: String) throws {
    let expected = try PathText.parse("M0 0 A 10 5 30 0 1 20 10").points
    let points = try PathText.parse("M0 0" + text).points
    #expect(points.count == expected.count)
    for (point, expected) in zip(points, expected) {
      #expect((point - expected).length < 1e-12)
    }
  }

  @Test func `arcs repeat, and each begins where the last one ended`() throws {
    let path = try PathText.parse("M0 0a5 5 0 0 1 5 5 5 5 0 0 1 -5 5")
    #expect(path.elements.count == 3)
    #expect(path.elements.compactMap(\.points.last) == [.zero, Point(5, 5), Point(0, 10)])
  }

  @Test(arguments: SeededGenerator.seeds)
  func `an arc follows its ellipse from end to end`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let arc = random.arc()
      let path = try PathText.parse(arc.text)
      #expect((try #require(path.points.first) - arc.point(at: 0)).length < 1e-12 * arc.reach)
      #expect((try #require(path.points.last) - arc.point(at: 1)).length < 1e-12 * arc.reach)
      let pieces = path.elements.count - 1
      #expect(pieces == Int((arc.sweep.magnitude / 90).rounded(.up)))
      for (index, point) in path.samples(perCurve: 8).enumerated() {
        let expected = arc.point(at: Double(index) / Double(8 * pieces))
        #expect((point - expected).length < 0.01 * max(arc.width, arc.height))
        #expect(abs(arc.distanceFromCenter(of: point) - 1) < PathArcTests.cubicError)
      }
    }
  }
}

/// An arc by its center and angles, from which its ends follow.
private struct CentralArc {
  let center: Point
  let width: Double
  let height: Double
  /// Degrees, as all angles here.
  let rotation: Double
  let start: Double
  let sweep: Double

  var reach: Double { center.x.magnitude + center.y.magnitude + width + height }

  func point(at fraction: Double) -> Point {
    let (sin, cos) = PortableMath.sincos(degrees: start + sweep * fraction)
    let (sinTilt, cosTilt) = PortableMath.sincos(degrees: rotation)
    let (x, y) = (width * cos, height * sin)
    return center + Vector(x * cosTilt - y * sinTilt, x * sinTilt + y * cosTilt)
  }

  /// 1 on the ellipse.
  func distanceFromCenter(of point: Point) -> Double {
    let (sin, cos) = PortableMath.sincos(degrees: rotation)
    let way = point - center
    return Vector(
      (way.dx * cos + way.dy * sin) / width, (way.dy * cos - way.dx * sin) / height
    ).length
  }

  var text: String {
    let (from, to) = (point(at: 0), point(at: 1))
    let flags = "\(sweep.magnitude > 180 ? 1 : 0) \(sweep > 0 ? 1 : 0)"
    return "M\(from.x) \(from.y) A \(width) \(height) \(rotation) \(flags) \(to.x) \(to.y)"
  }
}

extension SeededGenerator {
  /// Ends that are neither together nor opposite, where rounding would pick the arc.
  fileprivate mutating func arc() -> CentralArc {
    let sweep = double(in: 1...179) + (int(in: 0...1) == 0 ? 0 : 180)
    return CentralArc(
      center: Point(double(in: -100...100), double(in: -100...100)),
      width: double(in: 1...100), height: double(in: 1...100),
      rotation: double(in: -720...720), start: double(in: 0...360),
      sweep: int(in: 0...1) == 0 ? sweep : -sweep)
  }
}

extension Path {
  /// Points along the curves: those at `perCurve` equal steps of each, and the first of all.
  fileprivate func samples(perCurve: Int) -> [Point] {
    var samples = [points[0]]
    for element in elements {
      guard case .cubic(let first, let second, let end) = element,
        let start = samples.last
      else { continue }
      for step in 1...perCurve {
        let t = Double(step) / Double(perCurve)
        let (a, b) = (start.interpolated(to: first, at: t), first.interpolated(to: second, at: t))
        let c = second.interpolated(to: end, at: t)
        samples.append(
          a.interpolated(to: b, at: t).interpolated(to: b.interpolated(to: c, at: t), at: t))
      }
    }
    return samples
  }
}
