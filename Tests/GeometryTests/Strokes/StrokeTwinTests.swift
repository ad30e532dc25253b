import SegueGeometry
import TestSupport
import Testing

/// Lines against their definition: with round joins and caps, all that is within half the width.
@Suite struct StrokeTwinTests {
  private static let tolerance = 1.0 / 64

  @Test(arguments: SeededGenerator.seeds)
  func `a round line is all that is near`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let path = random.curvyPath()
      let width = random.pick([0.5, 3, 12, 40])
      let style = LineStyle(width: width, cap: .round, join: .round)
      let area = FlatContours(path.stroked(style, tolerance: Self.tolerance))
      let line = FlatContours(path, pieces: 400)
      for _ in 0..<400 {
        let point = Point(random.double(in: -25...85), random.double(in: -25...85))
        let distance = line.distance(to: point)
        let winding = area.winding(around: point)
        #expect(winding >= 0, "\(point) is wound around backward, \(width) on \(path)")
        if (distance - width / 2).magnitude > 3 * Self.tolerance {
          #expect((winding > 0) == (distance < width / 2), "\(point), \(width) on \(path)")
        }
      }
    }
  }

  /// Joins and caps add, and what is beside a line belongs to it whatever they are.
  @Test(arguments: SeededGenerator.seeds)
  func `no join and no cap leaves a hole or a spike`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<4 {
      let path = random.curvyPath()
      let style = LineStyle(
        width: random.pick([3, 12, 40]), cap: random.pick(LineCap.allCases),
        join: random.pick(LineJoin.allCases), miterLimit: random.pick([1, 2, 4]))
      var bevel = style
      (bevel.cap, bevel.join) = (.butt, .bevel)
      let area = FlatContours(path.stroked(style, tolerance: Self.tolerance))
      let least = FlatContours(path.stroked(bevel, tolerance: Self.tolerance))
      let line = FlatContours(path, pieces: 400)
      let reach = style.width / 2 * max(style.miterLimit, 1.415)
      for _ in 0..<200 {
        let point = Point(random.double(in: -40...100), random.double(in: -40...100))
        let winding = area.winding(around: point)
        #expect(winding >= 0 && winding >= least.winding(around: point).signum())
        if winding > 0 {
          #expect(line.distance(to: point) < reach + 3 * Self.tolerance, "\(point) of \(path)")
        }
      }
    }
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a path and its line grow together`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.curvyPath()
    let style = LineStyle(width: 5, cap: .square, join: .miter)
    let wide = LineStyle(width: 20, cap: .square, join: .miter)
    let small = path.stroked(style, tolerance: 1.0 / 64)
    let large = path.map { Point($0.x * 4, $0.y * 4) }.stroked(wide, tolerance: 1.0 / 16)
    #expect(large == small.map { Point($0.x * 4, $0.y * 4) })
  }

  @Test(arguments: SeededGenerator.seeds)
  func `a turned path has a turned line`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let path = random.curvyPath()
    let style = LineStyle(width: 7, cap: .round, join: .bevel)
    let turn = PortableMath.sincos(degrees: random.double(in: 0...360))
    let map = AffineTransform(a: turn.cos, b: turn.sin, c: -turn.sin, d: turn.cos, tx: 3, ty: 9)
    let before = FlatContours(path.stroked(style, tolerance: 1.0 / 64))
    let after = FlatContours(path.map(map.map).stroked(style, tolerance: 1.0 / 64))
    var agreeing = 0
    for _ in 0..<300 {
      let point = random.point(within: 60)
      let (a, b) = (before.winding(around: point), after.winding(around: map.map(point)))
      agreeing += (a > 0) == (b > 0) ? 1 : 0
    }
    #expect(agreeing >= 297)
  }
}
