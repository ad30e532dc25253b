import SegueLinearConstraints
import Testing

@Suite("Edits, and constraints that come and go")
struct EditingTests {
  @Test("Edits leave the values that a new solver finds, bit by bit, however many there were")
  func editsEqualRebuilding() throws {
    var edited = try Row()
    for frame in 0..<1000 { try edited.setGap(to: Double(frame) * 0.1 - 3.3) }
    try edited.setGap(to: 0.7)
    var fresh = try Row()
    try fresh.setGap(to: 0.7)
    #expect(edited.values == fresh.values)
    #expect(edited.values == [0.7, 100.7, 101.4])
  }

  @Test("Edits of what already holds in the same way take no pivots")
  func editsArePivotless() throws {
    var row = try Row()
    let before = row.solver.pivots
    for frame in 0..<100 { try row.setGap(to: Double(frame)) }
    #expect(row.solver.pivots == before)
  }

  @Test(
    "Adding and removing gives the values before, bit by bit", arguments: 0..<100 as Range<UInt64>)
  func addThenRemove(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var solver = LinearSolver()
    let variables = solver.makeVariables(3)
    // Each has a weak wish of its own, so that all values are determined.
    for (index, variable) in variables.enumerated() {
      let wish = Double(7 * index + 1)
      try solver.add(
        Constraint(
          [Term(variable)], .equal, constant: wish, strength: Strength(Double(50 - index))))
    }
    for _ in 0..<4 { try solver.add(random.constraint(over: 3).of(variables)) }
    let (before, conflicts) = (variables.map(solver.value), solver.conflicts)
    let id = try solver.add(random.constraint(over: 3).of(variables))
    try solver.remove(id)
    let after = variables.map(solver.value)
    for (old, new) in zip(before, after) { #expect((old - new).magnitude < 1e-9) }
    #expect(solver.conflicts == conflicts)
  }

  @Test("The same calls give the same bits")
  func determinism() throws {
    func run() throws -> [UInt64] {
      var random = SeededRandom(seed: 9)
      var solver = LinearSolver()
      let variables = solver.makeVariables(6)
      var ids: [Constraint.ID] = []
      for _ in 0..<60 {
        ids.append(try solver.add(random.constraint(over: 6).of(variables)))
        if ids.count > 12 {
          try solver.remove(ids.remove(at: Int.random(in: ids.indices, using: &random)))
        }
      }
      return variables.map { solver.value(of: $0).bitPattern }
    }
    #expect(try run() == run())
  }

  @Test("What has gone leaves nothing behind")
  func memory() throws {
    var solver = LinearSolver()
    let variables = solver.makeVariables(3)
    for round in 0..<200 {
      var random = SeededRandom(seed: UInt64(round))
      let extra = solver.makeVariable()
      let ids = try (0..<5).map { _ in
        try solver.add(random.constraint(over: 4).of(variables + [extra]))
      }
      for id in ids { try solver.remove(id) }
      try solver.dropVariable(extra)
      #expect(solver.entryCount == 0)
      #expect(solver.constraintCount == 0)
    }
  }

  /// A gap, a box of 100 and another gap.
  private struct Row {
    var solver = LinearSolver()
    private var edges: [LinearVariable] = []
    private var steps: [Constraint.ID] = []
    var values: [Double] { edges.map(solver.value) }

    init() throws {
      for length in [1.0, 100, 1] {
        let edge = solver.makeVariable()
        let before = edges.last.map { [Term($0, times: -1)] } ?? []
        steps.append(try solver.add(Constraint([Term(edge)] + before, .equal, constant: length)))
        edges.append(edge)
      }
    }

    mutating func setGap(to gap: Double) throws {
      for id in [steps[0], steps[2]] { try solver.setConstant(gap, of: id) }
      try solver.update()
    }
  }
}
