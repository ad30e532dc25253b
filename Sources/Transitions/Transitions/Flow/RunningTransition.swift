import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// A transition in a film: what is on the stage at each moment until it has ended.
///
/// Another transition may go on meanwhile, which this one has begun in: on either side of it, or around
/// it.
struct RunningTransition {
  /// A stretch of time in which the transition proceeds in one way.
  struct Stretch {
    var start: Time
    var segment: PlannedSegment
    var touch: TouchMark?

    /// End of the stretch.
    var end: Time { start + segment.passage.duration }
  }

  /// A sheet, and what is seen behind it.
  typealias Sheet = (plan: TransitionPlan, below: StageContent)

  /// The app before the transition and after it.
  var before, after: ScreenStack
  /// The rule of the transition, and what it has been asked.
  let transition: any ScreenTransition
  let context: TransitionContext
  /// The leaving and the arriving content, at rest.
  let removal, insertion: StageContent
  /// Sheet around both, where they are part of one.
  let sheet: Sheet?
  /// Looks of the content above the app before the transition and after it.
  let looks: (before: ForegroundLook, after: ForegroundLook)
  /// True if a jump is intended at its ends.
  let isMeant: Bool
  /// The transition that goes on meanwhile; none or one.
  let others: [RunningTransition]

  /// Stretches of the transition.
  var stretches: [Stretch] = []
  /// Time of the step that began it, or turned it around.
  var start: Time
  /// Time of the step that began it.
  let beginning: Time
  /// True if it leads back to what was before it.
  var isBack = false
  /// Time at which each screen of both sides was first visible.
  var firstSeen: [LayerID: Time] = [:]

  /// End of the transition.
  var end: Time { stretches.last?.end ?? start }

  /// Operation of the app, seen from where the transition ends.
  private var operation: Operation {
    isBack ? context.operation.opposite : context.operation
  }

  /// True if the transition stays on one level of the app.
  private var isLevel: Bool { operation != .present && operation != .dismiss }

  /// The transition that goes on at a moment.
  func other(at time: Time) -> RunningTransition? { others.first { time < $0.whenOver } }

  /// End of this transition and of all concurrent ones.
  var whenOver: Time { others.reduce(end) { max($0, $1.whenOver) } }
}

// MARK: - From moment to moment

extension RunningTransition {
  /// The stretch at a moment: the last one that has begun.
  func stretch(at time: Time) -> Stretch? {
    stretches.last { $0.start <= time } ?? stretches.first
  }

  /// The moments at which something begins to proceed in another way, up to the very end.
  var cuts: [Time] {
    let own = stretches.map(\.start) + [end]
    return Set(own + others.flatMap(\.cuts)).filter { $0 >= start }.sorted()
  }

  /// All that is on the stage from a moment on; `nil` when all of it rests.
  func stage(at time: Time) -> StageContent? {
    if time < end { return surround(level(at: time), at: time) }
    return aftermath(at: time)
  }

  /// The two screens, or what goes on in their places, as they are exchanged from a moment on.
  private func level(at time: Time) -> StageContent {
    guard let stretch = stretch(at: time) else { return insertion }
    let passage = stretch.segment.passage.rest(after: time - stretch.start)
    return .transition(
      stretch.segment.plan, removal: leaving(at: time), insertion: insertion,
      StageContent.Proceeding(passage: passage, beginning: beginning))
  }

  /// Returns the leaving content: the other transition, where it goes on there.
  private func leaving(at time: Time) -> StageContent {
    guard let other = other(at: time) else { return removal }
    if context.operation == .present { return other.stage(at: time) ?? removal }
    return other.isLevel && time < other.end ? other.level(at: time) : removal
  }

  /// The stage with a level of the app in place of the one in which screens are exchanged.
  private func surround(_ level: StageContent, at time: Time) -> StageContent {
    if context.operation == .present { return level }
    let isLevel = context.operation != .dismiss
    guard let other = other(at: time), time < other.end else {
      return isLevel ? sheeted(level) : level
    }
    switch other.operation {
    case .present: return other.holding(level, at: time)
    case .dismiss: return other.holding(isLevel ? sheeted(level) : level, at: time)
    default: return isLevel ? other.surround(level, at: time) : level
    }
  }

  /// The stage with something else in the place of what is there in the end.
  private func holding(_ content: StageContent, at time: Time) -> StageContent {
    surround(level(at: time).with(content, as: isBack ? .removal : .insertion), at: time)
  }

  private func sheeted(_ level: StageContent) -> StageContent {
    sheet.map { .transition($0.plan, removal: $0.below, insertion: level, nil) } ?? level
  }

  /// Returns the content that continues after this transition; `nil` if nothing does.
  private func aftermath(at time: Time) -> StageContent? {
    guard let other = other(at: time) else { return nil }
    if isBack { return other.stage(at: time) }
    switch context.operation {
    case .present:
      guard let plan = stretches.last?.segment.plan, plan.keepsRemoval else { return nil }
      return .transition(
        plan.withoutElements, removal: other.stage(at: time) ?? removal, insertion: insertion, nil)
    default:
      return other.goesOnAround(at: time) ? surround(insertion, at: time) : nil
    }
  }

