public import HeadlessCoreGraphics
public import ObjectiveC
import HeadlessQuartzCore
import SegueMotion

/// Animations that can be held, moved by hand, turned around and continued at another pace.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
  open private(set) var timingParameters: (any UITimingCurveProvider)?
  open private(set) var delay: TimeInterval = 0
  open var isUserInteractionEnabled = true
  open var isManualHitTestingEnabled = false
  open var isInterruptible = true
  open var scrubsLinearly = true
  open var pausesOnCompletion = false
  open private(set) var state = UIViewAnimatingState.inactive
  open private(set) var isRunning = false

  private let ownDuration: TimeInterval
  private var blocks: [(changes: () -> Void, start: Double)] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []
  private var tracks: [Track] = []
  private var playing = PlayingStretch(from: 0, to: 1)
  private var reversed = false
  private var run = 0
  /// Tells the movements of one animator from those of others.
  private let number = AppSession.current.nextNumber()
  /// The animators that have begun to play, while somebody wants to know.
  private static var starting: [UIViewPropertyAnimator]?

  // MARK: Making

  public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
    ownDuration = duration
    timingParameters = parameters
    super.init()
  }

  public convenience override init() {
    self.init(duration: 0.2, timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
  }

  public convenience init(
    duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint,
    animations: (() -> Void)? = nil
  ) {
    let curve = UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2)
    self.init(duration: duration, timingParameters: curve)
    if let animations { addAnimations(animations) }
  }

  public convenience init(
    duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(
      duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
    if let animations { addAnimations(animations) }
  }

  @discardableResult
  open class func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let curve = UICubicTimingParameters(animationCurve: options.curve)
    let animator = UIViewPropertyAnimator(duration: duration, timingParameters: curve)
    animator.addAnimations(animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation(afterDelay: delay)
    return animator
  }

  open func copy(with zone: NSZone? = nil) -> Any {
    UIViewPropertyAnimator(
      duration: ownDuration, timingParameters: timingParameters ?? UICubicTimingParameters())
  }

  // MARK: What it does

  open var duration: TimeInterval { timedPace.duration }

  open func addAnimations(_ animation: @escaping () -> Void) {
    addAnimations(animation, delayFactor: 0)
  }

  open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) {
    let start = state == .inactive ? Double(delayFactor) : Double(fractionComplete)
    if state == .inactive {
      blocks.append((animation, start))
    } else {
      perform(animation, start: start)
      show()
    }
  }

  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  open func startAnimation() { start(after: 0) }

  open func startAnimation(afterDelay delay: TimeInterval) {
    self.delay = delay
    start(after: delay)
  }

  open func pauseAnimation() {
    activate()
    guard isRunning else { return }
    playing = PlayingStretch(at: fraction)
    isRunning = false
    run += 1
    show()
  }

  open func continueAnimation(
    withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat
  ) {
    guard state == .active, !isRunning else { return }
    let left = reversed ? fraction : 1 - fraction
    let seconds = durationFactor > 0 ? Double(durationFactor) * duration : left * duration
    let pace = parameters.map { TimedPace($0, duration: seconds) }
    play(at: pace ?? TimedPace(timedPace.remaining, duration: seconds))
  }

  open func stopAnimation(_ withoutFinishing: Bool) {
    guard state == .active else { return }
    let end = fraction
    run += 1
    isRunning = false
    playing = PlayingStretch(at: end)
    for track in tracks { track.settle(at: min(max(local(end, track), 1e-12), 1 - 1e-12)) }
    state = withoutFinishing ? .inactive : .stopped
    if withoutFinishing { forget() }
  }

  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
    guard state == .stopped else { return }
    for track in tracks where finalPosition != .current {
      track.settle(at: finalPosition == .end ? 1 : 0)
    }
    complete(at: finalPosition)
  }

  open var isReversed: Bool {
    get { reversed }
    set {
      guard reversed != newValue else { return }
      let (wasRunning, here) = (isRunning, fraction)
      reversed = newValue
      guard state == .active, wasRunning else { return }
      playing = PlayingStretch(at: here)
      let left = reversed ? here : 1 - here
      play(at: TimedPace(timedPace.remaining, duration: left * duration))
    }
  }

  open var fractionComplete: CGFloat {
    get { CGFloat(scrubsLinearly ? fraction : timedPace.time(of: fraction)) }
    set {
      activate()
      if isRunning { pauseAnimation() }
      let fraction = Double(newValue)
      playing = PlayingStretch(at: scrubsLinearly ? fraction : timedPace.fraction(at: fraction))
      show()
    }
  }
}

// MARK: - Running

/// The stretch of an animator's way that is played, and where on it the animator is.
private struct PlayingStretch {
  var from: Double
  var to: Double
  var begin = 0.0
  var pace: TimedPace?

  init(from: Double, to: Double) {
    (self.from, self.to) = (from, to)
  }

  /// A place where the animator rests.
  init(at fraction: Double) {
    (from, to) = (fraction, fraction)
  }

  func fraction(at time: Double) -> Double {
    guard let pace, pace.duration > 0 else { return from }
    let passed = min(max((time - begin) / pace.duration, 0), 1)
    return from + (to - from) * pace.fraction(at: passed)
  }
}

