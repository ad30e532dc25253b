import SegueMotion

/// Certainty with which the samples determine the curve.
struct CurveCertainty {
  /// Typical distance of samples from the curve.
  let spread: Double
  /// By how much each number may be off; infinite where nothing says what it is.
  let offs: [Double]
  /// By how much of its way an easing may be off at some time.
  private(set) var curve: Double?

  /// Number of standard deviations that only one in a few hundred errors exceeds.
  static let deviations = 3.0

  init(_ problem: CurveProblem, _ answer: LeastSquares.Answer) {
    let free = Double(answer.numbers.count + 2)
    let count = max(1, Double(problem.samples.tellingCount) - free)
    let spread = (answer.sum / count).squareRoot()
    self.spread = spread
    let covariance = problem.rigid.covariance(
      at: answer.numbers, knowing: problem.unseen(spread))
    let deviation = Self.deviations * spread
    offs =
      covariance.map { matrix in matrix.indices.map { deviation * matrix[$0][$0].squareRoot() } }
      ?? answer.numbers.map { _ in .infinity }
    guard problem.shape.isEasing else { return }
    curve = covariance.map { deviation * problem.band(answer.numbers, $0) } ?? .infinity
  }
}

extension CurveProblem {
  /// The same problem where every sample says where the movement is.
  fileprivate var rigid: LeastSquares {
    CurveProblem(samples: samples.rigid, shape: shape).squares
  }

  /// Returns the constraints on a start or an end that is out of sight: the pictures between which it is.
  fileprivate func unseen(_ spread: Double) -> [[Double]] {
    // What is put in the middle of a stretch is off by half of it at most.
    let share = 0.5 / CurveCertainty.deviations
    var known: [[Double]] = []
    let nothing = [Double](repeating: 0, count: shape.steps.count)
    if let unseen = samples.bounds.begin {
      var row = nothing
      row[shape.begin] = spread / (share * (unseen.upperBound - unseen.lowerBound))
      known.append(row)
    }
    if shape.isEasing, let unseen = samples.bounds.end {
      var row = nothing
      row[shape.begin] = spread / (share * (unseen.upperBound - unseen.lowerBound))
      row[shape.begin + 1] = row[shape.begin]
      known.append(row)
    }
    return known
  }

  /// By how much of its way the curve is off where that is most, for differences that are off by one.
  fileprivate func band(_ numbers: [Double], _ covariance: [[Double]]) -> Double {
    let (begin, duration) = shape.stretch(numbers)
    guard let duration else { return 0 }
    let limits = squares.limits
    func share(_ numbers: [Double], _ time: Double) -> Double {
      let (begin, duration) = shape.stretch(numbers)
      return shape.pace(numbers).share(at: time - begin, of: duration ?? 1)
    }
    var most = 0.0
    for step in 0...Self.bandSteps {
      let time = begin + duration * Double(step) / Double(Self.bandSteps)
      let slopes = numbers.indices.map { index -> Double in
        var (less, more) = (numbers, numbers)
        less[index] = max(less[index] - shape.steps[index], limits[index].lowerBound)
        more[index] = min(more[index] + shape.steps[index], limits[index].upperBound)
        guard more[index] > less[index] else { return 0 }
        return (share(more, time) - share(less, time)) / (more[index] - less[index])
      }
      var square = 0.0
      for a in slopes.indices {
        for b in slopes.indices { square += slopes[a] * covariance[a][b] * slopes[b] }
      }
      most = max(most, square)
    }
    return most.squareRoot()
  }

  private static var bandSteps: Int { 48 }
}

extension CurveShape {
  /// True if it has a duration of its own, unlike a spring.
  fileprivate var isEasing: Bool {
    switch self {
    case .cubic, .easing: true
    case .spring, .launchedSpring, .knownSpring: false
    }
  }
}
