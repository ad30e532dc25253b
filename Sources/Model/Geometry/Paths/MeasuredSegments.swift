/// Lines and curves of which we know how far it is to each of their points.
///
/// Every length along a path, be it of a dash, of what trimming leaves or of a way that a layer
/// takes, is measured here.
package struct MeasuredSegments: Hashable, Sendable {
  /// A place on one of the segments.
  package struct Position: Hashable, Sendable {
    /// The index of the segment.
    package var segment: Int
    /// The parameter within it.
    package var parameter: Double

    /// The place at a parameter of a segment.
    package init(segment: Int, parameter: Double) {
      self.segment = segment
      self.parameter = parameter
    }
  }

  /// The lines and curves, in order.
  package let segments: [PathSegment]
  /// The distances at which the segments begin, and at which the last one ends.
  private let marks: [Double]
  /// The lengths of those that are curves.
  private let curves: [CubicLength?]

  /// Measures lines and curves.
  package init(_ segments: [PathSegment]) {
    self.segments = segments
    curves = segments.map { segment in
      if case .curve(let curve) = segment { CubicLength(curve) } else { nil }
    }
    var marks = [0.0]
    for (segment, curve) in zip(segments, curves) {
      marks.append(marks[marks.count - 1] + (curve?.length ?? (segment.end - segment.start).length))
    }
    self.marks = marks
  }

  /// The length of all of them.
  package var length: Double { marks[marks.count - 1] }

  /// The distances at which the segments end.
  var ends: ArraySlice<Double> { marks.dropFirst() }

  /// The place that lies at a distance from the start; there is at least one segment.
  ///
  /// Where one segment ends and the next begins, it is on the next.
  package func place(at distance: Double) -> Position {
    let index = segmentIndex(at: distance)
    return Position(segment: index, parameter: parameter(ofSegment: index, at: distance))
  }

  /// The part between two distances.
  func part(from first: Double, to last: Double) -> [PathSegment] {
    guard !segments.isEmpty else { return [] }
    var part: [PathSegment] = []
    for index in segmentIndex(at: first)..<segments.count {
      guard marks[index] < last else { break }
      let isWhole = first <= marks[index] && last >= marks[index + 1]
      part.append(
        isWhole
          ? segments[index]
          : segments[index].part(
            from: parameter(ofSegment: index, at: first),
            to: parameter(ofSegment: index, at: last)))
    }
    return part
  }

  /// The last segment that begins at `distance` or before.
  private func segmentIndex(at distance: Double) -> Int {
    var (low, high) = (0, max(segments.count, 1))
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle] <= distance { low = middle } else { high = middle }
    }
    return low
  }

  private func parameter(ofSegment index: Int, at distance: Double) -> Double {
    let passed = distance - marks[index]
    if let curve = curves[index] { return curve.parameter(at: passed) }
    let length = marks[index + 1] - marks[index]
    guard distance < marks[index + 1] else { return 1 }
    return length > 0 ? min(max(passed / length, 0), 1) : 0
  }
}

/// Arc length along a curve.
///
/// The length of a piece is the integral of its speed by Gauss and Legendre's rule of five points. A
/// piece is halved until that agrees with its halves to eleven digits of the whole, which near a cusp
/// it may not: there twelve halvings are enough for six digits.
private struct CubicLength: Hashable, Sendable {
  /// The end of a piece.
  private struct Mark: Hashable, Sendable {
    var parameter: Double
    /// The distance up to here.
    var passed: Double
  }

  private let curve: CubicCurve
  /// The begin of the curve, and the ends of its pieces.
  private var marks = [Mark(parameter: 0, passed: 0)]

  private static let deepest = 12
  fileprivate static let rule: [(node: Double, weight: Double)] = [
    (-0.906179845938664, 0.23692688505618908), (-0.5384693101056831, 0.47862867049936647),
    (0, 0.5688888888888889), (0.5384693101056831, 0.47862867049936647),
    (0.906179845938664, 0.23692688505618908),
  ]

  /// Measures a curve.
  package init(_ curve: CubicCurve) {
    self.curve = curve
    let whole = curve.distance(from: 0, to: 1)
    measure(from: 0, to: 1, whole, tolerance: curve.polygonLength * 1e-11, depth: 0)
  }

  private mutating func measure(
    from start: Double, to end: Double, _ estimate: Double, tolerance: Double, depth: Int
  ) {
    let middle = (start + end) / 2
    let halves = (
      curve.distance(from: start, to: middle), curve.distance(from: middle, to: end)
    )
    let sum = halves.0 + halves.1
    if depth == CubicLength.deepest || (sum - estimate).magnitude <= tolerance {
      marks.append(Mark(parameter: end, passed: length + sum))
      return
    }
    measure(from: start, to: middle, halves.0, tolerance: tolerance, depth: depth + 1)
    measure(from: middle, to: end, halves.1, tolerance: tolerance, depth: depth + 1)
  }

  /// The length of all of it.
  package var length: Double { marks[marks.count - 1].passed }

  /// The parameter at which the curve has come this far.
  ///
  /// Newton's method, kept inside the piece by halving it.
  package func parameter(at distance: Double) -> Double {
    guard distance > 0 else { return 0 }
    guard distance < length, let last = marks.firstIndex(where: { $0.passed > distance }) else {
      return 1
    }
    let (begin, end) = (marks[last - 1], marks[last])
    let wanted = distance - begin.passed
    var (low, high) = (begin.parameter, end.parameter)
    var t = low + (high - low) * wanted / (end.passed - begin.passed)
    for _ in 0..<24 {
      let miss = curve.distance(from: begin.parameter, to: t) - wanted
      if miss.magnitude <= 1e-13 * length { break }
      if miss > 0 { high = t } else { low = t }
      let next = t - miss / curve.velocity(at: t).length
      t = next > low && next < high ? next : (low + high) / 2
    }
    return t
  }
}

extension CubicCurve {
  /// The integral of the speed between two parameters, by the rule.
  fileprivate func distance(from start: Double, to end: Double) -> Double {
    let (middle, half) = ((start + end) / 2, (end - start) / 2)
    return CubicLength.rule.reduce(0) { sum, point in
      sum + point.weight * velocity(at: middle + half * point.node).length
    } * half
  }
}
