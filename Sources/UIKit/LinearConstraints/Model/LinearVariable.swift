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
