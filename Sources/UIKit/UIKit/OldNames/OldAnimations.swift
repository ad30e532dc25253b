import Foundation
public import HeadlessCoreGraphics
import HeadlessQuartzCore
public import ObjectiveC
import SegueMotion

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Animations as they were written before blocks: what changes between two calls is animated.

/// Animations that have begun and are not committed yet, the innermost last.
@MainActor
private final class OpenAnimations {
  static var current: OpenAnimations { AppSession.current.belonging { OpenAnimations() } }

  struct Setup {
    var name: String?
    // UIKit's duration of an animation that says none.
    var duration = 0.2
    var delay = 0.0
    var curve = UIView.AnimationCurve.easeInOut
    var repetitions: Float = 0
    var isReversed = false
    var beginsAsSeen = false
    weak var delegate: AnyObject?
    var didStart: Selector?
    var didStop: Selector?

    var options: UIView.AnimationOptions {
      var options: UIView.AnimationOptions = [
        .allowUserInteraction, .overrideInheritedDuration, .overrideInheritedCurve,
      ]
      if beginsAsSeen { options.insert(.beginFromCurrentState) }
      return options
    }
  }

  /// Changes that are animated alike, until the setup changes.
  private struct Stretch {
    var setup: Setup
    let animation: ViewAnimation
    let outer: ViewAnimation?
    let ending: Ending
  }

  /// Right of a stretch to tell the delegate that all is over, which only the last one has.
  private final class Ending {
    var isLast = false
  }

  private var open: [Stretch] = []

  func begin(_ name: String?) { push(Setup(name: name)) }

  private func push(_ setup: Setup) {
    let ending = Ending()
    let animation = ViewAnimation(
      duration: setup.duration, delay: setup.delay, pace: .easing(setup.curve.easing),
      options: setup.options
    ) { finished in
      guard ending.isLast, let target = setup.delegate, let stop = setup.didStop else { return }
      AppSession.current.send(
        stop, to: target, with: [setup.name, NSNumber(value: finished), nil])
    }
    if setup.repetitions > 0 {
      animation.repetition = (setup.repetitions, setup.isReversed)
    }
    open.append(
      Stretch(setup: setup, animation: animation, outer: animation.open(), ending: ending))
  }

  /// Changes how what follows is animated; what has changed before goes on as it was.
  func change(_ change: (inout Setup) -> Void) {
    guard var last = open.popLast() else { return }
    last.animation.close(to: last.outer)
    change(&last.setup)
    push(last.setup)
  }

  func commit() {
    guard let last = open.popLast() else { return }
    if let target = last.setup.delegate, let start = last.setup.didStart {
      AppSession.current.send(start, to: target, with: [last.setup.name, nil])
    }
    last.ending.isLast = true
    last.animation.close(to: last.outer)
  }
}

extension UIView {
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer? = nil
  ) { OpenAnimations.current.begin(animationID) }
  public class func commitAnimations() { OpenAnimations.current.commit() }
  public class func setAnimationDuration(_ duration: TimeInterval) {
    OpenAnimations.current.change { $0.duration = duration }
  }
  public class func setAnimationDelay(_ delay: TimeInterval) {
    OpenAnimations.current.change { $0.delay = delay }
  }
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    OpenAnimations.current.change { $0.curve = curve }
  }
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    OpenAnimations.current.change { $0.repetitions = repeatCount }
  }
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    OpenAnimations.current.change { $0.isReversed = repeatAutoreverses }
  }
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    OpenAnimations.current.change { $0.beginsAsSeen = fromCurrentState }
  }
  public class func setAnimationDelegate(_ delegate: Any?) {
    OpenAnimations.current.change { $0.delegate = delegate as AnyObject? }
  }
  public class func setAnimationWillStart(_ selector: Selector?) {
    OpenAnimations.current.change { $0.didStart = selector }
  }
  public class func setAnimationDidStop(_ selector: Selector?) {
    OpenAnimations.current.change { $0.didStop = selector }
  }
}
