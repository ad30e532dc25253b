public import SegueGeometry

/// Key times that make a motion through several values proceed at constant speed.
public enum PacedTimes {
  /// Key times from 0 to 1 for steps of these lengths: one more than there are steps.
  ///
  /// If nothing moves at all, the times are spread evenly.
  public static func keyTimes(distances: [Double]) -> [Double] {
    let total = distances.reduce(0, +)
    guard total > 0 else {
      return (0...distances.count).map { Double($0) / Double(max(distances.count, 1)) }
    }
    var passed = 0.0
    let inner = distances.dropLast().map { distance in
      passed += distance
      return passed / total
    }
    return [0] + inner + [1]
  }

  /// Key times for a number that runs through `values`.
  public static func keyTimes(of values: [Double]) -> [Double] {
    keyTimes(distances: zip(values, values.dropFirst()).map { ($1 - $0).magnitude })
  }

  /// Key times for a point that runs through `points` in straight lines.
  public static func keyTimes(of points: [Point]) -> [Double] {
    keyTimes(distances: zip(points, points.dropFirst()).map { ($1 - $0).length })
  }
}

/// Table that maps a fraction of a curve's length to the curve's parameter.
///
/// The curve is cut into chords over equal steps of its parameter, and is straight between them.
public struct ArcLengthTable: Hashable, Sendable {
  /// The length of all chords.
  public let length: Double
  private let parts: [Double]

  /// The table of a curve with chords of these lengths; there is at least one.
  public init(chords: [Double]) {
    precondition(!chords.isEmpty, "a curve has at least one chord")
    parts = PacedTimes.keyTimes(distances: chords)
    length = chords.reduce(0, +)
  }

  /// The parameter, from 0 to 1, at which `fraction` of the length has passed.
  public func parameter(at fraction: Double) -> Double {
    guard fraction > 0 else { return 0 }
    guard fraction < 1 else { return 1 }
    let chord = parts.dropLast().lastBegun { $0 <= fraction }
    let within = (fraction - parts[chord]) / (parts[chord + 1] - parts[chord])
    return (Double(chord) + within) / Double(parts.count - 1)
  }
}
