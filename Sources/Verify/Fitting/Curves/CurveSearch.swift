import SegueMotion

/// Finds the curves of each kind that are nearest to samples.
struct CurveSearch {
  let samples: ProgressSamples
  /// Times at which a tenth, a half and nine tenths of the path have been covered.
  private let tenth: Double
  private let half: Double
  private let nineTenths: Double

  /// A search, where the samples get from the begin to the end.
  init?(_ samples: ProgressSamples) {
    guard let tenth = samples.crossing(of: 0.1), let half = samples.crossing(of: 0.5),
      let nineTenths = samples.crossing(of: 0.9), nineTenths > tenth
    else { return nil }
    self.samples = samples
    (self.tenth, self.half, self.nineTenths) = (tenth, half, nineTenths)
  }

  // MARK: - Springs

  /// The nearest spring at rest, and the nearest one that is set off with a velocity.
  func springs() -> [CurveFit] {
    let problem = CurveProblem(samples: samples, shape: .spring)
    let rough = [0.25, 0.45, 0.7, 1, 1.6].map { ratio in
      problem.solved(from: start(ratio), steps: 12)
    }
    guard let best = rough.min(by: { $0.sum < $1.sum }) else { return [] }
    let answer = problem.solved(from: best.numbers)
    return [CurveFit(.spring, problem, answer), launched(near: answer)]
  }

  /// Numbers of a spring of this damping that is half way when the samples are.
  private func start(_ ratio: Double) -> [Double] {
    // A spring needs so many radians to get from a tenth to nine tenths.
    let radians = 0.75 + ratio * (ratio < 1 ? 1.9 : 2.6)
    let frequency = radians / (nineTenths - tenth)
    let begin = half - (1.05 + 0.63 * ratio) / frequency
    return [2 * Double.pi / frequency, ratio, begin]
  }

  private func launched(near answer: LeastSquares.Answer) -> CurveFit {
    let problem = CurveProblem(samples: samples, shape: .launchedSpring)
    let frequency = 2 * Double.pi / answer.numbers[0]
    let starts = [0, 0.5, 1.5, -0.4].map { speed in
      [
        answer.numbers[0], answer.numbers[1], answer.numbers[2] + speed * 0.3 / frequency,
        speed * frequency,
      ]
    }
    let rough = starts.map { problem.solved(from: $0, steps: 15) }
    let best = rough.min { $0.sum < $1.sum } ?? rough[0]
    return CurveFit(.launchedSpring, problem, problem.solved(from: best.numbers))
  }

  /// The springs with names that are nearest.
  func namedSprings() -> [CurveFit] {
    let known = NamedCurves.springs.map { spring, names in
      let problem = CurveProblem(samples: samples, shape: .knownSpring(spring))
      let begin = half - spring.time(of: 0.5)
      return (problem, names, [begin], problem.sum(for: [begin]))
    }
    return nearest(known, 6).map { problem, names, start, _ in
      CurveFit(.namedSpring, problem, problem.solved(from: start, steps: 20), names: names)
    }
  }

  // MARK: - Cubics

  /// The nearest cubic, and the easings with names that are nearest.
  func easings() -> [CurveFit] {
    let known = NamedCurves.easings.compactMap { easing, names in
      start(easing).map { start in
        let problem = CurveProblem(samples: samples, shape: .easing(easing))
        return (problem, names, start, problem.sum(for: start))
      }
    }
    let near = nearest(known, 10).map { problem, names, start, _ in
      (problem, names, problem.solved(from: start, steps: 20))
    }
    .sorted { $0.2.sum < $1.2.sum }
    let cubic = CurveProblem(samples: samples, shape: .cubic)
    let starts = near.compactMap { problem, _, answer -> [Double]? in
      guard case .easing(let easing) = problem.shape, let curve = easing.singleCubic else {
        return nil
      }
      return [curve.x1, curve.y1, curve.x2, curve.y2] + answer.numbers
    }
    let rough = (starts.prefix(6) + general).map { cubic.solved(from: $0, steps: 15) }
    let best = rough.sorted { $0.sum < $1.sum }.prefix(4).map { cubic.solved(from: $0.numbers) }
    let nearest = best.min { $0.sum < $1.sum } ?? rough[0]
    return [CurveFit(.bezier, cubic, nearest)]
      + near.prefix(5).map { CurveFit(.namedEasing, $0.0, $0.2, names: $0.1) }
  }

