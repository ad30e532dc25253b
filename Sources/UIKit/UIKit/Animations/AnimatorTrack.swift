import HeadlessCoreGraphics
import HeadlessQuartzCore
import SegueMotion

extension UIViewPropertyAnimator {
  /// A change of an animator: it can be shown at any fraction, and played from there to either end.
  @MainActor
  struct Track {
    let change: Change
    /// The fraction of the run after which the change begins.
    let start: Double
    private let key: String
    private let isAdditive: Bool
    private let fromValue: Any
    private let toValue: Any

    init(_ change: Change, start: Double, name: String) {
      self.change = change
      self.start = start
      key = "\(name)-\(change.key)"
      let additive = ["position", "bounds", "transform", "cornerRadius"].contains(change.key)
      if additive, let way = ViewAnimation.PropertyDifference(from: change.to, to: change.from) {
        (isAdditive, fromValue, toValue) = (true, way.value, way.none)
      } else {
        (isAdditive, fromValue, toValue) = (false, change.from, change.to)
      }
    }

    /// Shows the change at a fraction of its way, for as long as nothing else is asked for.
    func hold(at fraction: Double) {
      let animation = base()
      animation.section = TrackSection(from: fraction, to: fraction)
      animation.duration = 1
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      change.layer.add(animation, forKey: key)
    }

    /// Plays the change from one fraction of its way to another.
    func play(
      from start: Double, to end: Double, _ pace: TimedPace, after delay: Double,
      delegate: any CAAnimationDelegate
    ) {
      let animation = base()
      animation.section = TrackSection(from: start, to: end)
      animation.ownPace = pace.pace
      animation.duration = max(pace.duration, 1e-9)
      animation.fillMode = .both
      animation.isRemovedOnCompletion = false
      animation.delegate = delegate
      if delay > 0 {
        animation.beginTime = change.layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      }
      change.layer.add(animation, forKey: key)
    }

    /// Takes the animation away: the layer is where the change has put it.
    func drop() { change.layer.removeAnimation(forKey: key) }

    /// Takes the animation away, and leaves the layer at a fraction of the way.
    func settle(at fraction: Double) {
      let shown = change.layer.presentation()?.value(forKey: change.key)
      drop()
      let value = fraction >= 1 ? change.to : fraction <= 0 ? change.from : shown ?? change.to
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      change.layer.setValue(value, forKey: change.key)
      CATransaction.commit()
    }

    private func base() -> CABasicAnimation {
      let animation = CABasicAnimation(keyPath: change.key)
      (animation.fromValue, animation.toValue) = (fromValue, toValue)
      animation.isAdditive = isAdditive
      return animation
    }
  }
}
