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
