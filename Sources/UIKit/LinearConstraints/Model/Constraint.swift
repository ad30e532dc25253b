/// A linear equality or inequality: the sum of the terms stands in a relation to a constant.
package struct Constraint: Hashable, Sendable {
  /// Relations between the sum of the terms and the constant.
  package enum Relation: Hashable, Sendable {
    /// The sum is at most the constant.
    case atMost
    /// The sum is the constant.
    case equal
    /// The sum is at least the constant.
    case atLeast
  }

  /// The left side; a variable may occur more than once.
  package var terms: [Term]

  /// Relation of the left side to the right one.
  package var relation: Relation

  /// The right side.
  package var constant: Double

  /// Strength of the constraint.
  package var strength: Strength

  /// True if others are given up rather than this one, where it contradicts them: a value that a program cannot
  /// be wrong about, such as the size of a window.
  package var isGiven = false

  /// The constraint `terms relation constant`.
  package init(
    _ terms: [Term], _ relation: Relation, constant: Double, strength: Strength = .required
  ) {
    self.terms = terms
    self.relation = relation
    self.constant = constant
    self.strength = strength
  }

  /// Returns the amount by which values violate the constraint; 0 where they satisfy it.
  package func violation(where value: (LinearVariable) -> Double) -> Double {
    var excess = -constant
    for term in terms { excess += term.coefficient * value(term.variable) }
    return switch relation {
    case .equal: excess.magnitude
    case .atMost: max(excess, 0)
    case .atLeast: max(-excess, 0)
    }
  }

  var isFinite: Bool { constant.isFinite && terms.allSatisfy(\.coefficient.isFinite) }
}

extension Constraint {
  /// The name of a constraint within its solver, until it is removed.
  package struct ID: Hashable, Comparable, Sendable {
    let slot: Int

    package static func < (one: ID, other: ID) -> Bool { one.slot < other.slot }
  }
}

/// An unknown of a solver: a number that its constraints determine, or fail to.
package struct LinearVariable: Hashable, Sendable {
  let symbol: Int
}

/// A multiple of a variable.
package struct Term: Hashable, Sendable {
  /// Variable that is multiplied.
  package var variable: LinearVariable

  /// Factor of the variable.
  package var coefficient: Double

  /// A multiple of `variable`.
  package init(_ variable: LinearVariable, times coefficient: Double = 1) {
    self.variable = variable
    self.coefficient = coefficient
  }
}

/// Strength of a constraint, from 0 to 1000 as UIKit's priorities.
///
/// Strengths are an order and not a weight: no number of weaker constraints outweighs a stronger one.
/// Constraints of one strength share the damage such that the sum of their violations is least.
package struct Strength: Hashable, Comparable, Sendable {
  /// UIKit's number; whatever lies outside its range counts as its end.
  package let priority: Double

  /// The strength with UIKit's number; what is no number is as weak as can be.
  package init(_ priority: Double) {
    self.priority = priority.isNaN ? 0 : min(max(priority, 0), 1000)
  }

  /// Holds, or is given up as a whole.
  package static let required = Strength(1000)

  /// True if a violation is a contradiction rather than a cost.
  package var isRequired: Bool { priority >= 1000 }

  package static func < (one: Strength, other: Strength) -> Bool { one.priority < other.priority }
}
