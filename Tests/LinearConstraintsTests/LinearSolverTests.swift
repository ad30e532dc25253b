import SegueLinearConstraints
import Testing

@Suite("Layouts in closed form")
struct LinearSolverTests {
  @Test("A chain of widths and gaps ends where their sum does")
  func chain() throws {
    var solver = LinearSolver()
    let lefts = solver.makeVariables(4)
    try solver.add(Constraint([Term(lefts[0])], .equal, constant: 16))
    for (left, next) in zip(lefts, lefts.dropFirst()) {
      try solver.add(Constraint([Term(next), Term(left, times: -1)], .equal, constant: 44.5))
    }
    #expect(lefts.map(solver.value) == [16, 60.5, 105, 149.5])
  }

  @Test("Thirds of a width are exact where their product is")
  func thirds() throws {
    var solver = LinearSolver()
    let whole = solver.makeVariable()
    let parts = solver.makeVariables(3)
    try solver.add(Constraint([Term(whole)], .equal, constant: 300))
    try solver.add(
      Constraint(parts.map { Term($0) } + [Term(whole, times: -1)], .equal, constant: 0))
    for part in parts.dropFirst() {
      try solver.add(Constraint([Term(part), Term(parts[0], times: -1)], .equal, constant: 0))
    }
    #expect(parts.map(solver.value) == [100, 100, 100])
  }

  @Test("An aspect ratio fits into a box: as wide as possible, no higher than the box")
  func aspectFit() throws {
    var solver = LinearSolver()
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(Constraint([Term(width), Term(height, times: -1.5)], .equal, constant: 0))
    try solver.add(Constraint([Term(width)], .atMost, constant: 320))
    let tallest = try solver.add(Constraint([Term(height)], .atMost, constant: 100))
    try solver.add(Constraint([Term(width)], .equal, constant: 320, strength: Strength(750)))
    #expect(solver.value(of: width) == 150)
    #expect(solver.value(of: height) == 100)
    try solver.setConstant(400, of: tallest)
    try solver.update()
    #expect(solver.value(of: width) == 320)
    #expect((solver.value(of: height) - 320 / 1.5).magnitude < 1e-12)
  }

  @Test(
    "Of two labels in a row, the one that hugs less grows and the one that resists less shrinks",
    arguments: [(300.0, 60.0, 232.0), (120, 60, 52), (58, 50, 0)])
  func huggingAndResistance(total: Double, first: Double, second: Double) throws {
    var solver = LinearSolver()
    let widths = solver.makeVariables(2)
    try solver.add(Constraint(widths.map { Term($0) }, .equal, constant: total - 8))
    for width in widths { try solver.add(Constraint([Term(width)], .atLeast, constant: 0)) }
    let intrinsic = [60.0, 90]
    for (index, width) in widths.enumerated() {
      let (hugging, resistance) = index == 0 ? (251.0, 751.0) : (250, 750)
      try solver.add(
        Constraint([Term(width)], .atMost, constant: intrinsic[index], strength: Strength(hugging)))
      try solver.add(
        Constraint(
          [Term(width)], .atLeast, constant: intrinsic[index], strength: Strength(resistance)))
    }
    #expect(widths.map(solver.value) == [first, second])
  }

  @Test("One constraint outweighs a thousand weaker ones, by however little it is stronger")
  func strengthsAreAnOrder() throws {
    var solver = LinearSolver()
    let variable = solver.makeVariable()
    for _ in 0..<1000 {
      try solver.add(Constraint([Term(variable)], .equal, constant: 100, strength: Strength(500)))
    }
    #expect(solver.value(of: variable) == 100)
    let stronger = try solver.add(
      Constraint([Term(variable)], .equal, constant: 3, strength: Strength(500.001)))
    #expect(solver.value(of: variable) == 3)
    try solver.remove(stronger)
    #expect(solver.value(of: variable) == 100)
  }

  @Test("A circle of constraints that agree has the values of its parts")
  func circle() throws {
    var solver = LinearSolver()
    let variables = solver.makeVariables(3)
    for index in 0..<3 {
      let next = variables[(index + 1) % 3]
      try solver.add(
        Constraint(
          [Term(variables[index], times: 2), Term(next, times: -1)], .equal, constant: 5))
    }
    #expect(variables.map(solver.value).allSatisfy { ($0 - 5).magnitude < 1e-12 })
  }

  @Test("A requirement that already holds when it comes still holds when something moves")
  func metRequirement() throws {
    var solver = LinearSolver()
    let variables = solver.makeVariables(2)
    for variable in variables {
      try solver.add(Constraint([Term(variable)], .equal, constant: 10, strength: Strength(250)))
    }
    try solver.add(
      Constraint([Term(variables[0]), Term(variables[1], times: -1)], .equal, constant: 0))
    try solver.add(Constraint([Term(variables[0])], .equal, constant: 30, strength: Strength(750)))
    #expect(variables.map(solver.value) == [30, 30])
  }

  @Test("A term may name its variable twice")
  func repeatedTerms() throws {
    var solver = LinearSolver()
    let variable = solver.makeVariable()
    try solver.add(Constraint([Term(variable), Term(variable, times: 3)], .equal, constant: 10))
    #expect(solver.value(of: variable) == 2.5)
  }

  @Test("Numbers that are none are refused, and so is what exceeds the limits")
  func refusals() throws {
    var solver = LinearSolver(limits: LinearSolver.Limits(constraints: 1))
    let variable = solver.makeVariable()
    #expect(throws: SolverError.notFinite) {
      try solver.add(Constraint([Term(variable)], .equal, constant: .nan))
    }
    #expect(throws: SolverError.notFinite) {
      try solver.add(Constraint([Term(variable, times: .infinity)], .equal, constant: 1))
    }
    let id = try solver.add(Constraint([Term(variable)], .equal, constant: 1))
    #expect(throws: SolverError.notFinite) { try solver.setConstant(.infinity, of: id) }
    #expect(throws: SolverError.tooManyConstraints(limit: 1)) {
      try solver.add(Constraint([Term(variable)], .equal, constant: 2))
    }
    #expect(solver.value(of: variable) == 1)
  }

  @Test("A change that takes too many pivots ends with an error")
  func pivotLimit() throws {
    var solver = LinearSolver(limits: LinearSolver.Limits(pivots: 3))
    let variables = solver.makeVariables(6)
    for variable in variables {
      try solver.add(Constraint([Term(variable)], .equal, constant: 10, strength: Strength(500)))
      try solver.add(Constraint([Term(variable)], .atLeast, constant: 0))
    }
    #expect(throws: SolverError.tooManyPivots(limit: 3)) {
      try solver.add(Constraint(variables.map { Term($0) }, .equal, constant: 3))
    }
  }
}
