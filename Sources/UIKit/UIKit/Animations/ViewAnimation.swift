import HeadlessCoreGraphics
import ObjectiveC
import HeadlessQuartzCore
import SegueGeometry
import SegueMotion

/// An animation block while its changes are made, and until the last of them has ended.
@MainActor
final class ViewAnimation: NSObject, @preconcurrency CAAnimationDelegate {
  /// The block whose changes are being made.
  private(set) static var current: ViewAnimation?
  /// True if changes may be animated at all.
  static var isEnabled: Bool {
    get { AppSession.current.belonging { AnimationSwitch() }.isOn }
    set { AppSession.current.belonging { AnimationSwitch() }.isOn = newValue }
  }
  /// True if all blocks run linearly, because somebody drives them by hand.
  private static var goesEvenly = false
  private static var count = 0
  /// Number of blocks before this one.
  let number: Int

  let duration: Double
  let delay: Double
  let pace: TimingCurve
  let options: UIView.AnimationOptions
  private let completion: ((Bool) -> Void)?
  private var running = 0
  private var isClosed = false
  private var wasFinished = true
  /// Changes that the block has made, to be able to take them back.
  private var changes: [Change] = []
  /// Repetition of the changes, where a part of the block sets one.
  var repetition: (count: Float, autoreverses: Bool)?
  /// Collector that takes the changes instead of animating them at once.
  var collector: (any ChangeCollector)?

  init(
    duration: Double, delay: Double, pace: TimingCurve, options: UIView.AnimationOptions,
    completion: ((Bool) -> Void)?
  ) {
    let outer = ViewAnimation.current
    let inherits = outer != nil && !options.contains(.overrideInheritedDuration)
    self.duration = inherits ? outer?.duration ?? duration : duration
    let inheritsPace = outer != nil && !options.contains(.overrideInheritedCurve)
    let ownPace = ViewAnimation.goesEvenly ? .linear : pace
    self.pace = inheritsPace ? outer?.pace ?? ownPace : ownPace
    number = ViewAnimation.count
    ViewAnimation.count += 1
    self.delay = delay + (outer?.delay ?? 0)
    self.options = options
    self.completion = completion
    collector = outer?.collector
    super.init()
  }

  /// Makes changes that the block animates.
  func run(_ changes: () -> Void) {
    if duration > 0 { UIStoryboardSegue.noteAnimation() }
    let outer = open()
    changes()
    close(to: outer)
  }

  /// Animates what changes from now on, and returns the block that did so before.
  func open() -> ViewAnimation? {
    let outer = ViewAnimation.current
    ViewAnimation.current = self
    return outer
  }

  /// Ends the block: no more changes are its own.
  func close(to outer: ViewAnimation?) {
    ViewAnimation.current = outer
    isClosed = true
    finishIfDone()
  }

  /// Makes changes that nothing animates.
  static func without(_ changes: () -> Void) {
    let (outer, enabled) = (current, isEnabled)
    current = nil
    isEnabled = false
    changes()
    (current, isEnabled) = (outer, enabled)
  }

  /// Runs blocks evenly, whatever curve they name: a finger that leads them is the curve.
  static func evenly(_ body: () -> Void) {
    let outer = goesEvenly
    goesEvenly = true
    body()
    goesEvenly = outer
  }

  /// Puts everything back where it was before the block.
  func takeBack() {
    ViewAnimation.without {
      for change in changes.reversed() { change.layer.setValue(change.from, forKey: change.key) }
    }
  }

  private func finishIfDone() {
    guard isClosed, running == 0, let completion else { return }
    let clock = AppSession.current.clock
    let finished = wasFinished
    clock.schedule(at: clock.now) { completion(finished) }
  }

  // MARK: Changes

  /// The action of a change of a view's layer: none outside of blocks.
  static func action(for view: UIView, forKey key: String) -> (any CAAction)? {
    guard isEnabled, let current, ViewAnimation.animated.contains(key) else { return NSNull() }
    if current.duration <= 0, current.delay <= 0, current.collector == nil { return NSNull() }
    let change = ViewChange(key: key, animation: current, before: view.layer.presentation())
    return ViewAnimation.additive.contains(key) ? change : PlainChange(change, current)
  }

  /// Keys that UIKit animates, as tests against it have shown; everything else jumps.
  private static let animated: Set<String> = [
    "position", "bounds", "transform", "cornerRadius", "opacity", "backgroundColor", "anchorPoint",
    "shadowOpacity", "contentsRect",
  ]

  /// Keys whose animations are added to running ones, so that a change of mind keeps its momentum.
  private static let additive: Set<String> = ["position", "bounds", "transform", "cornerRadius"]

