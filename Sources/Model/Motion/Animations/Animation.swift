public import SegueGeometry
public import SegueSceneGraph

/// One change of one property: which values, at which pace, and when.
public struct Animation: Hashable, Sendable {
  /// Ways of combining an animation's value with the result of earlier animations.
  public enum Composition: String, Hashable, Sendable, CaseIterable {
    /// Takes its place.
    case replace
    /// Is added to it.
    case add
    /// Leads from it to the animation's last value, wherever it is by then.
    case toward
  }

  /// The values that are passed through.
  public enum Course: Hashable, Sendable {
    /// From one value to another.
    case basic(FromTo)
    /// Through several values.
    case keyframes(Keyframes)
    /// Along an outline.
    case along(PathTrack)
    /// Wherever a velocity leads; the run lasts as long as the course, at an even pace.
    case coasting(CoastTrack)
  }

  /// The values that are passed through.
  package var course: Course
  /// Timing of the animation.
  package var timing: Timing
  /// Timing curve that turns the run's progress into progress along the track.
  package var pace: TimingCurve
  /// Combination of its value with the result of earlier animations.
  package var composition: Composition
  /// True if each repetition begins where the last one ended.
  package var isCumulative: Bool
  /// The groups the animation runs in, outermost first.
  package var groups: [GroupTiming]
  /// Number of steps per unit, for numbers that go in steps as whole pixels do; halves go up.
  package var resolution: Double?
  /// Part of the layer that is moved, where the values are the corners of a box.
  package var boxPart: BoxPart?
  /// Part of a gradient that is moved; `nil` for all of it.
  package var gradientPart: GradientPart?
  /// True for colors that are blended by their light, and not by their encoded components.
  package var blendsLight = false
  /// Section of the track that is passed; `nil` for all of it.
  package var section: TrackSection?

  /// The animation with these parts.
  public init(
    _ course: Course, timing: Timing, pace: TimingCurve = .linear,
    composition: Composition = .replace,
    isCumulative: Bool = false, groups: [GroupTiming] = []
  ) {
    self.course = course
    self.timing = timing
    self.pace = pace
    self.composition = composition
    self.isCumulative = isCumulative
    self.groups = groups
  }

  /// The animation from one value to another.
  public init(
    from: Value? = nil, to: Value? = nil, by: Value? = nil, timing: Timing,
    pace: TimingCurve = .linear
  ) {
    self.init(.basic(FromTo(from: from, to: to, by: by)), timing: timing, pace: pace)
  }

  /// The animation that lets a property, already set to `new`, arrive there from `old`.
  ///
  /// This is how UIKit animates: several of them overlap without a jump, because each only adds
  /// what is left of its own way. `nil` where the values have no difference.
  package static func catchingUp(
    from old: Value, to new: Value, timing: Timing, pace: TimingCurve
  ) -> Animation? {
    guard let way = old.difference(from: new), let none = new.difference(from: new) else {
      return nil
    }
    var timing = timing
    timing.fill = .backwards
    return Animation(
      .basic(FromTo(from: way, to: none)), timing: timing, pace: pace, composition: .add)
  }
}

extension Animation {
  /// Returns the value that the animation gives a property at `seconds` of its layer's time; `nil` when it
  /// shows nothing then.
  ///
  /// - Parameters:
  ///   - model: the layer's own value, without animations.
  ///   - current: what earlier animations have made of it.
  package func value(at seconds: Double, model: Value, current: Value) -> Value? {
    guard let seconds = localSeconds(seconds), let position = timing.position(at: seconds) else {
      return nil
    }
    let model = gradientPart.map { course.known(model, of: $0) } ?? model
    let paced = pace.fraction(at: position)
    let fraction = section?.fraction(at: paced) ?? paced
    if composition == .toward {
      return blended(current, with: passed(at: 1, model: model), at: fraction)
    }
    var value = passed(at: fraction, model: model)
    if isCumulative && position.cycle != 0,
      let before = passed(at: 1, model: model).repeated(position.cycle)
    {
      value = value.added(to: before)
    }
    if let boxPart { value = boxPart.value(ofCorners: value) }
    if let resolution { value = value.rounded(toParts: resolution) }
    if composition == .add { value = value.added(to: current) }
    return gradientPart?.replaced(in: current, by: value) ?? value
  }

