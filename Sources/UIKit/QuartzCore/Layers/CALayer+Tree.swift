internal import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph

// A layer's place among others.

extension CALayer {
  func insert(_ layer: CALayer, at index: Int) {
    guard layer !== self, !isDescendant(of: layer) else { return }
    layer.leave()
    children.insert(layer, at: min(max(index, 0), children.count))
    layer.superlayer = self
    layer.isCopy = false
    noteChange()
  }

  func insert(_ layer: CALayer, beside sibling: CALayer?, isAbove: Bool) {
    if layer === sibling { return }
    layer.leave()
    let place = children.firstIndex { $0 === sibling }
    insert(layer, at: place.map { isAbove ? $0 + 1 : $0 } ?? (isAbove ? children.count : 0))
  }

  func replaceChild(_ old: CALayer, with new: CALayer) {
    guard old !== new, let index = children.firstIndex(where: { $0 === old }) else { return }
    insert(new, at: index)
    old.leave()
  }

  func replaceChildren(with layers: [CALayer]) {
    for child in children { child.leave() }
    for layer in layers { addSublayer(layer) }
  }

  func replaceMask(_ old: CALayer?) {
    old?.superlayer = nil
    mask?.superlayer = self
    mask?.isCopy = false
    noteChange()
  }

  func leave() {
    guard let superlayer else { return }
    superlayer.children.removeAll { $0 === self }
    self.superlayer = nil
    superlayer.noteChange()
  }

  private func isDescendant(of layer: CALayer) -> Bool {
    var next: CALayer? = self
    while let current = next {
      if current === layer { return true }
      next = current.superlayer
    }
    return false
  }

  /// The layer that holds all others.
  private var root: CALayer {
    var root = self
    while let next = root.superlayer { root = next }
    return root
  }

  /// True if the layer is in one of the app's windows.
  package var isInWindow: Bool {
    let root = root
    return AppSession.current.rootLayers.contains { $0 === root }
  }

  /// Marks the layer and all inside as shown.
  func markAsShown() {
    markSelfAsShown()
    mask?.markAsShown()
    for child in children { child.markAsShown() }
  }
}

// MARK: - Points in other layers

extension CALayer {
  func point(_ point: CGPoint, from layer: CALayer?) -> CGPoint {
    ownPoint(layer.map { $0.rootPoint(point) } ?? point)
  }

  func point(_ point: CGPoint, to layer: CALayer?) -> CGPoint {
    let global = rootPoint(point)
    return layer.map { $0.ownPoint(global) } ?? global
  }

  /// The box around the corners of a box, each of which goes to its place elsewhere.
  func box(_ rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect { rect.corners.map(map).box }

  /// The map from the layer's coordinates to those of the layer around.
  private var outward: Projection {
    let scroll = Transform.translation(-Double(bounds.origin.x), -Double(bounds.origin.y))
    var map = scroll.followed(by: state.properties.localTransform)
    if let superlayer {
      let around = superlayer.state.properties.perspectiveTransform
      map = map.followed(by: around)
    }
    return map.projection
  }

  private func rootPoint(_ point: CGPoint) -> CGPoint {
    var (point, layer): (Point, CALayer?) = (point.point, self)
    while let current = layer {
      point = current.outward.map(point) ?? point
      layer = current.superlayer
    }
    return CGPoint(x: point.x, y: point.y)
  }

  private func ownPoint(_ point: CGPoint) -> CGPoint {
    var layers: [CALayer] = []
    var next: CALayer? = self
    while let current = next {
      layers.append(current)
      next = current.superlayer
    }
    var point = point.point
    for layer in layers.reversed() { point = layer.outward.inverted()?.map(point) ?? point }
    return CGPoint(x: point.x, y: point.y)
  }

  /// The layer that is seen at a point of the layer around.
  func deepestLayer(at point: CGPoint) -> CALayer? {
    guard !isHidden, opacity > 0 else { return nil }
    let inside = outward.inverted()?.map(point.point) ?? point.point
    let own = CGPoint(x: inside.x, y: inside.y)
    if masksToBounds, !contains(own) { return nil }
    let front = children.enumerated().sorted {
      ($0.element.zPosition, $0.offset) > ($1.element.zPosition, $1.offset)
    }
    for child in front { if let hit = child.element.deepestLayer(at: own) { return hit } }
    return contains(own) ? self : nil
  }
}

extension CGRect {
  fileprivate var corners: [CGPoint] {
    [
      CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY),
      CGPoint(x: maxX, y: maxY),
    ]
  }
}

extension [CGPoint] {
  /// The box around points.
  fileprivate var box: CGRect {
    let (xs, ys) = (map(\.x), map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .null }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

// Layout and drawing, from the outermost layer that asks for it inward.

extension CALayer {
  /// Lays out the layer and all inside, as far as they ask for it.
  func layOutTree() {
    var rounds = 0
    while needsLayout, rounds < 100 {
      needsLayout = false
      layoutSublayers()
      rounds += 1
    }
    displayIfNeeded()
    mask?.layOutTree()
    for child in children { child.layOutTree() }
  }
}
