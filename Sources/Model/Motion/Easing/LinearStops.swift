import SegueTextSupport

/// A polyline over time, as in CSS `linear()`.
///
/// Times never decrease; two stops at one time make a jump. Outside its stops the polyline goes on
/// along its first and last piece. Its numbers lie in -1000000...1000000. Unlike other easings it need not map 0 to 0 and 1 to 1.
public struct LinearStops: Hashable, Sendable {
  /// A corner of the polyline.
  public struct Stop: Hashable, Sendable {
    /// The value.
    public let output: Double
    /// The time, as a fraction of the duration.
    public let input: Double

    /// Returns true if the time to the next stop is none, or too short for a straight line.
    func jumps(to next: Stop) -> Bool { next.input - input < CurveBound.shortest }
  }

  /// A stop as people write it: a value and up to two times.
  public struct Argument: Hashable, Sendable {
    /// The value.
    public var output: Double
    /// Time at which the value is reached; nil to space it evenly.
    public var input: Double?
    /// Until when it holds.
    public var holdsUntil: Double?

    /// A value, the time of it, and the time until which it holds.
    public init(_ output: Double, at input: Double? = nil, until holdsUntil: Double? = nil) {
      self.output = output
      self.input = input
      self.holdsUntil = holdsUntil
    }
  }

  /// The corners, in order of time; at least two.
  public let stops: [Stop]

  /// The polyline of these arguments, of which there must be two or more.
  ///
  /// A first stop without a time stands at 0 and a last one at 1; a time smaller than one before it
  /// is raised to it; stops without a time are spread evenly between their neighbors.
  public init(_ arguments: [Argument]) throws(MotionError) {
    guard arguments.count >= 2 else {
      throw MotionError(
        found: arguments.isEmpty ? "no stops" : "one stop", expected: "two or more stops",
        hint: "for example linear(0, 0.25 75%, 1)")
    }
    var outputs: [Double] = []
    var inputs: [Double?] = []
    for argument in arguments {
      try Self.check(argument)
      outputs.append(argument.output)
      inputs.append(argument.input ?? argument.holdsUntil)
      guard argument.input != nil, let end = argument.holdsUntil else { continue }
      outputs.append(argument.output)
      inputs.append(end)
    }
    stops = zip(outputs, Self.canonical(inputs)).map(Stop.init)
  }

  /// The value at `progress`.
  public func value(at progress: Double) -> Double {
    let index = pieceIndex(at: progress)
    let (a, b) = (stops[index], stops[index + 1])
    if a.jumps(to: b) { return b.output }
    return a.output + (progress - a.input) / (b.input - a.input) * (b.output - a.output)
  }

  /// The derivative at `progress`; zero on a jump outside the stops.
  public func slope(at progress: Double) -> Double {
    let index = pieceIndex(at: progress)
    let (a, b) = (stops[index], stops[index + 1])
    return a.jumps(to: b) ? 0 : (b.output - a.output) / (b.input - a.input)
  }

  /// The index of the last stop at or before `progress` that has a successor.
  private func pieceIndex(at progress: Double) -> Int {
    stops.dropLast().lastBegun { $0.input <= progress }
  }

  /// Fills in the times that are missing.
  private static func canonical(_ inputs: [Double?]) -> [Double] {
    var filled = inputs
    filled[0] = filled[0] ?? 0
    var largest = -Double.infinity
    for index in filled.indices {
      guard let input = filled[index] else { continue }
      largest = max(largest, input)
      filled[index] = largest
    }
    let last = filled.count - 1
    filled[last] = filled[last] ?? max(1, largest)
    return spread(filled)
  }

  /// Spaces each run of missing times evenly between the times around it.
  private static func spread(_ inputs: [Double?]) -> [Double] {
    var result: [Double] = []
    var missing = 0
    for input in inputs {
      guard let input else {
        missing += 1
        continue
      }
      let previous = result.last ?? input
      for place in 0..<missing {
        let fraction = Double(place + 1) / Double(missing + 1)
        result.append(previous + (input - previous) * fraction)
      }
      result.append(input)
      missing = 0
    }
    return result
  }

  private static func check(_ argument: Argument) throws(MotionError) {
    let numbers = [argument.output, argument.input ?? 0, argument.holdsUntil ?? 0]
    guard let bad = numbers.first(where: { !CurveBound.allows($0) }) else { return }
    throw MotionError(found: bad.shortest, expected: CurveBound.words)
  }
}

/// A smooth curve through stops that rises, falls and rests with them: CSS's `linear()` without its
/// corners.
///
/// Between two stops the curve stays between their values, and its speed is continuous. Before the
/// first stop and after the last one it goes on straight.
public struct MonotoneStops: Hashable, Sendable {
  /// Points that the curve passes through.
  public let corners: LinearStops
  private let spline: MonotoneSpline

  /// The curve through the corners of a polyline without jumps.
  public init(_ corners: LinearStops) throws(MotionError) {
    let stops = corners.stops
    for (a, b) in zip(stops, stops.dropFirst()) where a.jumps(to: b) {
      throw MotionError(
        found: "two stops at \(b.input.percentage)", expected: "times that rise",
        hint: "a smooth curve cannot jump; linear(...) can")
    }
    self.corners = corners
    spline = MonotoneSpline(within: stops.map(\.input), values: stops.map(\.output))
  }

  /// The value at `progress`.
  public func value(at progress: Double) -> Double { spline.value(at: progress) }

  /// The derivative at `progress`.
  public func slope(at progress: Double) -> Double { spline.slope(at: progress) }
}
