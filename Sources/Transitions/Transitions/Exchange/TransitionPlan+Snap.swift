public import SegueMotion

extension TransitionPlan {
  /// The platform as whose springs one of the plan's ends, with a step that may be larger than the one
  /// before it; `nil` where all of them land.
  public var snap: SpringSampling.Platform? {
    for movement in layers.flatMap(\.allMovements) {
      if case .spring(_, let sampling) = movement.animation.pace, let platform = sampling.endsAs {
        return platform
      }
    }
    return nil
  }
}

extension SpringSampling.Platform {
  /// Reason why the last step of a spring may be larger than the one before it.
  public var reason: String {
    switch self {
    case .uiKit:
      "UIKit cuts a spring off where its duration ends, about a thousandth of its way from its"
        + " target, and puts it there"
    case .compose:
      "Compose puts a spring on its target when it has come within the smallest change that is seen"
    case .flutter:
      "Flutter puts a spring on its target when it is a thousandth of the way from it and hardly"
        + " moves"
    case .reactNavigation:
      "React Navigation puts a spring on its target when it is within ten points of it and moves by"
        + " no more than ten points a second"
    }
  }
}
