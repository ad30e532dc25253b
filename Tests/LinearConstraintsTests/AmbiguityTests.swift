import SegueLinearConstraints
import Testing

@Suite("Ambiguities")
struct AmbiguityTests {
  @Test("A variable that nothing or only a bound constrains is ambiguous")
  func bounds() throws {
    var solver = LinearSolver()
    let (lonely, bounded, fixed) =
      (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(bounded)], .atLeast, constant: 10))
    try solver.add(Constraint([Term(fixed)], .equal, constant: 10))
    #expect([lonely, bounded, fixed].map(solver.isDetermined) == [false, false, true])
  }

  @Test("Two bounds that meet determine what is between them")
  func squeezed() throws {
    var solver = LinearSolver()
    let variable = solver.makeVariable()
    try solver.add(Constraint([Term(variable)], .atLeast, constant: 10))
    let roof = try solver.add(Constraint([Term(variable)], .atMost, constant: 11))
    #expect(!solver.isDetermined(variable))
    try solver.setConstant(10, of: roof)
    try solver.update()
    #expect(solver.isDetermined(variable))
    #expect(solver.value(of: variable) == 10)
  }

  @Test("Two equal wishes leave the split open, and a slightly stronger one decides it")
  func equalWishes() throws {
    var solver = LinearSolver()
    let widths = solver.makeVariables(2)
    try solver.add(Constraint(widths.map { Term($0) }, .equal, constant: 100))
    for width in widths {
      try solver.add(Constraint([Term(width)], .atMost, constant: 30, strength: Strength(250)))
    }
    #expect(widths.map(solver.isDetermined) == [false, false])
    try solver.add(Constraint([Term(widths[0])], .atMost, constant: 30, strength: Strength(251)))
    #expect(widths.map(solver.isDetermined) == [true, true])
    #expect(widths.map(solver.value) == [30, 70])
  }
}
