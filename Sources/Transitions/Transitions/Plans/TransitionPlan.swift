package import SegueGeometry
package import SegueMotion
package import SegueSceneGraph

/// An transition between two screens, laid down: a small tree of layers, two of which are the screens.
///
/// Everything that a transition shows is here as plain layers with plain animations; nothing is
/// decided later.
public struct TransitionPlan: Hashable, Sendable {
  /// Duration until the transition is over and the screens stand as if they had always been there.
  package var duration: Time
  /// The layers, bottom to top.
  package var layers: [TransitionLayer]
  /// Background color where no layer is; `nil` for the canvas.
  package var background: Color?
  /// True if the screen that leaves stays visible behind the other, as behind a sheet.
  ///
  /// Then the last moment of the transition lasts until the sheet is dismissed.
  package var keepsRemoval: Bool
  /// Status bar above the part that stays visible, unless the screen on top sets its own.
  package var statusBar: Screen.StatusBar?
  /// Movement of a sheet alone when another one is laid over it; the content behind it stays.
  package var covered: TransitionLayer?
  /// Scrubbing mode of the transition under a finger.
  package var scrubbing: Scrubbing
  /// Speed of the transition relative to the plan.
  package var speed = 1.0
  /// Duration that the transition reports, where that is not its true one; the rest of it when a finger lets go
  /// is computed from this.
  package var nominalDuration: Time?
  /// The shared elements that the plan's layers show, so that their screens leave them out.
  package var lifted: Set<HoistedElement> = []

  /// The plan with these parts.
  package init(
    lasting duration: Time, _ layers: [TransitionLayer], background: Color? = nil,
    keepsRemoval: Bool = false, covered: TransitionLayer? = nil, scrubbing: Scrubbing = .straight
  ) {
    self.duration = duration
    self.layers = layers
    self.background = background
    self.keepsRemoval = keepsRemoval
    self.covered = covered
    self.scrubbing = scrubbing
  }

  /// Duration of the transition in a film.
  package var shownDuration: Time { speed == 1 ? duration : duration.scaled(by: 1 / speed) }

  /// The plan as it rests: screens have all their layers again.
  var withoutElements: TransitionPlan {
    var plan = self
    plan.layers.removeAll { $0.isOverlay }
    plan.lifted = []
    return plan
  }

  /// The transition that takes no time.
  package static let cut = TransitionPlan(
    lasting: .zero, [TransitionLayer(.removal), TransitionLayer(.insertion)])
}

/// A shared element that a plan has taken out of its screen.
package struct HoistedElement: Hashable, Sendable {
  /// The screen.
  package var role: Role
  /// The element.
  package var key: MatchKey

  /// The element with this key on one of the screens.
  package init(_ role: Role, _ key: MatchKey) {
    self.role = role
    self.key = key
  }
}

/// Meanings of a finger's progress for a transition.
package enum Scrubbing: String, Hashable, Sendable {
  /// Each animation follows the finger in a straight line, whatever its curve.
  case straight
  /// The progress is a fraction of the time: curves keep their shape.
  case timed
}

/// A layer of a plan.
package struct TransitionLayer: Hashable, Sendable {
  /// Kinds of content.
  package enum Content: Hashable, Sendable {
    /// One of the two screens.
    case screen(Role)
    /// The inside of a shared element of one of the screens: its content, its children and its mask.
    case element(Role, MatchKey)
    /// Other layers, bottom to top; or nothing but its own looks.
    case layers([TransitionLayer])
  }

  /// Name in listings.
  package var name: String
  /// Content of the layer.
  package var content: Content
  /// Properties at rest; a screen brings its own background.
  package var properties: LayerProperties
  /// Movements, in the order in which the animations act.
  package var movements: [Movement]
  /// The screen whose background fills the layer too, where the screen leaves a part of it free.
  package var ground: Role?
  /// True if its curves keep their shape where a finger draws all others straight.
  package var keepsCurves = false
  /// True if it shows shared elements above the screens, for as long as the transition takes.
  package var isOverlay = false
  /// The layer of a screen that moves as this one says, there; of this one nothing is drawn then.
  package var part: ScreenPart?
  /// True if time stands still in the screen or the element that the layer shows, as in a picture taken when
  /// the transition began.
  package var isStill = false
  /// The mask or nothing; an array, because a value cannot hold one of its own kind directly.
  private var masks: [TransitionLayer] = []

  /// A layer that holds others and is as large as the stage.
  package init(_ name: String, _ layers: [TransitionLayer] = [], on stage: TransitionEnvironment) {
    self.init(name, .layers(layers), frame: stage.bounds)
  }

  /// A screen.
  package init(_ role: Role) {
    self.init(role.rawValue, .screen(role), frame: nil)
  }

  /// The inside of a shared element, drawn apart from its screen.
  package init(_ name: String, of role: Role, _ key: MatchKey) {
    self.init(name, .element(role, key), frame: nil)
  }

  private init(_ name: String, _ content: Content, frame: Rect?) {
    self.name = name
    self.content = content
    properties = LayerProperties()
    movements = []
    if let frame { properties.frame = frame }
  }

  /// The layer whose alpha decides where this one shows; nothing counts but its own looks.
  package var mask: TransitionLayer? {
    get { masks.first }
    set { masks = newValue.map { [$0] } ?? [] }
  }
}

/// An animation and the property it moves.
package typealias Movement = AnimationGroup.Member

// MARK: - Making

