import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// Turns an arrangement into layers and a timeline: one epoch of a film.
///
/// Layers are made in document order, so that counting them gives each its index in the tree.
struct StageBuilder {
  let stage: TransitionEnvironment
  /// Start of the epoch.
  let start: Time
  var timeline = Timeline()
  /// The animations as if no transition had been interrupted, by their places in the timeline.
  private var uninterrupted: [Int: Animation] = [:]
  var nextIndex = 0
  private var names: [String: Int] = [:]

  private init(_ stage: TransitionEnvironment, at start: Time) {
    self.stage = stage
    self.start = start
  }

  /// The epoch in which `scenery` is on the stage of `flow`, whose layers have these names.
  static func epoch(
    _ scenery: FlowPlanner.StageState, of flow: Flow, named names: [String: Int]
  ) -> Epoch {
    var builder = StageBuilder(flow.stage, at: scenery.start)
    builder.names = names
    let container = builder.container(scenery.arrangement)
    var layers = [container] + builder.foreground(of: flow, scenery.statusBar)
    for touch in scenery.touch?.layers ?? [] {
      let id = builder.begin(touch.name, as: touch, during: .unchanged)
      layers.append(Layer(id, touch.properties))
    }
    var epoch = Epoch(start: scenery.start, tree: LayerTree(layers), timeline: builder.timeline)
    epoch.restingTimeline = builder.restingTimeline
    return epoch
  }

  /// Returns the layers above the screens, in the color that goes with them.
  private mutating func foreground(of flow: Flow, _ statusBar: StatusBarTrack) -> [Layer] {
    let first = nextIndex
    adopt(flow.foreground, since: .zero)
    let tree = LayerTree(flow.foreground.layers)
    for ink in flow.inks {
      let clock = timeline.clock(ofLayer: ink.layer, in: tree, from: first)
      guard let animation = statusBar.animation(of: ink, on: clock) else { continue }
      timeline.add(animation, of: ink.property, onLayer: first + ink.layer)
    }
    return flow.foreground.layers.inked(flow.inks, statusBar.rest)
  }

  /// The layer that the screens of a transition are in: nothing shows outside of it.
  ///
  /// - Parameter cover: what another transition does to the screen that lies on top of this one.
  private mutating func container(_ arrangement: StageContent, cover: Cover? = nil) -> Layer {
    let id = LayerID(unique("container"))
    nextIndex += 1
    var properties = LayerProperties()
    properties.frame = stage.bounds
    properties.clipsToBounds = true
    var children: [Layer] = []
    switch arrangement {
    case .screen(let screen, let since):
      children = [self.screen(screen, since: since, in: TransitionLayer(.insertion), nil)]
    case .transition(let plan, let removal, let insertion, let proceeding):
      properties.background = plan.background.map { .color($0) }
      let parts = Parts(
        removal: removal, insertion: insertion, passage: proceeding?.passage,
        beginning: proceeding?.beginning ?? start, covered: plan.covered, lifted: plan.lifted,
        inner: plan.layers.filter { $0.part != nil })
      children = plan.layers.filter { $0.part == nil }.map { layer($0, parts, cover: cover) }
    }
    return Layer(id, properties, children: children)
  }

  /// Contents for the layers of a plan.
  struct Parts {
    var removal: StageContent
    var insertion: StageContent
    var passage: TimeMapping?
    /// Start of the transition.
    var beginning: Time
    /// Movement of a covered sheet alone when the insertion is laid over it.
    var covered: TransitionLayer?
    /// Elements that the plan shows in place of their screens.
    var lifted: Set<HoistedElement> = []
    /// Movements that the plan gives to layers of its screens.
    var inner: [TransitionLayer] = []

    /// Returns the fill of a screen below its layers; `nil` where a transition takes its place.
    func background(of role: Role) -> Paint? {
      guard case .screen(let screen, _) = role == .removal ? removal : insertion else { return nil }
      return screen.background
    }

    /// The moment at which time stands still in what a layer shows; `nil` where it goes on.
    func stop(of layer: TransitionLayer) -> Time? { layer.isStill ? beginning : nil }
  }

  /// Container of a covered sheet, and the time mapping of its movement.
  private struct Cover {
    var layer: TransitionLayer
    var passage: TimeMapping?
  }

  /// A layer of a plan; the one that holds a covered sheet is put into the cover.
  private mutating func layer(_ layer: TransitionLayer, _ parts: Parts, cover: Cover?) -> Layer {
    guard let cover, layer.holds(.insertion) else { return self.layer(layer, parts) }
    let id = begin(cover.layer.name, as: cover.layer, during: cover.passage)
    let mask = mask(of: cover.layer, cover.passage)
    return Layer(id, cover.layer.properties, mask: mask, children: [self.layer(layer, parts)])
  }

