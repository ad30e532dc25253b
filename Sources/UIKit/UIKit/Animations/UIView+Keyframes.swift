public import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueMotion

extension UIView {
  public static func animateKeyframes(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: KeyframeAnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    let course = KeyframeCollector(mode: options.mode)
    let animation = ViewAnimation(
      duration: duration, delay: delay, pace: options.pace, options: options.animationOptions,
      completion: completion)
    animation.collector = course
    animation.run {
      KeyframeCollector.run(course, animations)
      course.add(to: animation)
    }
  }

  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double, relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) {
    guard let course = KeyframeCollector.current else { return animations() }
    course.stretch(from: frameStartTime, lasting: frameDuration, animations)
  }
}

extension UIView.KeyframeAnimationOptions {
  fileprivate var animationOptions: UIView.AnimationOptions {
    UIView.AnimationOptions(rawValue: rawValue & 0xFF_03FF)
  }

  /// All of it goes at one pace: a curve that was written as an option of an animation, or in and out.
  fileprivate var pace: TimingCurve { UIView.AnimationOptions(rawValue: rawValue).pace }

  fileprivate var mode: CAAnimationCalculationMode {
    switch (rawValue >> 10) & 7 {
    case 1: .discrete
    case 2: .paced
    case 3: .cubic
    case 4: .cubicPaced
    default: .linear
    }
  }
}

/// Collects the changes of keyframes, and makes one animation of those of each property.
@MainActor
private final class KeyframeCollector: ChangeCollector {
  static var current: KeyframeCollector?

  fileprivate struct Step {
    let change: Change
    let start: Double
    let end: Double
  }

  private let mode: CAAnimationCalculationMode
  private var steps: [Step] = []
  private var start = 0.0
  private var end = 1.0

  init(mode: CAAnimationCalculationMode) {
    self.mode = mode
  }

  static func run(_ course: KeyframeCollector, _ animations: () -> Void) {
    let outer = current
    current = course
    animations()
    current = outer
  }

  /// The stretch of the run in which changes happen.
  func stretch(from start: Double, lasting duration: Double, _ changes: () -> Void) {
    let outer = (self.start, self.end)
    (self.start, self.end) = (start, min(start + duration, 1))
    changes()
    (self.start, self.end) = outer
  }

  func collect(_ change: Change, in animation: ViewAnimation) {
    steps.append(Step(change: change, start: start, end: end))
  }

  /// Adds what was collected; a property holds its value between two of its keyframes.
  func add(to animation: ViewAnimation) {
    animation.collector = nil
    var done: [Step] = []
    for step in steps where !done.contains(where: { $0.isOf(step) }) {
      done.append(step)
      let course = steps.filter { $0.isOf(step) }.sorted { $0.start < $1.start }
      var (values, times): ([Any], [Double]) = ([step.change.from], [0])
      for part in course {
        if let last = times.last, part.start > last { add(values[values.count - 1], part.start) }
        add(part.change.to, part.end)
      }
      if let last = times.last, last < 1 { add(values[values.count - 1], 1) }
      let keyframes = CAKeyframeAnimation(keyPath: step.change.key)
      (keyframes.values, keyframes.keyTimes) = (values, times.map { NSNumber(value: $0) })
      keyframes.calculationMode = mode
      keyframes.ownPace = animation.pace
      animation.add(keyframes, to: step.change.layer, step.change.key)

      func add(_ value: Any, _ time: Double) {
        values.append(value)
        times.append(max(time, times[times.count - 1]))
      }
    }
  }
}

extension KeyframeCollector.Step {
  fileprivate func isOf(_ other: KeyframeCollector.Step) -> Bool {
    change.layer === other.change.layer && change.key == other.change.key
  }
}
