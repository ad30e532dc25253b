import SegueMotion
package import SegueSceneGraph

/// Property that follows the screens below it: a color that is dark over one and light over the next, or the
/// place of a bar that is there over one and gone over the next.
package struct StatusBarInk: Hashable, Sendable {
  /// The index of the layer in a tree of the foreground's layers.
  package var layer: Int
  /// The property that has the color.
  package var property: Property
  /// The bar of the flow that it follows; `nil` for the words of the status bar.
  package var bar: Int?
  /// The value where words are dark, or the bar is gone.
  package var dark: Value
  /// The value where words are light, or the bar is there.
  package var light: Value

  /// The color that changes between these values.
  package init(of property: Property, onLayer layer: Int, dark: Value, light: Value) {
    self.layer = layer
    self.property = property
    self.dark = dark
    self.light = light
  }

  /// The value where words are so light.
  func value(_ lightness: Double) -> Value { dark.interpolated(to: light, at: lightness) }
}

/// Look of the status bar for a stretch of a film, and its change with a transition.
///
/// UIKit asks the screens for their style as a transition begins, inside of its animation, so that
/// the ink changes alongside: as long as the transition takes, at its pace, led by the finger that
/// leads the transition, and back again when that is given up.
enum StatusBarTrack {
  /// It stays as it is.
  case resting(ForegroundLook)
  /// It goes from what it is before a transition to what it is after it, as the transition does.
  case changing(from: ForegroundLook, to: ForegroundLook, PlannedSegment)
  /// It is like this at moments at even distances: where several transitions go on at once.
  case passing([ForegroundLook], lasting: Time)

  /// Look where nothing moves.
  var rest: ForegroundLook {
    switch self {
    case .resting(let look): look
    case .changing(_, let look, _): look
    case .passing(let looks, _): looks.last ?? ForegroundLook(lightness: 0, bars: [])
    }
  }

  /// Returns the animation of a color or a place in a layer whose time passes by this clock; `nil` where it
  /// stays.
  func animation(of ink: StatusBarInk, on clock: LayerClock) -> Animation? {
    guard clock.speed > 0 else { return nil }
    switch self {
    case .resting: return nil
    case .changing(let before, let after, let stretch):
      let (from, to) = (before.part(for: ink), after.part(for: ink))
      guard from != to else { return nil }
      let movement = stretch.whole(ink.property, from: ink.value(from), to: ink.value(to))
      return movement.animation.seen(by: clock, for: stretch.passage.duration)
    case .passing(let looks, let duration):
      let values = looks.map { $0.part(for: ink) }
      let animation = Animation(
        .keyframes(Keyframes(values.map { ink.value($0) })), timing: Timing(duration: duration))
      return animation.seen(by: clock, for: duration)
    }
  }
}

extension Screen.StatusBar {
  /// Lightness of the words: 0 or 1.
  var lightness: Double { self == .dark ? 0 : 1 }
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

// MARK: - Several transitions at once

extension RunningTransition {
  /// The moments a second at which what several transitions make of the status bar is told.
  private static let rate = 120.0

  /// Returns the track of the foreground's look between two moments; `last` when the transition is over.
  func statusBar(from time: Time, to next: Time, or last: ForegroundLook) -> StatusBarTrack {
    let other = other(at: time)
    guard time < end, let stretch = stretch(at: time) else {
      // What is given up leaves the status bar to what goes on.
      if isBack, let other { return other.statusBar(from: time, to: next, or: last) }
      return .resting(last)
    }
    if let other {
      let count = min(max(Int((next - time).seconds * Self.rate), 1), 1024)
      let moments = (0...count).map {
        time + (next - time).scaled(by: Double($0) / Double(count))
      }
      let below = moments.map { other.look(at: $0) }
      if below.contains(where: { $0 != looks.before }) {
        return .passing(moments.map { look(at: $0) }, lasting: next - time)
      }
    }
    var segment = stretch.segment
    segment.passage = segment.passage.rest(after: time - stretch.start)
    // What is only previewed changes nothing yet.
    let after = segment.isPreview ? looks.before : looks.after
    return .changing(from: looks.before, to: after, segment)
  }

  /// Returns the look of the foreground at a moment: on the way from what it would be without the transition.
  private func look(at time: Time) -> ForegroundLook {
    let before = other(at: time)?.look(at: time) ?? looks.before
    guard let stretch = stretch(at: time), !stretch.segment.isPreview else { return before }
    let progress = stretch.segment.progress(after: time - stretch.start)
    return before.interpolated(to: looks.after, at: min(max(progress, 0), 1))
  }
}

// MARK: - Which screen decides

extension ScreenStack {
  /// Returns the style of the status bar above the app.
  ///
  /// The screen on top says so. Where it says nothing, one that covers everything has words that
  /// stand out on the platform's own screens, and one that leaves something visible leaves the
  /// status bar to what is below, as in UIKit, unless the plan that laid it there knows better.
  func statusBar(
    _ screens: [LayerID: Screen], on stage: TransitionEnvironment
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
  /// Returns the clock of a layer, relative to that of the film, where the layers of `tree` are counted from
  /// `first` on.
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
  /// The layers as they are above a screen.
  func inked(_ inks: [StatusBarInk], _ look: ForegroundLook) -> [Layer] {
    if inks.isEmpty { return self }
    let byLayer = Dictionary(grouping: inks, by: \.layer)
    var next = 0
    return map { $0.inked(by: byLayer, in: look, &next) }
  }
}

extension Layer {
  /// The layer and all inside, counted in document order.
  fileprivate func inked(
    by inks: [Int: [StatusBarInk]], in look: ForegroundLook, _ next: inout Int
  ) -> Layer {
    var layer = self
    for ink in inks[next] ?? [] { layer.properties[ink.property] = ink.value(look.part(for: ink)) }
    next += 1
    layer.mask = mask?.inked(by: inks, in: look, &next)
    layer.children = children.map { $0.inked(by: inks, in: look, &next) }
    return layer
  }
}

/// Look of the content above the screens, as the screens ask for.
struct ForegroundLook: Equatable {
  /// Lightness of the words of the status bar, from 0 for dark ones to 1 for light ones.
  var lightness: Double
  /// Visible fraction of each bar, from 0 to 1.
  var bars: [Double]

  /// The number that something of the foreground follows.
  func part(for ink: StatusBarInk) -> Double {
    guard let bar = ink.bar else { return lightness }
    return bars.indices.contains(bar) ? bars[bar] : 1
  }

  /// Returns the look at `progress` between this look and another one.
  func interpolated(to other: ForegroundLook, at progress: Double) -> ForegroundLook {
    ForegroundLook(
      lightness: lightness + (other.lightness - lightness) * progress,
      bars: zip(bars, other.bars).map { $0 + ($1 - $0) * progress })
  }
}
