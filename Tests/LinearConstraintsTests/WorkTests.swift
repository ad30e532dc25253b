import SegueLinearConstraints
import Testing

@Suite("Work, in pivots and entries")
struct WorkTests {
  @Test("A thousand views in a row take few pivots to lay out and none to move")
  func longChain() throws {
    var chain = Chain()
    for _ in 0..<1000 { try chain.append() }
    try chain.close(at: 100_000)
    #expect(chain.solver.pivots < 4 * 1000)
    let last = try #require(chain.rights.last)
    #expect((chain.solver.value(of: last) - 100_000).magnitude < 1e-6)
    let before = chain.solver.pivots
    for frame in 0..<10 { try chain.move(by: Double(frame)) }
    #expect(chain.solver.pivots - before <= 10)
  }

  @Test("Nested views take memory in proportion to their number")
  func nestedViews() throws {
    func entries(_ count: Int) throws -> Int {
      var solver = LinearSolver()
      let root = solver.makeVariable()
      try solver.add(Constraint([Term(root)], .equal, constant: 10_000))
      var parent = root
      for index in 0..<count {
        let width = solver.makeVariable()
        let left = solver.makeVariable()
        try solver.add(Constraint([Term(left)], .equal, constant: 1))
        try solver.add(
          Constraint([Term(left), Term(width), Term(parent, times: -1)], .atMost, constant: 0))
        try solver.add(Constraint([Term(width)], .equal, constant: 20, strength: Strength(250)))
        parent = index % 10 == 9 ? root : width
      }
      return solver.entryCount
    }
    let (small, large) = (try entries(100), try entries(1000))
    #expect(large <= 11 * small)
  }

  /// Views with a gap between them, a width of at least 0, and the wish to be 44 wide.
  private struct Chain {
    var solver = LinearSolver()
    var rights: [LinearVariable] = []
    private var start: Constraint.ID?

    mutating func append() throws {
      let (left, width, right) =
        (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
      try solver.add(Constraint([Term(width)], .atLeast, constant: 0))
      try solver.add(
        Constraint(
          [Term(right), Term(left, times: -1), Term(width, times: -1)], .equal, constant: 0))
      if let last = rights.last {
        try solver.add(Constraint([Term(left), Term(last, times: -1)], .equal, constant: 8))
      } else {
        start = try solver.add(Constraint([Term(left)], .equal, constant: 0))
      }
      try solver.add(Constraint([Term(width)], .atMost, constant: 44, strength: Strength(250)))
      try solver.add(Constraint([Term(width)], .atLeast, constant: 44, strength: Strength(750)))
      rights.append(right)
    }

    mutating func close(at end: Double) throws {
      guard let last = rights.last else { return }
      try solver.add(Constraint([Term(last)], .equal, constant: end))
    }

    mutating func move(by offset: Double) throws {
      guard let start else { return }
      try solver.setConstant(offset, of: start)
      try solver.update()
    }
  }
}
