package import SegueMotion

/// A stretch of a film in which a transition proceeds, and how far: on its own, or led by a finger.
package struct TimeMapping: Hashable, Sendable {
  /// Origins of the transition's movements at the start of the stretch.
  indirect enum Origin: Hashable {
    /// Position given by the transition's own time.
    case transition
    /// Position to which another stretch has led them, which goes on.
    case running(TimeMapping, at: Time)
    /// Position at which they were caught in another stretch; from there they go to an end of their tracks,
    /// which is 0 or 1.
    case caught(in: TimeMapping, at: Time, Continuation, to: Double)
  }

  /// Duration in the film.
  package var duration: Time
  /// Timing curve from the film's time to the transition's.
  package var pace: TimingCurve
  /// The transition's moment at the beginning.
  package var start: Time
  /// The transition's moment at the end; an earlier one undoes the transition.
  package var end: Time
  /// True if curves are drawn straight, because a finger decides.
  package var isStraight: Bool
  /// Origin of the movements at its beginning.
  var origin = Origin.transition
  /// The whole of the transition, where this stretch begins midway because that was interrupted.
  ///
  /// What moves is crisp where the whole of it rests, and not where it was caught.
  var whole: Whole?

  /// Duration of a transition in a film, and by its own time.
  struct Whole: Hashable {
    var shown, duration: Time
  }

  /// The passage with these values.
  package init(
    _ duration: Time, pace: TimingCurve = .linear, from start: Time, to end: Time,
    isStraight: Bool = false
  ) {
    self.duration = duration
    self.pace = pace
    self.start = start
    self.end = end
    self.isStraight = isStraight
  }

  /// The passage in which movements run as they are.
  static let unchanged = TimeMapping(.zero, from: .zero, to: .zero)

  /// A movement of a transition as it runs in the film.
  func applied(
    to movement: AnimationGroup.Member, keepsCurve: Bool = false
  ) -> AnimationGroup.Member {
    var movement = movement
    switch origin {
    case .transition:
      if isStraight && !keepsCurve { movement.animation.pace = .linear }
      if !isPlain { movement.animation.groups.insert(clock, at: 0) }
    case .running(let earlier, let time):
      movement = earlier.applied(to: movement, keepsCurve: keepsCurve)
      movement.animation.groups.insert(earlier.ageing(by: time), at: 0)
    case .caught(let earlier, let time, let continuation, let end):
      var running = earlier.applied(to: movement, keepsCurve: keepsCurve)
      guard var progress = running.animation.progress(at: time.seconds) else {
        running.animation.groups.insert(earlier.ageing(by: time), at: 0)
        return running
      }
      let isSettled = continuation.settles(movement.property)
      if isSettled { (progress.fraction, progress.velocity) = (1, 0) }
      let caught = Continuation.CaughtMovement(
        animation: movement.animation, progress: progress, end: isSettled ? 1 : end)
      movement.animation = caught.animation(continuation, in: self)
    }
    return movement
  }

  /// The transition's time on the clock of the film.
  private var clock: GroupTiming {
    GroupTiming(Timing(duration: duration), pace: pace, from: start, to: end)
  }

  /// The clock of a stretch that has begun before.
  private func ageing(by age: Time) -> GroupTiming {
    GroupTiming(
      Timing(begin: .zero - age, duration: duration), pace: .linear, from: .zero, to: duration)
  }

  /// True if the transition's time is the film's.
  private var isPlain: Bool { pace == .linear && start == .zero && end == duration }
}

// MARK: - Taking over midway

extension TimeMapping {
  /// The transition's moment after some time; exact only where movements follow its time.
  func moment(after time: Time) -> Time {
    if isPlain { return min(max(time, .zero), duration) }
    return .seconds(clock.localSeconds(time.seconds) ?? end.seconds)
  }

  /// True if the transition's time alone determines all movements.
  var followsTime: Bool { origin == .transition }

  /// Returns the rest of the stretch after some time.
  func rest(after time: Time) -> TimeMapping {
    if time == .zero { return self }
    var rest = self
    rest.duration = max(duration - time, .zero)
    rest.origin = .running(self, at: time)
    if whole == nil, pace == .linear, start == .zero, !isStraight {
      rest.whole = Whole(shown: duration, duration: end)
    }
    return rest
  }

  /// The passage of the whole transition, if this is one that begins midway.
  var uninterrupted: TimeMapping? {
    whole.map { TimeMapping($0.shown, from: .zero, to: $0.duration) }
  }
}
