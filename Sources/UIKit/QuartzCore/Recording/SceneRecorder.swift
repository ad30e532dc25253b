import HeadlessCoreGraphics
import SegueGeometry
package import SegueMotion
package import SegueSceneGraph

/// Draws what an app shows into a scene, one epoch for each moment at which something changed.
package final class SceneRecorder {
  /// Start of the film, on the session's clock.
  private let start: Time
  private let names = LayerNames()
  private var epochs: [Epoch] = []

  package init(from start: Time) {
    self.start = start
  }

  /// Writes down what the windows show from a moment on.
  func record(_ windows: [CALayer], at time: Time) {
    var walk = LayerWalk(names: names, from: time)
    let layers = windows.map { walk.visit($0, around: time) }
    let tree = LayerTree(layers)
    var timeline = Timeline()
    for movement in walk.movements {
      guard let index = tree.index(of: movement.layer) else { continue }
      timeline.add(movement.animation, of: movement.property, onLayer: index)
    }
    for (id, clock) in walk.clocks {
      if let index = tree.index(of: id) { timeline.setClock(clock, ofLayer: index) }
    }
    append(Epoch(start: time - start, tree: tree, timeline: timeline))
  }

  private func append(_ epoch: Epoch) {
    if let last = epochs.last, last.start >= epoch.start { epochs.removeLast() }
    if let last = epochs.last, last.tree == epoch.tree, last.timeline == epoch.timeline { return }
    epochs.append(epoch)
  }

  /// The film of everything that was written down.
  package func scene(
    canvas: Canvas, frameRate: FrameRate, end: Time, marks: [Mark] = []
  ) -> AnimatedScene {
    let epochs = epochs.isEmpty ? [Epoch(tree: LayerTree([]))] : epochs
    return AnimatedScene(
      canvas: canvas, frameRate: frameRate, duration: end - start, marks: marks,
      epochs: epochs.coalesced(at: frameRate))
  }
}

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

/// The names of an app's layers in scenes: what the code calls them, else what they are.
///
/// A layer keeps its name for as long as it lives, and names do not depend on addresses.
final class LayerNames {
  private var names: [ObjectIdentifier: LayerID] = [:]
  /// The layers that have a name, so that none of them makes room for another one.
  private var layers: [CALayer] = []
  private var counts: [String: Int] = [:]

  func name(of layer: CALayer) -> LayerID {
    if let name = names[ObjectIdentifier(layer)] { return name }
    let wish = LayerNames.valid(layer.recordingName)
    counts[wish, default: 0] += 1
    let count = counts[wish, default: 1]
    let name = LayerID(count == 1 ? wish : "\(wish)-\(count)")
    names[ObjectIdentifier(layer)] = name
    layers.append(layer)
    return name
  }

  /// The wish with other characters as hyphens, short enough for what is added to it.
  private static func valid(_ wish: String) -> String {
    let text = String(wish.prefix(40).map { LayerID.isValid(String($0)) ? $0 : "-" })
    return text.isEmpty ? "layer" : text
  }
}

extension CALayer {
  /// Name of the layer in a recording.
  fileprivate var recordingName: String {
    if let name, !name.isEmpty { return name }
    if let named = delegate as? any RecordedByName { return named.recordingName }
    return String(describing: type(of: self))
  }
}

/// Object that has a name of its own in recordings.
package protocol RecordedByName {
  /// The name.
  var recordingName: String { get }
}
