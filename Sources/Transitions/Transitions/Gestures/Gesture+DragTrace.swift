import SegueGeometry
import SegueMotion

extension Gesture {
  /// The finger as a hand that carries a screen.
  func hand(in exchange: TransitionContext) -> DragTrace {
    let (ways, across) = (course(of: touches.map(\.way)), course(of: touches.map(\.across)))
    let spreads = course(of: touches.map(\.spread))
    let count = min(max(Int(duration.seconds * 120), 2), 1024)
    let grips = (0...count).map { index in
      let moment = Double(index) / Double(count)
      let way = direction(in: exchange, ways?.value(at: moment) ?? touches.last?.way ?? 0)
      let aside = side(across?.value(at: moment) ?? touches.last?.across ?? 0)
      return DragTrace.Grip(
        way + aside, spread: spreads?.value(at: moment) ?? touches.last?.spread ?? 1)
    }
    return DragTrace(
      at: place(0, exchange), for: duration, grips,
      velocity: direction(in: exchange, velocity ?? lastVelocity(\.way))
        + side(lastVelocity(\.across)))
  }

  /// A way in the direction of the transition, on the stage.
  private func direction(in exchange: TransitionContext, _ way: Double) -> Vector {
    place(way, exchange) - place(0, exchange)
  }

  /// A way to the other side: to the right, or down where the transition goes to the side.
  func side(_ way: Double) -> Vector {
    direction == .vertical ? Vector(way, 0) : Vector(0, way)
  }

  /// Returns the segments of a transition whose screen the finger carries; `nil` where it only leads.
  func carriedStretches(
    of transition: any ScreenTransition, in exchange: TransitionContext
  ) -> [PlannedSegment]? {
    guard duration > .zero, let rule = transition.previewed as? any DragDrivenTransition else {
      return nil
    }
    let hand = hand(in: exchange)
    guard let plan = rule.carried(exchange, by: hand) else { return nil }
    let drag = PlannedSegment(plan: plan, passage: TimeMapping(whole: plan), isPreview: true)
    if rule.isFinished(exchange, by: hand) {
      let plan = rule.released(exchange, by: hand)
      return [drag, PlannedSegment(plan: plan, passage: TimeMapping(whole: plan))]
    }
    let (way, back) = rule.undone(exchange, by: hand)
    let passage = TimeMapping(back.duration, pace: back.pace, from: way.duration, to: .zero)
    return [drag, PlannedSegment(plan: way, passage: passage, isPreview: true)]
  }
}
