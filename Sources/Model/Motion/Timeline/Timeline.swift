public import SegueSceneGraph

/// All animations of a tree of layers, in the order in which they were added.
///
/// The order matters: each animation acts on what those before it have made.
public struct Timeline: Hashable, Sendable {
  /// An animation in its place.
  package struct Entry: Hashable, Sendable {
    /// The index of the layer in its ``/SegueSceneGraph/LayerTree``.
    package var layer: Int
    /// The property that is moved.
    package var property: Property
    /// Animation of the property.
    package var animation: Animation
  }

  /// The animations, in the order in which they act.
  package private(set) var entries: [Entry] = []
  /// The clocks of layers whose time passes differently from their parent's, by layer index.
  package private(set) var clocks: [Int: LayerClock] = [:]

  /// A timeline on which nothing moves.
  public init() {}

  /// Adds an animation after all others.
  public mutating func add(_ animation: Animation, of property: Property, onLayer layer: Int) {
    entries.append(Entry(layer: layer, property: property, animation: animation))
  }

  /// Adds the animations of a group after all others.
  package mutating func add(_ group: AnimationGroup, onLayer layer: Int) {
    for member in group.flattened { add(member.animation, of: member.property, onLayer: layer) }
  }

  /// Lets time inside a layer pass differently from outside.
  package mutating func setClock(_ clock: LayerClock, ofLayer layer: Int) {
    clocks[layer] = clock
  }

  /// Returns the end of the last animation; zero if nothing moves, `nil` if something never ends.
  package func end(in tree: LayerTree) -> Time? {
    var latest = Time.zero
    for entry in entries {
      guard let own = entry.animation.end else { return nil }
      guard let end = rootTime(own, onLayer: entry.layer, of: tree) else { continue }
      latest = max(latest, end)
    }
    return latest
  }

  /// Returns the outside time at which the layer's clock shows `time`; `nil` when its time stands still or runs
  /// backwards.
  package func rootTime(_ time: Time, onLayer layer: Int, of tree: LayerTree) -> Time? {
    var time = time
    var next: Int? = layer
    while let index = next {
      if let clock = clocks[index] {
        guard let outside = clock.parent(time) else { return nil }
        time = outside
      }
      next = tree.nodes[index].parent
    }
    return time
  }

  /// The properties of all layers at `seconds`, in document order.
  package func properties(of tree: LayerTree, at seconds: Double) -> [LayerProperties] {
    var properties = tree.properties
    let local = localSeconds(of: tree, at: seconds)
    for entry in entries {
      guard let modelValue = tree.nodes[entry.layer].properties[entry.property],
        let current = properties[entry.layer][entry.property],
        let value = entry.animation.value(
          at: local.isEmpty ? seconds : local[entry.layer], model: modelValue, current: current)
      else { continue }
      properties[entry.layer][entry.property] = value
    }
    return properties
  }

  /// Returns the local time of each layer; empty when all are the same.
  private func localSeconds(of tree: LayerTree, at seconds: Double) -> [Double] {
    if clocks.isEmpty { return [] }
    var local: [Double] = []
    local.reserveCapacity(tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() {
      let outside = node.parent.map { local[$0] } ?? seconds
      local.append(clocks[index]?.local(outside) ?? outside)
    }
    return local
  }
}

/// A moment at which movement takes over from rest, or rest from movement.
///
/// What moves has to begin as what rests, and to end as it, or the film jumps there.
public struct MotionBoundary: Hashable, Sendable {
  /// Sides of a boundary: movement begins or ends.
  public enum Side: Hashable, Sendable, Codable {
    /// Movement begins.
    case beginning
    /// Movement ends.
    case end
  }

  /// Side of the boundary: movement begins or ends.
  public var side: Side
  /// The moment.
  public var time: Time
  /// Name of what is seen at rest.
  public var name: String
  /// True if a jump is intended there.
  public var isMeant = false
  /// Remark on the interruption of earlier movement; `nil` where none is interrupted.
  public var remark: String?
  /// Epoch that moves.
  public var moving: Epoch
  /// Epoch that rests; or the one that has moved before, where that is interrupted.
  public var resting: Epoch

  /// The seam between these two.
  public init(_ side: Side, at time: Time, of name: String, moving: Epoch, resting: Epoch) {
    self.side = side
    self.time = time
    self.name = name
    self.moving = moving
    self.resting = resting
  }
}
