/// Finds the values that satisfy linear constraints, the stronger ones first, and keeps them found while
/// constraints come, go and change: the Cassowary algorithm.
///
/// Laws:
/// - Required constraints hold. One that contradicts others is given up as a whole, is named in
///   `conflicts`, and comes back by itself when one of the others is removed or edited.
/// - No constraint is violated more for the sake of weaker ones, however many there are. Within a strength
///   the sum of violations is least.
/// - The same calls in the same order give the same values, bit by bit.
/// - Numbers are `Double`. Values are sums of constants, each multiplied once, freed of the noise in their
///   last bits; no value is rounded to pixels.
///
/// Memory is linear in the entries of the tableau, `entryCount`. A variable that depends on n others has n
/// of them: of trees of views that is a small multiple of the views, of a chain of n views in one row n².
package struct LinearSolver: Sendable {
  /// A constraint and its symbols.
  struct Record: Sendable {
    var constraint: Constraint
    /// Counts what was added before: the order in which everything is built anew.
    var serial: Int
    /// The slack of an inequality, the excess of an equality; `nil` if the constraint is given up.
    var marker: Int?
    /// By how much a constraint that is not required is missed, on the side that the marker leaves.
    var miss: Int?
  }

  /// Limits of the solver.
  package let limits: Limits

  /// The contradictions that stand, in the order in which they were found.
  package internal(set) var conflicts: [Conflict] = []

  var tableau = Tableau()
  var records: [Record?] = []
  var unusedSlots: [Int] = []
  /// Constraints that have been edited since all bounds held, oldest first.
  var edited: [Constraint.ID] = []
  /// Number of constraints ever added.
  private(set) var serial = 0
  /// The constraint that a marker or a miss belongs to, by symbol.
  var owners: [Constraint.ID?] = []

  /// A solver without constraints.
  package init(limits: Limits = Limits()) {
    self.limits = limits
  }

  /// Number of basis exchanges so far: the measure of work.
  package var pivots: Int { tableau.pivots }

  /// Number of stored coefficients.
  package var entryCount: Int { tableau.entryCount }

  /// Number of constraints, including those given up.
  package var constraintCount: Int { records.count - unusedSlots.count }

  /// The constraint with a name.
  package func constraint(_ id: Constraint.ID) -> Constraint {
    record(id).constraint
  }

  func record(_ id: Constraint.ID) -> Record {
    guard records.indices.contains(id.slot), let record = records[id.slot] else {
      preconditionFailure("there is no such constraint")
    }
    return record
  }

  func owner(of symbol: Int) -> Constraint.ID? {
    symbol < owners.count ? owners[symbol] : nil
  }

  mutating func setOwner(_ owner: Constraint.ID?, of symbol: Int) {
    while owners.count <= symbol { owners.append(nil) }
    owners[symbol] = owner
  }

  /// A place in the list for a new constraint.
  mutating func keep(_ constraint: Constraint) -> Constraint.ID {
    serial += 1
    let record = Record(constraint: constraint, serial: serial)
    if let slot = unusedSlots.popLast() {
      records[slot] = record
      return Constraint.ID(slot: slot)
    }
    records.append(record)
    return Constraint.ID(slot: records.count - 1)
  }
}

// Variables.
extension LinearSolver {
  /// A new variable that nothing constrains, with the value 0.
  package mutating func makeVariable() -> LinearVariable {
    LinearVariable(symbol: tableau.makeSymbol(.free))
  }

  /// Forgets a variable that no constraint mentions any more.
  package mutating func dropVariable(_ variable: LinearVariable) throws(SolverError) {
    guard tableau.rowOfSymbol[variable.symbol] == nil else { throw .variableInUse }
    tableau.clearColumn(of: variable.symbol)
    tableau.dropSymbol(variable.symbol)
  }

  /// The value of a variable; 0 if nothing constrains it.
  ///
  /// Edits count only after `update()`. A third of 300 is 100 here, whatever 1/3 is as a `Double`: see `denoised`.
  package func value(of variable: LinearVariable) -> Double {
    Self.denoised(tableau.value(of: variable.symbol))
  }

