import SegueMotion
import SegueSceneGraph

/// Walks through a flow and notes what is on the stage from when on.
struct FlowPlanner {
  private let flow: Flow
  private let screens: [LayerID: Screen]
  private var app: ScreenStack?
  /// When each screen of the app was first seen.
  private var firstSeen: [LayerID: Time] = [:]
  private var sceneries: [StageState] = []
  private var sceneryCount = 0
  /// Where exchanges begin and end.
  private var joints: [PendingSeam] = []
  /// The moment that has been reached.
  private(set) var now = Time.zero
  /// The moments with names.
  private(set) var marks: [Mark] = []
  /// What may surprise people.
  private(set) var warnings: [StepWarning] = []
  /// The index of the step that is being taken.
  private var index = 0
  /// What the exchange of the step takes for pictures of one thing.
  private var matching: Matching?

  init(_ flow: Flow) {
    self.flow = flow
    screens = Dictionary(flow.screens.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The stretches of the film.
  func epochs() throws(StepMistake) -> [Epoch] {
    let names = Dictionary(flow.layerNames.map { ($0, 1) }) { first, _ in first }
    var epochs: [Epoch] = []
    var layerCount = 0
    for scenery in sceneries {
      epochs.append(StageBuilder.epoch(scenery, of: flow, named: names))
      layerCount += epochs.last?.tree.nodes.count ?? 0
      if layerCount > Flow.layerLimit {
        throw mistake("the flow shows more than \(Flow.layerLimit) layers, counted at every step")
      }
    }
    return epochs
  }

  /// Where exchanges begin and end; what is among `epochs` is not laid out again.
  func seams(_ epochs: [Epoch]) -> [Seam] {
    let names = Dictionary(flow.layerNames.map { ($0, 1) }) { first, _ in first }
    var known: [Int: Epoch] = [:]
    for (scenery, epoch) in zip(sceneries, epochs) where scenery.touch == nil {
      known[scenery.number] = epoch
    }
    let epoch = { (scenery: StageState) in
      known[scenery.number] ?? StageBuilder.epoch(scenery, of: flow, named: names)
    }
    return joints.map { joint in
      var seam = Seam(
        joint.side, at: joint.time, of: joint.name, moving: epoch(joint.moving),
        resting: epoch(joint.resting))
      seam.isMeant = joint.isMeant
      return seam
    }
  }

  mutating func run() throws(StepMistake) {
    for (index, step) in flow.steps.enumerated() {
      self.index = index
      try take(step)
    }
    if app == nil { throw mistake("nothing is shown", "begin with {\"show\": ...}") }
  }

  func mistake(_ message: String, _ hint: String? = nil) -> StepMistake {
    StepMistake(step: index, message: message, hint: hint)
  }

  private mutating func take(_ step: Step) throws(StepMistake) {
    switch step.action {
    case .show(let ids): try show(ids)
    case .hold(let time):
      _ = try shown()
      now = now + time
    case .mark(let name): marks.append(Mark(name, at: now))
    default:
      let before = try shown()
      try checkKnown(step.action.named)
      let change = try StackChange(step.action, in: before, mistake)
      if let change { exchange(change, before, step) }
    }
  }

  private mutating func show(_ ids: [LayerID]) throws(StepMistake) {
    guard !ids.isEmpty else { throw mistake("nothing is shown", "name a screen") }
    try checkKnown(ids)
    firstSeen = [:]
    app = ScreenStack(ids, tabs: flow.tabs)
    rest()
  }

  private func checkKnown(_ ids: [LayerID]) throws(StepMistake) {
    guard let id = ids.first(where: { screens[$0] == nil }) else { return }
    var mistake = mistake("unknown screen '\(id)'")
    mistake.unknownScreen = id
    throw mistake
  }

  private func shown() throws(StepMistake) -> ScreenStack {
    guard let app else { throw mistake("nothing is shown yet", "begin with {\"show\": ...}") }
    return app
  }
}

// MARK: - Exchanges

extension FlowPlanner {
  /// Lets a change of the app's screens be seen.
  private mutating func exchange(_ change: StackChange, _ before: ScreenStack, _ step: Step) {
    let chosen = transition(for: change, before, step)
    let transition = flow.stage.reducesMotion ? chosen.reduced : chosen
    var exchange = Exchange(change.operation, on: flow.stage, depth: before.depth)
    if change.operation == .dismiss { exchange.depth -= 1 }
    matching = transition.matching
    exchange.shared = shared(change, before)
    let plan = transition.plan(for: exchange)
    let found = transition.warnings(for: exchange, arriving: screens[change.to])
    let accepted = transition.acceptedWarnings(for: exchange)
    warnings += found.filter { !accepted.contains($0.kind) }.map {
      StepWarning(step: index, warning: $0)
    }
    var after = change.after
    if change.operation == .present {
      after.present(
        ScreenStack.Level(
          screens: [change.to], plan: plan.keepsRemoval ? plan.withoutElements : nil,
          transition: transition))
    }
    let bars = [before, after].map { $0.statusBar(screens, on: flow.stage) }
    let start = sceneries.last
    let stretches = stretches(of: transition, plan, in: exchange, led: step.gesture)
    var moving: [StageState] = []
    for (index, stretch) in stretches.enumerated() {
      moving.append(
        put(
          scenery(stretch.plan, change, before, after, stretch.passage),
          StatusBarCourse(from: bars[0], to: bars[1], in: stretch),
          step.gesture?.mark(isLifted: index == stretches.count - 1, in: exchange)))
      now = now + stretch.passage.duration
    }
    let isDone = stretches.last.map { $0.passage.end > .zero } ?? true
    let app = isDone ? after : before
    let known = Set(app.all)
    firstSeen = firstSeen.filter { known.contains($0.key) }
    self.app = app
    matching = nil
    rest()
    noteJoints(
      of: moving, after: stretches.first?.passage.start == .zero ? start : nil,
      [before.top.name, app.top.name], isMeant: accepted.contains(.jump))
  }

  /// Notes where what moves meets what rests: the scenery `start` before it, unless it begins
  /// midway, and the last one behind it.
  private mutating func noteJoints(
    of moving: [StageState], after start: StageState?, _ names: [String], isMeant: Bool
  ) {
    guard let first = moving.first, let last = moving.last, let end = sceneries.last,
      last.start < now
    else { return }
    if let start {
      joints.append(
        PendingSeam(
          side: .beginning, time: first.start, name: names[0], isMeant: isMeant, moving: first,
          resting: start))
    }
    joints.append(
      PendingSeam(
        side: .end, time: now, name: names[1], isMeant: isMeant, moving: last, resting: end))
  }

  private func transition(
    for change: StackChange, _ before: ScreenStack, _ step: Step
  ) -> any ScreenTransition {
    if let transition = step.transition { return transition }
    if change.operation == .dismiss, let transition = before.levels.last?.transition {
      return transition
    }
    return flow.routes.transition(for: change.operation, from: before.top, to: change.to)
      ?? flow.standard(change.operation)
  }

  private func stretches(
    of transition: any ScreenTransition, _ plan: ExchangePlan, in exchange: Exchange,
    led gesture: Gesture?
  ) -> [PlannedSegment] {
    guard plan.duration > .zero else { return [] }
    return gesture?.stretches(of: transition, plan, in: exchange)
      ?? [PlannedSegment(plan: plan, passage: TimeMapping(whole: plan))]
  }

  private mutating func scenery(
    _ plan: ExchangePlan, _ change: StackChange, _ before: ScreenStack, _ after: ScreenStack,
    _ passage: TimeMapping
  ) -> StageContent {
    switch change.operation {
    case .present:
      return .exchange(
        plan, removal: arrangement(of: before), insertion: screen(change.to), passage)
    case .dismiss:
      return .exchange(
        plan, removal: screen(before.top), insertion: arrangement(of: after), passage)
    case .push, .pop, .tabForward, .tabBackward:
      let inner = StageContent.exchange(
        plan, removal: screen(before.top), insertion: screen(change.to), passage)
      return arrangement(of: before, showing: inner)
    }
  }

  /// Puts on the stage what stays there until the next step that changes something.
  private mutating func rest() {
    guard let app else { return }
    put(arrangement(of: app), StatusBarCourse(resting: app.statusBar(screens, on: flow.stage)))
  }

  /// Puts an arrangement on the stage in place of what has only now been put there; returns it
  /// without the finger.
  @discardableResult
  private mutating func put(
    _ arrangement: StageContent, _ statusBar: StatusBarCourse, _ touch: TouchMark? = nil
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

  /// What is to be seen of an app: its top, and below that whatever a presentation leaves visible.
  private mutating func arrangement(
    of app: ScreenStack, showing top: StageContent? = nil
  ) -> StageContent {
    var result: StageContent?
    for (depth, level) in app.levels.enumerated() {
      let isTop = depth == app.levels.count - 1
      guard let last = level.screens.last else { continue }
      let shown = isTop ? top ?? screen(last) : screen(last)
      if let plan = level.plan, let below = result {
        result = .exchange(plan, removal: below, insertion: shown, nil)
      } else {
        result = shown
      }
    }
    return result ?? top ?? screen(app.top)
  }

  private mutating func screen(_ id: LayerID) -> StageContent {
    let since = firstSeen[id] ?? now
    firstSeen[id] = since
    let screen = screens[id] ?? Screen(id)
    return .screen(matching.map { screen.keyed(by: $0) } ?? screen, since: since)
  }
}

// MARK: - What screens share

extension FlowPlanner {
  /// What the two screens of a change share, if its transition wants to know.
  private func shared(_ change: StackChange, _ before: ScreenStack) -> [SharedPair] {
    guard let matching else { return [] }
    let find = { (id: LayerID, app: ScreenStack) -> [SharedElement] in
      guard let screen = screens[id] else { return [] }
      return ElementFinder.elements(
        of: screen.keyed(by: matching), after: now - (firstSeen[id] ?? now), on: flow.stage,
        at: app.place(on: flow.stage))
    }
    let after = change.operation == .present ? ScreenStack([change.to], tabs: []) : change.after
    return [SharedPair](find(before.top, before), find(change.to, after))
  }
}
