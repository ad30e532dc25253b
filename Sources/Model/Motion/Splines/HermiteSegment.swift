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
