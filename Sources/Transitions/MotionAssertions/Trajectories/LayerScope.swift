import SegueGeometry
import SegueMotion
import SegueSceneGraph

/// A layer in one epoch with all that decides where it is: the layers around it, their masks, and what is
/// inside of it where it has no extents itself.
struct LayerScope {
  /// A layer that has to be known.
  private struct Slot {
    let node: Int
    /// The slot of the layer around it, or that it masks.
    let parent: Int?
    let role: Role
  }

  private enum Role {
    /// Around the layer, or the layer itself.
    case chain
    /// The mask of one of those.
    case mask
    /// Inside of a layer without extents.
    case inside
  }

  private let epoch: Epoch
  private let canvas: Rect
  private var slots: [Slot] = []
  /// The slot of the layer itself.
  private var own = 0
  /// The animations of these layers, with their slots.
  private var entries: [(slot: Int, entry: Timeline.Entry)] = []

  /// The layer with an index in the epoch's tree.
  init(of layer: Int, in epoch: Epoch, _ index: FilmIndex.Part, on canvas: Canvas) {
    self.epoch = epoch
    self.canvas = Rect(origin: .zero, size: canvas.size)
    let tree = epoch.tree
    var chain: [Int] = []
    var next: Int? = layer
    while let index = next {
      chain.insert(index, at: 0)
      next = tree.nodes[index].parent
    }
    var parent: Int?
    for node in chain {
      slots.append(Slot(node: node, parent: parent, role: .chain))
      parent = slots.count - 1
      own = slots.count - 1
      if let mask = tree.nodes[node].mask, !chain.contains(mask) {
        slots.append(Slot(node: mask, parent: parent, role: .mask))
      }
    }
    let movesSize = (index.entries[layer] ?? []).contains {
      epoch.timeline.entries[$0].property.part == .extents
    }
    if tree.nodes[layer].properties.size == .zero, !movesSize { addInside(of: layer, in: own) }
    let found = slots.enumerated().flatMap { slot, item in
      (index.entries[item.node] ?? []).map { (slot: slot, place: $0) }
    }
    // They act in the order in which they stand on the timeline.
    entries = found.sorted { $0.place < $1.place }.map {
      ($0.slot, epoch.timeline.entries[$0.place])
    }
  }

  /// Number of steps of work that a look at one moment takes.
  var steps: Int { slots.count + entries.count }

  /// True if anything moves the layer.
  var moves: Bool { !entries.isEmpty }

  /// The most layers inside of one without extents that are looked at.
  private static let insideLimit = 1000

  private mutating func addInside(of layer: Int, in slot: Int) {
    for child in epoch.tree.nodes[layer].children where slots.count < Self.insideLimit {
      slots.append(Slot(node: child, parent: slot, role: .inside))
      addInside(of: child, in: slots.count - 1)
    }
  }
}

extension LayerScope {
  /// The layer at a moment of the film.
  func moment(at time: Time) -> LayerMoment {
    let properties = properties(at: FrameTime(time).seconds(since: epoch.start))
    let maps = maps(properties)
    var (opacity, clip) = (1.0, Optional(canvas))
    for (index, slot) in slots.enumerated() where slot.role != .inside {
      let layer = properties[index]
      let quad = maps[index].map(layer.bounds)
      opacity *= layer.isHidden ? 0 : layer.opacity
      if let quad, quad.showsBack, !layer.isDoubleSided { opacity = 0 }
      let cuts = slot.role == .mask || (index != own && layer.clipsToBounds)
      if cuts { clip = quad.flatMap { clip?.intersection($0.boundingBox) } }
      if case .field(let field) = layer.content, field.progress <= 0 { opacity = 0 }
    }
    let corners = corners(properties, maps)
    let box = corners.isEmpty ? nil : Rect(around: corners)
    let seen = box.flatMap { $0.isEmpty ? nil : clip?.intersection($0) }
    return LayerMoment(
      corners: corners, opacity: opacity, seen: seen.flatMap { $0.isEmpty ? nil : $0 })
  }

