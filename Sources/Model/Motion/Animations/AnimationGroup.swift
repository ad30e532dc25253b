public import SegueSceneGraph

/// Timing of a group's members: they see the group's time, eased, and are cut off at its end.
public struct GroupTiming: Hashable, Sendable {
  /// Timing of the group.
  public var timing: Timing
  /// Timing curve that turns the group's progress into its members' time.
  public var pace: TimingCurve
  /// Time of the members' clock at the beginning.
  public var start: Time
  /// Time of the members' clock at the end; an earlier time than the first runs backwards.
  public var end: Time
  /// The number whose progress the members see in place of time; `nil` for time itself.
  package private(set) var lead: LeadingNumber?

  /// The timing of a group.
  public init(_ timing: Timing, easing: Easing = .linear) {
    self.init(timing, pace: .easing(easing), from: .zero, to: timing.duration)
  }

  /// The timing of a group that shows its members another stretch of time than its own.
  public init(_ timing: Timing, pace: TimingCurve, from start: Time, to end: Time) {
    self.timing = timing
    self.pace = pace
    self.start = start
    self.end = end
  }

  /// The timing of a group whose members see the progress of a number: all of it is so long for them.
  ///
  /// The group itself lasts until the number comes to rest, or for ever.
  package init(ledBy lead: LeadingNumber, lasting span: Time, easing: Easing = .linear) {
    let timing =
      lead.duration.map { Timing(duration: $0) }
      ?? Timing(duration: .seconds(1), repeatCount: .infinity)
    self.init(timing, pace: .easing(easing), from: .zero, to: span)
    self.lead = lead
  }

  /// Returns the group's time as its members see it; `nil` when the group shows nothing.
  package func localSeconds(_ seconds: Double) -> Double? {
    if let lead {
      let progress = lead.progress(at: timing.begin.seconds(until: seconds) * timing.speed)
      return start.seconds + pace.fraction(at: progress, of: 1) * (end - start).seconds
    }
    return timing.position(at: seconds).map { position in
      start.seconds + pace.fraction(at: position) * (end - start).seconds
    }
  }

  /// Returns the seconds that pass for its members in a second of its own; `nil` when the group shows nothing.
  func rate(at seconds: Double) -> Double? {
    if lead != nil {
      guard let before = localSeconds(seconds - Self.moment),
        let after = localSeconds(seconds + Self.moment)
      else { return nil }
      return (after - before) / (2 * Self.moment)
    }
    return timing.position(at: seconds).map {
      pace.velocity(at: $0) * timing.speed * (end - start).seconds
    }
  }

  /// Half of the seconds over which the rate of a number is taken.
  private static let moment = 1e-6
}

/// Animations of several properties of one layer that run on a common clock.
public struct AnimationGroup: Hashable, Sendable {
  /// An animation and the property it moves.
  public struct Member: Hashable, Sendable {
    /// The property that is moved.
    public var property: Property
    /// Animation of the property.
    public var animation: Animation

    /// The animation of `property`.
    public init(_ property: Property, _ animation: Animation) {
      self.property = property
      self.animation = animation
    }
  }

  /// The common clock.
  public var timing: GroupTiming
  /// The animations, in the order in which they act.
  public var members: [Member]

  /// The group of these animations.
  public init(_ timing: GroupTiming, _ members: [Member]) {
    self.timing = timing
    self.members = members
  }

  /// The members as animations that know the clock; those without a duration take the group's.
  public var flattened: [Member] {
    members.map { member in
      var member = member
      member.animation.groups.insert(timing, at: 0)
      if member.animation.timing.duration == .zero {
        member.animation.timing.duration = timing.timing.duration
      }
      return member
    }
  }
}
