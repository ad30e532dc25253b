// The two ways to the best values. Ties go to the symbol that is older, in both of them, which is Bland's
// rule: no basis comes twice, and so neither can run forever.
extension Tableau {
  /// Lets symbols grow that lower the cost until there are none, while all bounds hold.
  mutating func minimizeCost(limit: Int) throws(SolverError) {
    let start = pivots
    while let entering = attractive.first {
      guard pivots - start < limit else { throw .tooManyPivots(limit: limit) }
      guard let row = firstBlocked(by: entering) else { throw .lostPrecision }
      pivot(row, to: entering)
    }
  }

  /// Brings basic symbols back into their bounds while the cost stays least.
  ///
  /// Returns a row that cannot be brought back, if there is one: the proof of a contradiction.
  mutating func restoreBounds(limit: Int) throws(SolverError) -> Int? {
    let start = pivots
    while let leaving = infeasible.first, let row = rowOfSymbol[leaving] {
      guard pivots - start < limit else { throw .tooManyPivots(limit: limit) }
      guard let entering = cheapest(in: row, growing: constants[row] < 0) else { return row }
      pivot(row, to: entering)
    }
    return nil
  }

  /// The symbol of a row that moves the row's value up, or down, at the least cost.
  func cheapest(in row: Int, growing isGrowing: Bool) -> Int? {
    var best: (symbol: Int, cost: Cost)?
    for entry in rows[row].entries where kinds[entry.symbol] == .restricted {
      let gain = isGrowing ? entry.coefficient : -entry.coefficient
      guard gain > 0 else { continue }
      let cost = costs[entry.symbol].divided(by: gain)
      if best.map({ cost.isLess(than: $0.cost) }) ?? true { best = (entry.symbol, cost) }
    }
    return best?.symbol
  }

  /// The row whose symbol is the first to reach 0 while `entering` grows.
  private func firstBlocked(by entering: Int) -> Int? {
    firstAtZero(entering) { kind, coefficient in kind == .restricted && coefficient < 0 }
  }

  /// The row among those chosen whose symbol is the first to reach 0 while another one moves.
  func firstAtZero(_ moving: Int, where isChosen: (Kind, Double) -> Bool) -> Int? {
    var best: (row: Int, distance: Double)?
    for row in columns[moving] {
      let coefficient = rows[row][moving]
      guard isChosen(kinds[basics[row]], coefficient) else { continue }
      let distance = max(constants[row], 0) / coefficient.magnitude
      guard let rival = best else {
        best = (row, distance)
        continue
      }
      let isTie = (distance - rival.distance).magnitude <= SolverTolerance.length / 10
      if isTie ? basics[row] < basics[rival.row] : distance < rival.distance {
        best = (row, distance)
      }
    }
    return best?.row
  }
}
