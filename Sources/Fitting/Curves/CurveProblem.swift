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

  private var squares: LeastSquares {
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

  /// The answer with its uncertainties.
  func assessed(_ answer: LeastSquares.Answer) -> LeastSquares.Answer {
    squares.assessed(answer)
  }

  /// Where the curve with these numbers begins on the way, and how much of the way it is.
  func line(for numbers: [Double]) -> (start: Double, way: Double) {
    line(through: values(for: numbers))
  }

  private func line(through values: [Double]) -> (start: Double, way: Double) {
    var sums = LineSums()
    for index in values.indices {
      sums.add(values[index], samples.values[index], weight: samples.weights[index])
    }
    return sums.line.map { ($0.start, $0.slope) } ?? (sums.mean, 0)
  }

  /// How far the samples are from the curve.
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
      (start + way * values[index] - samples.values[index])
        * samples.weights[index].squareRoot()
    }
    return offs + atRest(numbers, way)
  }

  /// How far the curve has come while nothing moves yet, or has to go when nothing moves any more.
  private func atRest(_ numbers: [Double], _ way: Double) -> [Double] {
    let pace = shape.pace(numbers)
    let (begin, duration) = shape.stretch(numbers)
    func share(_ time: Double) -> Double { pace.share(at: time - begin, of: duration ?? 1) }
    let offs =
      samples.bounds.before.map { way * share($0) }
      + samples.bounds.after.map { way * (1 - share($0)) }
    guard let end = samples.bounds.earliestEnd, let duration else { return offs }
    return offs + [max(0, end - begin - duration)]
  }

  /// The curve's own values at the times of the samples.
  private func values(for numbers: [Double]) -> [Double] {
    let pace = shape.pace(numbers)
    let (begin, duration) = shape.stretch(numbers)
    return samples.times.map { pace.share(at: $0 - begin, of: duration ?? 1) }
  }
}

extension Pace {
  /// The share of the way at a time since the begin; at rest before it, and behind the end of an easing.
  func share(at seconds: Double, of duration: Double) -> Double {
    if seconds <= 0 { return 0 }
    if case .easing = self, seconds >= duration { return 1 }
    return fraction(at: seconds, of: duration)
  }
}
