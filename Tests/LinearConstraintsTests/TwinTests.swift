import SegueLinearConstraints
import Testing

@Suite("The solver against a twin that tries every corner in exact numbers")
struct TwinTests {
  @Test("Random systems have the same costs, the same values and the same ambiguities")
  func randomSystems() throws {
    var (determined, givenUp, ambiguous) = (0, 0, 0)
    for seed in 0..<400 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 1...3, using: &random)
      let system = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        random.constraint(over: count)
      }
      var solver = LinearSolver()
      let variables = solver.makeVariables(count)
      var kept: [WholeConstraint] = []
      for constraint in system {
        let id = try solver.add(constraint.of(variables))
        let isPossible =
          SlowTwin(variables: count, constraints: kept + [constraint]).best() != nil
        #expect(solver.isGivenUp(id) == !isPossible, "seed \(seed)")
        if isPossible { kept.append(constraint) } else { givenUp += 1 }
      }
      let twin = SlowTwin(variables: count, constraints: kept)
      let best = try #require(twin.best())
      expectSameCosts(solver, variables, kept, best, seed: seed)
      for (index, variable) in variables.enumerated() {
        let isDetermined = twin.isDetermined(index, at: best)
        #expect(solver.isDetermined(variable) == isDetermined, "seed \(seed)")
        if isDetermined {
          let error = solver.value(of: variable) - best.point[index].asDouble
          #expect(error.magnitude < 1e-9, "seed \(seed)")
        }
        if isDetermined { determined += 1 } else { ambiguous += 1 }
      }
    }
    // The systems are worth their time only if every case occurs often.
    #expect(determined > 200)
    #expect(ambiguous > 100)
    #expect(givenUp > 50)
  }

  @Test("Adding, removing and editing at random ends where a new solver begins")
  func randomHistories() throws {
    for seed in 1000..<1200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      let count = Int.random(in: 1...3, using: &random)
      var solver = LinearSolver()
      let variables = solver.makeVariables(count)
      var alive: [(id: Constraint.ID, constraint: WholeConstraint)] = []
      for _ in 0..<25 {
        switch alive.count < 2 ? 0 : Int.random(in: alive.count > 6 ? 1...2 : 0...2, using: &random)
        {
        case 0:
          let constraint = random.constraint(over: count)
          alive.append((try solver.add(constraint.of(variables)), constraint))
        case 1:
          let index = Int.random(in: alive.indices, using: &random)
          try solver.remove(alive.remove(at: index).id)
        default:
          for _ in 0..<Int.random(in: 1...2, using: &random) {
            let index = Int.random(in: alive.indices, using: &random)
            alive[index].constraint.constant = Int.random(in: -20...20, using: &random)
            try solver.setConstant(
              Double(alive[index].constraint.constant), of: alive[index].id)
          }
          try solver.update()
        }
      }
      let kept = alive.filter { !solver.isGivenUp($0.id) }.map(\.constraint)
      let best = try #require(SlowTwin(variables: count, constraints: kept).best(), "seed \(seed)")
      expectSameCosts(solver, variables, kept, best, seed: seed)
      expectProofs(solver, count, alive, seed: seed)
    }
  }

  private func expectSameCosts(
    _ solver: LinearSolver, _ variables: [LinearVariable], _ kept: [WholeConstraint],
    _ best: SlowTwin.Best, seed: UInt64
  ) {
    let priorities = Set(kept.map(\.priority)).sorted(by: >)
    #expect(priorities.count == best.costs.count)
    for (priority, cost) in zip(priorities, best.costs) {
      let sum = kept.filter { $0.priority == priority }.reduce(0.0) {
        $0 + $1.of(variables).violation(where: solver.value)
      }
      #expect((sum - cost.asDouble).magnitude < 1e-9, "seed \(seed), priority \(priority)")
    }
  }

  /// Each conflict has to be one, and one without which the rest would be none.
  private func expectProofs(
    _ solver: LinearSolver, _ count: Int,
    _ alive: [(id: Constraint.ID, constraint: WholeConstraint)],
    seed: UInt64
  ) {
    #expect(solver.conflicts.count == alive.count { solver.isGivenUp($0.id) }, "seed \(seed)")
    for conflict in solver.conflicts {
      let members = alive.filter { $0.id == conflict.givenUp || conflict.others.contains($0.id) }
      #expect(members.count == conflict.others.count + 1)
      let twin = SlowTwin(variables: count, constraints: members.map(\.constraint))
      #expect(twin.best() == nil, "seed \(seed)")
    }
  }
}
