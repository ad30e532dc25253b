extension LinearSolver {
  /// Returns `true` if the constraints leave a variable only one value, of all that are equally good.
  ///
  /// A symbol that costs something is 0 in every best solution, and so is a fixed one: a variable that
  /// depends on such symbols alone is determined. If it depends on one that is free, it is not. If it
  /// depends on one that costs nothing but is kept at 0 by others, a copy of the tableau tries to move it.
  package func isDetermined(_ variable: LinearVariable) -> Bool {
    guard let row = tableau.rowOfSymbol[variable.symbol] else { return false }
    var isCertain = true
    for entry in tableau.rows[row].entries {
      switch tableau.kinds[entry.symbol] {
      case .free: return false
      case .fixed: continue
      case .restricted: isCertain = isCertain && tableau.costs[entry.symbol].isPositive
      }
    }
    return isCertain || !canMove(variable, by: 1) && !canMove(variable, by: -1)
  }

  /// Returns `true` if another best solution has a larger value, or a smaller one where `direction` is -1.
  private func canMove(_ variable: LinearVariable, by direction: Double) -> Bool {
    var probe = tableau
    // Weaker than anything that a constraint may cost, so that all other costs stay least.
    probe.addCost(Cost(priority: -1), times: -direction, to: variable.symbol)
    do throws(SolverFailure) {
      try probe.minimizeCost(limit: limits.pivots)
    } catch {
      // Nothing stops it.
      return true
    }
    let distance = probe.value(of: variable.symbol) - tableau.value(of: variable.symbol)
    return distance * direction > 10 * SolverTolerance.length
  }
}
