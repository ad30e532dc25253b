import SegueTextSupport

/// A timing curve of several cubics, from (0, 0) to (1, 1), that never turns back in time.
///
/// Like `CubicBezier` it continues along its end tangents outside 0...1.
public struct CubicPath: Hashable, Sendable {
  let segments: [CubicSegment]

  /// One cubic, which starts where the one before it ends.
  public struct Segment: Hashable, Sendable {
    /// The first control point.
    public var control1: CurvePoint
    /// The second control point.
    public var control2: CurvePoint
    /// End of the cubic.
    public var end: CurvePoint

    /// The cubic with these points.
    public init(control1: CurvePoint, control2: CurvePoint, to end: CurvePoint) {
      self.control1 = control1
      self.control2 = control2
      self.end = end
    }
  }

  /// The curve of these cubics; their ends advance in x, and the last one ends at (1, 1).
  public init(_ segments: [Segment]) throws(MotionError) {
    var start = CurvePoint.origin
    var joined: [CubicSegment] = []
    for (index, segment) in segments.enumerated() {
      try Self.check(segment, after: start, number: index + 1)
      joined.append(
        CubicSegment(
          start: start, control1: segment.control1, control2: segment.control2, end: segment.end))
      start = segment.end
    }
    guard start == .one else {
      let found =
        segments.isEmpty ? "no curves" : "an end at \(start.x.shortest) \(start.y.shortest)"
      throw MotionError(found: found, expected: "a last point at 1 1")
    }
    self.segments = joined
  }

  /// The value at `progress`.
  public func value(at progress: Double) -> Double {
    if progress < 0 { return segment(at: 0).slopeBefore * progress }
    if progress > 1 { return 1 + segment(at: 1).slopeAfter * (progress - 1) }
    return segment(at: progress).value(at: progress)
  }

  /// The derivative at `progress`; infinite where the curve is vertical.
  public func slope(at progress: Double) -> Double {
    if progress < 0 { return segment(at: 0).slopeBefore }
    if progress > 1 { return segment(at: 1).slopeAfter }
    return segment(at: progress).slope(at: progress)
  }

  /// The cubic that covers `progress`; at a joint the one that starts there.
  func segment(at progress: Double) -> CubicSegment {
    var index = 0
    while index < segments.count - 1, progress >= segments[index].end.x { index += 1 }
    return segments[index]
  }

  private static func check(
    _ segment: Segment, after start: CurvePoint, number: Int
  ) throws(MotionError) {
    let points = [segment.control1, segment.control2, segment.end]
    if let far = points.flatMap({ [$0.x, $0.y] }).first(where: { !CurveBound.allows($0) }) {
      throw MotionError(found: far.shortest, expected: CurveBound.words)
    }
    let span = start.x...max(start.x, segment.end.x)
    guard segment.end.x > start.x,
      points.allSatisfy({ span.contains($0.x) })
    else {
      let text = points.map { "\($0.x.shortest) \($0.y.shortest)" }.joined(separator: ", ")
      throw MotionError(
        found: "curve \(number) with \(text)",
        expected: "points whose x lies between the ends of their curve",
        hint: "a curve may not turn back in time")
    }
  }
}
