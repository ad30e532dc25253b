import SegueLinearConstraints
import Testing

@Suite("Contradictions")
struct ConflictTests {
  @Test("The newest constraint is given up, and named with those that it contradicts")
  func newest() throws {
    var solver = LinearSolver()
    let variables = solver.makeVariables(3)
    let unrelated = try solver.add(Constraint([Term(variables[2])], .equal, constant: 1))
    let low = try solver.add(Constraint([Term(variables[0])], .atLeast, constant: 10))
    let same = try solver.add(
      Constraint([Term(variables[0]), Term(variables[1], times: -1)], .equal, constant: 0))
    let high = try solver.add(Constraint([Term(variables[1])], .atMost, constant: 5))
    #expect(solver.conflicts.map(\.givenUp) == [high])
    #expect(solver.conflicts.first?.others == [low, same])
    #expect(solver.isGivenUp(high))
    #expect(!solver.isGivenUp(unrelated))
    #expect(solver.value(of: variables[1]) >= 10)
  }

  @Test("It comes back when one of the others is removed")
  func comesBackAfterRemoval() throws {
    var solver = LinearSolver()
    let variable = solver.makeVariable()
    let first = try solver.add(Constraint([Term(variable)], .equal, constant: 10))
    let second = try solver.add(Constraint([Term(variable)], .equal, constant: 20))
    #expect(solver.value(of: variable) == 10)
    try solver.remove(first)
    #expect(solver.conflicts.isEmpty)
    #expect(!solver.isGivenUp(second))
    #expect(solver.value(of: variable) == 20)
  }

  @Test("An edit that contradicts gives up what was edited, until an edit makes it possible again")
  func edits() throws {
    var solver = LinearSolver()
    let variable = solver.makeVariable()
    let value = try solver.add(Constraint([Term(variable)], .equal, constant: 10))
    let bound = try solver.add(Constraint([Term(variable)], .atMost, constant: 15))
    try solver.setConstant(20, of: value)
    try solver.update()
    #expect(solver.conflicts == [Conflict(givenUp: value, others: [bound])])
    #expect(solver.value(of: variable) <= 15)
    try solver.setConstant(12, of: value)
    try solver.update()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: variable) == 12)
    try solver.setConstant(30, of: value)
    try solver.setConstant(40, of: bound)
    try solver.update()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: variable) == 30)
  }

  @Test("Equal requirements are no contradiction, and any of them may go or change")
  func redundancy() throws {
    var solver = LinearSolver()
    let variables = solver.makeVariables(2)
    let difference = [Term(variables[1]), Term(variables[0], times: -1)]
    try solver.add(Constraint([Term(variables[0])], .equal, constant: 10))
    let first = try solver.add(Constraint(difference, .equal, constant: 5))
    let second = try solver.add(Constraint(difference, .equal, constant: 5))
    let third = try solver.add(Constraint([Term(variables[1])], .equal, constant: 15))
    #expect(solver.conflicts.isEmpty)
    try solver.remove(first)
    #expect(solver.value(of: variables[1]) == 15)
    try solver.setConstant(6, of: second)
    try solver.update()
    #expect(solver.conflicts.map(\.givenUp) == [second])
    try solver.remove(third)
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: variables[1]) == 16)
  }

  @Test("Constraints without variables hold or are given up")
  func noTerms() throws {
    var solver = LinearSolver()
    let truth = try solver.add(Constraint([], .atLeast, constant: -1))
    let falsehood = try solver.add(Constraint([], .equal, constant: 1))
    let wish = try solver.add(Constraint([], .equal, constant: 1, strength: Strength(250)))
    #expect(!solver.isGivenUp(truth))
    #expect(solver.conflicts == [Conflict(givenUp: falsehood, others: [])])
    #expect(!solver.isGivenUp(wish))
  }

  @Test("What is given stays, and an older constraint is given up for it")
  func given() throws {
    var solver = LinearSolver()
    let variable = solver.makeVariable()
    let wide = try solver.add(Constraint([Term(variable)], .atLeast, constant: 100))
    var size = Constraint([Term(variable)], .equal, constant: 80)
    size.isGiven = true
    let given = try solver.add(size)
    #expect(solver.conflicts == [Conflict(givenUp: wide, others: [given])])
    #expect(solver.value(of: variable) == 80)
    try solver.setConstant(120, of: given)
    try solver.update()
    #expect(solver.conflicts.isEmpty)
    try solver.setConstant(60, of: given)
    try solver.update()
    #expect(solver.conflicts.map(\.givenUp) == [wide])
    #expect(solver.value(of: variable) == 60)
  }
}