extension UIViewPropertyAnimator {
  private var timedPace: TimedPace { TimedPace(timingParameters, duration: ownDuration) }

  /// Progress of the animator.
  private var fraction: Double { playing.fraction(at: CACurrentMediaTime()) }

  private func local(_ fraction: Double, _ track: Track) -> Double {
    track.start >= 1 ? fraction : min(max((fraction - track.start) / (1 - track.start), 0), 1)
  }

  /// Makes the changes, at the first time.
  private func activate() {
    guard state == .inactive else { return }
    state = .active
    playing = PlayingStretch(at: 0)
    for block in blocks { perform(block.changes, start: block.start) }
    blocks = []
    show()
  }

  private func perform(_ changes: () -> Void, start: Double) {
    let animation = ViewAnimation(
      duration: duration, delay: 0, pace: .linear,
      options: [.overrideInheritedDuration, .overrideInheritedCurve], completion: nil)
    let collector = TrackCollector(start: start, owner: number, count: tracks.count)
    animation.collector = collector
    animation.run(changes)
    tracks += collector.tracks
  }

  /// Shows the place where the animator rests.
  private func show() {
    guard !isRunning else { return }
    for track in tracks { track.hold(at: local(playing.from, track)) }
  }

  /// The animators that begin to play while something is done.
  static func started(during body: () -> Void) -> [UIViewPropertyAnimator] {
    let outer = starting
    starting = []
    body()
    defer { starting = outer }
    return starting ?? []
  }

  private func start(after delay: TimeInterval) {
    activate()
    guard !isRunning else { return }
    UIViewPropertyAnimator.starting?.append(self)
    if playing.from == 0, !reversed {
      play(at: timedPace, after: delay)
    } else {
      let left = reversed ? fraction : 1 - fraction
      play(at: TimedPace(timedPace.remaining, duration: left * duration), after: delay)
    }
  }

  private func play(at pace: TimedPace, after delay: Double = 0) {
    let here = fraction
    playing = PlayingStretch(from: here, to: reversed ? 0 : 1)
    playing.begin = CACurrentMediaTime() + delay
    playing.pace = pace
    isRunning = true
    run += 1
    let number = run
    // Animations end by the time that passes for their layers, which somebody may hold.
    let waiting = RunDelegate(count: max(tracks.count, 1)) { [self] in
      if run == number, isRunning { end() }
    }
    for track in tracks {
      let lasting = TimedPace(pace.pace, duration: pace.duration * (1 - track.start))
      let timed = track.start > 0 ? lasting : pace
      track.play(
        from: local(here, track), to: reversed ? 0 : 1, timed,
        after: delay + (reversed ? 0 : track.start * pace.duration), delegate: waiting)
    }
    guard tracks.isEmpty else { return }
    AppSession.current.clock.schedule(after: .seconds(delay + pace.duration)) {
      MainActor.assumeIsolated { waiting.countDown() }
    }
  }

  private func end() {
    playing = PlayingStretch(at: reversed ? 0 : 1)
    isRunning = false
    if pausesOnCompletion {
      show()
      return
    }
    for track in tracks { track.settle(at: reversed ? 0 : 1) }
    complete(at: reversed ? .start : .end)
  }

  private func complete(at position: UIViewAnimatingPosition) {
    let completions = completions
    forget()
    for completion in completions { completion(position) }
  }

  private func forget() {
    state = .inactive
    isRunning = false
    tracks = []
    completions = []
    reversed = false
    playing = PlayingStretch(at: 0)
  }
}

/// Waits for the last movement of a run.
@MainActor
private final class RunDelegate: NSObject, @preconcurrency CAAnimationDelegate {
  private var count: Int
  private let ended: () -> Void

  init(count: Int, ended: @escaping () -> Void) {
    (self.count, self.ended) = (count, ended)
    super.init()
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { countDown() }

  func countDown() {
    count -= 1
    if count == 0 { ended() }
  }
}

/// Collects the changes of an animator's blocks.
@MainActor
private final class TrackCollector: ChangeCollector {
  private(set) var tracks: [UIViewPropertyAnimator.Track] = []
  private let start: Double
  private let owner: Int
  private let count: Int

  init(start: Double, owner: Int, count: Int) {
    (self.start, self.owner, self.count) = (start, owner, count)
  }

  func collect(_ change: Change, in animation: ViewAnimation) {
    let name = "animator-\(owner)-\(count + tracks.count)"
    tracks.append(UIViewPropertyAnimator.Track(change, start: start, name: name))
  }
}

extension TimedPace {
  /// Returns the progress at a fraction of the time.
  func fraction(at fraction: Double) -> Double {
    fraction >= 1 ? 1 : pace.fraction(at: fraction * duration, of: duration)
  }

  /// The fraction of the time after which the way has first come as far as `fraction`.
  func time(of fraction: Double) -> Double {
    if fraction <= 0 || fraction >= 1 { return min(max(fraction, 0), 1) }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<60 {
      let middle = (low + high) / 2
      if self.fraction(at: middle) < fraction { low = middle } else { high = middle }
    }
    return (low + high) / 2
  }

  /// The pace at which what is left is passed: a spring that was fitted to the whole time is not one
  /// for a part of it.
  var remaining: TimingCurve {
    if case .spring = pace { .easing(.easeOut) } else { pace }
  }
}
