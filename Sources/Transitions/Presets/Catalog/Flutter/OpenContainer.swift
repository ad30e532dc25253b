import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// The open container of Flutter's animations package: what was touched becomes the next page, and
/// closes again the same way.
///
/// The box runs along a curve, what is in it fades evenly. A shadow of Flutter's is close to the one
/// drawn here: twice as soft as it is far away.
struct OpenContainer: ScreenTransition, Hashable {
  /// Kinds of fades from the closed picture to the open one.
  enum Fade { case fade, through }

  var fade: Fade

  private static let run = TransitionTiming.curve(.fastOutSlowIn, 300)

  /// Returns the transition plan; if the screens share nothing, one fades into the other as fast.
  func plan(for context: TransitionContext) -> TransitionPlan {
    guard let pair = ContainerPair(in: context) else {
      return CrossFade(Self.run).plan(for: context)
    }
    let stage = context.stage
    let pages = pair.pages { page in
      pair.grows
        ? page.moving(.opacity, from: 0, to: 1, Self.fifths(1, 2))
        : page.moving(.opacity, from: 1, to: 0, Self.fifths(1, 2))
    }
    var plan = TransitionPlan(
      lasting: Self.run.end, pages + scrim(pair, on: stage) + [container(pair, on: stage)],
      scrubbing: .timed)
    plan.lifted = pair.lifted
    return plan
  }

  var matching: Matching? { .keys }

  var target: SharedTarget? { .screen }

  /// Description of the fallback.
  var fallback: String? { "one fades into the other, and nothing grows" }

  /// A stretch of the time, evenly.
  private static func fifths(_ start: Double, _ end: Double) -> TransitionTiming {
    .linear(from: 60 * start, to: 60 * end)
  }

  /// It is there after a fifth of the way on, and goes all the way back.
  private func scrim(_ pair: ContainerPair, on stage: TransitionEnvironment) -> [TransitionLayer] {
    guard pair.start.isScreen || pair.end.isScreen else { return [] }
    let scrim = TransitionLayer.scrim(on: stage)
    let most = 138.0 / 255
    return [
      pair.grows
        ? scrim.moving(.opacity, through: [0, most, most], at: [0, 0.2, 1], Self.run)
        : scrim.moving(.opacity, from: most, to: 0, Self.run)
    ]
  }

  // MARK: - The container

  private func container(_ pair: ContainerPair, on stage: TransitionEnvironment) -> TransitionLayer
  {
    let way = RectArc(from: pair.start.frame, to: pair.end.frame, by: .corners, .linear)
    let box = ContainerBox(Self.run, frame: { way.rect(at: $0) }) {
      pair.start.radii.mixed(with: pair.end.radii, at: $0)
    }
    let pictures = [pair.start, pair.end].map { end in
      // The box has the shape, not what is in it.
      box.picture(end.layer(on: stage).with { $0.cornerRadii = .zero }) { fraction in
        let rect = way.rect(at: fraction)
        return ContainerBox.Placement(
          origin: rect.origin, scale: end.scale * rect.width / end.frame.width)
      }
    }
    let faded = [leaving(pictures[0], pair), arriving(pictures[1], pair)]
    // What is open lies above what is closed.
    let layer = box.layer("surface", pair.grows ? faded : faded.reversed(), on: stage)
    return colored(layer, pair, isDark: stage.isDark)
      .shadowed(from: shadow(pair.start, pair), to: shadow(pair.end, pair), Self.run)
  }

  private func leaving(_ layer: TransitionLayer, _ pair: ContainerPair) -> TransitionLayer {
    let opacity = pair.start.element.opacity
    if fade == .through { return layer.moving(.opacity, from: opacity, to: 0, Self.fifths(0, 1)) }
    guard !pair.grows else { return layer.with { $0.opacity = opacity } }
    return layer.moving(.opacity, from: opacity, to: 0, Self.fifths(1, 2))
  }

  private func arriving(_ layer: TransitionLayer, _ pair: ContainerPair) -> TransitionLayer {
    let opacity = pair.end.element.opacity
    if fade == .through { return layer.moving(.opacity, from: 0, to: opacity, Self.fifths(1, 5)) }
    guard pair.grows else { return layer.with { $0.opacity = opacity } }
    return layer.moving(.opacity, from: 0, to: opacity, Self.fifths(1, 2))
  }

  /// Returns the layer with the fill of the box below its pictures.
  private func colored(
    _ layer: TransitionLayer, _ pair: ContainerPair, isDark: Bool
  ) -> TransitionLayer {
    let (start, end) = (Self.color(of: pair.start), Self.color(of: pair.end))
    let middle = fade == .through ? Color.materialSurface(isDark: isDark) : start
    let values = [start, middle, end, end].map { Value.paint(.color($0)) }
    let times = [0, 0.2, fade == .through ? 1 : 0.4, 1]
    return fade == .through
      ? layer.moving(
        .background, through: Array(values.prefix(3)), at: Array(times.prefix(3)), Self.run.linear)
      : layer.moving(.background, through: values, at: times, Self.run.linear)
  }

  /// Its own color; white, as Flutter's containers are, where it has none.
  private static func color(of end: ContainerEnd) -> Color {
    if case .color(let color)? = end.element.properties.background { color } else { .white }
  }

  /// The shadow of what is there, or else one of a height of 1 when it is closed and of 4 when it is
  /// open.
  private func shadow(_ end: ContainerEnd, _ pair: ContainerPair) -> Shadow {
    let isOpen = (end == pair.end) == pair.grows
    let height: Double = isOpen ? 4 : 1
    return (isOpen ? nil : end.element.shadow)
      ?? Shadow(opacity: 0.25, offset: Vector(0, height), blur: 2 * height)
  }
}