  /// Returns `true` if the final content is still driven by this transition, or by one around it.
  private func goesOnAround(at time: Time) -> Bool {
    if time < end, !isLevel { return true }
    return other(at: time)?.goesOnAround(at: time) ?? false
  }
}

// MARK: - Turning around

extension RunningTransition {
  /// Returns `true` if a change of the app leads back to where this transition came from.
  func isTurned(by change: StackChange) -> Bool {
    let goal = isBack ? after : before
    let operation = isBack ? context.operation : context.operation.opposite
    let depth = change.after.depth + (change.operation == .present ? 1 : 0)
    return change.to == goal.top && change.operation == operation && depth == goal.depth
  }

  /// Returns `true` if a screen that the app has left is still visible.
  func stillShows(_ screen: LayerID, at time: Time) -> Bool {
    let gone = isBack ? after : before
    return time < end && gone.top == screen
      || others.contains { $0.stillShows(screen, at: time) }
  }

  /// Returns the segments of the transition when it is turned around at a moment, by a finger or on its own.
  func turned(
    at time: Time, by interruption: Interruption, led gesture: Gesture?
  ) -> [PlannedSegment] {
    guard let stretch = stretch(at: time) else { return [] }
    let (running, age) = (stretch.segment, time - stretch.start)
    guard let gesture else {
      if running.isPreview && isBack { return commit(running, after: age) }
      let speed = isBack || !interruption.takesReturnTime ? 1 : speedOfReturn(running.plan)
      return complete([running.turned(after: age, isBack: !isBack, interruption, at: speed)])
    }
    let passages = gesture.passages(
      catching: running, after: age, isBack: !isBack, on: context.stage)
    return complete(
      passages.map {
        PlannedSegment(plan: running.plan, passage: $0, isPreview: running.isPreview)
      })
  }

  /// The request for the transition that leads back.
  var returnContext: TransitionContext {
    var back = context
    back.operation = context.operation.opposite
    back.shared = context.shared.map(\.swapped)
    return back
  }

  /// Returns the speed at which a plan is played back in its part of the opposite transition's time.
  private func speedOfReturn(_ plan: TransitionPlan) -> Double {
    let back = transition.plan(for: returnContext).shownDuration
    return back > .zero ? plan.shownDuration.seconds / back.seconds : 1
  }

  /// Returns the segments that complete a preview from its present state.
  private func commit(_ preview: PlannedSegment, after age: Time) -> [PlannedSegment] {
    guard let rule = transition.previewed else { return [] }
    let release = Release(
      progress: min(max(preview.progress(after: age), 0), 1), velocity: 0,
      length: context.stage.size.width, duration: preview.plan.shownDuration)
    let commit = rule.commit(context, after: release)
    return [PlannedSegment(plan: commit, passage: TimeMapping(whole: commit))]
  }

  /// The stretches with those that lead from the end of a plan to the end of the transition, where a
  /// finger has previewed it.
  private func complete(_ segments: [PlannedSegment]) -> [PlannedSegment] {
    guard let last = segments.last else { return segments }
    let isBegun = last.passage.end > .zero
    if isBegun {
      return last.isPreview ? segments + commit(last, after: last.passage.duration) : segments
    }
    guard !last.isPreview, let preview = stretches.last(where: { $0.segment.isPreview })?.segment
    else { return segments }
    let back = preview.turned(after: preview.passage.duration, isBack: true, .reversal)
    return segments + [back]
  }
}

// MARK: - Playing

extension RunningTransition {
  /// Lets the transition proceed in these ways, one after the other.
  mutating func play(_ segments: [PlannedSegment], from start: Time, by touches: [TouchMark?]) {
    stretches = []
    for (index, segment) in segments.enumerated() {
      stretches.append(
        Stretch(
          start: stretches.last?.end ?? start, segment: segment,
          touch: touches.isEmpty ? nil : touches[index]))
    }
  }

  /// Returns the stretches of the transition; a finger drives all of it but the last stretch.
  func played(ledBy gesture: Gesture?) -> [PlayedTransition.Stretch] {
    stretches.enumerated().map { index, stretch in
      PlayedTransition.Stretch(
        start: stretch.start, end: stretch.end,
        isLed: gesture != nil && index + 1 < stretches.count)
    }
  }

  /// The finger from a moment on.
  func touch(at time: Time) -> TouchMark? {
    guard time < end, let stretch = stretch(at: time), var touch = stretch.touch else { return nil }
    touch.age = time - stretch.start
    return touch
  }
}

extension Gesture {
  /// Returns the visible mark of the finger in each stretch of a transition.
  func marks(of segments: [PlannedSegment], in context: TransitionContext) -> [TouchMark?] {
    segments.indices.map { mark(isLifted: $0 == segments.count - 1, in: context) }
  }
}
