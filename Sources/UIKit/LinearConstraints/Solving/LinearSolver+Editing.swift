extension LinearSolver {
  /// Changes the right side of a constraint; values follow with the next `update()`, or with whatever is
  /// added or removed next.
  ///
  /// Several edits between two updates count as one, so that they may contradict each other in between.
  package mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(SolverFailure) {
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
  package mutating func update() throws(SolverFailure) {
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
  package mutating func remove(_ id: ConstraintID) throws(SolverFailure) {
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