  func animate(_ layer: CALayer, _ key: String, from old: Any, before: CALayer?) {
    let isAdditive = ViewAnimation.additive.contains(key)
    guard
      let new = layer.value(forKey: key) ?? (key == "backgroundColor" ? UIColor.clear.cgColor : nil)
    else { return }
    changes.append(Change(layer: layer, key: key, from: old, to: new))
    if key == "bounds", (old as? CGRect)?.size == .zero {
      (layer.delegate as? UIView).map(ControllerTransition.noteLateLayout)
    }
    var start = old
    if !isAdditive, options.contains(.beginFromCurrentState), let before {
      start = before.value(forKey: key) ?? old
    }
    if let collector {
      collector.collect(Change(layer: layer, key: key, from: start, to: new), in: self)
      return
    }
    let animation = CABasicAnimation(keyPath: key)
    animation.isAdditive = isAdditive
    if isAdditive, let way = PropertyDifference(from: new, to: start) {
      (animation.fromValue, animation.toValue) = (way.value, way.none)
    } else {
      (animation.fromValue, animation.toValue) = (start, new)
      animation.isAdditive = false
    }
    animation.ownPace = pace
    add(animation, to: layer, key)
  }

  /// Adds an animation that belongs to the block.
  func add(_ animation: CAAnimation, to layer: CALayer, _ key: String) {
    animation.duration = max(duration, 1e-9)
    if delay > 0 {
      animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + delay
      animation.fillMode = .backwards
    }
    if options.contains(.repeat) { animation.repeatCount = .infinity }
    animation.autoreverses = options.contains(.autoreverse)
    if let repetition {
      animation.repeatCount = repetition.count
      animation.autoreverses = repetition.autoreverses
    }
    animation.delegate = self
    running += 1
    layer.add(animation, forKey: freeKey(key, on: layer))
  }

  /// Animations that are added to others need keys of their own.
  private func freeKey(_ key: String, on layer: CALayer) -> String {
    guard ViewAnimation.additive.contains(key) else { return key }
    let taken = Set(layer.animationKeys() ?? [])
    if !taken.contains(key) { return key }
    var number = 2
    while taken.contains("\(key)-\(number)") { number += 1 }
    return "\(key)-\(number)"
  }

  func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
    running -= 1
    if !flag { wasFinished = false }
    finishIfDone()
  }
}

/// Switch for an app's animations.
private final class AnimationSwitch {
  var isOn = true
}

/// A property of a layer that was set in a block.
struct Change {
  let layer: CALayer
  let key: String
  let from: Any
  let to: Any
}

/// Collector of a block's changes, which animates them in a way of its own.
@MainActor
protocol ChangeCollector: AnyObject {
  func collect(_ change: Change, in animation: ViewAnimation)
}

/// The action of a change that is animated.
@MainActor
private final class ViewChange: NSObject, @preconcurrency CAAction {
  let key: String
  private let animation: ViewAnimation
  private let before: CALayer?

  init(key: String, animation: ViewAnimation, before: CALayer?) {
    self.key = key
    self.animation = animation
    self.before = before
    super.init()
  }

  func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer else { return }
    let old = (dict?["old"]).flatMap(unwrapped) ?? UIColor.clear.cgColor
    animation.animate(layer, key, from: old, before: before)
  }

  private func unwrapped(_ value: Any) -> Any? {
    let mirror = Mirror(reflecting: value)
    return mirror.displayStyle == .optional ? mirror.children.first?.value : value
  }
}

/// The action of a change that replaces what moves: an animation, which layers with properties of their
/// own ask for to let these move as the block does.
private final class PlainChange: CABasicAnimation {
  private let change: ViewChange?

  @MainActor init(_ change: ViewChange, _ block: ViewAnimation) {
    self.change = change
    super.init()
    keyPath = change.key
    ownPace = block.pace
    duration = max(block.duration, 1e-9)
    if block.delay > 0 { (beginTime, fillMode) = (CACurrentMediaTime() + block.delay, .backwards) }
  }

  required init() {
    change = nil
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
  {
    guard let change, let keyPath, let layer = anObject as? CALayer, toValue == nil else {
      return super.run(forKey: event, object: anObject, arguments: dict)
    }
    let old = dict?["old"]
    nonisolated(unsafe) let (given, value) = (layer, old)
    let isOwn = MainActor.assumeIsolated {
      guard change.key == keyPath else { return false }
      unsafe change.run(forKey: event, object: given, arguments: value.map { ["old": $0] })
      return true
    }
    if !isOwn { super.run(forKey: event, object: anObject, arguments: dict) }
  }
}

extension ViewAnimation {
  /// Difference that has to be added to a value to get another one.
  struct PropertyDifference {
    let value: Any
    /// The difference of a value from itself.
    let none: Any

    init?(from new: Any, to old: Any) {
      switch (new, old) {
      case (let new as CGPoint, let old as CGPoint):
        (value, none) = (CGPoint(x: old.x - new.x, y: old.y - new.y), CGPoint.zero)
      case (let new as CGRect, let old as CGRect):
        value = CGRect(
          x: old.minX - new.minX, y: old.minY - new.minY, width: old.width - new.width,
          height: old.height - new.height)
        none = CGRect.zero
      case (let new as CATransform3D, let old as CATransform3D):
        guard new.map.inverted() != nil else { return nil }
        (value, none) = (CATransform3DConcat(old, CATransform3DInvert(new)), CATransform3DIdentity)
      case (let new as CGFloat, let old as CGFloat): (value, none) = (old - new, CGFloat(0))
      default: return nil
      }
    }
  }
}
