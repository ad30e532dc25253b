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

  /// Returns the group's time as its members see it; `nil` when the group shows nothing.
  package func localSeconds(_ seconds: Double) -> Double? {
    timing.position(at: seconds).map { position in
      start.seconds + pace.fraction(at: position) * (end - start).seconds
    }
  }
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
