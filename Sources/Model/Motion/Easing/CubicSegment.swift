/// A piece of a curve that never turns back in x: four control points, x to y.
///
/// The x of the two inner points lie between those of the outer ones, so every x has one parameter.
/// Polynomials are evaluated in Bernstein form, whose terms in x are all positive: nothing cancels.
struct CubicSegment: Hashable, Sendable {
  let start: CurvePoint
  let control1: CurvePoint
  let control2: CurvePoint
  let end: CurvePoint

  /// The value at `x` between the ends, to about 1e-15.
  func value(at x: Double) -> Double {
    if x == start.x { return start.y }
    if x == end.x { return end.y }
    return height(at: unit.parameter(at: fraction(of: x)))
  }

  /// The value where Flutter's solver stops searching.
  func quantizedValue(at x: Double) -> Double {
    height(at: unit.quantizedParameter(at: fraction(of: x)))
  }

  /// The derivative at `x` between the ends; infinite where the curve is vertical.
  func slope(at x: Double) -> Double {
    let m = unit.parameter(at: fraction(of: x))
    if m <= 0 { return start.slope(toFirstOf: control1, control2, end) }
    if m >= 1 { return end.slope(toFirstOf: control2, control1, start) }
    let n = 1 - m
    let (outer, inner, last) = (3 * n * n, 6 * n * m, 3 * m * m)
    let rise =
      outer * (control1.y - start.y) + inner * (control2.y - control1.y)
      + last * (end.y - control2.y)
    let run =
      outer * (control1.x - start.x) + inner * (control2.x - control1.x)
      + last * (end.x - control2.x)
    return rise / run
  }

  /// The slope of the line on which the curve continues before its start, as CSS defines it.
  var slopeBefore: Double {
    start.finiteSlope(to: control1, orIfSame: control2)
  }

  /// The slope of the line on which the curve continues after its end, as CSS defines it.
  var slopeAfter: Double {
    end.finiteSlope(to: control2, orIfSame: control1)
  }

  private func fraction(of x: Double) -> Double {
    (x - start.x) / (end.x - start.x)
  }

  private var unit: UnitCubic {
    UnitCubic(a: fraction(of: control1.x), b: fraction(of: control2.x))
  }

  private func height(at m: Double) -> Double {
    let n = 1 - m
    return (n * n * n * start.y + m * m * m * end.y)
      + (3 * n * n * m * control1.y + 3 * n * m * m * control2.y)
  }
}

/// A place on a unit curve: `x` is progress, `y` the value there.
public struct CurvePoint: Hashable, Sendable {
  /// The progress.
  public var x: Double
  /// The value.
  public var y: Double

  /// The place at this progress with this value.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  static let origin = CurvePoint(0, 0)
  static let one = CurvePoint(1, 1)

  /// The slope of the line to the first point that differs.
  fileprivate func slope(toFirstOf points: CurvePoint...) -> Double {
    let other = points.first { $0 != self } ?? self
    return (other.y - y) / (other.x - x)
  }

  /// The slope of the line to `next`, or to `other` if `next` is this point; zero if vertical.
  fileprivate func finiteSlope(to next: CurvePoint, orIfSame other: CurvePoint) -> Double {
    let target = next == self ? other : next
    return target.x == x ? 0 : (target.y - y) / (target.x - x)
  }
}

/// The x of a cubic from 0 to 1 with inner control points at `a` and `b`, both within 0...1.
private struct UnitCubic {
  let a: Double
  let b: Double

  /// The parameter at which x is reached: Newton's steps, halving where they leave the bracket.
  func parameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var m = x
    var lastStep = 1.0
    for _ in 0..<100 {
      let excess = position(m) - x
      if excess == 0 { return m }
      if excess < 0 { low = m } else { high = m }
      var next = m - excess / speed(m)
      // A step that shrinks too slowly is near a vertical tangent, where halving is faster.
      if !(next > low && next < high) || (next - m).magnitude > lastStep / 2 {
        next = low + (high - low) / 2
      }
      if next == m || next <= low || next >= high { return next }
      lastStep = (next - m).magnitude
      m = next
    }
    return m
  }

  /// The first midpoint, halving from 0...1, whose position is within a thousandth.
  func quantizedParameter(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var middle = 0.5
    // The bracket is empty after 53 halvings, whatever x is.
    for _ in 0..<53 {
      let excess = position(middle) - x
      if excess.magnitude < 0.001 { break }
      if excess < 0 { low = middle } else { high = middle }
      middle = (low + high) / 2
    }
    return middle
  }

  private func position(_ m: Double) -> Double {
    let n = 1 - m
    return 3 * n * m * (n * a + m * b) + m * m * m
  }

  private func speed(_ m: Double) -> Double {
    let n = 1 - m
    return 3 * (n * n * a + m * m * (1 - b)) + 6 * n * m * (b - a)
  }
}
