import SegueKernels

extension Outline {
  /// Appends the edges of the outline that matter to a region, curves divided into lines.
  ///
  /// A level edge bounds no area and is left out, as is what is above or below the region. Beside it,
  /// a curve is as good as the line between its ends.
  func addEdges(to edges: inout [OutlineEdge], in region: PixelRect) {
    let region = GridBox(region)
    var start = GridPoint(x: 0, y: 0)
    var last = start
    func add(_ end: GridPoint) {
      if region.misses(last, end) {
        last = end
      } else if last.y < end.y {
        edges.append(OutlineEdge(x: last.x, y: last.y, endX: end.x, endY: end.y, direction: 1))
      } else if last.y > end.y {
        edges.append(OutlineEdge(x: end.x, y: end.y, endX: last.x, endY: last.y, direction: -1))
      }
      last = end
    }
    func addCurve(_ first: GridPoint, _ second: GridPoint, to end: GridPoint, isQuad: Bool) {
      if region.isStraight(from: last, first, second, to: end) { return add(end) }
      let curve =
        isQuad
        ? FlatCurve(quadFrom: last, first, to: end) : FlatCurve(from: last, first, second, to: end)
      for step in 1...curve.steps { add(curve.point(step)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        add(start)
        start = point
        last = point
      case .line(let end): add(end)
      case .quad(let control, let end): addCurve(control, control, to: end, isQuad: true)
      case .cubic(let first, let second, let end): addCurve(first, second, to: end, isQuad: false)
      }
    }
    add(start)
  }
}

/// A region on the grid of outlines.
private struct GridBox {
  private let left, top, right, bottom: Int

  init(_ region: PixelRect) {
    (left, top) = (region.minX << 8, region.minY << 8)
    (right, bottom) = (region.maxX << 8, region.maxY << 8)
  }

  /// Returns true if a line changes nothing in the region.
  @inline(__always)
  func misses(_ a: GridPoint, _ b: GridPoint) -> Bool {
    Int(max(a.y, b.y)) <= top || Int(min(a.y, b.y)) >= bottom
  }

  /// Returns true if a curve with these points affects the region exactly as the line between its ends does.
  func isStraight(from a: GridPoint, _ b: GridPoint, _ c: GridPoint, to d: GridPoint) -> Bool {
    Int(max(max(a.x, b.x), max(c.x, d.x))) <= left
      || Int(min(min(a.x, b.x), min(c.x, d.x))) >= right
      || Int(max(max(a.y, b.y), max(c.y, d.y))) <= top
      || Int(min(min(a.y, b.y), min(c.y, d.y))) >= bottom
  }
}

/// A curve divided into straight steps that enclose the area it does, in whole numbers throughout.
///
/// Steps from point to point of a curve lie on its inner side, and a disc of such steps is too small.
/// So the points between the ends stand outside, by as much as makes up for it: two thirds of the
/// distance between step and curve, times n / (n - 1) for n steps, because the ends stay where they
/// are. No step leaves the curve by more than 1/32 pixel each way, as far as 256 steps suffice.
private struct FlatCurve {
  private let ax, ay, bx, by, cx, cy, dx, dy: Int
  /// Three times the second differences at the ends, of which those between are means.
  private let startBend, endBend: (x: Int, y: Int)
  let steps: Int

  init(from a: GridPoint, _ b: GridPoint, _ c: GridPoint, to d: GridPoint) {
    self.init(
      from: (Int(a.x), Int(a.y)), (3 * Int(b.x), 3 * Int(b.y)), (3 * Int(c.x), 3 * Int(c.y)),
      to: (Int(d.x), Int(d.y)))
  }

  /// A quadratic curve as the cubic it equals.
  init(quadFrom a: GridPoint, _ b: GridPoint, to c: GridPoint) {
    self.init(
      from: (Int(a.x), Int(a.y)), (Int(a.x) + 2 * Int(b.x), Int(a.y) + 2 * Int(b.y)),
      (Int(c.x) + 2 * Int(b.x), Int(c.y) + 2 * Int(b.y)), to: (Int(c.x), Int(c.y)))
  }

  /// The inner control points come three times as large, so that both kinds of curve are exact.
  private init(from a: (Int, Int), _ b: (Int, Int), _ c: (Int, Int), to d: (Int, Int)) {
    (ax, ay) = a
    (bx, by) = b
    (cx, cy) = c
    (dx, dy) = d
    startBend = (3 * ax - 2 * bx + cx, 3 * ay - 2 * by + cy)
    endBend = (bx - 2 * cx + 3 * dx, by - 2 * cy + 3 * dy)
    steps = FlatCurve.steps(
      bend: max(max(abs(startBend.x), abs(startBend.y)), max(abs(endBend.x), abs(endBend.y))))
  }

  /// The number of steps for the largest of the bends.
  ///
  /// A step of n is at most bend / 4n² from its part of the curve, and the points between the steps
  /// stand bend / 6n(n - 1) outside. That may be 8, which is 1/32 pixel; a step alone, which nothing
  /// makes up for, may have 4.
  private static func steps(bend: Int) -> Int {
    if bend <= 16 { return 1 }
    return min(Int((0.5 + (0.25 + Double(bend) / 48).squareRoot()).rounded(.up)), 256)
  }

  /// The point after `step` of the steps.
  func point(_ step: Int) -> GridPoint {
    let left = steps - step
    if left == 0 { return GridPoint(x: Int32(dx), y: Int32(dy)) }
    let weights = (
      left * left * left, left * left * step, left * step * step, step * step * step
    )
    // The point of the curve less bend / 6n(n - 1), over a common denominator.
    let scale = 6 * (steps - 1)
    let denominator = scale * steps * steps * steps
    func along(_ points: (Int, Int, Int, Int), bends: (start: Int, end: Int)) -> Int32 {
      let sum =
        points.0 * weights.0 + points.1 * weights.1 + points.2 * weights.2 + points.3 * weights.3
      let outside = (left * bends.start + step * bends.end) * steps
      return Int32(truncatingIfNeeded: dividedToNearest(scale * sum - outside, denominator))
    }
    return GridPoint(
      x: along((ax, bx, cx, dx), bends: (startBend.x, endBend.x)),
      y: along((ay, by, cy, dy), bends: (startBend.y, endBend.y)))
  }
}

/// `a` / `b` for positive `b`, rounded to nearest, ties away from zero.
@inline(__always)
private func dividedToNearest(_ a: Int, _ b: Int) -> Int {
  a >= 0 ? (a &+ b / 2) / b : -((b / 2 &- a) / b)
}
