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
    _ terms: [Term], _ relation: Relation, _ constant: Double, strength: Strength = .required
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

/// The name of a constraint within its solver, until it is removed.
package struct ConstraintID: Hashable, Comparable, Sendable {
  let slot: Int

  package static func < (one: ConstraintID, other: ConstraintID) -> Bool { one.slot < other.slot }
}
