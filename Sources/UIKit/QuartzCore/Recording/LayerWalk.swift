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

  init(names: LayerNames, from start: Time) {
    self.names = names
    self.start = start
  }

  /// The layer and all inside; `around` is when time around it begins to count.
  mutating func visit(_ layer: CALayer, around: Time) -> Layer {
    let id = names.name(of: layer)
    var inside = around
    if let clock = layer.clock(around: around) {
      clocks.append((id, clock))
      inside = .zero
    }
    write(layer.movements.flatMap(\.lanes), of: .layer, as: id, since: inside)
    var children = layer.backdropLayers.enumerated().map { index, drawn in
      drawn.named(LayerID("\(id.name).\(index)"))
    }
    for drawing in layer.stretchedBackdrops {
      for lane in layer.lanes(stretching: drawing) {
        write([lane], of: .layer, as: children[drawing.index].id, since: inside)
      }
    }
    children += contents(of: layer, id, inside)
    let mask = layer.mask.map { visit($0, around: inside) }
    var result = Layer(id, layer.snapshotProperties, mask: mask, children: children)
    if let contentTransition = layer.contentTransition {
      result = contentTransition.layer(around: result, began: inside, &movements)
    }
    layer.lastShown = result
    return result
  }

  /// The sublayers; where the layer scrolls, in a layer that carries the offset.
  private mutating func contents(of layer: CALayer, _ id: LayerID, _ around: Time) -> [Layer] {
    let lanes = layer.movements.flatMap(\.lanes)
    let origin = layer.bounds.origin
    var children = layer.children.map { visit($0, around: around) }
    if let replicator = layer as? CAReplicatorLayer {
      children = instances(of: children, in: replicator)
    }
    guard origin != .zero || lanes.contains(where: { $0.part == .origin }) else { return children }
    let scroll = LayerID("\(id.name).contents")
    write(lanes, of: .origin, as: scroll, since: around)
    return [
      Layer(scroll, children: children) {
        $0.anchor = .topLeft
        $0.position = Point(-Double(origin.x), -Double(origin.y))
      }
    ]
  }

  /// Returns the layers that a replicator shows: its children, and copies of them, each a step further and
  /// later.
  private mutating func instances(of children: [Layer], in layer: CAReplicatorLayer) -> [Layer] {
    let ids = Set(children.flatMap(\.ids))
    let (moved, timed) = (
      movements.filter { ids.contains($0.layer) }, clocks.filter { ids.contains($0.0) }
    )
    return (0..<max(layer.instanceCount, 0)).flatMap { index in
      guard index > 0 else { return children }
      let delay = Time.seconds(layer.instanceDelay * Double(index))
      for movement in moved {
        movements.append(
          Movement(
            layer: movement.layer.instance(index), property: movement.property,
            animation: movement.animation.begun(earlierBy: .zero - delay)))
      }
      clocks += timed.map { ($0.0.instance(index), $0.1) }
      return [layer.instance(index, of: children, named: names.name(of: layer).instance(index))]
    }
  }

  private mutating func write(
    _ lanes: [LayerMovement.Lane], of part: AnimatableKey.Part, as id: LayerID, since start: Time
  ) {
    for lane in lanes where lane.part == part {
      movements.append(
        Movement(
          layer: id, property: lane.property, animation: lane.animation.begun(earlierBy: start)))
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
