import SegueLinearConstraints

/// A constraint in whole numbers: one coefficient for each variable.
struct WholeConstraint: Hashable {
  var coefficients: [Int]
  var relation: Constraint.Relation
  var constant: Int
  var priority: Int

  func violation(at point: [Rational]) -> Rational {
    var excess = Rational(Int128(-constant))
    for (factor, value) in zip(coefficients, point) {
      excess = excess + Rational(Int128(factor)) * value
    }
    return switch relation {
    case .equal: excess.magnitude
    case .atMost: max(excess, 0)
    case .atLeast: max(0 - excess, 0)
    }
  }
}

/// The solver's slow twin: it tries every corner.
///
/// The constraints' borders and the planes on which a variable is 0 cut space into cells. The sum of
/// violations is linear in each of them, so one of their corners is a best solution if there is any.
struct SlowTwin {
  let variables: Int
  let constraints: [WholeConstraint]

  struct Best {
    /// The sums of violations, strongest first.
    var costs: [Rational]
    var point: [Rational]
  }

  private typealias Plane = (coefficients: [Rational], constant: Rational)

  /// The best solution, among those on a plane `x = value` if one is given; `nil` if there is none.
  func best(where fixed: (variable: Int, value: Rational)? = nil) -> Best? {
    var planes: [Plane] = constraints.map { constraint in
      (constraint.coefficients.map { Rational(Int128($0)) }, Rational(Int128(constraint.constant)))
    }
    planes += (0..<variables).map { (unit($0), 0) }
    var best: Best?
    choose(fixed.map { [(unit($0.variable), $0.value)] } ?? [], from: planes[...]) { point in
      guard let costs = costs(at: point) else { return }
      if best.map({ costs.lexicographicallyPrecedes($0.costs) }) ?? true {
        best = Best(costs: costs, point: point)
      }
    }
    return best
  }

  /// Whether a variable has the same value in all best solutions: they are convex, so a step off `best`
  /// shows it.
  func isDetermined(_ variable: Int, at best: Best) -> Bool {
    let step = Rational(1, over: 100_000)
    return [best.point[variable] + step, best.point[variable] - step].allSatisfy { value in
      self.best(where: (variable, value))?.costs != best.costs
    }
  }

  private func unit(_ variable: Int) -> [Rational] {
    (0..<variables).map { $0 == variable ? 1 : 0 }
  }

  /// `nil` where a required constraint is violated.
  private func costs(at point: [Rational]) -> [Rational]? {
    var sums: [Int: Rational] = [:]
    for constraint in constraints {
      let violation = constraint.violation(at: point)
      if constraint.priority == 1000, violation != 0 { return nil }
      sums[constraint.priority, default: 0] = sums[constraint.priority, default: 0] + violation
    }
    return sums.sorted { $0.key > $1.key }.map(\.value)
  }

  private func choose(
    _ chosen: [Plane], from rest: ArraySlice<Plane>, _ visit: ([Rational]) -> Void
  ) {
    if chosen.count == variables {
      if let point = intersection(of: chosen) { visit(point) }
      return
    }
    for index in rest.indices { choose(chosen + [rest[index]], from: rest[(index + 1)...], visit) }
  }

  private func intersection(of planes: [Plane]) -> [Rational]? {
    var rows = planes.map { $0.coefficients + [$0.constant] }
    for column in 0..<variables {
      guard let pivot = (column..<variables).first(where: { rows[$0][column] != 0 }) else {
        return nil
      }
      rows.swapAt(column, pivot)
      let divisor = rows[column][column]
      rows[column] = rows[column].map { $0 / divisor }
      for row in 0..<variables where row != column && rows[row][column] != 0 {
        let factor = rows[row][column]
        rows[row] = zip(rows[row], rows[column]).map { $0 - factor * $1 }
      }
    }
    return rows.map { $0[variables] }
  }
}
