import SegueGeometry
import SegueSceneGraph
import TestSupport

/// Random layers of which one changes by one property from each frame to the next.
struct RandomFilm {
  private var random: SeededGenerator
  /// The layers of the frame.
  private(set) var layers: [Layer]

  /// The first frame of the film that follows from a seed.
  init(seed: UInt64) {
    random = SeededGenerator(seed: seed &+ 1 << 40)
    layers = RandomTree.layers(seed: seed) + RandomTree.layers(seed: seed + 1 << 32)
  }

  /// Goes on to the next frame: a layer moves a little, or takes a property over from one of another tree.
  mutating func advance() {
    let donor = random.pick(RandomTree.layers(seed: random.next() >> 8).flatMap(\.family))
    let moves = random.int(in: 0...2) == 0
    let way = (random.double(in: -9...9), random.double(in: -9...9))
    let move: Change = { layer, _ in
      layer.position.x += way.0
      layer.position.y += way.1
    }
    let change = moves ? move : random.pick(Self.changes)
    var place = random.int(in: 0...layers.reduce(0) { $0 + $1.family.count } - 1)
    for index in layers.indices {
      layers[index].apply(at: &place) { change(&$0, donor) }
    }
  }

  private typealias Change = @Sendable (inout Layer, Layer) -> Void

  private static let changes: [Change] = [
    { $0.frame = $1.frame }, { $0.transform = $1.transform }, { $0.zPosition = $1.zPosition },
    { $0.perspective = $1.perspective }, { $0.opacity = $1.opacity },
    { $0.isHidden = $1.isHidden }, { $0.isDoubleSided = $1.isDoubleSided },
    { $0.background = $1.background }, { $0.content = $1.content },
    { $0.cornerRadii = $1.cornerRadii }, { $0.cornerCurve = $1.cornerCurve },
    { $0.clipsToBounds = $1.clipsToBounds }, { $0.border = $1.border },
    { $0.shadow = $1.shadow },
    { layer, _ in if let shadow = layer.shadow { layer.shadow?.blur = shadow.blur + 2 } },
    { $0.blendMode = $1.blendMode }, { $0.filters = $1.filters },
    { $0.backdropFilters = $1.backdropFilters }, { $0.isIsolated = $1.isIsolated },
    { $0.mask = $1.mask }, { $0.maskMode = $1.maskMode },
    { layer, _ in if layer.children.count > 1 { layer.children.swapAt(0, 1) } },
    { layer, _ in layer.opacity *= 0.7 },
  ]
}

extension Layer {
  /// The layer, its mask, and everything inside of them.
  fileprivate var family: [Layer] {
    [self] + (mask?.family ?? []) + children.flatMap(\.family)
  }

  /// Changes the one of the family at a place, counted down to it.
  fileprivate mutating func apply(at place: inout Int, _ change: (inout Layer) -> Void) {
    place -= 1
    if place == -1 { change(&self) }
    if place < 0 { return }
    mask?.apply(at: &place, change)
    for index in children.indices { children[index].apply(at: &place, change) }
  }
}
