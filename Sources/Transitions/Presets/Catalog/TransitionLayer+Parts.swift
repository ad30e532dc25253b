import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

extension TransitionLayer {
  /// One color over all that lies below, as strong as it becomes.
  static func dim(
    _ color: Color = .black, from start: Double = 0, to end: Double,
    on stage: TransitionEnvironment, _ run: TransitionTiming
  ) -> TransitionLayer {
    TransitionLayer("dim", on: stage).with { $0.background = .color(color) }
      .moving(.opacity, from: start, to: end, run)
  }

  /// The layer with one more movement, through several values that are reached at fractions of the
  /// run, evenly shared unless they are given.
  func moving(
    _ property: Property, through values: [Double], at times: [Double]? = nil,
    _ run: TransitionTiming
  ) -> TransitionLayer {
    moving(property, through: values.map { .number($0) }, at: times, run)
  }

  /// The layer with one more movement, of all four corners, which also cut what is inside.
  func rounding(
    through radii: [Double], at times: [Double]? = nil, _ run: TransitionTiming
  ) -> TransitionLayer {
    rounding(through: radii.map { CornerRadii(all: $0) }, at: times, run)
  }

  /// The layer with one more movement, of each of its corners, which also cut what is inside.
  func rounding(
    through radii: [CornerRadii], at times: [Double]? = nil, _ run: TransitionTiming
  ) -> TransitionLayer {
    let values = radii.map { Value.numbers($0.numbers) }
    return clipped(to: .zero).moving(.cornerRadius, through: values, at: times, run)
  }

  /// The layer, cut at rounded corners as Apple rounds them.
  func clipped(to radii: CornerRadii) -> TransitionLayer {
    with {
      $0.clipsToBounds = true
      $0.cornerRadii = radii
      $0.cornerCurve = .continuous
    }
  }

  /// The layer, if there is one, that is as wide as the stage and is moved towards the side where
  /// reading ends.
  func sliding(
    from start: Double, to end: Double, on stage: TransitionEnvironment, _ run: TransitionTiming
  ) -> TransitionLayer {
    let width = stage.widthTowardsEnd
    return moving(.translateX, from: start * width, to: end * width, run)
  }

  /// The layer, moved down by fractions of the stage's height.
  func sinking(
    from start: Double, to end: Double, on stage: TransitionEnvironment, _ run: TransitionTiming
  ) -> TransitionLayer {
    moving(.translateY, from: start * stage.size.height, to: end * stage.size.height, run)
  }
}

extension TransitionPlan {
  /// The plan itself when an app goes on, and the way back at the same pace when it goes back.
  func turned(for operation: Operation) -> TransitionPlan {
    operation.isForward ? self : swapped
  }
}
