import SegueGeometry
package import SegueMotion

/// A curve that explains a movement, and how well.
package struct CurveFit: Sendable {
  /// Kinds of curves searched for.
  package enum Kind: String, Hashable, Sendable {
    /// A spring that is at rest before.
    case spring
    /// A spring that is set off with a velocity.
    case launchedSpring
    /// A movement that was set off, and slows down by friction alone.
    case decay
    /// A cubic with free control points.
    case bezier
    /// An easing that has a name.
    case namedEasing
    /// A spring that has a name.
    case namedSpring
  }

  /// Kind of curve searched for.
  package let kind: Kind
  /// The curve.
  package let pace: TimingCurve
  /// The names of the curve, if it has any.
  package let names: [String]
  /// Start of the curve, in seconds of the film.
  package let begin: Double
  /// The seconds that an easing takes, or a spring until it has settled.
  package let duration: Double
  /// Whole path of the curve relative to the path that was seen: more than one where the start or the end was
  /// out of sight.
  package let way: Double
  /// Start of the whole path, as a share of the path that was seen: below 0 where the start was out of sight.
  package let start: Double
  /// Typical distance of the samples from it, as a share of the path that was seen.
  package let error: Double
  /// Maximum distance of the samples.
  package let worst: Double
  /// Uncertainty of each number of the curve.
  package let uncertainty: Uncertainty
  /// Penalty that weighs the error against the number of free parameters; the least is the best.
  let penalty: Double
  /// Number of free parameters, its ends among them.
  let freeCount: Int

  /// By how much the numbers of a curve may be off.
  package struct Uncertainty: Hashable, Sendable {
    /// Of the begin, in seconds.
    package var begin = 0.0
    /// Of an easing's duration, in seconds.
    package var duration: Double?
    /// Of a spring's response, in seconds.
    package var response: Double?
    /// Of a spring's damping ratio.
    package var dampingRatio: Double?
    /// Of a spring's velocity, in ways per second.
    package var velocity: Double?
    /// Of a decay's time constant, in seconds.
    package var timeConstant: Double?
    /// Of an easing as a whole: how far it may be off where that is most, as a share of its way.
    package var curve: Double?
  }
}

extension CurveFit {
  /// Seconds in which a decay goes all but 1/e of what is left of its way; nothing for other curves.
  package var timeConstant: Double? {
    guard kind == .decay, case .spring(let spring, _) = pace else { return nil }
    return 1 / spring.initialVelocity
  }

  init(
    _ kind: Kind, of problem: CurveProblem, answer: LeastSquares.Answer, names: [String] = []
  ) {
    let shape = problem.shape
    let differences = problem.differences(answer.numbers)
    let line = problem.line(for: answer.numbers)
    let count = Double(differences.count)
    // What rests tells when it begins and ends, and no more than that.
    let telling = Double(problem.samples.shapingCount)
    let pace = shape.pace(answer.numbers)
    let (begin, duration) = shape.stretch(answer.numbers)
    freeCount = answer.numbers.count + 2
    let free = Double(freeCount)
    self.kind = kind
    self.pace = pace
    self.names = names
    self.begin = begin
    self.duration = duration ?? min(pace.naturalDuration ?? 60, 60)
    way = max(abs(line.way), 1e-9)
    start = line.start
    error = (differences.reduce(0) { $0 + $1 * $1 } / max(count, 1)).squareRoot()
    worst = (differences.map { abs($0) }.max() ?? 0)
    let floor = problem.samples.floor
    penalty =
      telling * PortableMath.log(answer.sum / max(telling, 1) + floor * floor)
      + free * PortableMath.log(max(telling, 2))
    uncertainty = Uncertainty(shape, CurveCertainty(problem, answer))
  }
}

extension CurveFit.Uncertainty {
  fileprivate init(_ shape: CurveShape, _ certainty: CurveCertainty) {
    let offs = certainty.offs
    curve = certainty.curve
    begin = offs[shape.begin]
    switch shape {
    case .spring, .launchedSpring:
      (response, dampingRatio) = (offs[0], offs[1])
      velocity = offs.count > 3 ? offs[3] : nil
    case .decay: timeConstant = offs[0]
    case .cubic, .easing: duration = offs[shape.begin + 1]
    case .knownSpring: break
    }
  }
}

/// Certainty with which the samples determine the curve.
private struct CurveCertainty {
  /// Typical distance of samples from the curve.
  let spread: Double
  /// By how much each number may be off; infinite where nothing says what it is.
  let offs: [Double]
  /// By how much of its way an easing may be off at some time.
  private(set) var curve: Double?

  /// Number of standard deviations that only one in a few hundred errors exceeds.
  static let deviations = 3.0

