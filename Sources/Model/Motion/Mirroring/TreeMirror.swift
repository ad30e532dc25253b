import SegueGeometry
import SegueSceneGraph

/// A tree of layers and its image in a mirror.
///
/// Layers count their places from the left edge of the layer around them, their images from its right one. Where that
/// edge moves, because the width does, the images stand in a carrier: a layer without extents on the moving edge. A
/// picture that is seen from behind is in a layer of its own.
struct TreeMirror {
  private let tree: LayerTree
  private let roomOfRoots: Double
  /// The layers whose right edge moves, or inside of which steps are added up from run to run.
  private let carried: Set<Int>
  /// The layers in the mirror, bottom to top.
  private(set) var layers: [Layer] = []
  /// The index in the image of each layer.
  private var places: [Int: Int] = [:]
  /// The indices in the image of the carriers inside of a layer: of its children, of its mask.
  private var edges: [Int: [Int]] = [:]
  /// The index in the image of the layer with the picture that is seen from behind.
  private var backs: [Int: Int] = [:]
  /// The layers that are as they were: those inside of one that is not mirrored.
  private var kept: Set<Int> = []
  private var count = 0

  init(of epoch: Epoch, on canvas: Canvas) {
    tree = epoch.tree
    roomOfRoots = canvas.size.width
    carried = Self.carried(
      tree, epoch.timeline.entries + (epoch.restingTimeline?.entries ?? []))
    layers = tree.roots.map { layer(at: $0) }
  }

  private static func carried(_ tree: LayerTree, _ entries: [Timeline.Entry]) -> Set<Int> {
    var carried: Set<Int> = []
    for entry in entries {
      switch entry.property {
      case .size, .width: carried.insert(entry.layer)
      case .position where entry.animation.isCumulative,
        .positionX where entry.animation.isCumulative:
        if let parent = tree.nodes[entry.layer].parent { carried.insert(parent) }
      default: break
      }
    }
    // A viewpoint belongs to the children themselves, which a carrier would hide from it.
    return carried.filter { tree.nodes[$0].properties.perspective == 0 }
  }

  /// The mirror image of a layer itself.
  private func mirror(of index: Int) -> LayerMirror {
    let node = tree.nodes[index]
    let room = node.parent.map { carried.contains($0) ? 0 : tree.nodes[$0].properties.size.width }
    return LayerMirror(
      room: room ?? roomOfRoots, width: node.properties.size.width,
      reachesInside: node.properties.mirrorReach != .place)
  }
}

// MARK: - Layers

extension TreeMirror {
  /// The image of a layer with all inside of it, which is counted as a tree counts it.
  private mutating func layer(at index: Int) -> Layer {
    let node = tree.nodes[index]
    places[index] = count
    count += 1
    if node.properties.mirrorReach == .nothing { kept.insert(index) }
    let keepsInside = node.properties.mirrorReach == .place || kept.contains(index)
    let inside = [node.mask].compactMap(\.self) + node.children
    if keepsInside { kept.formUnion(inside) }
    var properties = node.properties
    if !kept.contains(index) { properties = mirror(of: index).properties(of: properties) }
    var image = Layer(node.id, properties).matched(node.match, classes: node.matchClasses)
    let isCarried = carried.contains(index) && !keepsInside && !inside.isEmpty
    image.mask = node.mask.map { mask in
      isCarried ? carrier(of: index, [mask], as: "mask-edge") : layer(at: mask)
    }
    if node.properties.seesBack, !keepsInside {
      image.children.append(back(of: index, taking: &image.properties))
    }
    if isCarried, !node.children.isEmpty {
      image.children.append(carrier(of: index, node.children, as: "edge"))
    } else {
      image.children += node.children.map { layer(at: $0) }
    }
    return image
  }

  /// A layer without extents on the right edge of a layer, with some of that layer's own inside.
  private mutating func carrier(of index: Int, _ inside: [Int], as word: String) -> Layer {
    let node = tree.nodes[index]
    edges[index, default: []].append(count)
    count += 1
    var carrier = Layer(LayerID("\(node.id.name).\(word)"))
    carrier.properties.anchor = .topLeft
    carrier.properties.position = Point(node.properties.size.width, 0)
    carrier.children = inside.map { layer(at: $0) }
    return carrier
  }

  /// The layer with a picture that is seen from behind, taken from the one that had it.
  private mutating func back(
    of index: Int, taking properties: inout LayerProperties
  ) -> Layer {
    let node = tree.nodes[index]
    backs[index] = count
    count += 1
    var back = Layer(LayerID("\(node.id.name).back"))
    back.properties.anchor = .topLeft
    back.properties.size = node.properties.size
    back.properties.position = Point(node.properties.size.width, 0)
    back.properties.transform.scale.x = -1
    back.properties.content = node.properties.content
    properties.content = .none
    return back
  }
}

extension LayerProperties {
  /// True if the layer shows a picture, or a form that has a way around, that is seen from behind in a mirror.
  fileprivate var seesBack: Bool {
    guard mirrorReach == .picture else { return false }
    return switch content {
    case .image: true
    case .shape(let shape): shape.form.path == nil
    default: false
    }
  }
}

// MARK: - Animations

extension TreeMirror {
  /// The animations of the tree, as they move the image.
  func timeline(of timeline: Timeline) -> Timeline {
    var image = Timeline()
    for (layer, clock) in timeline.clocks {
      if let place = places[layer] { image.setClock(clock, ofLayer: place) }
    }
    for entry in timeline.entries { add(entry, to: &image) }
    return image
  }

  private func add(_ entry: Timeline.Entry, to image: inout Timeline) {
    guard let place = places[entry.layer] else { return }
    if kept.contains(entry.layer) {
      image.add(entry.animation, of: entry.property, onLayer: place)
      return
    }
    let back = backs[entry.layer]
    if entry.property.part == .content, let back {
      image.add(entry.animation, of: entry.property, onLayer: back)
      return
    }
    let model = tree.nodes[entry.layer].properties[entry.property]
    image.add(
      entry.animation.mirrored(entry.property, by: mirror(of: entry.layer), model: model),
      of: entry.property, onLayer: place)
    guard entry.property.part == .extents else { return }
    if let back { image.add(entry.animation, of: entry.property, onLayer: back) }
    guard entry.property != .height else { return }
    for edge in edges[entry.layer, default: []] + [back].compactMap(\.self) {
      image.add(entry.animation, of: .positionX, onLayer: edge)
    }
  }
}
