import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// Transitions as they are played from beginning to end.
extension FlowPlanner {
  /// Lets a change of the app's screens be seen.
  ///
  /// - Parameters:
  ///   - meeting: where it interrupts another transition.
  ///   - other: the transition that goes on meanwhile.
  mutating func play(
    _ change: StackChange, before: ScreenStack, step: Step, meeting: Meeting? = nil,
    over other: RunningTransition? = nil
  ) {
    var context = TransitionContext(
      change.operation, on: flow.stage, depth: before.depth, from: known(before.top),
      to: known(change.to))
    if change.operation == .dismiss { context.depth = change.after.depth }
    let rule = transition(for: context, before, step)
    var chosen = rule.transition.chosen(for: context)
    let isCustom = change.operation == .present && step.presentation == .custom
    if isCustom { chosen = CustomPresentation(chosen) }
    let transition = flow.stage.reducesMotion ? chosen.reduced : chosen
    matching = transition.matching
    context.shared = shared(change, before)
    let plan = transition.plan(for: context)
    let accepted = transition.acceptedWarnings(for: context)
    let (gesture, doubt) = finger(of: step, leading: transition, plan, in: context)
    let found = warned(of: transition, context, to: change.to, doubt, except: accepted)
    var after = change.after
    if change.operation == .present {
      after.present(
        ScreenStack.Level(
          screens: [change.to], plan: plan.keepsRemoval ? plan.withoutElements : nil,
          // Who customizes a presentation has said nothing about its dismissal.
          transition: isCustom ? nil : transition))
    }
    for app in [before, after] { note(app) }
    var running = RunningTransition(
      before: before, after: after, transition: transition, context: context,
      removal: context.operation == .present ? arrangement(of: before) : screen(before.top),
      insertion: context.operation == .dismiss ? arrangement(of: after) : screen(change.to),
      sheet: sheet(of: before), looks: (look(before), look(after)),
      isMeant: accepted.contains(.jump), others: other.map { [$0] } ?? [], start: now,
      beginning: now)
    let segments = segments(of: transition, plan, in: context, led: gesture)
    running.isBack = segments.last.map { $0.passage.end == .zero } ?? false
    running.firstSeen = firstSeen
    running.play(segments, from: now, by: gesture?.marks(of: segments, in: context) ?? [])
    note(
      running, of: change, by: chosen, on: rule.route,
      played: PlayedTransition(
        step: index, context: context, transition: transition, plan: plan,
        screens: both(before.top, change.to), stretches: running.played(ledBy: gesture),
        gesture: gesture, isGivenUp: running.isBack, warnings: found, accepted: accepted))
    let isHidden = meeting == nil && change.changesBelow(before)
    var meeting = isHidden ? beginning(of: running) : meeting
    if isHidden || running.isMeant { meeting?.isMeant = true }
    show(running, meeting, from: before.top)
  }

  /// Notes that a transition has been walked through.
  private mutating func note(
    _ running: RunningTransition, of change: StackChange, by transition: any ScreenTransition,
    on route: Int?, played: PlayedTransition
  ) {
    transitions.append(
      WalkedTransition(
        step: index, from: running.before.top, to: change.to, operation: change.operation,
        transition: transition, route: route, duration: running.end - now,
        isLed: played.gesture != nil, isTakenBack: running.isBack, played: played))
  }

  private func both(_ removal: LayerID, _ insertion: LayerID) -> [Role: Screen] {
    [.removal: screens[removal], .insertion: screens[insertion]].compactMapValues { $0 }
  }

  /// Returns the warnings about a transition and records those that are not accepted.
  private mutating func warned(
    of transition: any ScreenTransition, _ context: TransitionContext, to screen: LayerID,
    _ doubt: TransitionWarning?, except accepted: Set<TransitionWarning.Kind>
  ) -> [TransitionWarning] {
    let found =
      transition.warnings(for: context, arriving: screens[screen])
      + [doubt].compactMap(\.self)
    warnings += found.filter { !accepted.contains($0.kind) }.map {
      StepWarning(step: index, warning: $0)
    }
    return found
  }

  /// Shows a transition, and then the app as it has become.
  ///
  /// - Parameters:
  ///   - meeting: where it interrupts another transition.
  ///   - screen: the screen on top before.
  mutating func show(_ running: RunningTransition, _ meeting: Meeting?, from screen: LayerID) {
    let beginning = meeting ?? beginning(of: running)
    let app = running.isBack ? running.before : running.after
    let final = look(app)
    var moving: [StageState] = []
    for (start, end) in zip(running.cuts, running.cuts.dropFirst()) where start < end {
      guard let content = running.stage(at: start) else { continue }
      now = start
      let statusBar = running.statusBar(from: start, to: end, or: final)
      moving.append(put(content, statusBar: statusBar, touch: running.touch(at: start)))
    }
    now = max(now, running.whenOver)
    let known = Set(app.all)
    firstSeen = firstSeen.filter { known.contains($0.key) }
    self.app = app
    previous = running
    matching = nil
    rest()
    guard let first = moving.first, let last = moving.last, let end = sceneries.last,
      last.start < now
    else { return }
    if let beginning, let resting = beginning.interrupted {
      joints.append(
        PendingBoundary(
          side: .beginning, time: first.start, name: screen.name, isMeant: beginning.isMeant,
          moving: first, resting: resting, remark: beginning.remark))
    }
    joints.append(
      PendingBoundary(
        side: .end, time: now, name: app.top.name, isMeant: running.isMeant, moving: last,
        resting: end))
  }

