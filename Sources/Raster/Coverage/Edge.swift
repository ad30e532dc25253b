import SegueKernels

/// `a` / `b` for positive `b`, rounded to nearest, ties away from zero.
@inline(__always)
func dividedToNearest(_ a: Int, _ b: Int) -> Int {
  a >= 0 ? (2 &* a &+ b) / (2 &* b) : -((b &- 2 &* a) / (2 &* b))
}

extension Outline {
  /// Appends the edges of the outline, curves divided into lines that leave them by at most 1/64
  /// pixel.
  ///
  /// A level edge bounds no area and is left out.
  func addEdges(to edges: inout [OutlineEdge]) {
    var start = GridPoint(x: 0, y: 0)
    var last = start
    func add(_ end: GridPoint) {
      if last.y < end.y {
        edges.append(OutlineEdge(x: last.x, y: last.y, endX: end.x, endY: end.y, direction: 1))
      } else if last.y > end.y {
        edges.append(OutlineEdge(x: end.x, y: end.y, endX: last.x, endY: last.y, direction: -1))
      }
      last = end
    }
    for element in elements {
      switch element {
      case .move(let point):
        add(start)
        start = point
        last = point
      case .line(let end): add(end)
      case .quad(let control, let end):
        let curve = FlatCurve(quad: last, control, end)
        for step in 1...curve.steps { add(curve.point(step)) }
      case .cubic(let first, let second, let end):
        let curve = FlatCurve(last, first, second, end)
        for step in 1...curve.steps { add(curve.point(step)) }
      }
    }
    add(start)
  }
}

/// A curve divided into straight steps, in whole numbers throughout.
struct FlatCurve {
  private let ax, ay, bx, by, cx, cy, dx, dy: Int
  private let denominator: Int
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
    // The distance of a cubic from its chord is at most 3/4 of the larger second difference over
    // the square of the number of steps; it shall be at most 4/256 pixel.
    let bend = max(
      max(abs(3 * ax - 2 * bx + cx), abs(3 * ay - 2 * by + cy)),
      max(abs(bx - 2 * cx + 3 * dx), abs(by - 2 * cy + 3 * dy)))
    steps = min(max(Int((Double(bend) / 16).squareRoot().rounded(.up)), 1), 256)
    denominator = steps * steps * steps
  }

  /// The point after `step` of the steps.
  func point(_ step: Int) -> GridPoint {
    let s = steps - step
    let weights = (s * s * s, s * s * step, s * step * step, step * step * step)
    func along(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Int32 {
      let sum = a * weights.0 + b * weights.1 + c * weights.2 + d * weights.3
      return Int32(truncatingIfNeeded: dividedToNearest(sum, denominator))
    }
    return GridPoint(x: along(ax, bx, cx, dx), y: along(ay, by, cy, dy))
  }
}