  private mutating func layer(_ layer: TransitionLayer, _ parts: Parts) -> Layer {
    switch layer.content {
    case .element(let role, let key): return element(layer, of: role, key: key, parts)
    case .layers(let layers):
      let id = begin(layer.name, as: layer, during: parts.passage)
      let mask = mask(of: layer, parts.passage)
      let children = layers.map { self.layer($0, parts) }
      var properties = layer.properties
      if let ground = layer.ground { properties.background = parts.background(of: ground) }
      return Layer(id, properties, mask: mask, children: children)
    case .screen(let role):
      switch role == .removal ? parts.removal : parts.insertion {
      case .screen(let screen, let since):
        return self.screen(
          screen, since: since, in: layer, parts.passage, stop: parts.stop(of: layer),
          without: parts.lifted.keys(of: role), moving: parts.inner.filter { $0.part?.role == role }
        )
      case .transition(let plan, let removal, let insertion, let proceeding):
        let id = begin(layer.name, as: layer, during: parts.passage)
        let mask = mask(of: layer, parts.passage)
        let cover = plan.keepsRemoval ? parts.covered : nil
        let inner = container(
          .transition(plan, removal: removal, insertion: insertion, proceeding),
          cover: cover.map { Cover(layer: $0, passage: parts.passage) })
        return Layer(id, layer.properties.filling(stage), mask: mask, children: [inner])
      }
    }
  }

  /// Lets layers of a screen move as a plan says, whose layers are counted from `first` on.
  private mutating func move(
    _ inner: [TransitionLayer], inside screen: Screen, from first: Int, _ passage: TimeMapping
  ) {
    let tree = LayerTree(screen.layers)
    for layer in inner {
      guard let index = layer.part?.index, tree.nodes.indices.contains(index) else { continue }
      let clock = timeline.clock(ofLayer: index, in: tree, from: first)
      guard clock.speed > 0 else { continue }
      move(first + index, as: layer, passage, on: clock.outside(for: passage.duration))
    }
  }

  /// Returns the mask of a plan's layer.
  mutating func mask(of layer: TransitionLayer, _ passage: TimeMapping?) -> Layer? {
    guard let mask = layer.mask else { return nil }
    let id = begin(mask.name, as: mask, during: passage)
    return Layer(id, mask.properties)
  }

  /// Gives a layer of a plan its name and index, and its movements to the timeline.
  mutating func begin(
    _ name: String, as layer: TransitionLayer, during passage: TimeMapping?
  ) -> LayerID {
    if let passage { move(nextIndex, as: layer, passage) }
    nextIndex += 1
    return LayerID(unique(name))
  }

  /// Gives movements of a layer of a plan to the timeline, for a layer on a clock.
  mutating func move(
    _ index: Int, as layer: TransitionLayer, _ passage: TimeMapping, on clock: GroupTiming? = nil
  ) {
    let outer = [clock].compactMap { $0 }
    for movement in layer.movements {
      if var whole = passage.uninterrupted?.applied(to: movement) {
        whole.animation.groups.insert(contentsOf: outer, at: 0)
        uninterrupted[timeline.entries.count] = whole.animation
      }
      var movement = passage.applied(to: movement, keepsCurve: layer.keepsCurves)
      movement.animation.groups.insert(contentsOf: outer, at: 0)
      timeline.add(movement.animation, of: movement.property, onLayer: index)
    }
  }

  /// Timeline that determines the rest positions of layers: an interrupted transition rests where it does as a
  /// whole.
  private var restingTimeline: Timeline? {
    if uninterrupted.isEmpty { return nil }
    var resting = Timeline()
    for (index, entry) in timeline.entries.enumerated() {
      let animation = uninterrupted[index] ?? entry.animation
      resting.add(animation, of: entry.property, onLayer: entry.layer)
    }
    for (layer, clock) in timeline.clocks { resting.setClock(clock, ofLayer: layer) }
    return resting
  }

