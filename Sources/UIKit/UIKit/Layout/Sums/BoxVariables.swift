import SegueLinearConstraints

/// The unknowns of an item: where it is in its parent, and how large.
package struct BoxVariables: Sendable {
  let x: LinearVariable
  let y: LinearVariable
  let width: LinearVariable
  let height: LinearVariable

  init(in solver: inout LinearSolver) {
    x = solver.makeVariable()
    y = solver.makeVariable()
    width = solver.makeVariable()
    height = solver.makeVariable()
  }

  var all: [LinearVariable] { [x, y, width, height] }

  func start(_ axis: NSLayoutConstraint.Axis) -> LinearVariable { axis == .horizontal ? x : y }
  func length(_ axis: NSLayoutConstraint.Axis) -> LinearVariable {
    axis == .horizontal ? width : height
  }
}

/// A sum of multiples of unknowns and a number.
struct LinearSum {
  var terms: [Term] = []
  var constant = 0.0

  init(_ terms: [Term] = [], plus constant: Double = 0) {
    self.terms = terms
    self.constant = constant
  }

  init(_ variable: LinearVariable) { terms = [Term(variable)] }

  static func + (one: Self, other: Self) -> Self {
    LinearSum(one.terms + other.terms, plus: one.constant + other.constant)
  }

  static func + (sum: Self, number: Double) -> Self {
    LinearSum(sum.terms, plus: sum.constant + number)
  }

  static func - (one: Self, other: Self) -> Self { one + other * -1 }

  static func * (sum: Self, factor: Double) -> Self {
    LinearSum(
      sum.terms.map { Term($0.variable, times: $0.coefficient * factor) },
      plus: sum.constant * factor)
  }

  /// The constraint that this sum compares with 0.
  func constraint(
    _ relation: Constraint.Relation, priority: Double = 1000, isGiven: Bool = false
  ) -> Constraint {
    var result = Constraint(terms, relation, -constant, strength: Strength(priority))
    result.isGiven = isGiven
    return result
  }
}