  /// The time inside all groups; `nil` when one of them shows nothing.
  private func localSeconds(_ seconds: Double) -> Double? {
    var local = seconds
    for group in groups {
      guard let inner = group.localSeconds(local) else { return nil }
      local = inner
    }
    return local
  }

  /// End of the first repetition of an animation that never ends, there and back if it autoreverses, in its layer's
  /// time; `nil` if it does end, or stands still.
  package var endOfFirstCycle: Time? {
    let timing = groups.first?.timing ?? timing
    guard end == nil, timing.speed > 0, timing.cycle.isFinite else { return nil }
    return timing.begin + .seconds(roundingUp: timing.cycle / timing.speed)
  }

  /// Final end of the animation, in its layer's time; `nil` if it never ends.
  package var end: Time? {
    groups.isEmpty ? timing.end : groups[0].timing.end
  }
}

extension Animation {
  /// The value of the course at a fraction of the way.
  func passed(at fraction: Double, model: Value) -> Value {
    switch course {
    case .basic(let basic) where blendsLight:
      blended(basic.ends(model: model).from, with: basic.ends(model: model).to, at: fraction)
    case .basic(let basic): basic.value(at: fraction, model: model, isBox: boxPart != nil)
    case .keyframes(let keyframes): keyframes.value(at: fraction, isBox: boxPart != nil)
    case .along(let way): way.value(at: fraction)
    case .coasting(let coast): coast.value(at: fraction, model: model)
    }
  }
}

extension Animation {
  /// The value at a fraction of the way between two.
  private func blended(_ from: Value, with to: Value, at fraction: Double) -> Value {
    guard blendsLight else { return from.interpolated(to: to, at: fraction) }
    return from.asLight.interpolated(to: to.asLight, at: fraction).encodedLight
  }
}

extension Animation.Course {
  /// The part of a layer's own gradient, in one that a course knows: only that part moves on the way from it.
  fileprivate func known(_ model: Value, of part: GradientPart) -> Value {
    guard case .basic(let way) = self, let known = way.from ?? way.to ?? way.by else {
      return model
    }
    return part.replaced(in: known, by: model)
  }
}

/// A change from one value to another, each of which may be left to the layer.
public struct FromTo: Hashable, Sendable {
  /// The first value.
  public var from: Value?
  /// The last value.
  public var to: Value?
  /// The way from the first value to the last.
  public var by: Value?
  /// The arc along which a point moves.
  public var arc: PointArc.Mode

  /// The change between these values; of the three, at most two should be given, and `to` is
  /// stronger than `by`.
  public init(from: Value? = nil, to: Value? = nil, by: Value? = nil, arc: PointArc.Mode = .linear)
  {
    self.from = from
    self.to = to
    self.by = by
    self.arc = arc
  }

  /// The two ends, with the layer's own value where an end is not given.
  package func ends(model: Value) -> (from: Value, to: Value) {
    switch (from, to, by) {
    case (let from?, let to?, _): (from, to)
    case (let from?, nil, let by?): (from, by.added(to: from))
    case (nil, let to?, let by?): (to.difference(from: by) ?? model, to)
    case (let from?, nil, nil): (from, model)
    case (nil, let to?, nil): (model, to)
    case (nil, nil, let by?): (model, by.added(to: model))
    case (nil, nil, nil): (model, model)
    }
  }

  /// The value at a fraction of the way; boxes are given by their corners.
  func value(at fraction: Double, model: Value, isBox: Bool) -> Value {
    let (from, to) = ends(model: model)
    return isBox
      ? from.interpolatedBox(to: to, at: fraction, arc: arc)
      : from.interpolated(to: to, at: fraction, arc: arc)
  }
}

/// Progress of an animation along its track, and its velocity.
public struct Progress: Hashable, Sendable {
  /// The fraction of the course.
  public var fraction: Double
  /// Velocity of the progress, in whole tracks per second.
  public var velocity: Double
}

