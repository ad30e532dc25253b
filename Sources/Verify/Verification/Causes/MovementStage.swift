package import SegueMotion
package import SegueSceneGraph

/// A layer of an epoch at any time, with other animations than its own.
///
/// How a layer stands in the layer around it depends on these two alone, and on the clocks of those further
/// out; so nothing else of the epoch is sampled.
package struct MovementStage {
  private let canvas: Canvas
  private let tree: LayerTree
  private let clocks: [Int: LayerClock]
  /// The index in the small tree of each layer that is in it.
  private let places: [Int: Int]
  private let work: WorkBudget

  /// Number of steps of work that one look takes.
  private static let steps = 10

  /// Number of layers that are sampled in a look.
  package var layerCount: Int { tree.nodes.count }

  /// The stage of the layer at an index of an epoch's tree.
  package init(of node: Int, in epoch: Epoch, on canvas: Canvas, within work: WorkBudget) {
    self.canvas = canvas
    self.work = work
    var chain: [Int] = []
    var next: Int? = node
    while let index = next, chain.count < 2 || !epoch.timeline.clocks.isEmpty {
      chain.append(index)
      next = epoch.tree.nodes[index].parent
    }
    var layer: Layer?
    for index in chain {
      let own = epoch.tree.nodes[index]
      layer = Layer(own.id, own.properties, children: layer.map { [$0] } ?? [])
    }
    tree = LayerTree(layer.map { [$0] } ?? [])
    let outermostFirst = zip(chain.reversed(), chain.indices)
    places = Dictionary(uniqueKeysWithValues: outermostFirst.map { ($0, $1) })
    clocks = Dictionary(
      uniqueKeysWithValues: outermostFirst.compactMap { index, place in
        epoch.timeline.clocks[index].map { (place, $0) }
      })
  }

  /// A timeline of the stage with some of the epoch's animations.
  func timeline(_ entries: [Timeline.Entry]) -> Timeline {
    var timeline = Timeline()
    for (layer, clock) in clocks { timeline.setClock(clock, ofLayer: layer) }
    for entry in entries {
      guard let place = places[entry.layer] else { continue }
      timeline.add(entry.animation, of: entry.property, onLayer: place)
    }
    return timeline
  }

  /// The layer's numbers at `seconds` of the epoch; `nil` where no work is left.
  func numbers(_ timeline: Timeline, at seconds: Double) -> LayerNumbers? {
    work.take(Self.steps)
    if work.isSpent { return nil }
    let scene = Scene(
      canvas: canvas, tree: tree, properties: timeline.properties(of: tree, at: seconds))
    return scene.items.indices.last.map { LayerNumbers(scene.ownReport(at: $0)) }
  }
}
