internal import SegueGeometry
internal import SegueSceneGraph

/// Drawn layers, each with the clips that it was drawn under.
struct DrawnLayers {
  private struct Entry {
    var clips: [GraphicsState.Clip]
    var layer: Layer
  }

  private var entries: [Entry] = []
  private let canvas: Rect

  init(on canvas: Rect) { self.canvas = canvas }

  var isEmpty: Bool { entries.isEmpty }

  /// Draws a layer above the others.
  mutating func add(_ layer: Layer, under clips: [GraphicsState.Clip]) {
    entries.append(Entry(clips: clips, layer: layer))
  }

  /// Draws a layer below the others.
  mutating func addBelow(_ layer: Layer, under clips: [GraphicsState.Clip]) {
    entries.insert(Entry(clips: clips, layer: layer), at: 0)
  }

  /// Replaces everything by one layer, or by nothing.
  mutating func replaceAll(by layer: Layer?) {
    entries = layer.map { [Entry(clips: [], layer: $0)] } ?? []
  }

  /// All layers, first to last; neighbors under the same clip share a layer that clips them.
  var layers: [Layer] {
    var count = 0
    return nested(entries[...], depth: 0, &count)
  }

  private func nested(_ entries: ArraySlice<Entry>, depth: Int, _ count: inout Int) -> [Layer] {
    var (layers, rest): ([Layer], _) = ([], entries)
    while let first = rest.first {
      guard first.clips.count > depth else {
        layers.append(first.layer)
        rest = rest.dropFirst()
        continue
      }
      // What blends with the layers below has to leave the clip in its own way.
      let blends = first.layer.blendMode != .normal
      let group =
        blends
        ? rest.prefix(1)
        : rest.prefix {
          $0.clips.count > depth && $0.clips[depth].number == first.clips[depth].number
            && $0.layer.blendMode == .normal
        }
      count += 1
      let id = LayerID("clip-\(count)")
      let children = nested(group, depth: depth + 1, &count)
      layers.append(clipped(children, by: first.clips[depth].shape, id))
      rest = rest.dropFirst(group.count)
    }
    return layers
  }

  private func clipped(
    _ children: [Layer], by shape: GraphicsState.Clip.Shape, _ id: LayerID
  ) -> Layer {
    switch shape {
    case .rect(let rect):
      // A box clips without isolating, so that what is inside blends with what lies below.
      return Layer(id, children: children.map { $0.moved(by: .zero - rect.origin) }) {
        $0.frame = rect
        $0.clipsToBounds = true
      }
    case .path(let path, let rule):
      let mask = Layer(LayerID("\(id)-mask")) {
        $0.frame = canvas
        $0.content = .shape(ShapeContent(path, fillRule: rule))
      }
      return masked(children, by: mask, id)
    case .mask(let mask, let mode):
      return masked(children, by: mask.prefixed("\(id)-"), as: mode, id)
    }
  }

  private func masked(
    _ children: [Layer], by mask: Layer, as maskMode: MaskMode = .alpha, _ id: LayerID
  ) -> Layer {
    var (children, mode) = (children, BlendMode.normal)
    if children.count == 1 {
      // A mask isolates: the layer that has it blends in place of the one inside.
      mode = children[0].blendMode
      children[0].properties.blendMode = .normal
    }
    return Layer(id, mask: mask, children: children) {
      $0.frame = canvas
      $0.blendMode = mode
      $0.maskMode = maskMode
    }
  }
}

extension Layer {
  fileprivate func moved(by way: Vector) -> Layer {
    var layer = self
    layer.properties.position = properties.position + way
    return layer
  }
}
