package import SegueMotion
public import SegueSceneGraph

/// Sequence of steps in an app: the source of a film.
public struct Flow: Sendable {
  /// The screens of the app.
  package var screens: [Screen]
  /// The roots of the app's tabs, in their order; empty without tabs.
  package var tabs: [LayerID]
  /// Content above all screens, for the whole film; it fills no box.
  package var foreground = Screen("foreground")
  /// Parts of the foreground that have the color that the screen on top asks of the status bar.
  package var inks: [StatusBarInk] = []
  /// The screens above which each bar of the foreground is shown.
  package var bars: [Set<LayerID>] = []
  /// Steps of the flow, in order.
  package var steps: [Step]
  /// Routes that select the transition, the first that fits.
  package var routes: [Route]
  /// The transition for transitions that no route serves.
  package var standard: @Sendable (Operation) -> any ScreenTransition
  /// Environment in which the screens are shown.
  package var stage: TransitionEnvironment

  /// The flow with these parts.
  public init(
    _ screens: [Screen], tabs: [LayerID] = [], steps: [Step], routes: [Route] = [],
    on stage: TransitionEnvironment,
    standard: @escaping @Sendable (Operation) -> any ScreenTransition
  ) {
    self.screens = screens
    self.tabs = tabs
    self.steps = steps
    self.routes = routes
    self.stage = stage
    self.standard = standard
  }

  /// The names of all layers inside the screens, and above them.
  var layerNames: [String] {
    (screens + [foreground]).flatMap { LayerTree($0.layers).nodes.map(\.id.name) }
  }

  /// The most steps of a flow.
  package static let stepLimit = 1_000

  /// The most layers that all steps together may show, each counted at every step.
  package static let layerLimit = 100_000

  /// The film of the flow.
  package func film(
    on canvas: Canvas, frameRate: FrameRate = .sixty
  ) throws(TransitionError) -> AnimatedScene {
    try walk(on: canvas, frameRate: frameRate).film
  }

  /// The film of the flow, and what happens on the way.
  package func walk(
    on canvas: Canvas, frameRate: FrameRate = .sixty
  ) throws(TransitionError) -> FlowWalk {
    var planner = FlowPlanner(self)
    try planner.run()
    var film = AnimatedScene(
      canvas: canvas, frameRate: frameRate, duration: planner.now, marks: planner.marks,
      epochs: try planner.epochs())
    film.seams = planner.seams(film.epochs)
    return FlowWalk(
      film: film, warnings: planner.warnings, starts: planner.starts,
      transitions: planner.transitions)
  }
}

/// Result of a flow: its film, and the transitions on the way.
package struct FlowWalk: Sendable {
  /// The film.
  package var film: AnimatedScene
  /// Warnings about the transitions.
  package var warnings: [StepWarning]
  /// Start of each step.
  package var starts: [Time]
  /// The transitions of screens, in their order.
  package var transitions: [WalkedTransition]

  /// The transitions that pass in the film as their rules have planned them.
  package var played: [PlayedTransition] { transitions.compactMap(\.played) }
}

/// A transition of screens that a flow walks through.
package struct WalkedTransition: Sendable {
  /// The index of the step.
  package var step: Int
  /// The screens on top, before and afterwards.
  package var from, to: LayerID
  /// Operation of the app.
  package var operation: Operation
  /// The rule, before anything takes its place where nothing may move far.
  package var transition: any ScreenTransition
  /// The index of the route that has led to the rule; `nil` where the step names it, or nobody does.
  package var route: Int?
  /// Duration of the transition, unless the next one interrupts it.
  package var duration: Time
  /// True if a finger drives it.
  package var isLed: Bool
  /// True if it ends where it began.
  package var isTakenBack: Bool
  /// The transition as played in the film.
  package var played: PlayedTransition?
}

extension Step {
  /// The steps by which one screen takes another's place, and nothing else.
  ///
  /// What an operation undoes has been done before, in no time.
  package static func transition(
    from: LayerID, to: LayerID, by operation: Operation,
    with transition: (any ScreenTransition)? = nil, led gesture: Gesture? = nil
  ) -> [Step] {
    switch operation {
    case .push: [Step(.show([from])), Step(.push(to), with: transition, by: gesture)]
    case .pop: [Step(.show([to, from])), Step(.pop(1), with: transition, by: gesture)]
    case .present: [Step(.show([from])), Step(.present(to), with: transition, by: gesture)]
    case .dismiss:
      [
        Step(.show([to])),
        Step(.present(from), with: transition.map { Retimed($0, .speed(.infinity)) }),
        Step(.dismiss, with: transition, by: gesture),
      ]
    case .tabForward, .tabBackward:
      [Step(.show([from])), Step(.select(to), with: transition, by: gesture)]
    }
  }
}

extension Flow {
  /// The flow in which `after` takes the place of `before`, and nothing else happens.
  public init(
    exchanging before: Screen, with after: Screen, by operation: Operation,
    _ transition: any ScreenTransition, on stage: TransitionEnvironment
  ) {
    let tabs: [LayerID] =
      switch operation {
      case .tabForward: [before.id, after.id]
      case .tabBackward: [after.id, before.id]
      case .push, .pop, .present, .dismiss: []
      }
    self.init(
      [before, after], tabs: tabs,
      steps: Step.transition(from: before.id, to: after.id, by: operation, with: transition),
      on: stage
    ) { _ in transition }
  }
}

extension PlayedTransition {
  /// Rest before the gesture, and the time that the finger stays down, in the film of a canceled transition.
  package static let pause = Time.milliseconds(200)

  /// A film of nothing but this transition, in which a finger comes so far, as a fraction, and back; `nil`
  /// where no finger leads it.
  package func givenUp(at progress: Double, on canvas: Canvas) -> AnimatedScene? {
    guard var gesture, let from = screens[.removal], let to = screens[.insertion],
      context.depth == 0
    else { return nil }
    let length = gesture.length(on: context.stage)
    gesture.touches = [
      Gesture.Touch(0, at: .zero), Gesture.Touch(progress * length, at: Self.pause),
    ]
    // The finger flicks back, which no rule takes for an end.
    gesture.velocity = -10 * length
    (gesture.start, gesture.isShown) = (nil, false)
    let steps = Step.transition(from: from.id, to: to.id, by: context.operation, with: transition)
    guard var last = steps.last else { return nil }
    last.gesture = gesture
    let flow = Flow(
      [from, to], tabs: context.operation.tabs([from.id, to.id]),
      // It rests before it begins, so that both rests can be compared.
      steps: steps.dropLast() + [Step(.hold(Self.pause)), last], on: context.stage,
      standard: { [transition] _ in transition })
    return try? flow.film(on: canvas)
  }
}

extension Operation {
  /// The order of two tabs, the one that is left first.
  fileprivate func tabs(_ screens: [LayerID]) -> [LayerID] {
    switch self {
    case .tabForward: screens
    case .tabBackward: screens.reversed()
    default: []
    }
  }
}
