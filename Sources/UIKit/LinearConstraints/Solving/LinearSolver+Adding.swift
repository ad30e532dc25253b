extension LinearSolver {
  /// Adds a constraint and finds the best values again.
  ///
  /// If it is required and contradicts others, it is given up; see `conflicts`.
  @discardableResult
  package mutating func add(_ constraint: Constraint) throws(SolverError) -> Constraint.ID {
    guard constraint.isFinite else { throw .notFinite }
    guard constraintCount < limits.constraints else {
      throw .tooManyConstraints(limit: limits.constraints)
    }
    try update()
    let id = keep(constraint)
    try engageOrGiveUp(id)
    return id
  }

  /// Makes a constraint act and finds the best values, or returns the row that proves a contradiction and
  /// leaves the tableau to be built anew.
  mutating func engage(_ id: Constraint.ID) throws(SolverError) -> Int? {
    let sum = sumWithSymbols(of: id)
    if let free = easiestFree(in: sum) {
      tableau.insert(sum, solvedFor: free)
      chargeMisses(of: id, times: 1)
    } else if record(id).constraint.strength.isRequired {
      insertRequired(id, sum)
      if let row = try tableau.restoreBounds(limit: limits.pivots) { return row }
    } else {
      insertMissable(id, sum)
    }
    try tableau.minimizeCost(limit: limits.pivots)
    return nil
  }

  /// The equation of a constraint, `terms - sign × marker + sign × miss = 0`, in symbols that are not
  /// basic.
  ///
  /// The constant is the offset of the marker.
  private mutating func sumWithSymbols(of id: Constraint.ID) -> Row {
    let constraint = record(id).constraint
    let isEquality = constraint.relation == .equal
    let sign: Double = constraint.relation == .atMost ? -1 : 1
    var sum = Row()
    for term in constraint.terms { sum.add(term.variable.symbol, times: term.coefficient) }
    sum = tableau.expanded(sum)
    let isRequired = constraint.strength.isRequired
    let marker = tableau.makeSymbol(isEquality && isRequired ? .fixed : .restricted)
    setOwner(id, of: marker)
    records[id.slot]?.marker = marker
    tableau.setOffset(sign * constraint.constant, of: marker)
    sum.add(marker, times: -sign)
    if !isRequired {
      let miss = tableau.makeSymbol(.restricted)
      setOwner(id, of: miss)
      records[id.slot]?.miss = miss
      sum.add(miss, times: sign)
    }
    return sum
  }

  /// The variable to solve for: one that occurs nowhere else, or else the one with the largest
  /// coefficient, by which division is safest.
  private func easiestFree(in sum: Row) -> Int? {
    func ease(_ entry: Entry) -> (Int, Double) {
      (tableau.columns[entry.symbol].isEmpty ? 1 : 0, entry.coefficient.magnitude)
    }
    var best: Entry?
    for entry in sum.entries where tableau.kinds[entry.symbol] == .free {
      if best.map({ ease(entry) > ease($0) }) ?? true { best = entry }
    }
    return best?.symbol
  }

  /// A required constraint whose variables all depend on others already: its own marker becomes basic, and
  /// what lies outside its bounds then moves back.
  private mutating func insertRequired(_ id: Constraint.ID, _ sum: Row) {
    guard let marker = record(id).marker else { return }
    tableau.insert(sum, solvedFor: marker)
    guard tableau.kinds[marker] == .fixed, let row = tableau.rowOfSymbol[marker] else { return }
    // A fixed symbol must not stay basic beside symbols that can move, not even at 0.
    let constant = tableau.constants[row]
    let isMet = constant.magnitude <= Tableau.Tolerance.length
    let entering =
      tableau.cheapest(in: row, growing: constant < 0)
      ?? (isMet ? tableau.cheapest(in: row, growing: constant >= 0) : nil)
    if let entering { tableau.pivot(row, to: entering) }
  }

  /// A constraint that may be missed: whichever of its two symbols is positive becomes basic.
  private mutating func insertMissable(_ id: Constraint.ID, _ sum: Row) {
    guard let marker = record(id).marker, let miss = record(id).miss else { return }
    var excess = 0.0
    for entry in sum.entries { excess += entry.coefficient * tableau.offsets[entry.symbol] }
    // The sum is 0 with the marker and the miss; without both it is what the marker would have to be.
    let value = -excess / sum[marker]
    tableau.insert(sum, solvedFor: value >= 0 ? marker : miss)
    chargeMisses(of: id, times: 1)
  }

  /// Makes the violation of a constraint cost something, or takes that back with a factor of -1.
  mutating func chargeMisses(of id: Constraint.ID, times factor: Double) {
    let record = record(id)
    guard let marker = record.marker, let miss = record.miss else { return }
    let cost = Cost(priority: record.constraint.strength.priority)
    tableau.addCost(cost, times: factor, to: miss)
    if record.constraint.relation == .equal { tableau.addCost(cost, times: factor, to: marker) }
  }
}