  /// The corners of the layer's box, or of the box around all boxes inside.
  private func corners(_ properties: [LayerProperties], _ maps: [Projection]) -> [Point] {
    let inside = slots.indices.filter {
      slots[$0].role == .inside && !properties[$0].size.isEmpty
    }
    if inside.isEmpty { return maps[own].map(properties[own].bounds)?.points ?? [] }
    let points = inside.flatMap { maps[$0].map(properties[$0].bounds)?.points ?? [] }
    return points.isEmpty ? [] : Rect(around: points).corners.points
  }

  /// The maps from the planes of all slots to the canvas.
  private func maps(_ properties: [LayerProperties]) -> [Projection] {
    var maps: [Projection] = []
    for (index, slot) in slots.enumerated() {
      var map = properties[index].localTransform
      if let parent = slot.parent, properties[parent].perspective != 0 {
        map = map.followed(by: properties[parent].perspectiveTransform)
      }
      maps.append(slot.parent.map { map.projection.followed(by: maps[$0]) } ?? map.projection)
    }
    return maps
  }

  private func properties(at seconds: Double) -> [LayerProperties] {
    var properties = slots.map { epoch.tree.nodes[$0.node].properties }
    let hasClocks = !epoch.timeline.clocks.isEmpty
    for (slot, entry) in entries {
      let model = epoch.tree.nodes[entry.layer].properties
      let local = hasClocks ? self.seconds(onLayer: entry.layer, at: seconds) : seconds
      guard let modelValue = model[entry.property],
        let current = properties[slot][entry.property],
        let value = entry.animation.value(at: local, model: modelValue, current: current)
      else { continue }
      properties[slot][entry.property] = value
    }
    return properties
  }

  /// Returns the time on the clock of a layer.
  private func seconds(onLayer layer: Int, at seconds: Double) -> Double {
    let around = epoch.tree.nodes[layer].parent.map { self.seconds(onLayer: $0, at: seconds) }
    return epoch.timeline.clocks[layer]?.local(around ?? seconds) ?? around ?? seconds
  }
}

extension LayerScope {
  /// The moments of the film at which something may begin, end, turn around or jump.
  func knots(in range: ClosedRange<Time>) -> Set<Time> {
    var knots: Set<Time> = []
    for (_, entry) in entries where knots.count < Self.knotLimit {
      for time in entry.animation.knots(until: range.upperBound - epoch.start) {
        guard let outside = epoch.timeline.rootTime(time, onLayer: entry.layer, of: epoch.tree)
        else { continue }
        let moment = epoch.start + outside
        if range.contains(moment) { knots.insert(moment) }
      }
    }
    return knots
  }

  /// A moment at which everything that moves the layer has ended; `nil` if something never does.
  var rest: Time? {
    var latest = epoch.start
    for (_, entry) in entries {
      guard let own = entry.animation.end else { return nil }
      guard let end = epoch.timeline.rootTime(own, onLayer: entry.layer, of: epoch.tree) else {
        continue
      }
      latest = max(latest, epoch.start + end)
    }
    return latest
  }

  /// The most moments that are looked at for one layer in one epoch: what repeats for an hour.
  private static let knotLimit = 10_000
}

/// The index of layers and their animations in a film, so that nobody searches all of it for each of them.
struct FilmIndex: Sendable {
  /// The index of one epoch.
  struct Part: Sendable {
    /// The layers by their names, the first of each.
    let places: [LayerID: Int]
    /// The animations of each layer, by their places on the timeline.
    let entries: [Int: [Int]]

    init(_ epoch: Epoch) {
      places = Dictionary(
        epoch.tree.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
      entries = Dictionary(grouping: epoch.timeline.entries.indices) {
        epoch.timeline.entries[$0].layer
      }
    }
  }

  /// One for each epoch.
  let parts: [Part]

  /// The index of a film.
  init(_ film: AnimatedScene) {
    parts = film.epochs.map { Part($0) }
  }
}
