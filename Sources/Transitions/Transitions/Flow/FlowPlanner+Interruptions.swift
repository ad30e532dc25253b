import SegueMotion
import SegueSceneGraph
import SegueTextSupport

extension FlowPlanner {
  /// Point at which one transition interrupts another.
  struct Meeting {
    /// State before the interruption; `nil` at the beginning of the film.
    var interrupted: StageState?
    /// True if a jump is intended there.
    var isMeant: Bool
    /// Description of the interruption; `nil` if there is none.
    var remark: String?
  }
}

/// Steps that begin before the transition in the step before has ended.
extension FlowPlanner {
  /// Mistake of a step that cannot interrupt anything.
  var noInterruption: TransitionError {
    mistake(
      "'at' and 'interrupt' need a transition of screens in this step and in the one before",
      "let the step follow a transition directly, such as {\"pop\": 1, \"at\": 200} after a push")
  }

  /// Waits until a step is to be taken; returns the transition that it interrupts.
  mutating func begin(
    _ step: Step, after running: RunningTransition?
  ) throws(TransitionError) -> RunningTransition? {
    guard let start = step.start else {
      guard step.interruption == nil else {
        throw mistake(
          "'interrupt' says how, but not when", "say when: \"at\": 200, counted in milliseconds")
      }
      return nil
    }
    guard let running else { throw noInterruption }
    let moment = running.start + start
    if moment < running.end {
      guard rule(of: step, during: running) != .wait else { return nil }
      now = moment
      return running
    }
    guard step.interruption == nil else {
      let length = NumberText.format((running.end - running.start).milliseconds, atMost: 3)
      throw mistake(
        "nothing is left to interrupt: the transition before takes \(length) ms",
        "begin earlier, or leave out 'interrupt'")
    }
    now = max(now, moment)
    return nil
  }

  /// Returns the start of a step that was requested during a transition, and has waited; `nil` for others.
  func patience(of step: Step, during running: RunningTransition?) -> Meeting? {
    guard let running, let start = step.start, running.start + start < running.end,
      rule(of: step, during: running) == .wait
    else { return nil }
    return Meeting(
      interrupted: sceneries.last, isMeant: false,
      remark: remark(of: running.transition.interruption.ruled(by: .wait), for: step))
  }

  /// Returns the rule by which a step interrupts a transition: its own, or that of the platform.
  private func rule(of step: Step, during running: RunningTransition) -> InterruptionRule {
    step.interruption ?? running.transition.interruption.rule
  }

  /// Lets a change of the app's screens interrupt a transition.
  mutating func interrupt(
    _ running: RunningTransition, by change: StackChange, before: ScreenStack, step: Step
  ) throws(TransitionError) {
    let isTurned = running.isTurned(by: change)
    let usual = running.transition.interruption
    let rule = step.interruption ?? usual.rule.fitting(isTurned: isTurned)
    guard rule == .finish || rule.turnsAround == isTurned else {
      throw misfit(rule, isTurned: isTurned, change.to)
    }
    let how = usual.ruled(by: rule)
    let settles = isTurned && !running.isBack && rule == .restart && !how.settled.isEmpty
    let isMeant = rule == .finish || settles
    let meeting = Meeting(
      interrupted: cut(running), isMeant: isMeant || running.isMeant && now == running.start,
      remark: remark(of: how, for: step))
    if rule == .finish || isTurned, let last = transitions.indices.last {
      transitions[last].played?.interrupt(at: now)
    }
    if rule == .finish {
      play(change, before: before, step: step, meeting: meeting)
    } else if isTurned {
      guard step.transition == nil else {
        throw mistake(
          "the transition that runs is turned around, and keeps its transition",
          "leave out 'with', or say \"interrupt\": \"finish\"")
      }
      firstSeen.merge(running.firstSeen) { known, _ in known }
      turn(running, by: change, step: step, as: how, meeting: meeting)
    } else {
      guard !running.stillShows(change.to, at: now) else {
        throw mistake(
          "screen '\(change.to)' is still leaving, and cannot arrive meanwhile",
          "begin later, or say \"interrupt\": \"finish\"")
      }
      play(change, before: before, step: step, meeting: meeting, over: running)
    }
  }

