public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore

// Transitions of what a view shows: from what it looked like before changes to what it looks like
// after them.

extension UIView {
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    let animation = ViewAnimation(
      duration: duration, delay: 0, pace: options.pace, options: options, completion: completion)
    animation.run {
      let transition = areAnimationsEnabled && duration > 0 ? options.contentTransition : nil
      if let transition { animation.add(transition, to: view.layer, "transition") }
      let changes = { animations?() ?? () }
      transition == nil || options.contains(.allowAnimatedContent)
        ? changes() : ViewAnimation.without(changes)
    }
  }

  /// The view that holds both is what turns or fades, as in UIKit.
  public static func transition(
    from fromView: UIView, to toView: UIView, duration: TimeInterval,
    options: AnimationOptions = [], completion: ((Bool) -> Void)? = nil
  ) {
    guard let container = fromView.superview else {
      completion?(false)
      return
    }
    transition(with: container, duration: duration, options: options) {
      if options.contains(.showHideTransitionViews) {
        fromView.isHidden = true
        toView.isHidden = false
      } else {
        container.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
    } completion: {
      completion?($0)
    }
  }
}

extension UIView.AnimationOptions {
  /// The number of the transition that the options name.
  private var transitionNumber: UInt { (rawValue >> 20) & 7 }

  /// True if the options name a transition.
  var hasTransition: Bool { transitionNumber > 0 }

  /// The transition that the options name; `nil` for none.
  fileprivate var contentTransition: CATransition? {
    let flips: [UInt: CATransitionSubtype] = [
      1: .fromLeft, 2: .fromRight, 6: .fromTop, 7: .fromBottom,
    ]
    guard hasTransition else { return nil }
    let transition = CATransition()
    transition.timingFunction = curve.timingFunction
    if let side = flips[transitionNumber] {
      (transition.type, transition.subtype) = (.flip, side)
    } else if transitionNumber != 5 {
      AppSession.current.note(
        AppFinding(.notAnimatable, "a page curl is not drawn here: it is shown as a cross dissolve")
      )
    }
    return transition
  }
}

extension UIView.AnimationCurve {
  fileprivate var timingFunction: CAMediaTimingFunction {
    switch self {
    case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
    case .easeIn: CAMediaTimingFunction(name: .easeIn)
    case .easeOut: CAMediaTimingFunction(name: .easeOut)
    case .linear: CAMediaTimingFunction(name: .linear)
    }
  }
}
