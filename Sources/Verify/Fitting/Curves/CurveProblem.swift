import SegueMotion

/// Samples that a curve is to go through, whatever its first and last value.
///
/// Where the way begins and how long it is follow from the samples at every step, by a straight line: they
/// need no search.
struct CurveProblem {
  let samples: ProgressSamples
  let shape: CurveShape

  private var times: ClosedRange<Double> {
    (samples.times.first ?? 0)...max(samples.times.last ?? 0, samples.times.first ?? 0)
  }

  /// The search for the numbers of the curve.
  var squares: LeastSquares {
    LeastSquares(limits: limits, steps: shape.steps) { weightedDifferences($0) }
  }

  private var limits: [ClosedRange<Double>] {
    var limits = shape.limits(times)
    if let latest = samples.bounds.latestBegin, limits[shape.begin].contains(latest) {
      limits[shape.begin] = limits[shape.begin].lowerBound...latest
    }
    return limits
  }

  /// The numbers near `start` whose curve is nearest.
  func solved(from start: [Double], steps: Int = 60) -> LeastSquares.Answer {
    squares.answer(from: start, steps: steps)
  }

  /// The sum of the squares for some numbers.
  func sum(for numbers: [Double]) -> Double {
    weightedDifferences(numbers).reduce(0) { $0 + $1 * $1 }
  }

  /// Returns the start of the curve with these numbers on the path, and its share of the path.
  func line(for numbers: [Double]) -> (start: Double, way: Double) {
    line(through: values(for: numbers))
  }

  private func line(through values: [Double]) -> (start: Double, way: Double) {
    var line = line(through: values, to: samples.values)
    guard samples.slack.contains(where: { $0 > 0 }) else { return line }
    // Those that may be elsewhere are put where the line goes, as far as they may be, and the line is drawn
    // anew.
    for _ in 0..<4 {
      line = self.line(
        through: values,
        to: values.indices.map { index in
          samples.values[index]
            + limited(line.start + line.way * values[index] - samples.values[index], index)
        })
    }
    return line
  }

  private func line(through values: [Double], to goals: [Double]) -> (start: Double, way: Double) {
    var sums = LineSums()
    for index in values.indices {
      sums.add(values[index], goals[index], weight: samples.weights[index])
    }
    return sums.line.map { ($0.start, $0.slope) } ?? (sums.mean, 0)
  }

  /// As much of a difference as a sample may have without saying anything.
  private func limited(_ difference: Double, _ index: Int) -> Double {
    min(max(difference, -samples.slack[index]), samples.slack[index])
  }

  /// Returns the distances of the samples from the curve.
  func differences(_ numbers: [Double]) -> [Double] {
    let values = values(for: numbers)
    let (start, way) = line(through: values)
    return zip(values, samples.values).map { start + way * $0 - $1 }
  }

  /// The same as they count, and what speaks against the curve at times at which nothing can be seen.
  private func weightedDifferences(_ numbers: [Double]) -> [Double] {
    let values = values(for: numbers)
    let (start, way) = line(through: values)
    let offs = values.indices.map { index in
      let off = start + way * values[index] - samples.values[index]
      return (off - limited(off, index)) * samples.weights[index].squareRoot()
    }
    return offs + atRest(numbers, way)
  }

  /// Returns the curve's progress before anything moves, and the rest of its path when nothing moves any more.
  private func atRest(_ numbers: [Double], _ way: Double) -> [Double] {
    let pace = shape.pace(numbers)
    let (begin, duration) = shape.stretch(numbers)
    func share(_ time: Double) -> Double { pace.share(at: time - begin, of: duration ?? 1) }
    let hidden = samples.hidden
    func seen(_ way: Double) -> Double { way - min(max(way, -hidden), hidden) }
    let offs =
      samples.bounds.before.map { seen(way * share($0)) }
      + samples.bounds.after.map { seen(way * (1 - share($0))) }
    let ends = duration.map { begin + $0 }
    var late: [Double] = []
    if let ends, let earliest = samples.bounds.earliestEnd { late = [max(0, earliest - ends)] }
    return offs + late + middle(samples.bounds.begin, begin) + middle(samples.bounds.end, ends)
  }

