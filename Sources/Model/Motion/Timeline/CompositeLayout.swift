public import SegueSceneGraph

/// Films that are shown in layers of a larger canvas: in the frame of a device, or side by side.
///
/// Each film plays in a layer that holds it, which is as large as the film's own canvas and may be
/// scaled, clipped and rounded like any other.
public struct CompositeLayout: Hashable, Sendable {
  /// Everything around the films, bottom to top.
  public var layers: [Layer]
  /// The films, by the layers of the board that hold them; those have nothing else inside.
  public var films: [LayerID: AnimatedScene]

  /// The board with these layers, and the films that are shown in some of them.
  public init(_ layers: [Layer], showing films: [LayerID: AnimatedScene]) {
    self.layers = layers
    self.films = films
  }

  /// The film of the whole board, as long as the longest film on it.
  public func film(on canvas: Canvas) -> AnimatedScene {
    let starts = Set(films.values.flatMap { $0.epochs.map(\.start) }).union([.zero])
    let epochs = starts.sorted().map { start in
      epoch(at: start, showing: films.mapValues { $0.epoch(at: start) })
    }
    let leader = films.count == 1 ? films.first : nil
    var film = AnimatedScene(
      canvas: canvas, frameRate: films.values.map(\.frameRate).max(by: isSlower) ?? .sixty,
      duration: films.values.map(\.duration).max() ?? .zero, marks: leader?.value.marks ?? [],
      epochs: epochs)
    if let leader {
      film.seams = leader.value.seams.map { seam in
        var seam = seam
        seam.moving = epoch(at: seam.moving.start, showing: [leader.key: seam.moving])
        seam.resting = epoch(at: seam.resting.start, showing: [leader.key: seam.resting])
        return seam
      }
    }
    return film
  }

  private func isSlower(_ a: FrameRate, _ b: FrameRate) -> Bool {
    a.framesPerSecond < b.framesPerSecond
  }
}

// MARK: - Epochs

extension CompositeLayout {
  /// The board from `start` on, while each film is in this epoch of its own.
  private func epoch(at start: Time, showing epochs: [LayerID: Epoch]) -> Epoch {
    let shown = layers.map { filled($0, with: epochs) }
    var epoch = Epoch(start: start, tree: LayerTree(shown))
    var resting: Timeline?
    for (id, inner) in epochs.sorted(by: { $0.key.name < $1.key.name }) {
      guard let holder = epoch.tree.index(of: id) else { continue }
      // Time inside goes on where the film's own epoch has begun.
      let clock = LayerClock(offset: start - inner.start)
      epoch.timeline.add(inner.timeline, below: holder, clock)
      guard let inner = inner.restingTimeline else { continue }
      var timeline = resting ?? Timeline()
      timeline.add(inner, below: holder, clock)
      resting = timeline
    }
    epoch.restingTimeline = resting
    return epoch
  }

  private func filled(_ layer: Layer, with epochs: [LayerID: Epoch]) -> Layer {
    var layer = layer
    guard let epoch = epochs[layer.id] else {
      layer.children = layer.children.map { filled($0, with: epochs) }
      return layer
    }
    // Films of one board may have layers of the same names.
    let prefix = films.count > 1 ? "\(layer.id.name)." : ""
    layer.children = epoch.tree.layers.map { $0.prefixed(prefix) }
    return layer
  }
}

extension Timeline {
  /// Adds what moves in a tree whose layers follow the layer `holder`, inside of which time is that of
  /// `clock`.
  fileprivate mutating func add(_ inner: Timeline, below holder: Int, _ clock: LayerClock) {
    if clock != LayerClock() { setClock(clock, ofLayer: holder) }
    for (layer, clock) in inner.clocks { setClock(clock, ofLayer: layer + holder + 1) }
    for entry in inner.entries {
      add(entry.animation, of: entry.property, onLayer: entry.layer + holder + 1)
    }
  }
}

extension AnimatedScene {
  /// The epoch that is seen at `time`.
  fileprivate func epoch(at time: Time) -> Epoch {
    epochs.last { $0.start <= time } ?? epochs[0]
  }
}

// MARK: - Layers

extension LayerTree {
  /// The layers as they were put into the tree.
  fileprivate var layers: [Layer] { roots.map(layer) }

  private func layer(at index: Int) -> Layer {
    let node = nodes[index]
    var layer = Layer(
      node.id, node.properties, mask: node.mask.map(layer), children: node.children.map(layer))
    layer.match = node.match
    layer.matchClasses = node.matchClasses
    return layer
  }
}

extension Layer {
  /// The layer and all inside of it, with names that begin with `prefix`.
  fileprivate func prefixed(_ prefix: String) -> Layer {
    guard !prefix.isEmpty else { return self }
    var layer = self
    layer.id = LayerID(prefix + id.name)
    layer.mask = mask?.prefixed(prefix)
    layer.children = children.map { $0.prefixed(prefix) }
    return layer
  }
}
