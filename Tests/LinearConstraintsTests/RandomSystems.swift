import SegueLinearConstraints

/// SplitMix64.
struct SeededRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

extension SeededRandom {
  mutating func constraint(over variables: Int) -> WholeConstraint {
    var coefficients = (0..<variables).map { _ in Int.random(in: -2...2, using: &self) }
    if coefficients.allSatisfy({ $0 == 0 }) { coefficients[0] = 1 }
    let relations: [Constraint.Relation] = [.atMost, .equal, .equal, .atLeast]
    let priorities = [1000, 1000, 750, 500, 250]
    return WholeConstraint(
      coefficients: coefficients,
      relation: relations[Int.random(in: 0..<4, using: &self)],
      constant: Int.random(in: -20...20, using: &self),
      priority: priorities[Int.random(in: 0..<5, using: &self)])
  }
}

extension WholeConstraint {
  func of(_ variables: [LinearVariable]) -> Constraint {
    let terms = zip(coefficients, variables).filter { $0.0 != 0 }.map {
      Term($0.1, times: Double($0.0))
    }
    return Constraint(
      terms, relation, constant: Double(constant), strength: Strength(Double(priority)))
  }
}

extension LinearSolver {
  mutating func makeVariables(_ count: Int) -> [LinearVariable] {
    (0..<count).map { _ in makeVariable() }
  }
}
