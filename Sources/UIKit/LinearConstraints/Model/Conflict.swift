/// Required constraints that no values satisfy together, and the one that was given up for it.
package struct Conflict: Hashable, Sendable {
  /// The constraint that does not act until one of the others changes.
  package let givenUp: Constraint.ID

  /// The others; all of them, with the one given up, are the proof, and none holds no matter what.
  package let others: [Constraint.ID]

  /// A contradiction of one constraint with others.
  package init(givenUp: Constraint.ID, others: [Constraint.ID]) {
    self.givenUp = givenUp
    self.others = others
  }
}

/// Reasons why a solver refuses to go on.
package enum SolverError: Error, Hashable, Sendable {
  /// A coefficient or constant is infinite or no number.
  case notFinite
  /// There are as many constraints as the limits allow.
  case tooManyConstraints(limit: Int)
  /// One change took more pivots than the limits allow; the values are not the best ones.
  case tooManyPivots(limit: Int)
  /// A variable is to be forgotten that a constraint still mentions.
  case variableInUse
  /// Rounding has left a system that looks boundless, which no system of constraints is.
  case lostPrecision
}
