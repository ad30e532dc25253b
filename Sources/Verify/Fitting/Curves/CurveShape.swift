import SegueMotion

/// A family of curves that are told apart by a few numbers, the begin of the movement among them.
enum CurveShape {
  /// Response, damping ratio and begin of a spring at rest.
  case spring
  /// The same and the velocity at which the spring is set off, in ways per second.
  case launchedSpring
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
    case .cubic:
      return .easing(.cubicBezier(numbers[0], numbers[1], numbers[2], numbers[3]))
    case .easing(let easing): return .easing(easing)
    case .knownSpring(let spring): return .spring(spring)
    }
  }

  /// Returns the start of the curve with these numbers, and its duration where the numbers include it.
  func stretch(_ numbers: [Double]) -> (begin: Double, duration: Double?) {
    switch self {
    case .spring, .launchedSpring, .knownSpring: (numbers[begin], nil)
    case .cubic, .easing: (numbers[begin], numbers[begin + 1])
    }
  }
}