  /// Of times at which nothing can be seen, the middle is the least wrong; it hardly counts beside what is
  /// seen.
  private func middle(_ unseen: ClosedRange<Double>?, _ time: Double?) -> [Double] {
    guard let unseen, let time else { return [] }
    let half = (unseen.upperBound - unseen.lowerBound) / 2
    return [samples.floor * (time - unseen.lowerBound - half) / half]
  }

  /// The curve's own values at the times of the samples.
  private func values(for numbers: [Double]) -> [Double] {
    let pace = shape.pace(numbers)
    let (begin, duration) = shape.stretch(numbers)
    return samples.times.map { pace.share(at: $0 - begin, of: duration ?? 1) }
  }
}

extension TimingCurve {
  /// The share of the way at a time since the begin; at rest before it, and behind the end of an easing.
  func share(at seconds: Double, of duration: Double) -> Double {
    if seconds <= 0 { return 0 }
    if case .easing = self, seconds >= duration { return 1 }
    return fraction(at: seconds, of: duration)
  }
}

extension Spring {
  /// The decay with a time constant: a spring that brakes so much, and was set off so fast, that nothing of it is left but
  /// friction.
  static func decay(_ constant: Double) -> Spring {
    let spring = Spring.damped(1, stiffness: 1 / (constant * constant))
    return (try? spring.launched(at: 1 / constant)) ?? spring
  }
}

/// A family of curves that are told apart by a few numbers, the begin of the movement among them.
enum CurveShape {
  /// Response, damping ratio and begin of a spring at rest.
  case spring
  /// The same and the velocity at which the spring is set off, in ways per second.
  case launchedSpring
  /// Time constant and begin of a decay: what was set off slows down by friction alone.
  case decay
  /// The control points of a cubic, its begin and its duration.
  case cubic
  /// Begin and duration of a known easing.
  case easing(Easing)
  /// The begin of a known spring.
  case knownSpring(Spring)

  /// Index of the number for the start of the curve.
  var begin: Int {
    switch self {
    case .spring, .launchedSpring: 2
    case .decay: 1
    case .cubic: 4
    case .easing, .knownSpring: 0
    }
  }

  /// The limits of each number.
  ///
  /// - Parameter times: when the film begins and ends.
  func limits(_ times: ClosedRange<Double>) -> [ClosedRange<Double>] {
    let length = max(times.upperBound - times.lowerBound, 0.01)
    let begin = times.lowerBound - length...times.upperBound
    let response = 0.02...8.0
    let damping = 0.03...4.0
    switch self {
    case .spring: return [response, damping, begin]
    case .launchedSpring: return [response, damping, begin, -60...60]
    case .decay: return [0.02...4, begin]
    case .cubic: return [0...1, -2...3, 0...1, -2...3, begin, 0.01...4 * length]
    case .easing: return [begin, 0.01...4 * length]
    case .knownSpring: return [begin]
    }
  }

  /// By how much each number is changed to take slopes.
  var steps: [Double] {
    switch self {
    case .spring: [1e-5, 1e-5, 1e-5]
    case .launchedSpring: [1e-5, 1e-5, 1e-5, 1e-4]
    case .decay: [1e-5, 1e-5]
    case .cubic: [1e-5, 1e-5, 1e-5, 1e-5, 1e-5, 1e-5]
    case .easing: [1e-5, 1e-5]
    case .knownSpring: [1e-5]
    }
  }

  /// The curve with these numbers.
  func pace(_ numbers: [Double]) -> TimingCurve {
    switch self {
    case .spring, .launchedSpring:
      let frequency = 2 * Double.pi / numbers[0]
      let spring = Spring.damped(numbers[1], stiffness: frequency * frequency)
      guard numbers.count > 3 else { return .spring(spring) }
      return .spring((try? spring.launched(at: numbers[3])) ?? spring)
    case .decay: return .spring(.decay(numbers[0]))
    case .cubic:
      return .easing(.cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    case .easing(let easing): return .easing(easing)
    case .knownSpring(let spring): return .spring(spring)
    }
  }

  /// Returns the start of the curve with these numbers, and its duration where the numbers include it.
  func stretch(_ numbers: [Double]) -> (begin: Double, duration: Double?) {
    switch self {
    case .spring, .launchedSpring, .decay, .knownSpring: (numbers[begin], nil)
    case .cubic, .easing: (numbers[begin], numbers[begin + 1])
    }
  }
}
