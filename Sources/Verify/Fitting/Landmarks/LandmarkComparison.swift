import SegueMotion

/// Difference between the movements of two films, by their landmarks.
package struct LandmarkComparison: Sendable {
  /// Kinds of differences.
  package enum Difference: Hashable, Sendable {
    /// It comes this far at another time since the begin, in seconds.
    case part(Double, recorded: Double, agreed: Double)
    /// It takes another time.
    case duration(recorded: Double, agreed: Double)
    /// It goes farther beyond its end, or less far, as shares of the way.
    case overshoot(recorded: Double, agreed: Double)
    /// It goes another way, in pixels of the agreed film.
    case way(recorded: Double, agreed: Double)
  }

  /// The movement of the recording.
  package let recorded: MeasuredMovement
  /// The movement that was expected.
  package let agreed: MeasuredMovement
  /// By how many seconds the recording is behind.
  package let delay: Double
  /// Differences found.
  package let differences: [Difference]

  /// Tolerances of landmarks: in seconds beyond the time from one picture to the next, and as a share of the
  /// duration; overshoots as a share of the path.
  package static let tolerance = (share: 0.03, overshoot: 0.015, way: 0.02)

  /// Compares two movements.
  package init(recorded: MeasuredMovement, agreed: MeasuredMovement) {
    (self.recorded, self.agreed) = (recorded, agreed)
    let (a, b) = (recorded.landmarks, agreed.landmarks)
    let delays = zip(a.shares, b.shares).compactMap { a, b -> Double? in
      guard let a, let b else { return nil }
      return a - b
    }
    let interval = max(recorded.movement.samples.interval, agreed.movement.samples.interval)
    let allowed = 0.4 * interval + Self.tolerance.share * b.duration
    // Where the pace is the same, all landmarks are late by the same time.
    let middle = delays.isEmpty ? a.begin - b.begin : delays.reduce(0, +) / Double(delays.count)
    let isSamePace = delays.allSatisfy { abs($0 - middle) <= allowed }
    delay = isSamePace ? middle : a.begin - b.begin
    differences = Self.differences(recorded, agreed, delay: delay, allowed: allowed)
  }

  private static func differences(
    _ recorded: MeasuredMovement, _ agreed: MeasuredMovement, delay: Double, allowed: Double
  ) -> [Difference] {
    let (a, b) = (recorded.landmarks, agreed.landmarks)
    var found: [Difference] = []
    for (index, part) in Landmarks.parts.enumerated() {
      guard let own = a.shares[index], let other = b.shares[index] else { continue }
      let (late, meant) = (own - delay - b.begin, other - b.begin)
      if abs(late - meant) > allowed { found.append(.part(part, recorded: late, agreed: meant)) }
    }
    let own = a.settled - delay - b.begin
    // The end of a movement is slow, and hence seen less well.
    if abs(own - b.duration) > 2 * allowed, found.count > 0 || !areAlike(recorded, agreed) {
      found.append(.duration(recorded: own, agreed: b.duration))
    }
    if abs(a.overshoot - b.overshoot) > tolerance.overshoot {
      found.append(.overshoot(recorded: a.overshoot, agreed: b.overshoot))
    }
    let (way, meant) = (recorded.way, agreed.way)
    // A way whose begin is out of sight is only known by its curve.
    let areKnown = recorded.curve.isCertain && agreed.curve.isCertain
    if areKnown, let way, let meant, abs(way - meant) > max(1.5, tolerance.way * meant) {
      found.append(.way(recorded: way, agreed: meant))
    }
    return found
  }

  /// Returns `true` if the curves of both are certain, springs, and the same within a twentieth: then only a
  /// codec knows when they end.
  private static func areAlike(_ a: MeasuredMovement, _ b: MeasuredMovement) -> Bool {
    guard a.curve.isCertain, b.curve.isCertain, let (first, ratio) = a.spring,
      let (second, other) = b.spring
    else { return false }
    return abs(first / second - 1) < 0.05 && abs(ratio / other - 1) < 0.05
  }
}

extension MeasuredMovement {
  /// Response and damping ratio, of a spring.
  fileprivate var spring: (response: Double, ratio: Double)? {
    guard case .spring(let spring, _) = curve.best?.pace else { return nil }
    return (spring.duration, spring.dampingRatio)
  }

  /// Length of its path, in pixels.
  fileprivate var way: Double? {
    movement.samples.pixels.map { $0 * (curve.best?.way ?? 1) }
  }
}

/// Times of a movement's landmarks: the visible form of a curve, whatever it is made of.
package struct Landmarks: Hashable, Sendable {
  /// Start of the movement, in seconds of the film.
  package let begin: Double
  /// Times at which a tenth, a half and nine tenths of the path have been covered for the first time; `nil` for
  /// a share that was not seen.
  package let shares: [Double?]
  /// From when on it stays within a hundredth of its end.
  package let settled: Double
  /// Overshoot beyond its end, as a share of the path.
  package let overshoot: Double

  /// The shares of the way that are landmarks.
  package static let parts = [0.1, 0.5, 0.9]
  /// Distance from the end that counts as settled.
  private static let near = 0.01

  /// The seconds from the begin to where it has settled.
  package var duration: Double { settled - begin }

  /// The landmarks of what was measured, by the curve that is nearest where there is one.
  package init?(_ samples: ProgressSamples, _ fit: CurveFit?) {
    guard let first = samples.times.first, let last = samples.times.last else { return nil }
    let (start, way) = (fit?.start ?? 0, fit?.way ?? 1)
    let whole = samples.values.map { ($0 - start) / way }
    let measured = ProgressSamples(times: samples.times, values: whole, pixels: samples.pixels)
    guard let half = measured.crossing(of: 0.5) else { return nil }
    begin = fit?.begin ?? measured.crossing(of: 0.02) ?? half
    shares = Self.parts.map { measured.crossing(of: $0) }
    let moving = whole.lastIndex { abs($0 - 1) > Self.near }
    settled =
      moving.map { index in
        guard index + 1 < whole.count else { return last }
        let (before, after) = (abs(whole[index] - 1), abs(whole[index + 1] - 1))
        let part = before > after ? (before - Self.near) / (before - after) : 1
        return samples.times[index] + part * (samples.times[index + 1] - samples.times[index])
      } ?? first
    overshoot = max(0, (whole.max() ?? 1) - 1)
  }
}

/// A movement with its curve and its landmarks.
package struct MeasuredMovement: Sendable {
  /// The movement.
  package let movement: Movement
  /// Its curve.
  package let curve: FoundCurve
  /// Times of its progress.
  package let landmarks: Landmarks

  /// Measures a movement; nothing where it does not get from one place to another one.
  package init?(_ movement: Movement) {
    self.movement = movement
    curve = CurveFinder(movement.samples).answer
    let isNear =
      switch curve.doubt {
      case .noCurve, .outOfSight: false
      default: true
      }
    guard let landmarks = Landmarks(movement.samples, isNear ? curve.best : nil) else {
      return nil
    }
    self.landmarks = landmarks
  }

  /// All that moves in a film, the largest movement first.
  package static func all(in reel: LumaSequence) -> [MeasuredMovement] {
    MovementFinder(reel).movements().compactMap { MeasuredMovement($0) }
  }
}