  /// The same where it is not known how far samples are off, but from so many of them beyond what a curve needs: as Student's
  /// distribution has it, by Cornish and Fisher.
  private static func deviations(beyond count: Double) -> Double {
    let (z, free) = (deviations, max(count, 1))
    let (cube, fifth) = (z * z * z, z * z * z * z * z)
    return z + (cube + z) / (4 * free)
      + (5 * fifth + 16 * cube + 3 * z) / (96 * free * free)
  }

  /// By how much the uncertainty grows because neighboring differences depend on each other, 1 at least.
  private static func dependence(_ differences: [Double]) -> Double {
    let square = differences.reduce(0) { $0 + $1 * $1 }
    guard differences.count > 4, square > 0 else { return 1 }
    let product = zip(differences, differences.dropFirst()).reduce(0) { $0 + $1.0 * $1.1 }
    let likeness = min(max(product / square, 0), 0.9)
    return ((1 + likeness) / (1 - likeness)).squareRoot()
  }

  init(_ problem: CurveProblem, _ answer: LeastSquares.Answer) {
    let free = Double(answer.numbers.count + 2)
    let own = problem.squares.differences(answer.numbers)
    let floor = problem.samples.floor
    // Before and behind a fade, a codec shows one picture for long, and errs in none of them.
    let kept =
      problem.samples.levels == nil ? 0..<problem.samples.times.count : problem.samples.shaping
    let sum = problem.samples.levels == nil ? answer.sum : kept.reduce(0) { $0 + own[$1] * own[$1] }
    let telling =
      problem.samples.levels == nil
      ? problem.samples.tellingCount : kept.count { problem.samples.slack[$0] == 0 }
    let spread = (sum / max(1, Double(telling) - free)).squareRoot()
    self.spread = spread
    let covariance = problem.rigid.covariance(
      at: answer.numbers, knowing: problem.unseen(spread))
    // What is off by more than measuring is, is off by chance, and by how much is known from the samples alone.
    let isUneven = problem.samples.isUneven
    let deviations =
      isUneven || spread > ProgressSamples.uneven * floor
      ? Self.deviations(beyond: Double(problem.samples.shapingCount) - free) : Self.deviations
    // Nothing that is measured from pixels is exact, and neighboring differences are alike: they say less than as many
    // that are not. The weights of samples at uneven times have it in them that measuring is off.
    let off = isUneven ? max(spread, floor) : (spread * spread + floor * floor).squareRoot()
    let dependent = off * Self.dependence(Array(own[kept]))
    let deviation = deviations * (isUneven ? off : spread)
    // Where something is fast, pictures at uneven times are farther off than elsewhere.
    let uneven = covariance.map { problem.rigid.spread(of: own, at: answer.numbers, $0) }
    offs =
      covariance.map { matrix in
        matrix.indices.map {
          deviations * max(dependent * matrix[$0][$0].squareRoot(), uneven?[$0] ?? 0)
        }
      } ?? answer.numbers.map { _ in .infinity }
    guard problem.shape.isEasing else { return }
    let band = covariance.map { deviation * problem.band(answer.numbers, $0) } ?? .infinity
    // At the limits of its numbers, the slopes of a cubic say nothing of how far it may be off.
    curve =
      band > CurveFinder.curveCertainty
      ? min(band, deviations * problem.wobble(answer.numbers, spread)) : band
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
  /// Number of times that samples are moved, and the steps in which the curve follows them.
  private static var trials: Int { 8 }
  private static var steps: Int { 20 }

  /// By how much of its way the curve is elsewhere as a rule, where that is most, when each sample is a little off.
  fileprivate func wobble(_ numbers: [Double], _ spread: Double) -> Double {
    let (begin, duration) = shape.stretch(numbers)
    guard let duration else { return 0 }
    let times = (0...Self.bandSteps).map {
      begin + duration * Double($0) / Double(Self.bandSteps)
    }
    func shares(_ numbers: [Double]) -> [Double] {
      let (begin, duration) = shape.stretch(numbers)
      let pace = shape.pace(numbers)
      return times.map { pace.share(at: $0 - begin, of: duration ?? 1) }
    }
    let own = shares(numbers)
    var squares = own.map { _ in 0.0 }
    for trial in 0..<Self.trials {
      let moved = CurveProblem(samples: samples.moved(by: spread, trial: trial), shape: shape)
      let other = shares(moved.solved(from: numbers, steps: Self.steps).numbers)
      for index in own.indices {
        squares[index] += (other[index] - own[index]) * (other[index] - own[index])
      }
    }
    return ((squares.max() ?? 0) / Double(Self.trials)).squareRoot()
  }
}

extension CurveShape {
  /// True if it has a duration of its own, unlike a spring.
  fileprivate var isEasing: Bool {
    switch self {
    case .cubic, .easing: true
    case .spring, .launchedSpring, .decay, .knownSpring: false
    }
  }
}
