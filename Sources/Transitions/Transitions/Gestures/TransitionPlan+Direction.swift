import SegueGeometry
import SegueMotion
import SegueSceneGraph

extension ScreenTransition {
  /// The direction in which a finger leads a transition by the rule where nobody says so: the one in which
  /// a hand carries the screen, or else the screens move.
  ///
  /// Where they do not move to one side, what lies over everything is pulled down, and everything else is
  /// led to the side.
  func direction(of plan: TransitionPlan, in exchange: TransitionContext) -> Gesture.Direction {
    if !exchange.operation.isForward, let carrier = previewed as? any DragDrivenTransition,
      carrier.preview(for: exchange) != nil
    {
      return carrier.leavesVertically ? .vertical : .horizontal
    }
    if let direction = plan.direction(on: exchange.stage) { return direction }
    return [.present, .dismiss].contains(exchange.operation) ? .vertical : .horizontal
  }
}

extension TransitionPlan {
  /// The direction in which the screen that moves farther is shifted as a whole, straight to a side or
  /// straight up or down; `nil` where none is.
  fileprivate func direction(on stage: TransitionEnvironment) -> Gesture.Direction? {
    let shifts = Role.allCases.compactMap { shift(of: $0, on: stage) }
    guard let shift = shifts.max(by: { $0.length < $1.length }), shift.length >= 1 else {
      return nil
    }
    if shift.dx.magnitude < Self.epsilon { return .vertical }
    return shift.dy.magnitude < Self.epsilon ? .horizontal : nil
  }

  /// A distance that nobody sees, in points.
  private static let epsilon = 1e-3

  /// Returns the shift of a screen; `nil` where something else is done to it, or it is not shown.
  private func shift(of role: Role, on stage: TransitionEnvironment) -> Vector? {
    let corners = [Time.zero, duration].map { time in
      projection(of: role, at: time, on: stage)?.map(stage.bounds)?.points
    }
    guard let before = corners[0], let after = corners[1] else { return nil }
    let shifts = zip(before, after).map { $1 - $0 }
    guard let first = shifts.first,
      shifts.allSatisfy({ ($0 - first).length < Self.epsilon })
    else { return nil }
    return first
  }
}
