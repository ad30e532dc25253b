import HeadlessCoreGraphics
import ObjectiveC
import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// An animation that has been added to a layer.
struct LayerMovement {
  /// Animation of one property of a scene's layer.
  struct Lane {
    let part: AnimatableKey.Part
    let property: Property
    /// Its begin counts in the layer's own time, without the time at which media time begins.
    let animation: Animation
  }

  /// A property that only the layer itself knows.
  struct OwnLane {
    let key: String
    /// Its begin counts as that of other lanes.
    let animation: Animation
  }

  let key: String
  /// The animation itself, as it was copied.
  let source: CAAnimation
  private(set) var lanes: [Lane]
  private(set) var ownLanes: [OwnLane]
  /// End of the movement, in the layer's own time; `nil` for never.
  private(set) var end: Time?
  /// The batches that wait for it.
  let batches: [TransactionStack.Batch]
  /// True if its delegate has been notified of the end.
  var hasEnded = false

  /// Moves the whole on the clock that it goes by.
  mutating func begin(later shift: Time) {
    lanes = lanes.map { lane in
      Lane(
        part: lane.part, property: lane.property,
        animation: lane.animation.begun(earlierBy: .zero - shift))
    }
    ownLanes = ownLanes.map {
      OwnLane(key: $0.key, animation: $0.animation.begun(earlierBy: .zero - shift))
    }
    end = end.map { $0 + shift }
  }

  /// True if it stays visible after its end.
  var staysVisible: Bool { source.fillMode == .forwards || source.fillMode == .both }
}

/// Turns Core Animation's animations into ours.
struct MovementReader {
  let layer: CALayer
  /// Duration of an animation that has none of its own.
  let usualDuration: CFTimeInterval
  private(set) var lanes: [LayerMovement.Lane] = []
  private(set) var ownLanes: [LayerMovement.OwnLane] = []
  private(set) var problems: [String] = []

  init(_ layer: CALayer) {
    self.layer = layer
    usualDuration = CATransaction.animationDuration()
  }

  /// Reads an animation that begins at `begin` on the clock around it.
  mutating func read(_ source: CAAnimation, begin: Time, in groups: [GroupTiming] = []) {
    switch source {
    case let group as CAAnimationGroup: readMembers(of: group, begin: begin, in: groups)
    case let keyframes as CAKeyframeAnimation: readValues(of: keyframes, begin: begin, in: groups)
    case let basic as CABasicAnimation: readValues(of: basic, begin: begin, in: groups)
    default: break
    }
  }

  private mutating func readMembers(
    of group: CAAnimationGroup, begin: Time, in groups: [GroupTiming]
  ) {
    let timing = timing(of: group, begin: begin)
    let easing = group.timingFunction?.easing ?? .linear
    for member in group.animations ?? [] {
      let own = member.copy() as? CAAnimation ?? member
      if own.duration == 0 { own.duration = group.duration > 0 ? group.duration : usualDuration }
      hold(own, atEndOf: group)
      read(
        own, begin: .seconds(own.beginTime), in: groups + [GroupTiming(timing, easing: easing)])
    }
  }

  /// A group that stays visible after its end shows what it has shown just before: a member that lasts as
  /// long holds its last value.
  private func hold(_ member: CAAnimation, atEndOf group: CAAnimationGroup) {
    guard group.fillMode == .forwards || group.fillMode == .both else { return }
    let duration = group.duration > 0 ? group.duration : usualDuration
    let end = timing(of: member, begin: .seconds(member.beginTime)).end
    if let end, end < .seconds(duration) { return }
    switch member.fillMode {
    case .removed: member.fillMode = .forwards
    case .backwards: member.fillMode = .both
    default: break
    }
  }

  private mutating func readValues(
    of source: CABasicAnimation, begin: Time, in groups: [GroupTiming]
  ) {
    if let key = ownKey(of: source) {
      func value(_ any: Any?) -> Value? { any.flatMap { OwnValue.value($0) } }
      let course = FromTo(
        from: value(source.fromValue), to: value(source.toValue), by: value(source.byValue))
      add(.basic(course), at: source.pace, toOwn: key, of: source, begin: begin, in: groups)
      return
    }
    guard let key = key(of: source) else { return }
    for lane in key.lanes {
      func value(_ any: Any?) -> Value? { any.flatMap { lane.value($0, layer) } }
      let course = FromTo(
        from: value(source.fromValue), to: value(source.toValue), by: value(source.byValue))
      add(.basic(course), at: source.pace, to: lane, of: source, begin: begin, in: groups)
    }
  }

