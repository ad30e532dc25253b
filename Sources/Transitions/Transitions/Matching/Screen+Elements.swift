import SegueSceneGraph

extension Screen {
  /// The layer with this key, and its index among those of the screen; all of the screen has none.
  ///
  /// Where several have the key, it is the first.
  func element(_ key: MatchKey) -> (index: Int?, layer: Layer)? {
    if match == key { return (nil, Layer(id, children: layers)) }
    var next = 0
    return layers.first(of: key, &next).map { ($0.index, $0.layer) }
  }

  /// The screen whose layers have keys as a rule understands them.
  func keyed(by matching: Matching) -> Screen {
    guard matching == .names else { return self }
    var screen = self
    screen.layers = layers.map { $0.keyedByName(in: "\(id.name).") }
    return screen
  }
}

extension [Layer] {
  fileprivate func first(of key: MatchKey, _ next: inout Int) -> (index: Int, layer: Layer)? {
    for layer in self {
      if layer.match == key { return (next, layer) }
      let outside = next
      next += 1 + (layer.mask?.count ?? 0)
      if let found = layer.children.first(of: key, &next) { return found }
      next = outside + layer.count
    }
    return nil
  }
}

extension Layer {
  /// Number of layers: this one, its mask and all inside.
  var count: Int { children.reduce(1 + (mask?.count ?? 0)) { $0 + $1.count } }

  /// The layer and all inside with their names as keys, unless they have others.
  fileprivate func keyedByName(in prefix: String) -> Layer {
    var layer = self
    let isOwn = id.name.hasPrefix(prefix)
    layer.match = match ?? MatchKey(isOwn ? String(id.name.dropFirst(prefix.count)) : id.name)
    layer.children = children.map { $0.keyedByName(in: prefix) }
    return layer
  }
}
