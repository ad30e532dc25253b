import SegueGeometry
import Testing

@Suite struct RoundedPolygonTests {
  private static func square(radii: [Double], smoothing: Double = 0) -> RoundedPolygon {
    let points = [Point(0, 0), Point(1, 0), Point(1, 1), Point(0, 1)]
    return RoundedPolygon(
      zip(points, radii).map {
        RoundedPolygon.Vertex(point: $0, radius: $1, smoothing: smoothing)
      })
  }

  @Test func `a corner is a piece of a circle that touches both edges`() {
    let curves = Self.square(radii: [0.3, 0, 0, 0]).curves
    let center = Point(0.3, 0.3)
    for curve in curves where curve.start.x < 0.3 && curve.start.y < 0.31 {
      for step in 0...10 where curve.control1 != curve.start {
        let distance = (curve.point(at: Double(step) / 10) - center).length
        // A cubic leaves a quarter of a circle by 2.7e-4 of its radius.
        #expect(abs(distance - 0.3) < 0.3 * 2.8e-4)
      }
    }
    #expect(curves.contains { ($0.start - Point(0, 0.3)).length < 1e-12 })
    #expect(curves.contains { ($0.end - Point(0.3, 0)).length < 1e-12 })
  }

  @Test func `smoothing begins sooner, along the edge, and meets the circle along the circle`()
    throws
  {
    // The circle touches 0.2 from the tip, and smoothing adds half of that.
    let curves = Self.square(radii: [0.2, 0, 0, 0], smoothing: 0.5).curves
    let flank = try #require(curves.first { ($0.start - Point(0, 0.3)).length < 1e-12 })
    let leaving = try #require(flank.heading(at: 0))
    #expect(abs(leaving.dx) < 1e-12 && leaving.dy < 0)
    let spoke = flank.end - Point(0.2, 0.2)
    #expect(abs(spoke.length - 0.2) < 1e-12)
    #expect(abs(try #require(flank.heading(at: 1)).dot(spoke)) < 1e-12)
  }

  @Test func `corners that need more than an edge has share it by their radii`() {
    // 0.9 and 0.6 on an edge of 1: 0.6 and 0.4 of it.
    let curves = Self.square(radii: [0.9, 0.6, 0, 0]).curves
    #expect(curves.contains { ($0.end - Point(0.6, 0)).length < 1e-12 })
    #expect(curves.contains { ($0.start - Point(0, 0.6)).length < 1e-12 })
    #expect(curves.contains { ($0.end - Point(1, 0.4)).length < 1e-12 })
  }

  @Test func `outlines are closed, end to end`() {
    for shape in MaterialShape.allCases {
      let curves = shape.polygon.curves
      for (curve, next) in zip(curves, curves.dropFirst() + curves.prefix(1)) {
        #expect((curve.end - next.start).length < 1e-8, "\(shape)")
      }
    }
  }
}