  /// Returns the meeting point of a transition that takes over from rest; `nil` if it begins midway.
  private func beginning(of running: RunningTransition) -> Meeting? {
    guard running.stretches.first?.segment.passage.start == .zero else { return nil }
    return Meeting(interrupted: sceneries.last, isMeant: running.isMeant)
  }

  /// Returns the description of a screen that a transition is given.
  private func known(_ id: LayerID) -> TransitionScreen {
    TransitionScreen(id, values: screens[id]?.values ?? [:])
  }

  /// The rule for a transition, and the index of the route that leads to it.
  private func transition(
    for context: TransitionContext, _ before: ScreenStack, _ step: Step
  ) -> (transition: any ScreenTransition, route: Int?) {
    if let transition = step.transition { return (transition, nil) }
    if context.operation == .dismiss, let transition = before.levels.last?.transition {
      return (transition, nil)
    }
    let route = flow.routes.index(for: context)
    return (route.map { flow.routes[$0].transition } ?? flow.standard(context.operation), route)
  }

  /// The finger as it leads a transition, with the touches that its word stands for; and what is said
  /// where they do not do what it says.
  private func finger(
    of step: Step, leading transition: any ScreenTransition, _ plan: TransitionPlan,
    in context: TransitionContext
  ) -> (gesture: Gesture?, doubt: TransitionWarning?) {
    guard let gesture = step.gesture else { return (nil, nil) }
    let direction = transition.direction(of: plan, in: context)
    let isCarriedOut = { (finger: Gesture) in
      segments(of: transition, plan, in: context, led: finger).last
        .map { $0.passage.end != .zero } ?? true
    }
    let spelled = gesture.spelled(along: direction, on: context.stage, isCarriedOut)
    if spelled.keepsWord { return (spelled.gesture, nil) }
    let doubt = gesture.unkept(
      following: direction, on: context.stage, isCut: plan.duration == .zero, isCarriedOut)
    return (spelled.gesture, doubt)
  }

  private func segments(
    of transition: any ScreenTransition, _ plan: TransitionPlan, in context: TransitionContext,
    led gesture: Gesture?
  ) -> [PlannedSegment] {
    guard plan.duration > .zero else { return [] }
    return gesture?.stretches(of: transition, plan, in: context)
      ?? [PlannedSegment(plan: plan, passage: TimeMapping(whole: plan))]
  }

  private func look(_ app: ScreenStack) -> ForegroundLook {
    ForegroundLook(
      lightness: app.statusBar(screens, on: flow.stage).lightness,
      bars: flow.bars.map { $0.contains(app.top) ? 1 : 0 })
  }
}

// MARK: - What is on the stage

extension FlowPlanner {
  /// Puts on the stage what stays there until the next step that changes something.
  mutating func rest() {
    guard let app else { return }
    put(arrangement(of: app), statusBar: .resting(look(app)))
  }

  /// Puts an arrangement on the stage in place of what has only now been put there; returns it
  /// without the finger.
  @discardableResult
  private mutating func put(
    _ arrangement: StageContent, statusBar: StatusBarTrack, touch: TouchMark? = nil
  ) -> StageState {
    if sceneries.last?.start == now { sceneries.removeLast() }
    sceneryCount += 1
    var scenery = StageState(
      start: now, arrangement: arrangement, statusBar: statusBar, number: sceneryCount)
    let bare = scenery
    scenery.touch = touch
    sceneries.append(scenery)
    return bare
  }

  /// Notes which screens of an app are seen from now on.
  mutating func note(_ app: ScreenStack) {
    for id in app.levels.compactMap(\.screens.last) { firstSeen[id] = firstSeen[id] ?? now }
  }

  /// Returns the visible content of an app: its top, and below that whatever a presentation leaves visible.
  private func arrangement(of app: ScreenStack) -> StageContent {
    let top = screen(app.top)
    return sheet(of: app).map { .transition($0.plan, removal: $0.below, insertion: top, nil) }
      ?? top
  }

  /// Returns the sheet that holds the top of an app; `nil` where nothing below is visible.
  private func sheet(of app: ScreenStack) -> RunningTransition.Sheet? {
    guard let plan = app.levels.last?.plan, app.depth > 0 else { return nil }
    var below = app
    _ = below.dismiss()
    return (plan, arrangement(of: below))
  }

  private func screen(_ id: LayerID) -> StageContent {
    let screen = screens[id] ?? Screen(id)
    return .screen(
      matching.map { screen.keyed(by: $0) } ?? screen, since: firstSeen[id] ?? now)
  }
}

extension FlowPlanner {
  /// Returns the shared elements of the two screens of a change, if its transition asks for them.
  func shared(_ change: StackChange, _ before: ScreenStack) -> [SharedPair] {
    guard let matching else { return [] }
    let find = { (id: LayerID, place: Projection) -> [SharedElement] in
      guard let screen = screens[id] else { return [] }
      return ElementFinder.elements(
        of: screen.keyed(by: matching), after: now - (firstSeen[id] ?? now), on: flow.stage,
        at: place)
    }
    let after =
      change.operation == .present ? .identity : change.after.place(on: flow.stage)
    return [SharedPair](
      find(before.top, before.place(on: flow.stage)), find(change.to, after))
  }
}
