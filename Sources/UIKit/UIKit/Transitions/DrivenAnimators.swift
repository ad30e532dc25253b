import HeadlessCoreGraphics
import ObjectiveC

/// Property animators that are led by hand, and play what is left once they are let go.
@MainActor
final class DrivenAnimators {
  private let animators: [any UIViewImplicitlyAnimating]

  init(_ animators: [any UIViewImplicitlyAnimating]) {
    self.animators = animators
    for animator in animators { animator.pauseAnimation() }
  }

  func show(_ fraction: CGFloat) {
    for animator in animators { animator.fractionComplete = fraction }
  }

  /// Stops on the way to either end, and says how far the way to the end is.
  func hold() -> CGFloat {
    for animator in animators {
      animator.pauseAnimation()
      animator.isReversed = false
    }
    return animators.first?.fractionComplete ?? 0
  }

  /// Ends at one of the two ends, where the animators have been led.
  func end(toEnd: Bool) {
    for animator in animators {
      animator.stopAnimation(false)
      animator.finishAnimation(at: toEnd ? .end : .start)
    }
  }

  /// Plays the rest of the way, or back, in a part of the animators' time.
  func letGo(toEnd: Bool, part: CGFloat, _ curve: any UITimingCurveProvider) {
    for animator in animators {
      animator.isReversed = !toEnd
      animator.continueAnimation(withTimingParameters: curve, durationFactor: part)
    }
  }
}
