/// Shape of a curve at a knot: Kochanek's and Bartels's numbers, all 0 for Catmull-Rom.
///
/// Core Animation's cubic keyframes are such curves. The neighbors of a segment shape its tangents;
/// at the ends of a sequence, the end value is its own neighbor, and times are not considered.
public struct KochanekBartels: Hashable, Sendable {
  /// Tension of the curve: 1 stops at the knot, -1 swings wide.
  public var tension: Double
  /// Difference between the tangents on both sides: -1 and 1 make corners.
  public var continuity: Double
  /// Lean of the curve: 1 overshoots the knot, -1 undershoots it.
  public var bias: Double

  /// The shape with these numbers.
  public init(tension: Double = 0, continuity: Double = 0, bias: Double = 0) {
    self.tension = tension
    self.continuity = continuity
    self.bias = bias
  }

  /// The tangent behind a knot, from the changes before and after it.
  public func leaving(before: Double, after: Double) -> Double {
    (1 - tension) / 2
      * ((1 + bias) * (1 + continuity) * before + (1 - bias) * (1 - continuity) * after)
  }

  /// The tangent in front of a knot, from the changes before and after it.
  public func arriving(before: Double, after: Double) -> Double {
    (1 - tension) / 2
      * ((1 + bias) * (1 - continuity) * before + (1 - bias) * (1 + continuity) * after)
  }
}

extension HermiteSegment {
  /// The segment from `values[index]` to the next value, with a shape for each of its ends.
  public init<Values: RandomAccessCollection>(
    of values: Values, at index: Int, start: KochanekBartels = KochanekBartels(),
    end: KochanekBartels = KochanekBartels()
  ) where Values.Index == Int, Values.Element == Double {
    let (a, b) = (values[index], values[index + 1])
    let before = index > 0 ? a - values[index - 1] : 0
    let after = index + 2 < values.count ? values[index + 2] - b : 0
    self.init(
      from: a, to: b, leaving: start.leaving(before: before, after: b - a),
      arriving: end.arriving(before: b - a, after: after))
  }
}
