import SegueMotion
public import SegueSceneGraph

/// A color above the screens that follows them: dark over one, light over the next.
public struct StatusBarInk: Hashable, Sendable {
  /// The index of the layer in a tree of the foreground's layers.
  public var layer: Int
  /// The property that has the color.
  public var property: Property
  /// The value where words are dark.
  public var dark: Value
  /// The value where words are light.
  public var light: Value

  /// The color that changes between these values.
  public init(of property: Property, onLayer layer: Int, dark: Value, light: Value) {
    self.layer = layer
    self.property = property
    self.dark = dark
    self.light = light
  }

  /// The value above a screen.
  func value(_ style: Screen.StatusBar) -> Value { style == .dark ? dark : light }
}

/// How the status bar looks for a stretch of a film, and how that changes with an exchange.
///
/// UIKit asks the screens for their style as an exchange begins, inside of its animation, so that
/// the ink changes alongside: as long as the exchange takes, at its pace, led by the finger that
/// leads the exchange, and back again when that is given up.
struct StatusBarCourse {
  /// How it looks before the exchange.
  private let from: Screen.StatusBar
  /// How it looks after it.
  let to: Screen.StatusBar
  /// The exchange as it is seen; `nil` where there is none.
  private let stretch: PlannedSegment?

  /// The status bar that stays as it is.
  init(resting style: Screen.StatusBar) {
    (from, to, stretch) = (style, style, nil)
  }

  /// The status bar while an exchange proceeds; what is only previewed changes nothing yet.
  init(from: Screen.StatusBar, to: Screen.StatusBar, in stretch: PlannedSegment) {
    self.from = from
    self.to = stretch.isPreview ? from : to
    self.stretch = stretch
  }

  /// How a color changes in a layer whose time passes by this clock; `nil` where it stays.
  func animation(of ink: StatusBarInk, on clock: LayerClock) -> Animation? {
    guard from != to, let stretch, clock.speed > 0 else { return nil }
    let plain = stretch.plan.whole.animation(from: ink.value(from), to: ink.value(to))
    let movement = stretch.passage.applied(to: Movement(ink.property, plain))
    return movement.animation.seen(by: clock, for: stretch.passage.duration)
  }
}

extension ExchangePlan {
  /// The exchange as one run: that of the first movement that takes all of its time, or else one
  /// along UIKit's standard curve.
  fileprivate var whole: Run {
    let pace = layers.lazy.compactMap { $0.pace(ofAll: duration) }.first
    return Run(duration, pace ?? .easing(.easeInOut))
  }
}

extension PlanLayer {
  /// The pace of the first movement that goes from one value to another in all of the time.
  fileprivate func pace(ofAll duration: Time) -> Pace? {
    for movement in movements where movement.animation.timing == Timing(duration: duration) {
      if case .basic = movement.animation.course { return movement.animation.pace }
    }
    guard case .layers(let layers) = content else { return nil }
    return layers.lazy.compactMap { $0.pace(ofAll: duration) }.first
  }
}

extension Animation {
  /// The animation in a layer with this clock, as it would be without it for a while.
  fileprivate func seen(by clock: LayerClock, for duration: Time) -> Animation {
    if clock == LayerClock() { return self }
    var animation = self
    let stretch = Timing(
      begin: clock.offset - clock.begin.scaled(by: clock.speed),
      duration: duration.scaled(by: clock.speed))
    animation.groups.insert(
      GroupTiming(stretch, pace: .linear, from: .zero, to: duration), at: 0)
    return animation
  }
}

// MARK: - Which screen decides

extension ScreenStack {
  /// How the status bar looks above the app.
  ///
  /// The screen on top says so. Where it says nothing, one that covers everything has words that
  /// stand out on the platform's own screens, and one that leaves something visible leaves the
  /// status bar to what is below, as in UIKit, unless the plan that laid it there knows better.
  func statusBar(
    _ screens: [LayerID: Screen], on stage: Stage
  ) -> Screen.StatusBar {
    let standard: Screen.StatusBar = stage.isDark ? .light : .dark
    return levels.reduce(standard) { below, level in
      if let own = level.screens.last.flatMap({ screens[$0]?.statusBar }) { return own }
      guard let plan = level.plan else { return standard }
      return plan.statusBar ?? below
    }
  }
}

// MARK: - Putting it above the screens

extension Timeline {
  /// How time passes in a layer, compared with that of the film, where the layers of `tree` are
  /// counted from `first` on.
  func clock(ofLayer layer: Int, in tree: LayerTree, from first: Int) -> LayerClock {
    let outside = tree.nodes[layer].parent.map { clock(ofLayer: $0, in: tree, from: first) }
    let own = clocks[first + layer]
    guard let outside, let own else { return own ?? outside ?? LayerClock() }
    return LayerClock(
      begin: outside.begin, speed: outside.speed * own.speed,
      offset: own.offset + (outside.offset - own.begin).scaled(by: own.speed))
  }
}

extension [Layer] {
  /// The layers with their colors as they are above a screen.
  func inked(_ inks: [StatusBarInk], _ style: Screen.StatusBar) -> [Layer] {
    if inks.isEmpty { return self }
    let byLayer = Dictionary(grouping: inks, by: \.layer)
    var next = 0
    return map { $0.inked(byLayer, style, &next) }
  }
}

extension Layer {
  /// The layer and all inside, counted in document order.
  fileprivate func inked(
    _ inks: [Int: [StatusBarInk]], _ style: Screen.StatusBar, _ next: inout Int
  ) -> Layer {
    var layer = self
    for ink in inks[next] ?? [] { layer.properties[ink.property] = ink.value(style) }
    next += 1
    layer.mask = mask?.inked(inks, style, &next)
    layer.children = children.map { $0.inked(inks, style, &next) }
    return layer
  }
}