  private mutating func readValues(
    of source: CAKeyframeAnimation, begin: Time, in groups: [GroupTiming]
  ) {
    if let key = ownKey(of: source) {
      let values = (source.values ?? []).compactMap { OwnValue.value($0) }
      guard !values.isEmpty else { return }
      add(
        .keyframes(source.keyframes(values)), at: source.pace, toOwn: key, of: source, begin: begin,
        in: groups)
      return
    }
    guard let key = key(of: source) else { return }
    if let path = source.path {
      add(path, to: key, of: source, begin: begin, in: groups)
      return
    }
    for lane in key.lanes {
      let values = (source.values ?? []).compactMap { lane.value($0, layer) }
      guard !values.isEmpty else { continue }
      add(
        .keyframes(source.keyframes(values)), at: source.pace, to: lane, of: source, begin: begin,
        in: groups)
    }
  }

  /// An outline is followed by a place, and by a direction if the animation asks for it.
  private mutating func add(
    _ path: CGPath, to key: AnimatableKey, of source: CAKeyframeAnimation, begin: Time,
    in groups: [GroupTiming]
  ) {
    guard let lane = key.lanes.first else { return }
    let course = PathTrack(
      path.path, mode: source.pathMode, times: source.times, easings: source.easings)
    add(.along(course), at: source.pace, to: lane, of: source, begin: begin, in: groups)
    guard let mode = source.rotationMode, let turn = AnimatableKey.named("transform.rotation.z")
    else { return }
    var heading = course
    heading.part = .heading(turnedBy: mode == .rotateAutoReverse ? .degrees(180) : .zero)
    add(.along(heading), at: source.pace, to: turn.lanes[0], of: source, begin: begin, in: groups)
  }

  private mutating func add(
    _ course: Animation.Course, at pace: TimingCurve, to lane: AnimatableKey.Lane,
    of source: CAPropertyAnimation, begin: Time, in groups: [GroupTiming]
  ) {
    var animation = animation(course, at: pace, of: source, begin: begin, in: groups)
    animation.gradientPart = lane.gradientPart
    lanes.append(.init(part: lane.part, property: lane.property, animation: animation))
  }

  private mutating func add(
    _ course: Animation.Course, at pace: TimingCurve, toOwn key: String,
    of source: CAPropertyAnimation,
    begin: Time, in groups: [GroupTiming]
  ) {
    let animation = animation(course, at: pace, of: source, begin: begin, in: groups)
    ownLanes.append(.init(key: key, animation: animation))
  }

  private func animation(
    _ course: Animation.Course, at pace: TimingCurve, of source: CAPropertyAnimation, begin: Time,
    in groups: [GroupTiming]
  ) -> Animation {
    var own = timing(of: source, begin: groups.isEmpty ? begin : .seconds(source.beginTime))
    // The fill of a member of a group counts in the group's time.
    if own.duration == .zero { own.duration = .seconds(usualDuration) }
    var animation = Animation(
      course, timing: own, pace: pace, composition: source.isAdditive ? .add : .replace,
      isCumulative: source.isCumulative, groups: groups)
    animation.section = (source as? CABasicAnimation)?.section
    return animation
  }

  /// The name of a property that is the layer's own.
  private func ownKey(of source: CAPropertyAnimation) -> String? {
    guard let path = source.keyPath, source.valueFunction == nil,
      AnimatableKey.named(path) == nil, layer.hasOwnValue(forKey: path)
    else { return nil }
    return path
  }

  private mutating func key(of source: CAPropertyAnimation) -> AnimatableKey? {
    let path = source.valueFunction?.keyPath ?? source.keyPath ?? ""
    if let key = AnimatableKey.named(path) { return key }
    problems.append("'\(path)' cannot be animated")
    return nil
  }

  /// The animation's times as Core Animation reads them: a count of zero is one.
  private func timing(of source: CAAnimation, begin: Time) -> Timing {
    let duration = source.duration > 0 ? source.duration : usualDuration
    return Timing(
      begin: begin, duration: .seconds(duration), speed: Double(source.speed),
      offset: .seconds(source.timeOffset),
      repeatCount: source.repeatCount > 0 ? endless(source.repeatCount) : 1,
      repeatDuration: source.repeatDuration > 0 ? .seconds(source.repeatDuration) : nil,
      autoreverses: source.autoreverses, fill: source.fillMode.fill)
  }

  /// Code writes the largest number for "for ever".
  private func endless(_ count: Float) -> Double {
    count >= .greatestFiniteMagnitude ? .infinity : Double(count)
  }
}
