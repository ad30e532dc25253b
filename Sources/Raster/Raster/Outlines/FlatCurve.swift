/// A curve divided into straight steps that enclose the area it does, in whole numbers throughout.
///
/// Steps from point to point of a curve lie on its inner side, and a disc of such steps is too small.
/// So the points between the ends stand outside, by as much as makes up for it: two thirds of the
/// distance between step and curve, times n / (n - 1) for n steps, because the ends stay where they
/// are. No step leaves the curve by more than 1/32 pixel each way, as far as 256 steps suffice.
struct FlatCurve {
  private let ax, ay, bx, by, cx, cy, dx, dy: Int
  /// Three times the second differences at the ends, of which those between are means.
  private let startBend, endBend: (x: Int, y: Int)
  let steps: Int

  init(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint) {
    self.init(
      (Int(a.x), Int(a.y)), (3 * Int(b.x), 3 * Int(b.y)), (3 * Int(c.x), 3 * Int(c.y)),
      (Int(d.x), Int(d.y)))
  }

  /// A quadratic curve as the cubic it equals.
  init(quad a: GridPoint, _ b: GridPoint, _ c: GridPoint) {
    self.init(
      (Int(a.x), Int(a.y)), (Int(a.x) + 2 * Int(b.x), Int(a.y) + 2 * Int(b.y)),
      (Int(c.x) + 2 * Int(b.x), Int(c.y) + 2 * Int(b.y)), (Int(c.x), Int(c.y)))
  }

  /// The inner control points come three times as large, so that both kinds of curve are exact.
  private init(_ a: (Int, Int), _ b: (Int, Int), _ c: (Int, Int), _ d: (Int, Int)) {
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
    func along(_ a: Int, _ b: Int, _ c: Int, _ d: Int, _ start: Int, _ end: Int) -> Int32 {
      let sum = a * weights.0 + b * weights.1 + c * weights.2 + d * weights.3
      let outside = (left * start + step * end) * steps
      return Int32(truncatingIfNeeded: dividedToNearest(scale * sum - outside, denominator))
    }
    return GridPoint(
      x: along(ax, bx, cx, dx, startBend.x, endBend.x),
      y: along(ay, by, cy, dy, startBend.y, endBend.y))
  }
}

/// `a` / `b` for positive `b`, rounded to nearest, ties away from zero.
@inline(__always)
private func dividedToNearest(_ a: Int, _ b: Int) -> Int {
  a >= 0 ? (a &+ b / 2) / b : -((b / 2 &- a) / b)
}
