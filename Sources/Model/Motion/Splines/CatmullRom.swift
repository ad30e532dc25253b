/// The centripetal curve of Catmull and Rom through places, as Flutter's `CatmullRomSpline` draws it.
///
/// Its tangents heed how far apart the places are, so that between two of them it makes neither a
/// loop nor a cusp, however unevenly they lie; the uniform curve (``KochanekBartels`` without numbers)
/// may. At the ends it sets off and arrives along the straight line.
struct CatmullRom: Hashable, Sendable {
  /// A stretch between two places, over a unit of time.
  struct Stretch: Hashable, Sendable {
    var start: SIMD4<Double>
    var end: SIMD4<Double>
    /// The derivative at the start.
    var leaving: SIMD4<Double>
    /// The derivative at the end.
    var arriving: SIMD4<Double>

    /// The value at `u`, exact at 0 and 1.
    func value(at u: Double) -> SIMD4<Double> {
      var value = SIMD4<Double>()
      for place in 0..<4 {
        let segment = HermiteSegment(
          from: start[place], to: end[place], leaving: leaving[place], arriving: arriving[place])
        value[place] = segment.value(at: u)
      }
      return value
    }
  }

  /// The stretches between the places, in order.
  let stretches: [Stretch]

  /// The curve through two or more places; each may have a tension, 0 unless given: 1 stops there.
  init(_ knots: [SIMD4<Double>], tensions: [Double] = []) {
    let ways = zip(knots, knots.dropFirst()).map { $1 - $0 }
    stretches = ways.indices.map { index in
      let (way, next) = (ways[index], min(index + 1, ways.count - 1))
      let (before, after) = (index > 0 ? ways[index - 1] : way, ways[next])
      func slack(_ knot: Int) -> Double {
        1 - (tensions.indices.contains(knot) ? tensions[knot] : 0)
      }
      return Stretch(
        start: knots[index], end: knots[index + 1],
        leaving: Self.tangent(along: way, beside: before) * slack(index),
        arriving: Self.tangent(along: way, beside: after) * slack(index + 1))
    }
  }

  /// The tangent of a stretch at the place that it shares with a neighbor.
  ///
  /// The way to the neighbor takes as long as the root of its length.
  private static func tangent(
    along way: SIMD4<Double>, beside neighbor: SIMD4<Double>
  ) -> SIMD4<Double> {
    let (own, other) = (way.duration, neighbor.duration)
    guard other > 0 else { return .zero }
    return way + (neighbor / other - (way + neighbor) / (own + other)) * own
  }
}

extension SIMD4<Double> {
  /// Duration of the centripetal curve for a delta.
  fileprivate var duration: Double { (self * self).sum().squareRoot().squareRoot() }
}

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