extension TransitionLayer {
  /// The layer with other properties.
  package func with(_ change: (inout LayerProperties) -> Void) -> TransitionLayer {
    var layer = self
    change(&layer.properties)
    return layer
  }

  /// The layer with one more movement.
  ///
  /// The last value is also where the property stands when nothing moves.
  package func moving(
    _ property: Property, from start: Value, to end: Value, _ run: TransitionTiming
  ) -> TransitionLayer {
    var layer = self
    layer.properties[property] = end
    layer.movements.append(Movement(property, run.animation(from: start, to: end)))
    return layer
  }

  /// The layer with one more movement, whose value is added to those of the movements before.
  package func adding(
    _ property: Property, from start: Value, to end: Value, _ run: TransitionTiming
  ) -> TransitionLayer {
    var layer = self
    var animation = run.animation(from: start, to: end)
    animation.composition = .add
    if let value = layer.properties[property] { layer.properties[property] = end.added(to: value) }
    layer.movements.append(Movement(property, animation))
    return layer
  }

  /// The layer with one more movement, of a number.
  package func moving(
    _ property: Property, from start: Double, to end: Double, _ run: TransitionTiming
  ) -> TransitionLayer {
    moving(property, from: .number(start), to: .number(end), run)
  }

  /// The layer with one more movement, of both factors of its scale.
  package func scaling(
    from start: Double, to end: Double, _ run: TransitionTiming
  ) -> TransitionLayer {
    moving(.scale, from: .pair(start, start), to: .pair(end, end), run)
  }

  /// The layer, turned and scaled about another place than its center.
  package func anchored(at anchor: UnitPoint, on stage: TransitionEnvironment) -> TransitionLayer {
    with {
      $0.anchor = anchor
      $0.frame = stage.bounds
    }
  }

  /// The layer, if it is there at all.
  package func shown(if isShown: Bool) -> [TransitionLayer] { isShown ? [self] : [] }
}

/// Timing and curve of a movement.
public struct TransitionTiming: Hashable, Sendable {
  /// Delay before the movement.
  package var delay: Time
  /// Duration of the movement.
  package var duration: Time
  /// The curve or the spring.
  package var pace: TimingCurve
  /// Number of steps per point, where values go in whole pixels.
  package var resolution: Double?
  /// The ticks in which time passes, where a platform counts whole milliseconds.
  package var tick: Time?

  /// The run with these values.
  package init(_ duration: Time, after delay: Time = .zero, _ pace: TimingCurve) {
    self.delay = delay
    self.duration = duration
    self.pace = pace
  }

  /// The run along a curve, in milliseconds.
  package static func curve(
    _ easing: Easing, _ duration: Double, after delay: Double = 0
  ) -> TransitionTiming {
    TransitionTiming(.milliseconds(duration), after: .milliseconds(delay), .easing(easing))
  }

  /// The run on a spring until it has settled.
  package static func spring(
    _ spring: Spring, sampled sampling: SpringSampling = .exact
  ) -> TransitionTiming {
    let pace = TimingCurve.spring(spring, sampling)
    return TransitionTiming(.seconds(roundingUp: pace.naturalDuration ?? 0), pace)
  }

  /// End of the movement.
  package var end: Time { delay + duration }

  /// The run whose values go in whole pixels of a stage.
  package func inPixels(of stage: TransitionEnvironment) -> TransitionTiming {
    var run = self
    run.resolution = stage.scale
    return run
  }

  /// The animation between two values.
  func animation(from start: Value, to end: Value) -> Animation {
    animation(.basic(FromTo(from: start, to: end)))
  }

  /// The animation along a course.
  package func animation(_ course: Animation.Course) -> Animation {
    var timing = Timing(begin: delay, duration: duration)
    timing.tick = tick
    var animation = Animation(course, timing: timing, pace: pace)
    animation.resolution = resolution
    return animation
  }
}

extension TransitionPlan {
  /// The platform as whose springs one of the plan's ends, with a step that may be larger than the one
  /// before it; `nil` where all of them land.
  package var snap: SpringSampling.Platform? {
    for movement in layers.flatMap(\.allMovements) {
      if case .spring(_, let sampling) = movement.animation.pace, let platform = sampling.endsAs {
        return platform
      }
    }
    return nil
  }
}

extension SpringSampling.Platform {
  /// Reason why the last step of a spring may be larger than the one before it.
  package var reason: String {
    switch self {
    case .uiKit:
      "UIKit cuts a spring off where its duration ends, about a thousandth of its way from its"
        + " target, and puts it there"
    case .compose:
      "Compose puts a spring on its target when it has come within the smallest change that is seen"
    case .flutter:
      "Flutter puts a spring on its target when it is a thousandth of the way from it and hardly"
        + " moves"
    case .reactNavigation:
      "React Navigation puts a spring on its target when it is within ten points of it and moves by"
        + " no more than ten points a second"
    case .reanimated:
      "Reanimated puts a spring on its target when it is within a hundredth of it and hardly moves"
    }
  }
}

/// A layer of one of the screens, which a plan lets move where it stands.
package struct ScreenPart: Hashable, Sendable {
  /// The screen.
  package var role: Role
  /// The index of the layer among those of the screen.
  package var index: Int

  /// The layer with this index on one of the screens.
  package init(_ role: Role, _ index: Int) {
    self.role = role
    self.index = index
  }
}

extension TransitionLayer {
  /// The movements of a layer that stays inside of its screen, before any has been said.
  package init(_ name: String, moving part: ScreenPart) {
    self.init(name, on: TransitionEnvironment(size: .zero))
    self.part = part
    isOverlay = true
  }
}
