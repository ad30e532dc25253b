import SegueKernels

/// `a` / `b` for positive `b`, rounded to nearest, ties away from zero.
@inline(__always)
func dividedToNearest(_ a: Int, _ b: Int) -> Int {
  a >= 0 ? (2 &* a &+ b) / (2 &* b) : -((b &- 2 &* a) / (2 &* b))
}

extension Outline {
  /// Appends the edges of the outline that matter to a region, curves divided into lines that leave
  /// them by at most 1/64 pixel.
  ///
  /// A level edge bounds no area and is left out, as is what is above, below or right of the region.
  /// Left of it, a curve is as good as the line between its ends.
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
    func add(_ first: GridPoint, _ second: GridPoint, _ end: GridPoint, isQuad: Bool) {
      if region.isStraight(last, first, second, end) { return add(end) }
      let curve =
        isQuad ? FlatCurve(quad: last, first, end) : FlatCurve(last, first, second, end)
      for step in 1...curve.steps { add(curve.point(step)) }
    }
    for element in elements {
      switch element {
      case .move(let point):
        add(start)
        start = point
        last = point
      case .line(let end): add(end)
      case .quad(let control, let end): add(control, control, end, isQuad: true)
      case .cubic(let first, let second, let end): add(first, second, end, isQuad: false)
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

  /// Whether a line changes nothing in the region.
  @inline(__always)
  func misses(_ a: GridPoint, _ b: GridPoint) -> Bool {
    Int(max(a.y, b.y)) <= top || Int(min(a.y, b.y)) >= bottom || Int(min(a.x, b.x)) >= right
  }

  /// Whether a curve with these points does the same to the region as the line between its ends.
  func isStraight(_ a: GridPoint, _ b: GridPoint, _ c: GridPoint, _ d: GridPoint) -> Bool {
    Int(max(max(a.x, b.x), max(c.x, d.x))) <= left
      || Int(min(min(a.x, b.x), min(c.x, d.x))) >= right
      || Int(max(max(a.y, b.y), max(c.y, d.y))) <= top
      || Int(min(min(a.y, b.y), min(c.y, d.y))) >= bottom
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
