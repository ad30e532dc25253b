/// A contour of which we know how far it is to each of its points.
struct MeasuredContour: Sendable {
  let contour: Contour
  /// The length of all of it.
  let length: Double
  /// The distances at which the segments begin, and at which the last one ends.
  private let marks: [Double]
  /// The lengths of the segments that are curves.
  private let curves: [CubicLength?]

  init(_ contour: Contour) {
    self.contour = contour
    curves = contour.segments.map { segment in
      if case .curve(let curve) = segment { CubicLength(curve) } else { nil }
    }
    var marks = [0.0]
    for (segment, curve) in zip(contour.segments, curves) {
      marks.append(marks[marks.count - 1] + (curve?.total ?? (segment.end - segment.start).length))
    }
    self.marks = marks
    length = marks[marks.count - 1]
  }

  /// The part between two distances, the first not behind the last, as a contour that is open.
  ///
  /// A part without length is a line of a millionth of a point, which has a direction.
  func part(from first: Double, to last: Double) -> Contour {
    let end = min(max(last, first + 1e-6), length)
    let start = min(max(first, 0), max(end - 1e-6, 0))
    var segments: [Contour.Segment] = []
    var index = segmentIndex(at: start)
    while index < contour.segments.count, marks[index] < end {
      segments.append(part(ofSegment: index, from: start, to: end))
      index += 1
    }
    return Contour(start: segments.first?.start ?? contour.start, segments: segments)
  }

  /// The last segment that begins at `distance` or before.
  private func segmentIndex(at distance: Double) -> Int {
    var (low, high) = (0, max(contour.segments.count, 1))
    while high - low > 1 {
      let middle = (low + high) / 2
      if marks[middle] <= distance { low = middle } else { high = middle }
    }
    return low
  }

  private func part(
    ofSegment index: Int, from first: Double, to last: Double
  ) -> Contour.Segment {
    let isWhole = first <= marks[index] && last >= marks[index + 1]
    if isWhole { return contour.segments[index] }
    let (start, end) = (first - marks[index], last - marks[index])
    switch contour.segments[index] {
    case .line(let from, let to):
      let length = marks[index + 1] - marks[index]
      return .line(
        from.interpolated(to: to, at: max(start / length, 0)),
        from.interpolated(to: to, at: min(end / length, 1)))
    case .curve(let curve):
      guard let measure = curves[index] else { return .curve(curve) }
      return .curve(
        curve.part(from: measure.parameter(at: start), to: measure.parameter(at: end)))
    }
  }
}
