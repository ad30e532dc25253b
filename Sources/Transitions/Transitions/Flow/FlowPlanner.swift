import SegueMotion
import SegueSceneGraph

/// Walks through a flow and notes what is on the stage from when on.
struct FlowPlanner {
  let flow: Flow
  let screens: [LayerID: Screen]
  var app: ScreenStack?
  /// Time at which each screen of the app was first visible.
  var firstSeen: [LayerID: Time] = [:]
  var sceneries: [StageState] = []
  var sceneryCount = 0
  /// Boundaries of the transitions.
  var joints: [PendingBoundary] = []
  /// The moment that has been reached.
  var now = Time.zero
  /// The moments with names.
  private(set) var marks: [Mark] = []
  /// Warnings about surprising results.
  var warnings: [StepWarning] = []
  /// The transitions that have been walked through.
  var transitions: [WalkedTransition] = []
  /// Start of each step taken so far.
  private(set) var starts: [Time] = []
  /// The transition in the step before, if there was one.
  var previous: RunningTransition?
  /// The index of the step that is being taken.
  var index = 0
  /// Matching of shared elements in the step's transition.
  var matching: Matching?

  init(_ flow: Flow) {
    self.flow = flow
    screens = Dictionary(flow.screens.map { ($0.id, $0) }) { first, _ in first }
  }

  /// The stretches of the film.
  func epochs() throws(TransitionError) -> [Epoch] {
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

  /// Returns the boundaries of the transitions; epochs among `epochs` are not laid out again.
  func seams(_ epochs: [Epoch]) -> [MotionBoundary] {
    let names = Dictionary(flow.layerNames.map { ($0, 1) }) { first, _ in first }
    var known: [Int: Epoch] = [:]
    for (scenery, epoch) in zip(sceneries, epochs) where scenery.touch == nil {
      known[scenery.number] = epoch
    }
    let epoch = { (scenery: StageState) in
      known[scenery.number] ?? StageBuilder.epoch(scenery, of: flow, named: names)
    }
    return joints.map { joint in
      var seam = MotionBoundary(
        joint.side, at: joint.time, of: joint.name, moving: epoch(joint.moving),
        resting: epoch(joint.resting))
      seam.isMeant = joint.isMeant
      seam.remark = joint.remark
      return seam
    }
  }

  mutating func run() throws(TransitionError) {
    for (index, step) in flow.steps.enumerated() {
      self.index = index
      let reached = now
      try take(step)
      starts.append(step.action.changesScreens ? previous?.start ?? reached : reached)
    }
    if app == nil { throw mistake("nothing is shown", "begin with {\"show\": ...}") }
  }

  func mistake(_ message: String, _ hint: String? = nil) -> TransitionError {
    TransitionError(message, hint: hint, step: index)
  }

  private mutating func take(_ step: Step) throws(TransitionError) {
    let running = previous
    previous = nil
    guard step.action.changesScreens else {
      if case .mark(let name) = step.action, let running, let start = step.start {
        // The moment lies in the transition, which the next step may still interrupt.
        marks.append(Mark(name, at: min(running.start + start, running.whenOver)))
        return previous = running
      }
      guard step.start == nil, step.interruption == nil else { throw noInterruption }
      return try takeAlone(step)
    }
    let before = try shown()
    try checkKnown(step.action.named)
    let interrupted = try begin(step, after: running)
    let meeting = patience(of: step, during: running)
    let change = try StackChange(step.action, in: before, mistake)
    guard let change else { return }
    if let interrupted {
      try interrupt(interrupted, by: change, before: before, step: step)
    } else {
      play(change, before: before, step: step, meeting: meeting)
    }
  }

  /// Takes a step without a transition.
  private mutating func takeAlone(_ step: Step) throws(TransitionError) {
    switch step.action {
    case .hold(let time):
      _ = try shown()
      now = now + time
    case .mark(let name): marks.append(Mark(name, at: now))
    case .show(let ids): try show(ids)
    default: preconditionFailure("this step exchanges screens")
    }
  }

  private mutating func show(_ ids: [LayerID]) throws(TransitionError) {
    guard !ids.isEmpty else { throw mistake("nothing is shown", "name a screen") }
    try checkKnown(ids)
    firstSeen = [:]
    let app = ScreenStack(ids, tabs: flow.tabs)
    self.app = app
    note(app)
    rest()
  }

  private func checkKnown(_ ids: [LayerID]) throws(TransitionError) {
    guard let id = ids.first(where: { screens[$0] == nil }) else { return }
    throw TransitionError("unknown screen '\(id)'", step: index, unknownScreen: id)
  }

  private func shown() throws(TransitionError) -> ScreenStack {
    guard let app else { throw mistake("nothing is shown yet", "begin with {\"show\": ...}") }
    return app
  }
}
