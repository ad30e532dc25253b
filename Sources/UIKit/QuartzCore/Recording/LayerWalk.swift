import HeadlessCoreGraphics
import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// Walks through an app's layers, and writes down the scene that they make.
struct LayerWalk {
  /// Animation of a layer's property, until the tree is laid out flat.
  struct Movement {
    var layer: LayerID
    var property: Property
    var animation: Animation
  }

  private let names: LayerNames
  /// Start of the epoch, on the session's clock.
  private let start: Time
  private(set) var movements: [Movement] = []
  private(set) var clocks: [(LayerID, LayerClock)] = []
  /// Number of layers found so far that do not rest.
  private var moving = 0

  init(names: LayerNames, from start: Time) {
    self.names = names
    self.start = start
  }

  /// The layer and all inside; `around` is when time around it begins to count.
  mutating func visit(_ layer: CALayer, around: Time) -> Layer {
    if AppSession.remembers, let still = layer.still, still.names === names {
      return still.layer
    }
    let known = moving
    let result = written(layer, around: around)
    let rests =
      layer.movements.isEmpty && layer.contentTransition == nil
      && layer.clock(around: around) == nil
    if !rests { moving += 1 }
    if moving == known { layer.still = StillLayer(names: names, layer: result) }
    return result
  }

  private mutating func written(_ layer: CALayer, around: Time) -> Layer {
    let id = names.name(of: layer)
    var inside = around
    if let clock = layer.clock(around: around) {
      clocks.append((id, clock))
      inside = .zero
    }
    layer.noteWhatIsNotDrawn()
    let outline = OutlineParts(of: layer, called: id)
    for lane in layer.lanes where lane.part == .layer {
      for follower in outline.followers(of: lane.property, on: id) {
        write([lane], as: follower, since: inside)
      }
    }
    let children = layer.backdropLayers.enumerated().map { index, drawn in
      drawn.named(LayerID("\(id.name).\(index)"))
    }
    for drawing in layer.stretchedBackdrops {
      for lane in layer.lanes(stretching: drawing) {
        write([lane], as: children[drawing.index].id, since: inside)
      }
    }
    var looks = layer.snapshotProperties
    var inner = outline.layers(takenFrom: &looks) + contents(of: layer, around: inside)
    var mask = layer.mask.map { visit($0, around: inside) }
    if layer.scrolls {
      let names = (LayerID("\(id.name).contents"), LayerID("\(id.name).mask"))
      inner = [scrolled(inner, by: layer, names.0, since: inside)]
      mask = mask.map { scrolled([$0], by: layer, names.1, since: inside) }
    }
    var result = Layer(id, looks, mask: mask, children: children + inner)
    if let contentTransition = layer.contentTransition {
      result = contentTransition.layer(around: result, began: inside, &movements)
    }
    layer.lastShown = result
    return result
  }

  /// The sublayers, and their copies.
  private mutating func contents(of layer: CALayer, around: Time) -> [Layer] {
    let children = layer.children.map { visit($0, around: around) }
    guard let replicator = layer as? CAReplicatorLayer else { return children }
    return instances(of: children, in: replicator)
  }

  /// Layers in one that carries the offset by which a layer scrolls what is in its coordinates.
  private mutating func scrolled(
    _ layers: [Layer], by layer: CALayer, _ id: LayerID, since start: Time
  ) -> Layer {
    write(layer.lanes.filter { $0.part == .origin }, as: id, since: start)
    return layers.scrolled(to: layer.bounds.origin, id)
  }

  /// Returns the layers that a replicator shows: what is inside, and copies of it, each a step further and
  /// later, in other colors.
  private mutating func instances(of children: [Layer], in layer: CAReplicatorLayer) -> [Layer] {
    let ids = Set(children.flatMap(\.ids))
    let timed = clocks.filter { ids.contains($0.0) }
    let places = movements.indices.filter { ids.contains(movements[$0].layer) }
    let moved = places.map { movements[$0] }
    let name = names.name(of: layer)
    return (0..<max(layer.instanceCount, 0)).flatMap { index in
      let factor = layer.factor(at: index)
      if index == 0 {
        if factor == .white { return children }
        for place in places {
          movements[place].animation = movements[place].animation.colored(
            by: factor, as: movements[place].property)
        }
        return [layer.instance(0, of: children, named: name.instance(0))]
      }
      let delay = Time.seconds(layer.instanceDelay * Double(index))
      for movement in moved {
        let animation = movement.animation.begun(earlierBy: .zero - delay)
        movements.append(
          Movement(
            layer: movement.layer.instance(index), property: movement.property,
            animation: animation.colored(by: factor, as: movement.property)))
      }
      clocks += timed.map { ($0.0.instance(index), $0.1) }
      return [layer.instance(index, of: children, named: name.instance(index))]
    }
  }

  private mutating func write(_ lanes: [LayerMovement.Lane], as id: LayerID, since start: Time) {
    for lane in lanes {
      movements.append(
        Movement(
          layer: id, property: lane.property, animation: lane.animation.begun(earlierBy: start)))
    }
  }
}

/// A layer and all inside as a recording has written them, none of which moves.
struct StillLayer {
  /// The names that the recording has given.
  weak var names: LayerNames?
  let layer: Layer
}

extension CALayer {
  /// Forgets what the layer, and those around, have looked like: one of them has changed.
  func forgetStillLayers() {
    // No layer is still around one that is not.
    var next: CALayer? = self
    while let layer = next, layer.still != nil {
      layer.still = nil
      next = layer.superlayer
    }
  }
}

extension Animation {
  /// The animation on a clock that began later.
  func begun(earlierBy start: Time) -> Animation {
    var animation = self
    if animation.groups.isEmpty {
      animation.timing.begin = animation.timing.begin - start
    } else {
      animation.groups[0].timing.begin = animation.groups[0].timing.begin - start
    }
    return animation
  }
}

extension Layer {
  /// The layer under another name, and what is inside under names that follow from it.
  func named(_ id: LayerID) -> Layer {
    var layer = self
    layer.id = id
    layer.children = children.enumerated().map { index, child in
      child.named(LayerID("\(id.name).\(index)"))
    }
    layer.mask = mask?.named(LayerID("\(id.name).mask"))
    return layer
  }
}