  /// Cubics to begin with whatever has a name: slow at both ends, at one of them, and at none, fast at both,
  /// and nearly steps.
  private var general: [[Double]] {
    let length = nineTenths - tenth
    return [
      [0.3, 0.1, 0.4, 0.9, tenth - 0.2 * length, 1.4 * length],
      [0.6, 0.1, 0.8, 0.7, tenth - 0.5 * length, 1.6 * length],
      [0.7, 0.3, 0.8, 0.8, tenth - 0.3 * length, 1.4 * length],
      [0.2, 0.4, 0.4, 0.9, tenth - 0.1 * length, 1.5 * length],
      [0.33, 0.33, 0.67, 0.67, tenth - 0.1 * length, 1.25 * length],
      [0.1, 0.4, 0.9, 0.6, tenth - 0.1 * length, 1.3 * length],
      [0.05, 0.5, 0.1, 0.9, tenth - 0.05 * length, 1.8 * length],
      [0.9, 0.1, 0.95, 0.5, tenth - 0.8 * length, 1.9 * length],
      [0.9, 0.2, 0.1, 0.8, tenth - 0.8 * length, 2.6 * length],
    ]
  }

  /// Begin and duration of an easing that covers a tenth and nine tenths when the samples do.
  private func start(_ easing: Easing) -> [Double]? {
    var (first, last): (Double?, Double?)
    for step in 1...200 {
      let value = easing.value(at: Double(step) / 200)
      if first == nil, value >= 0.1 { first = Double(step) / 200 }
      if last == nil, value >= 0.9 { last = Double(step) / 200 }
    }
    guard let first, let last, last > first else { return nil }
    let duration = (nineTenths - tenth) / (last - first)
    return [tenth - first * duration, duration]
  }

  private typealias Known = (CurveProblem, [String], [Double], Double)

  private func nearest(_ known: [Known], _ count: Int) -> [Known] {
    Array(known.sorted { $0.3 < $1.3 }.prefix(count))
  }
}

extension Spring {
  /// Returns the time at which a share of the path has been covered for the first time.
  fileprivate func time(of share: Double) -> Double {
    let step = duration / 64
    var time = 0.0
    while value(at: time) < share, time < 20 * duration { time += step }
    return time
  }
}

/// The curves that have names, each once with all its names.
private enum NamedCurves {
  /// The easings that lead from one end to the other without a jump.
  static let easings: [(easing: Easing, names: [String])] = {
    var known: [(easing: Easing, names: [String])] = []
    for entry in EasingCatalog.entries where !entry.name.hasPrefix("step-") {
      if let index = known.firstIndex(where: { $0.easing == entry.easing }) {
        known[index].names.append(entry.name)
      } else {
        known.append((entry.easing, [entry.name]))
      }
    }
    return known
  }()

  /// The springs that are read as they are.
  static let springs: [(spring: Spring, names: [String])] = {
    var known: [(spring: Spring, names: [String])] = []
    for entry in SpringCatalog.entries {
      if let index = known.firstIndex(where: { $0.spring.isSame(as: entry.spring) }) {
        known[index].names.append(entry.name)
      } else {
        known.append((entry.spring, [entry.name]))
      }
    }
    return known
  }()
}

extension Spring {
  /// Returns `true` if both move alike, however they are written.
  fileprivate func isSame(as other: Spring) -> Bool {
    func isNear(_ a: Double, _ b: Double) -> Bool { abs(a - b) < 1e-6 * max(abs(a), 1e-6) }
    return isNear(angularFrequency, other.angularFrequency)
      && isNear(ratio, other.ratio) && isNear(initialVelocity, other.initialVelocity)
  }

  private var ratio: Double { allowsOverdamping ? dampingRatio : min(dampingRatio, 1) }
}
