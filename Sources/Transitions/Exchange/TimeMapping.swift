public import SegueMotion

/// A stretch of a film in which an exchange proceeds, and how far: on its own, or led by a finger.
public struct TimeMapping: Hashable, Sendable {
  /// How long it takes in the film.
  public var duration: Time
  /// How the film's time becomes the exchange's.
  public var pace: Pace
  /// The exchange's moment at the beginning.
  public var start: Time
  /// The exchange's moment at the end; an earlier one undoes the exchange.
  public var end: Time
  /// Whether curves are drawn straight, because a finger decides.
  public var isStraight: Bool

  /// The passage with these values.
  public init(
    _ duration: Time, pace: Pace = .linear, from start: Time, to end: Time,
    isStraight: Bool = false
  ) {
    self.duration = duration
    self.pace = pace
    self.start = start
    self.end = end
    self.isStraight = isStraight
  }

  /// The whole of an exchange.
  public init(whole plan: ExchangePlan) {
    self.init(plan.shownDuration, from: .zero, to: plan.duration)
  }

  /// The passage in which movements run as they are.
  static let unchanged = TimeMapping(.zero, from: .zero, to: .zero)

  /// A movement of an exchange as it runs in the film.
  func applied(to movement: Movement, keepsCurve: Bool = false) -> Movement {
    var movement = movement
    if isStraight && !keepsCurve { movement.animation.pace = .linear }
    if !isPlain {
      let timing = GroupTiming(Timing(duration: duration), pace: pace, from: start, to: end)
      movement.animation.groups.insert(timing, at: 0)
    }
    return movement
  }

  /// Whether the exchange's time is the film's.
  private var isPlain: Bool { pace == .linear && start == .zero && end == duration }
}
