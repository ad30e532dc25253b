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
