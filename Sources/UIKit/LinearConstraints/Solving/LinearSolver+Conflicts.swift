extension LinearSolver {
  /// Returns `true` if a constraint does not act because it contradicts others.
  package func isGivenUp(_ id: Constraint.ID) -> Bool {
    record(id).marker == nil
  }

  /// Makes a constraint act; if it contradicts others, it is given up.
  mutating func engageOrGiveUp(_ id: Constraint.ID) throws(SolverError) {
    var proof = try engage(id)
    var withdrawn: [Constraint.ID] = []
    while let row = proof {
      let loser = giveUp(oneOf: members(of: row), preferring: [id])
      withdrawn += withdrawConflicts(among: [loser])
      proof = try rebuild()
    }
    try engageAgain(withdrawn)
  }

  /// Tries constraints once more that were given up, the oldest first.
  mutating func engageAgain(_ ids: [Constraint.ID]) throws(SolverError) {
    for id in bySerial(ids) where isGivenUp(id) { try engageOrGiveUp(id) }
  }

  /// The constraints that cannot hold together if a row cannot be brought into its bounds, oldest first.
  ///
  /// None of the symbols in the row can move it the right way, so the constraints behind these
  /// symbols, added up as the row does, say that a number is less than itself.
  func members(of row: Int) -> [Constraint.ID] {
    let symbols = tableau.rows[row].entries.map(\.symbol) + [tableau.basics[row]]
    return bySerial(symbols.compactMap { owner(of: $0) })
  }

  /// Gives up one constraint of a proof: the one that was changed last, or else the newest, and one that is
  /// given only if all are.
  mutating func giveUp(
    oneOf members: [Constraint.ID], preferring suspects: [Constraint.ID]
  ) -> Constraint.ID {
    let open = members.filter { !record($0).constraint.isGiven }
    let candidates = open.isEmpty ? members : open
    guard let loser = suspects.last(where: candidates.contains) ?? candidates.last else {
      preconditionFailure("a contradiction needs a constraint")
    }
    conflicts.append(Conflict(givenUp: loser, others: members.filter { $0 != loser }))
    records[loser.slot]?.marker = nil
    return loser
  }

  /// Takes back the conflicts that some constraints have a part in, and returns what was given up for them.
  mutating func withdrawConflicts(with changed: [Constraint.ID]) -> [Constraint.ID] {
    let isStale = { (conflict: Conflict) in
      changed.contains(conflict.givenUp) || conflict.others.contains(where: changed.contains)
    }
    let stale = conflicts.filter(isStale)
    conflicts.removeAll(where: isStale)
    return stale.map(\.givenUp)
  }

  /// Takes back the conflicts that rely on constraints that no longer act.
  mutating func withdrawConflicts(among losers: [Constraint.ID]) -> [Constraint.ID] {
    let isStale = { (conflict: Conflict) in conflict.others.contains(where: losers.contains) }
    let stale = conflicts.filter(isStale)
    conflicts.removeAll(where: isStale)
    return stale.map(\.givenUp)
  }

  /// Builds the tableau anew from the constraints that have not been given up, oldest first.
  ///
  /// Returns the row that proves another contradiction, if there is one.
  mutating func rebuild() throws(SolverError) -> Int? {
    tableau.removeAll()
    let engaged = records.indices.filter { records[$0]?.marker != nil }
    owners = []
    for id in bySerial(engaged.map { Constraint.ID(slot: $0) }) {
      if let row = try engage(id) { return row }
    }
    return nil
  }

  private func bySerial(_ ids: [Constraint.ID]) -> [Constraint.ID] {
    Set(ids).sorted { record($0).serial < record($1).serial }
  }
}
