import SegueMotion

/// An effect of symbols, as a modifier asks for it.
nonisolated struct SymbolRun {
  let movement: SymbolMovement
  let options: SymbolEffectOptions
  /// True while a lasting effect is wanted.
  var isActive = true
  /// Value whose change plays the effect; `nil` for a lasting one.
  var trigger: AnyEquatable?
}

/// The course of one effect of a symbol, from when it was last wanted or not wanted any more.
nonisolated struct SymbolCourse {
  private var run: SymbolRun
  /// Beginning of the rounds; `nil` while there are none.
  private var begin: Time?
  /// Share of a lasting effect before the last change, and the time of that.
  private var fade: (from: Double, begin: Time)?

  /// The course of an effect of a symbol that appears: a lasting one is there from the start.
  init(_ run: SymbolRun, at now: Time) {
    self.run = run
    if run.trigger == nil, run.isActive, run.movement.heldPose == nil { begin = now }
  }

  private var isLasting: Bool { run.trigger == nil }

  /// Takes the effect as it is wanted now.
  mutating func take(_ next: SymbolRun, at now: Time) {
    let before = run
    let shown = share(at: now)
    run = next
    if let trigger = next.trigger {
      if let old = before.trigger, old != trigger { begin = now }
    } else if before.isActive != next.isActive {
      fade = (from: shown, begin: now)
      if next.isActive, next.movement.heldPose == nil { begin = now }
    }
  }

  private static let spring = Spring.smooth(duration: SymbolMovement.fading)

  /// Share of the effect that is seen.
  private func share(at now: Time) -> Double {
    guard isLasting else { return 1 }
    let target = run.isActive != run.movement.isHeldBefore ? 1.0 : 0
    guard let fade, isFading(at: now) else { return target }
    let progress = Self.spring.value(target: 1.0, time: (now - fade.begin).seconds)
    return fade.from + (target - fade.from) * progress
  }

  private func isFading(at now: Time) -> Bool {
    fade.map { (now - $0.begin).seconds < Self.spring.settlingDuration } ?? false
  }

  /// Seconds from the beginning of one round to that of the next.
  private func period(of round: Double) -> Double {
    guard run.options.speed > 0 else { return .infinity }
    return round / run.options.speed + (run.options.rounds?.delay ?? 0)
  }

  /// Number of rounds; `nil` for no end.
  private var count: Int? {
    if let rounds = run.options.rounds { return rounds.count }
    return isLasting && run.movement.goesOn ? nil : 1
  }

  /// True if the pose may be another one in the next frame.
  func moves(at now: Time) -> Bool {
    if isFading(at: now) { return true }
    guard let begin, !isLasting || run.isActive else { return false }
    guard let count else { return true }
    let seconds = (now - begin).seconds
    return seconds < period(of: run.movement.round.duration) * Double(count)
  }

  /// The looks of the symbol.
  func pose(at now: Time) -> SymbolPose {
    let share = share(at: now)
    if let held = run.movement.heldPose { return held.faded(to: share) }
    guard let begin, share != 0 else { return SymbolPose() }
    let round = run.movement.round
    let (period, seconds) = (period(of: round.duration), (now - begin).seconds)
    guard period.isFinite, period > 0, seconds < period * Double(count ?? .max) else {
      return SymbolPose()
    }
    let place = seconds.truncatingRemainder(dividingBy: period) * run.options.speed
    return round.value(time: place).faded(to: share)
  }
}
