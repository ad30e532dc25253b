public import SegueMotion
public import SegueSceneGraph

/// Sequence of steps in an app: the source of a film.
public struct Flow: Sendable {
  /// The screens of the app.
  public var screens: [Screen]
  /// The roots of the app's tabs, in their order; empty without tabs.
  public var tabs: [LayerID]
  /// Content above all screens, for the whole film; it fills no box.
  public var foreground = Screen("foreground")
  /// Parts of the foreground that have the color that the screen on top asks of the status bar.
  public var inks: [StatusBarInk] = []
  /// The screens above which each bar of the foreground is shown.
  public var bars: [Set<LayerID>] = []
  /// Steps of the flow, in order.
  public var steps: [Step]
  /// Routes that select the transition, the first that fits.
  public var routes: [Route]
  /// The transition for transitions that no route serves.
  public var standard: @Sendable (Operation) -> any ScreenTransition
  /// Environment in which the screens are shown.
  public var stage: TransitionEnvironment

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
  public static let stepLimit = 1_000

  /// The most layers that all steps together may show, each counted at every step.
  public static let layerLimit = 100_000

  /// The film of the flow.
  public func film(
    on canvas: Canvas, frameRate: FrameRate = .sixty
  ) throws(TransitionError) -> AnimatedScene {
    try walk(on: canvas, frameRate: frameRate).film
  }

  /// The film of the flow, and what happens on the way.
  public func walk(
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
      exchanges: planner.exchanges)
  }
}
