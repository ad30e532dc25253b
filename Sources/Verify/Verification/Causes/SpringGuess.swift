import SegueMotion

/// A number of a spring that may have been another, and the spring with it.
struct SpringGuess {
  /// Name of the parameter in scene files.
  let name: String
  /// Current value of the parameter.
  let value: Double
  /// Candidate values to try.
  let guess: Guess
  /// The spring with another number; `nil` for a number that no spring has.
  let pace: (Double) -> TimingCurve?

  /// The numbers of a spring that people change.
  static func all(of spring: Spring, _ sampling: SpringSampling) -> [SpringGuess] {
    if let end = sampling.end {
      return sampling.endsAs == .uiKit ? [ratio(ofFitted: spring, end)] : []
    }
    return [
      ratio(of: spring, sampling), period(of: spring, sampling), stiffness(of: spring, sampling),
    ]
  }

  private static let fine = [0.1, 0.05, 0.01, 0.005, 0.001, 0.0001]
  private static let coarse = [50, 10, 5, 1, 0.5, 0.1, 0.01]

  /// The damping, by the name that makes the plainer number.
  private static func ratio(of spring: Spring, _ sampling: SpringSampling) -> SpringGuess {
    if isPlain(spring.dampingRatio) || !isPlain(spring.damping) {
      return SpringGuess(
        name: "dampingRatio", value: spring.dampingRatio,
        guess: .even(0.05, 2, step: 0.05, units: fine)
      ) { spring.with(ratio: $0, frequency: spring.angularFrequency).map { .spring($0, sampling) } }
    }
    return SpringGuess(
      name: "damping", value: spring.damping, guess: .around(spring.damping, units: coarse)
    ) { damping in
      spring.with(
        ratio: damping / (2 * spring.angularFrequency), frequency: spring.angularFrequency
      ).map { .spring($0, sampling) }
    }
  }

  /// The damping of a spring that is made to fit a duration.
  private static func ratio(ofFitted spring: Spring, _ end: Double) -> SpringGuess {
    SpringGuess(
      name: "dampingRatio", value: spring.dampingRatio,
      guess: .even(0.05, 1, step: 0.05, units: fine)
    ) { ratio in
      let fit = try? SpringFit(
        duration: end, dampingRatio: ratio, initialVelocity: spring.initialVelocity)
      return fit.map { .spring($0) }
    }
  }

  /// Returns a guess for the spring's period at the same damping ratio, under the name that gives the rounder
  /// number.
  private static func period(of spring: Spring, _ sampling: SpringSampling) -> SpringGuess {
    func pace(_ frequency: Double) -> TimingCurve? {
      spring.with(ratio: spring.dampingRatio, frequency: frequency).map { .spring($0, sampling) }
    }
    let milliseconds = spring.duration * 1000
    if isPlain(milliseconds) || !isPlain(spring.stiffness) {
      return SpringGuess(
        name: "response", value: milliseconds, guess: .around(milliseconds, units: coarse)
      ) { pace(2 * .pi / ($0 / 1000)) }
    }
    return SpringGuess(
      name: "stiffness", value: spring.stiffness, guess: .around(spring.stiffness, units: coarse)
    ) { pace($0.squareRoot()) }
  }

  /// Returns a guess for the spring's stiffness at the same damping.
  private static func stiffness(of spring: Spring, _ sampling: SpringSampling) -> SpringGuess {
    SpringGuess(
      name: "stiffness", value: spring.stiffness, guess: .around(spring.stiffness, units: coarse)
    ) { stiffness in
      let frequency = stiffness.squareRoot()
      return spring.with(ratio: spring.damping / (2 * frequency), frequency: frequency)
        .map { .spring($0, sampling) }
    }
  }

  /// Returns `true` if the number is round enough to have been written by a person.
  private static func isPlain(_ number: Double) -> Bool {
    (number * 1000 - (number * 1000).rounded()).magnitude < 1e-6
  }
}

extension Spring {
  /// The spring with other numbers, and everything else as it is.
  fileprivate func with(ratio: Double, frequency: Double) -> Spring? {
    var spring = try? Spring(response: 2 * .pi / frequency, dampingFraction: ratio)
    spring?.allowsOverdamping = allowsOverdamping
    return try? spring?.launched(at: initialVelocity)
  }
}