  /// A screen in its place; its own animations go on from when it was first seen.
  private mutating func screen(
    _ screen: Screen, since: Time, in place: TransitionLayer, _ passage: TimeMapping?,
    stop: Time? = nil, without lifted: Set<MatchKey> = [], moving inner: [TransitionLayer] = []
  ) -> Layer {
    let id = begin(screen.id.name, as: place, during: passage)
    let mask = mask(of: place, passage)
    var properties = place.properties.filling(stage)
    properties.background = screen.background
    properties.content = screen.content
    let first = nextIndex
    adopt(screen, since: since, stop: stop, without: lifted)
    if let passage, !inner.isEmpty { move(inner, inside: screen, from: first, passage) }
    return Layer(id, properties, mask: mask, children: screen.layers(without: lifted))
  }

  /// Counts the layers of a screen; what moves in them began when it was first seen, and nothing shows
  /// what has been lifted out of it.
  mutating func adopt(
    _ screen: Screen, since: Time, stop: Time? = nil, without lifted: Set<MatchKey> = []
  ) {
    let tree = LayerTree(screen.layers)
    let age = age(since, stop)
    for entry in screen.timeline.entries where !entry.shows(lifted, in: tree) {
      timeline.add(entry.animation, of: entry.property, onLayer: nextIndex + entry.layer)
    }
    for index in tree.nodes.indices {
      let own = screen.timeline.clocks[index]
      let isAging = tree.nodes[index].parent == nil && !screen.timeline.entries.isEmpty
      guard let clock = isAging ? age.followed(by: own) : own else { continue }
      timeline.setClock(clock, ofLayer: nextIndex + index)
    }
    nextIndex += tree.nodes.count
  }

  /// The clock of what was first seen at a moment, or of a picture of it that was taken at another one.
  func age(_ since: Time, _ stop: Time?) -> LayerClock {
    stop.map { LayerClock(speed: 0, offset: $0 - since) } ?? LayerClock(begin: since - start)
  }

  /// The name, with a number if it has been taken.
  private mutating func unique(_ name: String) -> String {
    names[name, default: 0] += 1
    let count = names[name] ?? 1
    return count == 1 ? name : "\(name).\(count)"
  }
}

extension LayerClock {
  /// Returns the timing that maps animations on this clock to the time outside of it for a while; `nil` where
  /// both are one.
  fileprivate func outside(for duration: Time) -> GroupTiming? {
    if self == LayerClock() { return nil }
    let end = max(duration, .milliseconds(1))
    let (start, stop) = (Time.seconds(local(0)), Time.seconds(local(end.seconds)))
    return GroupTiming(
      Timing(begin: start, duration: stop - start), pace: .linear, from: .zero, to: end)
  }

  /// The clock that shows what `inner` shows when it sees this one.
  func followed(by inner: LayerClock?) -> LayerClock {
    guard var clock = inner else { return self }
    if speed == 0 {
      return LayerClock(speed: 0, offset: .seconds(clock.local(offset.seconds)))
    }
    clock.begin = clock.begin + begin
    return clock
  }
}

/// Visible content for a while: screens, and transitions between them.
indirect enum StageContent {
  /// One screen, first seen at a moment of the film.
  case screen(Screen, since: Time)
  /// Two arrangements within one plan, at its end unless it is said how it proceeds.
  case transition(TransitionPlan, removal: StageContent, insertion: StageContent, Proceeding?)

  /// Progress of a transition that is under way.
  struct Proceeding {
    var passage: TimeMapping
    /// Start of the transition, in the time of the film: the moment of the pictures in which time stands still.
    var beginning: Time
  }
}

extension StageContent {
  /// The transition with another screen, or other screens, in place of one of its two.
  func with(_ content: StageContent, as role: Role) -> StageContent {
    guard case .transition(let plan, let removal, let insertion, let proceeding) = self else {
      return content
    }
    let isRemoval = role == .removal
    return .transition(
      plan, removal: isRemoval ? content : removal, insertion: isRemoval ? insertion : content,
      proceeding)
  }
}

extension FlowPlanner {
  /// An arrangement and when it begins.
  struct StageState {
    var start: Time
    var arrangement: StageContent
    /// Status bar above it.
    var statusBar: StatusBarTrack
    /// The finger above it all, if it is to be seen.
    var touch: TouchMark?
    /// Serial number among all states of the film.
    var number: Int
  }
}

extension FlowPlanner {
  /// Boundary of a transition, before its layers are laid out.
  struct PendingBoundary {
    var side: MotionBoundary.Side
    var time: Time
    /// The screen on top that rests before the transition, or after it.
    var name: String
    /// True if a jump is intended there.
    var isMeant: Bool
    var moving: FlowPlanner.StageState
    /// State at rest; or the state that moved before, where a transition is interrupted.
    var resting: FlowPlanner.StageState
    /// Description of the interruption of a transition there; `nil` where there is none.
    var remark: String?
  }
}
