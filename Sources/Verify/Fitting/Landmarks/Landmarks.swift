/// Times of a movement's landmarks: the visible form of a curve, whatever it is made of.
package struct Landmarks: Hashable, Sendable {
  /// Start of the movement, in seconds of the film.
  package let begin: Double
  /// Times at which a tenth, a half and nine tenths of the path have been covered for the first time; `nil` for
  /// a share that was not seen.
  package let shares: [UncertainNumber?]
  /// Overshoot beyond its end, as a share of the path.
  package let overshoot: UncertainNumber
  /// Points that were measured, one for each picture that shows the movement.
  package let samples: [CoursePoint]
  /// Points of the nearest curve; empty where none is near enough.
  package let curve: [CoursePoint]

  /// The shares of the way that are landmarks.
  package static let parts = [0.1, 0.5, 0.9]

  /// The seconds from a tenth of the way to nine tenths of it; `nil` where one of them was not seen.
  package var pace: UncertainNumber? { seconds(to: 2) }

  /// The seconds from a tenth of the way to another landmark.
  func seconds(to index: Int) -> UncertainNumber? {
    guard let first = shares[0], let last = shares[index] else { return nil }
    return last - first
  }

  /// The landmarks of a movement along a way that it shares with another one.
  init(_ measured: MeasuredMovement, along way: SharedWay.Span) {
    let track = ProgressTrack(measured, along: way)
    shares = Self.parts.map { track.crossing(of: $0) }
    begin = measured.nearest?.begin ?? track.crossing(of: 0.02)?.value ?? 0
    overshoot = track.overshoot
    samples = track.measured
    curve = track.curve
  }
}

/// Share of a movement's way at a time.
package struct CoursePoint: Hashable, Sendable {
  /// Time in seconds of the film.
  package let time: Double
  /// Share of the way that has been covered by then.
  package let share: Double
}

/// The way of two movements in the values of each: where it begins and where it ends.
///
/// A movement that comes from outside of the picture is seen from another place on in every film; where both end is
/// the same.
struct SharedWay {
  /// Start and end of the way, in shares of what was seen of a movement.
  struct Span {
    let zero: Double
    let one: Double
  }

  private(set) var recorded: Span
  private(set) var agreed: Span
  /// False where both leave the picture, so that nobody knows how far.
  private(set) var isEndSeen = true

  init(_ recorded: MeasuredMovement, _ agreed: MeasuredMovement) {
    (self.recorded, self.agreed) = (recorded.ownSpan, agreed.ownSpan)
    guard case .shift = recorded.movement.kind, case .shift = agreed.movement.kind,
      let own = recorded.movement.samples.pixels, let meant = agreed.movement.samples.pixels
    else { return }
    let bounds = [recorded.movement.samples.bounds, agreed.movement.samples.bounds]
    let areKnown = recorded.nearest != nil && agreed.nearest != nil
    guard bounds.contains(where: \.isOutOfSight) || !areKnown else { return }
    let whole = meant * (agreed.nearest?.way ?? min(1, own / meant))
    // Ways that differ that much are those of different things.
    guard own < 2 * meant, meant < 2 * own else { return }
    if bounds.contains(where: { $0.after.isEmpty || !$0.before.isEmpty })
      || [recorded, agreed].allSatisfy(\.movement.samples.settles)
    {
      self.recorded = Span(zero: 1 - whole / own, one: 1)
      self.agreed = Span(zero: 1 - whole / meant, one: 1)
    } else {
      self.recorded = Span(zero: 0, one: whole / own)
      self.agreed = Span(zero: 0, one: whole / meant)
      isEndSeen = false
    }
  }
}

extension MeasuredMovement {
  /// The way as the curve has it that is nearest.
  fileprivate var ownSpan: SharedWay.Span {
    guard let fit = nearest else { return SharedWay.Span(zero: 0, one: 1) }
    return SharedWay.Span(zero: fit.start, one: fit.start + fit.way)
  }
}

/// Progress of a movement at any time, by the curve that is nearest, or between its samples.
private struct ProgressTrack {
  private let samples: ProgressSamples
  private let fit: CurveFit?
  private let way: SharedWay.Span
  /// Typical distance of what was measured from where the movement is, as a share of the way.
  private let error: Double

  /// By how much the curve itself may be off, as a share of the way.
  private let doubt: Double

  /// Number of typical errors that a landmark may be off.
  private static let deviations = 3.0
  /// The least by which a landmark may be off, in seconds.
  private static let least = 0.001
  /// Number of steps from one sample to the next in which a curve is looked through.
  private static let steps = 16.0
  /// Number of parts of a curve that is drawn.
  private static let points = 120