extension Animation {
  /// Returns the progress and velocity of the animation at `seconds` of its layer's time; `nil` when it shows
  /// nothing then.
  ///
  /// What begins at that very moment has not moved yet.
  package func progress(at seconds: Double) -> Progress? {
    var (local, rate) = (seconds, 1.0)
    for group in groups {
      guard let passing = group.rate(at: local), let inner = group.localSeconds(local) else {
        return nil
      }
      rate *= passing
      local = inner
    }
    guard let position = timing.position(at: local) else { return nil }
    rate *= pace.velocity(at: position) * timing.speed
    let fraction = pace.fraction(at: position)
    guard let section else { return Progress(fraction: fraction, velocity: rate) }
    return Progress(
      fraction: section.fraction(at: fraction), velocity: rate * (section.end - section.start))
  }
}

extension TimingCurve {
  /// Returns the velocity of the progress at a position, in whole deltas per second.
  func velocity(at position: Position) -> Double {
    let hasMoved = position.seconds > 0 && !position.isWaiting && !position.hasEnded
    return hasMoved ? velocity(at: position.seconds, of: position.duration) : 0
  }
}

/// The step with which a spring ends because its platform's do: what is left of its way is passed at
/// once.
public struct LastStep: Hashable, Sendable {
  /// Whose springs end so.
  public let platform: SpringSampling.Platform
  /// The fraction of the way that is passed.
  public let share: Double
  /// Change of each number in the last step; `nil` for values that are more than numbers.
  public let change: SIMD4<Double>?
}

extension Animation {
  /// Time before the end at which a spring is sampled, in seconds; longer than the end is uncertain, and too
  /// short for a step.
  private static let moment = 1e-6

  /// The step with which the animation ends; `nil` if it is no spring, its spring lands, or something
  /// else ends it.
  ///
  /// - Parameter model: the layer's own value, without animations.
  package func lastStep(model: Value) -> LastStep? {
    guard case .spring(let spring, let sampling) = pace, let platform = sampling.endsAs,
      section == nil, !timing.autoreverses, timing.repeatCount == 1, timing.repeatDuration == nil,
      let ending = timing.end, groups.last.map({ $0.start < $0.end && ending <= $0.end }) ?? true
    else { return nil }
    let end = min(timing.duration.seconds, sampling.end ?? .infinity)
    let last = spring.value(at: max(end - Self.moment, 0), sampled: sampling)
    var change: SIMD4<Double>?
    if case .numbers(let a) = shown(at: last, model), case .numbers(let b) = shown(at: 1, model) {
      change = b - a
    }
    return LastStep(platform: platform, share: (1 - last).magnitude, change: change)
  }

  /// The value at a fraction of the way, as it is shown.
  private func shown(at fraction: Double, _ model: Value) -> Value {
    var value = passed(at: fraction, model: model)
    if let boxPart { value = boxPart.value(ofCorners: value) }
    if let resolution { value = value.rounded(toParts: resolution) }
    return value
  }
}

/// Parts of a layer that an animation moves whose values are the corners of a box: left, top, right, bottom.
///
/// Corners on arcs go ways of their own, from which the size and the place of the box follow moment
/// by moment; so Compose moves rectangles.
public enum BoxPart: Hashable, Sendable {
  /// The width and the height.
  case size
  /// The position of this point of the box.
  case place(UnitPoint)
  /// The position of the same point in a mirror: as far from the right edge of a room that is so wide.
  case mirroredPlace(UnitPoint, in: Double)

  /// The part of a box with these corners.
  public func value(ofCorners corners: Value) -> Value {
    guard case .numbers(let box) = corners else { return corners }
    let (width, height) = (box.z - box.x, box.w - box.y)
    switch self {
    case .size: return .pair(width, height)
    case .place(let point): return .pair(box.x + width * point.x, box.y + height * point.y)
    case .mirroredPlace(let point, let room):
      return .pair(room - (box.x + width * point.x), box.y + height * point.y)
    }
  }
}
