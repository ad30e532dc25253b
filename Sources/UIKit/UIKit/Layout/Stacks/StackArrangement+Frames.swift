package import Foundation
package import SegueLinearConstraints

extension StackArrangement {
  /// The frames of views in a stack of this size.
  package func frames(
    of members: [StackMember], in size: CGSize
  ) throws(SolverFailure) -> [CGRect] {
    let solution = try solve(members) { stack in
      [
        (LinearSum(stack.width) + -Double(size.width)).constraint(.equal, isGiven: true),
        (LinearSum(stack.height) + -Double(size.height)).constraint(.equal, isGiven: true),
      ]
    }
    return solution.boxes.map { solution.solver.frame(of: $0) }
  }

  /// The size of a stack that is as small as its views' contents allow.
  package func fittingSize(of members: [StackMember]) throws(SolverFailure) -> CGSize {
    let solution = try solve(members) { stack in
      [
        LinearSum(stack.width).constraint(.equal, priority: 49),
        LinearSum(stack.height).constraint(.equal, priority: 49),
        (LinearSum(stack.width) + -Double(insets.left + insets.right)).constraint(.atLeast),
        (LinearSum(stack.height) + -Double(insets.top + insets.bottom)).constraint(.atLeast),
      ]
    }
    return solution.solver.frame(of: solution.stack).size
  }

  private func solve(
    _ members: [StackMember], _ size: (BoxVariables) -> [Constraint]
  ) throws(SolverFailure) -> (solver: LinearSolver, stack: BoxVariables, boxes: [BoxVariables]) {
    var solver = LinearSolver()
    let stack = BoxVariables(in: &solver)
    var boxes: [BoxVariables] = []
    for _ in members { boxes.append(BoxVariables(in: &solver)) }
    var constraints = size(stack)
    for (member, box) in zip(members, boxes) {
      constraints += member.contentConstraints(.horizontal, box)
      constraints += member.contentConstraints(.vertical, box)
    }
    constraints += StackConstraints(self, in: stack, members: members, boxes: boxes).all()
    for constraint in constraints { try solver.add(constraint) }
    return (solver, stack, boxes)
  }
}

extension StackMember {
  fileprivate func contentConstraints(
    _ axis: NSLayoutConstraint.Axis, _ box: BoxVariables
  ) -> [Constraint] {
    contentDemands(
      box.length(axis), wants: axis == .horizontal ? size.width : size.height,
      hugging: hugging, resistance: resistance)
  }
}

extension LinearSolver {
  func frame(of box: BoxVariables) -> CGRect {
    CGRect(
      x: value(of: box.x), y: value(of: box.y), width: value(of: box.width),
      height: value(of: box.height))
  }
}

/// A length is not negative, and as long as the content wants, as far as priorities say.
func contentDemands(
  _ length: LinearVariable, wants wanted: CGFloat, hugging: UILayoutPriority,
  resistance: UILayoutPriority
) -> [Constraint] {
  let isThere = LinearSum(length).constraint(.atLeast, isGiven: true)
  guard wanted >= 0 else { return [isThere] }
  let excess = LinearSum(length) + -Double(wanted)
  return [
    isThere, excess.constraint(.atMost, priority: Double(hugging.rawValue)),
    excess.constraint(.atLeast, priority: Double(resistance.rawValue)),
  ]
}
