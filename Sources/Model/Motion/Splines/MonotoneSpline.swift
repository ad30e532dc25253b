/// A smooth curve through values at given times that does not swing beyond them, as Compose's
/// `keyframesWithSpline` draws it.
///
/// Tangents are the mean of the slopes to both sides, then limited. The textbook limits a pair of
/// tangents when its length exceeds 3 slopes; Compose, and hence this curve, only beyond 9, so that
/// a slight overshoot remains possible. Before its first and behind its last knot the curve goes on
/// straight. A value of several dimensions takes one spline for each.
public struct MonotoneSpline: Hashable, Sendable {
  private let times: [Double]
  private let values: [Double]
  private let tangents: [Double]

  /// The curve through `values` at `times`, which rise; there are two or more of each.
  ///
  /// For a motion that repeats, `periodicBias` makes both end tangents one: 0 takes the slope of
  /// the last piece, 1 that of the first, and values between mix them.
  public init(times: [Double], values: [Double], periodicBias: Double? = nil) {
    precondition(times.count == values.count, "every knot has a time and a value")
    precondition(times.count >= 2, "a spline has two or more knots")
    precondition(
      zip(times, times.dropFirst()).allSatisfy { $0 < $1 }, "the times of a spline rise")
    self.times = times
    self.values = values
    var slopes = times.indices.dropLast().map {
      (values[$0 + 1] - values[$0]) / (times[$0 + 1] - times[$0])
    }
    let inner = zip(slopes, slopes.dropFirst()).map { ($0 + $1) / 2 }
    var tangents = [slopes[0]] + inner + [slopes[slopes.count - 1]]
    if let periodicBias {
      let shared = slopes[slopes.count - 1] * (1 - periodicBias) + slopes[0] * periodicBias
      for end in [0, slopes.count - 1] { slopes[end] = shared }
      for end in [0, slopes.count] { tangents[end] = shared }
    }
    Self.limit(&tangents, by: slopes)
    self.tangents = tangents
  }

  /// The curve that never leaves the range between two neighbors, as Fritsch and Butland draw it.
  ///
  /// Where values turn the tangent is level, elsewhere it is a harmonic mean of the slopes to both
  /// sides; at its ends the curve is as steep as the line to the next knot.
  public init(within times: [Double], values: [Double]) {
    precondition(times.count == values.count && times.count >= 2, "a spline has two or more knots")
    self.times = times
    self.values = values
    let lengths = zip(times, times.dropFirst()).map { $1 - $0 }
    let slopes = lengths.indices.map { (values[$0 + 1] - values[$0]) / lengths[$0] }
    let inner = slopes.indices.dropLast().map { index -> Double in
      let (before, after) = (slopes[index], slopes[index + 1])
      guard before * after > 0 else { return 0 }
      let (near, far) = (
        lengths[index] + 2 * lengths[index + 1], 2 * lengths[index] + lengths[index + 1]
      )
      return (near + far) / (near / before + far / after)
    }
    tangents = [slopes[0]] + inner + [slopes[slopes.count - 1]]
  }

  /// The value at `time`.
  public func value(at time: Double) -> Double {
    if let end = end(beyond: time) {
      return values[end] + (time - times[end]) * tangents[end]
    }
    let index = pieceIndex(at: time)
    return piece(index).value(at: fraction(of: time, in: index))
  }

  /// The derivative by time at `time`.
  public func slope(at time: Double) -> Double {
    if let end = end(beyond: time) { return tangents[end] }
    let index = pieceIndex(at: time)
    return piece(index).slope(at: fraction(of: time, in: index)) / length(index)
  }

  /// The index of the end knot that `time` lies at or beyond.
  private func end(beyond time: Double) -> Int? {
    let last = times.count - 1
    return time <= times[0] ? 0 : time >= times[last] ? last : nil
  }

  private func piece(_ index: Int) -> HermiteSegment {
    HermiteSegment(
      from: values[index], to: values[index + 1], leaving: length(index) * tangents[index],
      arriving: length(index) * tangents[index + 1])
  }

  private func length(_ index: Int) -> Double {
    times[index + 1] - times[index]
  }

  private func fraction(of time: Double, in index: Int) -> Double {
    (time - times[index]) / length(index)
  }

  /// The piece that covers `time`, which lies between the ends.
  private func pieceIndex(at time: Double) -> Int {
    times.dropLast().lastBegun { $0 <= time }
  }

  /// Shortens tangents that are too steep for their piece; each piece sees what the last one left.
  private static func limit(_ tangents: inout [Double], by slopes: [Double]) {
    for (index, slope) in slopes.enumerated() {
      guard slope != 0 else {
        tangents[index] = 0
        tangents[index + 1] = 0
        continue
      }
      let (a, b) = (tangents[index] / slope, tangents[index + 1] / slope)
      let length = (a * a + b * b).squareRoot()
      guard length > 9 else { continue }
      tangents[index] = 3 / length * a * slope
      tangents[index + 1] = 3 / length * b * slope
    }
  }
}

/// A cubic between two values that leaves and arrives with given tangents, over a unit of time.
public struct HermiteSegment: Hashable, Sendable {
  /// The value at 0.
  public var start: Double
  /// The value at 1.
  public var end: Double
  /// The derivative at 0.
  public var startTangent: Double
  /// The derivative at 1.
  public var endTangent: Double

  /// The cubic with these values and derivatives.
  public init(
    from start: Double, to end: Double, leaving startTangent: Double, arriving endTangent: Double
  ) {
    self.start = start
    self.end = end
    self.startTangent = startTangent
    self.endTangent = endTangent
  }

  /// The value at `u`, exact at 0 and 1.
  public func value(at u: Double) -> Double {
    let v = 1 - u
    let tangents = u * v * (v * startTangent - u * endTangent)
    return v * v * (1 + 2 * u) * start + u * u * (3 - 2 * u) * end + tangents
  }

  /// The derivative at `u`.
  public func slope(at u: Double) -> Double {
    let v = 1 - u
    return 6 * u * v * (end - start) + v * (1 - 3 * u) * startTangent
      + u * (3 * u - 2) * endTangent
  }
}

extension RandomAccessCollection where Index == Int {
  /// The index of the last element for which `hasBegun` holds, where it holds for all before that
  /// one too; the first index if it holds for none.
  func lastBegun(_ hasBegun: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while high - low > 1 {
      let middle = (low + high) / 2
      if hasBegun(self[middle]) { low = middle } else { high = middle }
    }
    return low
  }
}
