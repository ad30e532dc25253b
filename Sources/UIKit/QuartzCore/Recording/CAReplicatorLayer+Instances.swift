import HeadlessCoreGraphics
import SegueGeometry
import SegueSceneGraph

extension CAReplicatorLayer {
  /// A copy of what is inside, so many steps away from it.
  ///
  /// Each step is seen from the middle of the replicator.
  func instance(_ index: Int, of children: [Layer], named id: LayerID) -> Layer {
    let step = (1..<index).reduce(instanceTransform) { sum, _ in
      CATransform3DConcat(sum, instanceTransform)
    }
    return Layer(id, children: children.map { $0.instance(index) }) {
      $0.size = bounds.size.size
      $0.position = Point(Double(bounds.width / 2), Double(bounds.height / 2))
      $0.transform = LayerTransform(matrix: step.map)
      $0.opacity = max(0, min(1, 1 + Double(instanceAlphaOffset) * Double(index)))
    }
  }
}

extension LayerID {
  /// The name of a copy.
  func instance(_ index: Int) -> LayerID { LayerID("\(name).instance\(index)") }
}

extension Layer {
  /// The names of the layer and of all inside.
  var ids: [LayerID] { [id] + children.flatMap(\.ids) + (mask?.ids ?? []) }

  /// The layer and all inside under the names of a copy.
  fileprivate func instance(_ index: Int) -> Layer {
    var layer = self
    layer.id = id.instance(index)
    layer.children = children.map { $0.instance(index) }
    layer.mask = mask?.instance(index)
    return layer
  }
}
