import SegueGeometry
import SegueSceneGraph

extension Scene {
  /// The scene's layers as a tree again, each as it is at this instant.
  var layers: [Layer] {
    items.indices.filter { items[$0].parent == nil }.map { layer($0) }
  }

  /// An item with all that is inside it.
  func layer(_ index: Int) -> Layer {
    var layer = Layer(items[index].id, items[index].properties)
    for child in items.indices where items[child].parent == index {
      if items[child].isMask {
        layer.mask = self.layer(child)
      } else {
        layer.children.append(self.layer(child))
      }
    }
    return layer
  }

  /// An item with all that is inside it, where it stands, and nothing else: what is around it has
  /// neither looks nor an influence.
  func alone(_ index: Int) -> [Layer] {
    var layer = layer(index)
    var outer = items[index].parent
    while let parent = outer {
      var bare = LayerProperties()
      let properties = items[parent].properties
      bare.size = properties.size
      bare.anchor = properties.anchor
      bare.position = properties.position
      bare.transform = properties.transform
      bare.perspective = properties.perspective
      layer = Layer(items[parent].id, bare, children: [layer])
      outer = items[parent].parent
    }
    return [layer]
  }

  /// The pairs of items that follow one another in the same parent.
  var neighbors: [(Int, Int)] {
    items.indices.compactMap { index in
      let next = items[index].end
      guard items.indices.contains(next), items[next].parent == items[index].parent,
        !items[index].isMask, !items[next].isMask
      else { return nil }
      return (index, next)
    }
  }

  /// Whether nothing inside an item looks at what is below it.
  func looksAtNothing(_ index: Int) -> Bool {
    items[index..<items[index].end].allSatisfy {
      $0.properties.blendMode == .normal && $0.properties.backdropFilters.isEmpty
    }
  }
}

extension [Layer] {
  /// The same trees in which two layers, found by what they are, have changed places.
  func exchanging(_ a: Layer, _ b: Layer) -> [Layer] {
    map { layer in
      if layer == a { return b }
      if layer == b { return a }
      var changed = layer
      changed.children = layer.children.exchanging(a, b)
      return changed
    }
  }
}
