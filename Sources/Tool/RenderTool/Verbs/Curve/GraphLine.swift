import SegueGeometry

/// A line through points that never goes back to the left, as an outline to be filled.
enum GraphLine {
  /// The outline of the line, `width` thick.
  ///
  /// Each side is as far from the line as half its width, square to where it leads.
  static func outline(through points: [Point], width: Double) -> Path {
    let points = points.reduce(into: [Point]()) { if $0.last != $1 { $0.append($1) } }
    guard points.count > 1 else { return Path() }
    let sides = points.indices.map { index in
      let before = points[max(index - 1, 0)]
      let after = points[min(index + 1, points.count - 1)]
      return square(to: after - before) * (width / 2)
    }
    let upper = zip(points, sides).map { $0 + $1 }
    let lower = zip(points, sides).map { $0 - $1 }
    return Path(polygon: upper + lower.reversed())
  }

  /// The direction square to another, one long.
  private static func square(to way: Vector) -> Vector {
    let length = (way.dx * way.dx + way.dy * way.dy).squareRoot()
    return Vector(-way.dy / length, way.dx / length)
  }
}

/// Round numbers along an axis.
enum GraphScale {
  /// The numbers within a range, as far apart as 1, 2, 2.5 or 5 times a power of ten, at most
  /// `count` of them.
  static func ticks(in range: ClosedRange<Double>, atMost count: Int) -> [Double] {
    let length = range.upperBound - range.lowerBound
    guard length > 0, length.isFinite else { return [range.lowerBound] }
    var power = 1e-9
    while power * 10 * Double(count) < length { power *= 10 }
    let steps = [1, 2, 2.5, 5, 10, 20, 25, 50].map { $0 * power }
    let step = steps.first { length / $0 <= Double(count - 1) } ?? length
    let first = (range.lowerBound / step - 1e-9).rounded(.up)
    let last = (range.upperBound / step + 1e-9).rounded(.down)
    return first <= last ? stride(from: first, through: last, by: 1).map { $0 * step } : []
  }
}