  /// Turns a transition around.
  private mutating func turn(
    _ running: RunningTransition, by change: StackChange, step: Step, as how: Interruption,
    meeting: Meeting
  ) {
    let gesture = step.gesture.map { spelled($0, turning: running, by: how) }
    let segments = running.turned(at: now, by: how, led: gesture)
    var turned = running
    turned.start = now
    if change.operation != .present {
      if running.isBack { turned.after = change.after } else { turned.before = change.after }
    }
    let isDone = running.isDone(by: segments)
    turned.isBack = running.isBack != isDone
    var context = running.context
    context.operation = change.operation
    let touches = gesture?.marks(of: segments, in: context) ?? []
    turned.play(segments, from: now, by: touches)
    let top = running.isBack ? running.before.top : running.after.top
    let played = transitions.last?.played?.turned(
      by: index, turned.played(ledBy: gesture), led: gesture, isGivenUp: turned.isBack)
    transitions.append(
      WalkedTransition(
        step: index, from: top, to: change.to, operation: change.operation,
        transition: running.transition, route: nil, duration: turned.end - now,
        isLed: gesture != nil, isTakenBack: !isDone, played: played))
    show(turned, meeting, from: top)
  }

  /// The finger that turns a transition around, with the touches that its word stands for; what is said
  /// where they do not do what it says is noted.
  private mutating func spelled(
    _ gesture: Gesture, turning running: RunningTransition, by how: Interruption
  ) -> Gesture {
    let direction = running.directionBack
    let now = now
    let isDone = { (finger: Gesture) in
      running.isDone(by: running.turned(at: now, by: how, led: finger))
    }
    let spelled = gesture.spelled(along: direction, on: flow.stage, isDone)
    let accepted = running.transition.acceptedWarnings(for: running.context)
    if !spelled.keepsWord, !accepted.contains(.finger),
      let warning = gesture.unkept(
        following: direction, on: flow.stage, isCut: false, isDone)
    {
      warnings.append(StepWarning(step: index, warning: warning))
    }
    return spelled.gesture
  }

  /// Takes away what a transition would have shown from now on; returns what was on the stage.
  private mutating func cut(_ running: RunningTransition) -> StageState? {
    let isUnseen = now == running.start
    joints.removeAll { $0.time > now || isUnseen && $0.time == now && $0.side == .beginning }
    let last = sceneries.last { $0.start < now }
    sceneries.removeAll { $0.start >= now }
    var bare = last
    bare?.touch = nil
    return bare
  }

  /// Returns the description of an interruption, with the source of the rule if the step does not set it.
  private func remark(of how: Interruption, for step: Step) -> String {
    if how.rule.turnsAround, step.gesture != nil {
      return "caught by a finger: places are continuous, velocities are the finger's"
    }
    let words = "\(how.rule.rawValue): \(how.words)"
    return step.interruption == nil ? "\(words) (\(how.source))" : words
  }

  private func misfit(
    _ rule: InterruptionRule, isTurned: Bool, _ screen: LayerID
  ) -> TransitionError {
    isTurned
      ? mistake(
        "the step leads back to '\(screen)', which the running transition has not left yet",
        "let the transition be turned around: 'reverse', 'retarget', 'shorten' or 'restart'")
      : mistake(
        "'\(rule.rawValue)' turns the running transition around, but '\(screen)' is not where it"
          + " came from",
        "leave out 'interrupt', or say 'continue', 'finish' or 'wait'")
  }
}

extension InterruptionRule {
  /// The rule, or what takes its place where a transition is turned around, or where it is not.
  fileprivate func fitting(isTurned: Bool) -> InterruptionRule {
    if self == .finish || turnsAround == isTurned { return self }
    return isTurned ? .reverse : .goOn
  }
}

extension RunningTransition {
  /// Returns true if the transition goes the other way in the end, where it is turned around and then proceeds
  /// like this.
  fileprivate func isDone(by segments: [PlannedSegment]) -> Bool {
    segments.last.map { ($0.passage.end == .zero) != isBack } ?? true
  }

  /// The direction in which a finger leads the way back.
  fileprivate var directionBack: Gesture.Direction {
    let back = returnContext
    return transition.direction(of: transition.plan(for: back), in: back)
  }
}