  /// A value without the noise of rounding.
  ///
  /// What is within a ten-billionth of a multiple of 1/14400 is that fraction. These are the halves to 64ths, the thirds, sixths and ninths, and all that has two decimals.
  private static func denoised(_ value: Double) -> Double {
    let fraction = (value * 14400).rounded() / 14400
    return (fraction - value).magnitude < 1e-10 ? fraction : value
  }
}

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
    do throws(SolverError) {
      try probe.minimizeCost(limit: limits.pivots)
    } catch {
      // Nothing stops it.
      return true
    }
    let distance = probe.value(of: variable.symbol) - tableau.value(of: variable.symbol)
    return distance * direction > 10 * Tableau.Tolerance.length
  }
}

extension LinearSolver {
  /// Changes the right side of a constraint; values follow with the next `update()`, or with whatever is
  /// added or removed next.
  ///
  /// Several edits between two updates count as one, so that they may contradict each other in between.
  package mutating func setConstant(
    _ constant: Double, of id: Constraint.ID
  ) throws(SolverError) {
    guard constant.isFinite else { throw .notFinite }
    let record = record(id)
    guard record.constraint.constant != constant else { return }
    records[id.slot]?.constraint.constant = constant
    edited.append(id)
    guard let marker = record.marker else { return }
    let sign: Double = record.constraint.relation == .atMost ? -1 : 1
    tableau.setOffset(sign * constant, of: marker)
  }

  /// Finds the best values after edits.
  package mutating func update() throws(SolverError) {
    guard !edited.isEmpty else { return }
    let changed = edited
    edited = []
    var withdrawn = withdrawConflicts(with: changed)
    var proof = try tableau.restoreBounds(limit: limits.pivots)
    while let row = proof {
      let loser = giveUp(oneOf: members(of: row), preferring: changed)
      withdrawn += withdrawConflicts(among: [loser])
      proof = try rebuild()
    }
    try engageAgain(withdrawn)
  }

  /// Removes a constraint and finds the best values again.
  package mutating func remove(_ id: Constraint.ID) throws(SolverError) {
    try update()
    let record = record(id)
    if let marker = record.marker {
      chargeMisses(of: id, times: -1)
      release(marker)
      if let miss = record.miss { release(miss) }
      try tableau.minimizeCost(limit: limits.pivots)
    }
    let withdrawn = withdrawConflicts(with: [id]).filter { $0 != id }
    records[id.slot] = nil
    unusedSlots.append(id.slot)
    try engageAgain(withdrawn)
  }

  /// Takes a symbol out of the tableau together with one equation, which held it.
  private mutating func release(_ symbol: Int) {
    if tableau.rowOfSymbol[symbol] == nil, let row = rowToLeave(for: symbol) {
      tableau.pivot(row, to: symbol)
    }
    if let row = tableau.rowOfSymbol[symbol] { tableau.dropRow(row) }
    tableau.clearColumn(of: symbol)
    tableau.dropSymbol(symbol)
    setOwner(nil, of: symbol)
  }

  /// The row that can be given away for a symbol without another one leaving its bounds: the symbol may
  /// become negative, because it goes with the row.
  private func rowToLeave(for symbol: Int) -> Int? {
    tableau.firstAtZero(symbol) { kind, _ in kind == .fixed }
      ?? tableau.firstAtZero(symbol) { kind, _ in kind == .restricted }
      ?? tableau.columns[symbol].first
  }
}

extension LinearSolver {
  /// Limits of a solver.
  package struct Limits: Hashable, Sendable {
    /// Maximum number of constraints at a time.
    package var constraints: Int

    /// Maximum number of basis exchanges that one change may take.
    package var pivots: Int

    /// Limits that no layout reaches and that end what would not end in sensible time.
    package init(constraints: Int = 200_000, pivots: Int = 200_000) {
      self.constraints = constraints
      self.pivots = pivots
    }
  }
}
