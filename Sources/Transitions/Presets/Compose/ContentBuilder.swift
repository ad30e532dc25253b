import SegueGeometry
import SegueMotion
import SegueSceneGraph
import SegueTransitions

/// Lays down what happens to one content, from the inside to the outside: its looks, its place, the
/// room it takes.
struct ContentBuilder {
  private let effects: ContentEffects
  private let role: Role
  private let place: ContentPlacement
  /// The content's size.
  private let full: Size
  /// The time at which the content has come to rest.
  private(set) var end = Time.zero

  init(_ effects: ContentEffects, as role: Role, sized full: Size, in place: ContentPlacement) {
    self.effects = effects
    self.role = role
    self.full = full
    self.place = place
  }

  mutating func layer() -> TransitionLayer {
    var layer = drawn()
    if let slide = effects.slide { slid(&layer, slide) }
    layer = inItsRoom(layer)
    if let veil = effects.veil, veil.coversContainer {
      layer = TransitionLayer(
        "content", [layer, veiled(veil, over: place.stage.size)], on: place.stage)
    }
    return layer
  }
}

// MARK: - Looks

extension ContentBuilder {
  /// The content with its opacity and its scale.
  private mutating func drawn() -> TransitionLayer {
    var layer = TransitionLayer(role)
    if full != place.stage.size { layer = box("content", [layer]).with { $0.clipsToBounds = true } }
    if let veil = effects.veil, !veil.coversContainer {
      layer = box("content", [layer, veiled(veil, over: full)])
    }
    if let scale = effects.scale {
      layer = layer.with {
        let frame = $0.frame
        $0.anchor = scale.origin
        if frame.size != .zero { $0.frame = frame }
      }
      let (start, end) = ends(scale.factor, 1)
      layer = layer.scaling(from: start, to: end, run(scale.spec, over: [end - start], 0.01))
    }
    if let fade = effects.fade {
      let (start, end) = ends(fade.opacity, 1)
      layer = layer.moving(
        .opacity, from: start, to: end, run(fade.spec, over: [end - start], 0.01))
    }
    return layer
  }

  private mutating func veiled(_ veil: ContentEffects.Veil, over size: Size) -> TransitionLayer {
    let (start, end) = ends(1.0, 0)
    return TransitionLayer("veil", on: place.stage)
      .with {
        $0.frame = Rect(origin: .zero, size: size)
        $0.background = .color(veil.color)
      }
      .moving(.opacity, from: start, to: end, run(veil.spec, over: [veil.color.alpha], 0.01))
  }

  private func box(_ name: String, _ layers: [TransitionLayer]) -> TransitionLayer {
    TransitionLayer(name, layers, on: place.stage).with {
      $0.frame = Rect(origin: .zero, size: full)
    }
  }
}

// MARK: - Place and room

extension ContentBuilder {
  private mutating func slid(_ layer: inout TransitionLayer, _ slide: ContentEffects.Slide) {
    let apart = offset(slide.way)
    let (start, end) = ends(apart, .zero)
    shift(&layer, along: (start, end), run(slide.spec, over: [apart.dx, apart.dy]))
  }

  /// The content in the room it takes, which lies in the container.
  private mutating func inItsRoom(_ layer: TransitionLayer) -> TransitionLayer {
    var layer = layer
    var sizes = (from: full, to: full)
    var roomRun = TransitionTiming(.zero, .linear)
    if let room = effects.room {
      let scale = place.stage.scale
      let small = Size(
        room.width.length(of: full.width, scale: scale),
        room.height.length(of: full.height, scale: scale))
      sizes = ends(small, full)
      roomRun = run(room.spec, over: [full.width - small.width, full.height - small.height])
      shift(&layer, along: way(of: full, in: sizes, at: room.alignment), roomRun)
      if room.clips { layer = clipped(layer, to: sizes, roomRun) }
    }
    let alignment = place.alignment
    let inside = way(of: .zero, in: (place.before, place.after), at: alignment)
    shift(&layer, along: inside, place.run)
    let taken = way(of: .zero, in: sizes, at: alignment)
    shift(&layer, along: (.zero - taken.from, .zero - taken.to), roomRun)
    return layer
  }

  private func clipped(
    _ layer: TransitionLayer, to sizes: (from: Size, to: Size), _ run: TransitionTiming
  ) -> TransitionLayer {
    TransitionLayer("room", [layer], on: place.stage)
      .with {
        $0.anchor = .topLeft
        $0.frame = Rect(origin: .zero, size: full)
        $0.clipsToBounds = true
      }
      .moving(
        .size, from: .pair(sizes.from.width, sizes.from.height),
        to: .pair(sizes.to.width, sizes.to.height), run.inPixels(of: place.stage))
  }

  private func way(
    of content: Size, in sizes: (from: Size, to: Size), at alignment: UnitPoint
  ) -> ContentPlacement.Way {
    (
      ContentPlacement.shift(content, in: sizes.from, at: alignment),
      ContentPlacement.shift(content, in: sizes.to, at: alignment)
    )
  }

  /// Lets a layer move, whole pixel by whole pixel, beside what it does already.
  private func shift(
    _ layer: inout TransitionLayer, along way: ContentPlacement.Way, _ run: TransitionTiming
  ) {
    guard way.from != .zero || way.to != .zero else { return }
    let isMoved = layer.movements.contains { $0.property == .translate }
    let (start, end) = (Value.pair(way.from.dx, way.from.dy), Value.pair(way.to.dx, way.to.dy))
    let run = run.inPixels(of: place.stage)
    layer =
      isMoved
      ? layer.adding(.translate, from: start, to: end, run)
      : layer.moving(.translate, from: start, to: end, run)
  }

  /// Returns the offset of the content when it is not visible.
  private func offset(_ way: ContentEffects.Slide.Way) -> Vector {
    let scale = place.stage.scale
    switch way {
    case .offset(let x, let y):
      return Vector(x.length(of: full.width, scale: scale), y.length(of: full.height, scale: scale))
    case .container(let towards, let share):
      let direction = towards.resolved(isRightToLeft: place.stage.isRightToLeft)
      let container = role == .insertion ? place.before : place.after
      let aligned = ContentPlacement.shift(full, in: container, at: place.alignment)
      let whole =
        role == .insertion
        ? direction.offsetBefore(full, in: container, aligned: aligned)
        : direction.offsetAfter(full, in: container, aligned: aligned)
      return Vector(
        whole.dx == 0 ? 0 : share.length(of: whole.dx, scale: scale),
        whole.dy == 0 ? 0 : share.length(of: whole.dy, scale: scale))
    }
  }
}

// MARK: - Time

extension ContentBuilder {
  /// First and last: what sets the content apart, and how it is when it is visible.
  private func ends<Part>(_ apart: Part, _ visible: Part) -> (from: Part, to: Part) {
    role == .insertion ? (apart, visible) : (visible, apart)
  }

  /// The run over distances in points, which are seen if they are a pixel.
  private mutating func run(_ spec: ComposeSpec, over distances: [Double]) -> TransitionTiming {
    run(spec, over: distances.map { $0 * place.stage.scale }, 1)
  }

  private mutating func run(
    _ spec: ComposeSpec, over distances: [Double], _ threshold: Double
  ) -> TransitionTiming {
    let run = spec.run(over: distances, threshold: threshold)
    end = max(end, run.end)
    return run
  }
}
