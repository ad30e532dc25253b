/// Values that an animation shows before it begins and after it has ended.
public enum Fill: String, Hashable, Sendable, CaseIterable {
  /// Nothing: the layer's own value stands.
  case removed
  /// Nothing before, its last value afterwards.
  case forwards
  /// Its first value before, nothing afterwards.
  case backwards
  /// Its first value before, its last value afterwards.
  case both
}

/// Timing of an animation, with its repetitions, speed and direction: Core Animation's model.
///
/// Law: sampling with speed s at a distance t from the beginning equals sampling with speed 1
/// at s·t.
public struct Timing: Hashable, Sendable {
  /// Beginning of the animation, in its layer's (or its group's) time.
  package var begin: Time
  /// Duration of one run at speed 1.
  package var duration: Time
  /// Speed of the animation's own time, relative to its layer's; negative runs backwards from ``offset``.
  package var speed: Double
  /// Offset into the run at which the animation begins; what is cut off at the front comes at the end.
  package var offset: Time
  /// Number of runs; may be a fraction or infinite.
  package var repeatCount: Double
  /// Total duration of all runs, at speed 1; overrides ``repeatCount``.
  package var repeatDuration: Time?
  /// True if each run is followed by one backwards.
  package var autoreverses: Bool
  /// Values shown before and after.
  package var fill: Fill
  /// The ticks in which the animation's own time passes, as whole milliseconds; `nil` for evenly.
  package var tick: Time?

  /// The timing with these values.
  public init(
    begin: Time = .zero, duration: Time, speed: Double = 1, offset: Time = .zero,
    repeatCount: Double = 1, repeatDuration: Time? = nil, autoreverses: Bool = false,
    fill: Fill = .both
  ) {
    self.begin = begin
    self.duration = duration
    self.speed = speed
    self.offset = offset
    self.repeatCount = repeatCount
    self.repeatDuration = repeatDuration
    self.autoreverses = autoreverses
    self.fill = fill
  }

  /// The seconds from one repetition to the next at speed 1: there, and back if it autoreverses.
  var cycle: Double { duration.seconds * (autoreverses ? 2 : 1) }

  /// The seconds for which the animation is active at speed 1.
  var activeSeconds: Double {
    if let repeatDuration { return repeatDuration.seconds }
    return cycle == 0 ? 0 : repeatCount * cycle
  }

  /// End of the animation, in its layer's (or its group's) time; `nil` if it never ends.
  package var end: Time? {
    let active = activeSeconds
    guard speed > 0, active.isFinite else { return nil }
    return begin + .seconds(roundingUp: active / speed)
  }
}

/// Position of an animation in its run.
public struct Position: Hashable, Sendable {
  /// The seconds into the run, between zero and its duration.
  public let seconds: Double
  /// The seconds that the run takes.
  public let duration: Double
  /// The fraction of the run, from 0 to 1.
  public let progress: Double
  /// The number of repetitions completed before.
  public let cycle: Int
  /// True if the animation has ended and shows its last value.
  public let hasEnded: Bool
  /// True if the animation has not begun and shows its first value.
  public let isWaiting: Bool
}

extension Timing {
  /// Epsilon at the end, in seconds: products of doubles lose less than this, and times are whole nanoseconds.
  private static let epsilon = 1e-10

  /// Returns the position of the animation `seconds` after time zero of its layer (or group); `nil` when it
  /// shows nothing.
  package func position(at seconds: Double) -> Position? {
    let total = activeSeconds
    var active = ticked(begin.seconds(until: seconds) * speed)
    let isWaiting = active < 0
    let hasEnded = !isWaiting && active >= total - Timing.epsilon * speed
    if isWaiting {
      guard fill == .backwards || fill == .both else { return nil }
      active = 0
    } else if hasEnded {
      guard fill == .forwards || fill == .both else { return nil }
      active = total
    }
    return position(active: active, isWaiting: isWaiting, hasEnded: hasEnded)
  }

  /// The time without its part of a tick.
  ///
  /// 29 ms are a little less than 0.029 as a double; rounding to nanoseconds first mends that.
  private func ticked(_ seconds: Double) -> Double {
    guard let tick, tick > .zero, seconds.isFinite else { return seconds }
    let nanoseconds = (seconds * 1e9).rounded()
    let length = Double(tick.nanoseconds)
    return (nanoseconds / length).rounded(.down) * length / 1e9
  }

  /// The number of repetitions in `seconds`, if that is a whole number but for a hair.
  private func wholeCycles(in seconds: Double) -> Double? {
    let whole = (seconds / cycle).rounded()
    return (seconds - whole * cycle).magnitude < Timing.epsilon ? whole : nil
  }

  private func position(active: Double, isWaiting: Bool, hasEnded: Bool) -> Position {
    let length = duration.seconds
    guard length > 0, active.isFinite else {
      return Position(
        seconds: isWaiting ? 0 : length, duration: length, progress: isWaiting ? 0 : 1, cycle: 0,
        hasEnded: hasEnded, isWaiting: isWaiting)
    }
    let shifted = active + offset.seconds
    var cycles = (shifted / cycle).rounded(.down)
    var local = shifted - cycles * cycle
    if hasEnded && shifted > 0, let whole = wholeCycles(in: shifted) {
      local = cycle
      cycles = whole - 1
    }
    if autoreverses && local > length { local = cycle - local }
    return Position(
      seconds: local, duration: length, progress: local / length,
      cycle: Int(min(max(cycles, -1e9), 1e9)),
      hasEnded: hasEnded, isWaiting: isWaiting)
  }
}

/// Clock of a layer: the rate and offset of its time, compared with its parent.
///
/// A layer that is paused has speed 0 and stays at ``offset``.
public struct LayerClock: Hashable, Sendable {
  /// Beginning of the layer's time, in the parent's time.
  public var begin: Time
  /// Speed of the time inside, relative to that outside.
  public var speed: Double
  /// Time that the layer's clock shows when it begins.
  public var offset: Time

  /// The clock with these settings.
  public init(begin: Time = .zero, speed: Double = 1, offset: Time = .zero) {
    self.begin = begin
    self.speed = speed
    self.offset = offset
  }

  /// The seconds on the layer's clock when the parent's shows `seconds`.
  public func local(_ seconds: Double) -> Double {
    begin.seconds(until: seconds) * speed + offset.seconds
  }

  /// Returns the parent's time when the layer's clock shows `time`; `nil` when that never comes or has always
  /// been so.
  func parent(_ time: Time) -> Time? {
    guard speed > 0 else { return nil }
    return begin + .seconds(roundingUp: (time - offset).seconds / speed)
  }
}