  init(_ measured: MeasuredMovement, along way: SharedWay.Span) {
    samples = measured.movement.samples
    fit = measured.nearest
    self.way = way
    let whole = max(abs(way.one - way.zero), 1e-9)
    error = (fit?.error ?? samples.roughness) / whole
    doubt = (fit?.uncertainty.curve ?? 0) / whole
  }

  private func share(_ value: Double) -> Double { (value - way.zero) / (way.one - way.zero) }

  /// The time at which a share of the way has been covered for the first time.
  func crossing(of part: Double) -> UncertainNumber? {
    guard let fit else { return crossingOfSamples(part) }
    let step = samples.interval / Self.steps
    let end = max(fit.begin + fit.duration, samples.times.last ?? 0)
    var (time, before) = (fit.begin, value(of: fit, at: fit.begin))
    while time < end {
      let after = value(of: fit, at: time + step)
      if before < part, after >= part {
        let found = time + step * (part - before) / (after - before)
        let slope = (after - before) / step
        // Each landmark is told by the samples around it.
        let count = max(1, Double(samples.movingCount) / 4)
        let off = max(doubt, Self.deviations * error / count.squareRoot())
        return UncertainNumber(found, off: max(Self.least, off / slope))
      }
      (time, before) = (time + step, after)
    }
    return nil
  }

  /// Measured points.
  var measured: [CoursePoint] {
    zip(samples.times, samples.values).map { CoursePoint(time: $0, share: share($1)) }
  }

  /// The curve from a little before its begin to the last picture, in even steps.
  var curve: [CoursePoint] {
    guard let fit, let first = samples.times.first, let last = samples.times.last, last > first
    else { return [] }
    return (0...Self.points).map { index in
      let time = first + (last - first) * Double(index) / Double(Self.points)
      return CoursePoint(time: time, share: value(of: fit, at: time))
    }
  }

  private func value(of fit: CurveFit, at time: Double) -> Double {
    share(fit.start + fit.way * fit.pace.share(at: time - fit.begin, of: fit.duration))
  }

  private func crossingOfSamples(_ part: Double) -> UncertainNumber? {
    let values = samples.values.map(share)
    for index in values.indices.dropFirst() {
      let (before, after) = (values[index - 1], values[index])
      guard before < part, after >= part else { continue }
      let gap = samples.times[index] - samples.times[index - 1]
      let found = samples.times[index - 1] + gap * (part - before) / (after - before)
      let lone = [index - 1, index].map { abs(samples.residual(at: $0)) }.max() ?? 0
      let off = max(Self.deviations * error, lone / abs(way.one - way.zero))
      // A straight line between two samples is off by a part of their distance.
      return UncertainNumber(found, off: Self.least + gap / 8 + off * gap / (after - before))
    }
    return nil
  }

  /// The farthest that it goes beyond its end.
  var overshoot: UncertainNumber {
    let seen = samples.values.map(share).max() ?? 1
    var most = seen
    if let fit, let last = samples.times.last {
      // Behind the last picture nothing says that it comes so far.
      let times = stride(from: fit.begin, through: last, by: samples.interval / Self.steps)
      most = times.map { value(of: fit, at: $0) }.max() ?? 1
    }
    return UncertainNumber(max(0, most - 1), off: max(0.001, 2 * error))
  }
}

extension ProgressSamples {
  /// True if it hardly moves any more where it is last seen.
  fileprivate var settles: Bool {
    guard let last = values.last, values.count > 3 else { return false }
    return abs(last - values[values.count - 3]) < 0.02
  }

  /// Typical distance of a sample on the way from a smooth line through those around it, as a share of the way that was
  /// seen.
  fileprivate var roughness: Double {
    guard times.count > 4 else { return 1 }
    let moving = (2..<times.count - 2).filter {
      abs(values[$0]) > 0.01 && abs(values[$0] - 1) > 0.01
    }
    let offs = moving.map { abs(residual(at: $0)) }.sorted()
    guard !offs.isEmpty else { return 1 }
    // Some edges are taken for others; that says nothing of all the rest.
    return max(floor, 1.5 * offs[offs.count / 2])
  }

  /// Distance of a sample from a smooth line through those around it.
  fileprivate func residual(at index: Int) -> Double {
    guard index > 1, index + 2 < times.count else { return 0 }
    return values[index]
      - line(through: [index - 2, index - 1, index + 1, index + 2], at: times[index])
  }

  /// Value at a time of the polynomial through some samples.
  private func line(through indices: [Int], at time: Double) -> Double {
    indices.reduce(0) { sum, index in
      let others = indices.filter { $0 != index }
      return sum
        + others.reduce(values[index]) {
          $0 * (time - times[$1]) / (times[index] - times[$1])
        }
    }
  }
}
