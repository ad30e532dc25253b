import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// The layers of one of Hero's animations, in one direction.
struct HeroScenery {
  private let kind: HeroTransition.Kind
  private let stage: TransitionEnvironment
  private let way: Vector
  private let run: TransitionTiming

  init(
    _ kind: HeroTransition.Kind, _ direction: HeroTransition.Direction,
    on stage: TransitionEnvironment,
    lasting duration: Time
  ) {
    self.kind = kind
    self.stage = stage
    way = direction.way(in: stage.size)
    let name =
      switch kind {
      case .push, .cover, .pageIn: "hero.deceleration"
      default: "hero.standard"
      }
    run = TransitionTiming(duration, .easing(.known(name)))
  }

  /// The layers, bottom to top.
  var layers: [TransitionLayer] {
    let (from, to) = (TransitionLayer(.removal), TransitionLayer(.insertion))
    return switch kind {
    case .push: [moved(darkened(from), from: 0, to: 1.0 / 3), arriving(to)]
    case .pull: [moved(lightened(to), from: -1.0 / 3, to: 0), leaving(from)]
    case .cover: [darkened(from), arriving(to)]
    case .uncover: [lightened(to), leaving(from)]
    case .slide: [moved(from, from: 0, to: 1), moved(to, from: -1, to: 0)]
    case .zoomSlide:
      [
        moved(from, from: 0, to: 1).scaling(from: 1, to: 0.8, run),
        moved(to, from: -1, to: 0).scaling(from: 0.8, to: 1, run),
      ]
    case .pageIn: [darkened(from).scaling(from: 1, to: 0.7, run), arriving(to)]
    case .pageOut: [lightened(to).scaling(from: 0.7, to: 1, run), leaving(from)]
    case .zoom:
      [
        to.scaling(from: 0.7, to: 1, run),
        from.scaling(from: 1, to: 1.3, run).moving(.opacity, from: 1, to: 0, run),
      ]
    case .zoomOut:
      [
        from.scaling(from: 1, to: 0.7, run),
        to.scaling(from: 1.3, to: 1, run).moving(.opacity, from: 0, to: 1, run),
      ]
    case .fade: [from, to.moving(.opacity, from: 0, to: 1, run)]
    }
  }

  /// A screen that comes a whole length, its shadow growing.
  private func arriving(_ layer: TransitionLayer) -> TransitionLayer {
    moved(layer.with { $0.shadow = .hero }, from: -1, to: 0)
      .moving(.shadowOpacity, from: 0, to: 0.5, run)
  }

  /// A screen that goes a whole length, its shadow fading.
  private func leaving(_ layer: TransitionLayer) -> TransitionLayer {
    moved(layer.with { $0.shadow = .hero }, from: 0, to: 1)
      .moving(.shadowOpacity, from: 0.5, to: 0, run)
  }

  private func moved(
    _ layer: TransitionLayer, from start: Double, to end: Double
  ) -> TransitionLayer {
    layer.moving(
      .translate, from: .pair(way.dx * start, way.dy * start),
      to: .pair(way.dx * end, way.dy * end), run)
  }

  private func darkened(_ layer: TransitionLayer) -> TransitionLayer {
    TransitionLayer("under", [layer, .dim(to: 0.1, on: stage, run)], on: stage)
  }

  private func lightened(_ layer: TransitionLayer) -> TransitionLayer {
    TransitionLayer("under", [layer, .dim(from: 0.1, to: 0, on: stage, run)], on: stage)
  }
}

extension Shadow {
  /// Black at half strength and a radius of five points, all around.
  fileprivate static let hero = Shadow(opacity: 0.5, blur: 10)
}
