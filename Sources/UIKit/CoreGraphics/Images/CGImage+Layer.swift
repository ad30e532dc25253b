package import SegueGeometry
package import SegueSceneGraph

extension CGImage {
  /// A layer that shows the picture, stretched to a box.
  ///
  /// - Parameter tint: a color in which its opaque parts are shown instead of their own.
  package func layer(
    _ id: LayerID, in rect: Rect, tint: Color? = nil,
    sampling: ImageContent.Sampling = .trilinear
  ) -> Layer {
    if case .drawing(let layers, let size) = content {
      return drawn(layers, size: size, id: id, in: rect, tint: tint)
    }
    return Layer(id) {
      $0.frame = rect
      if let picture = loaded(tint: tint, sampling: sampling) { $0.content = .image(picture) }
    }
  }

  private func drawn(
    _ layers: [Layer], size: Size, id: LayerID, in rect: Rect, tint: Color?
  ) -> Layer {
    guard !part.isEmpty, !pixels.isEmpty else { return Layer(id) }
    // Points of the canvas for each pixel, and points of the box for each pixel.
    let (across, down) = (size.width / pixels.width, size.height / pixels.height)
    let (x, y) = (rect.width / part.width, rect.height / part.height)
    let canvas = Layer(
      LayerID("\(id)-canvas"), children: layers.map { $0.prefixed("\(id)-") }
    ) {
      $0.anchor = .topLeft
      $0.position = Point(-part.minX * x, -part.minY * y)
      $0.size = size
      $0.transform.scale = [x / across, y / down, 1]
    }
    var layer = Layer(id, children: [canvas]) {
      $0.frame = rect
      $0.clipsToBounds = true
    }
    guard let tint else { return layer }
    // The color shows where the drawing is opaque.
    layer.properties.frame = Rect(origin: .zero, size: rect.size)
    return Layer(LayerID("\(id)-tint"), mask: layer) {
      $0.frame = rect
      $0.background = .color(tint)
    }
  }
}

extension Layer {
  /// The layer with all names within behind a prefix, so that a drawing can be shown more than once.
  package func prefixed(_ prefix: String) -> Layer {
    var layer = self
    layer.id = LayerID(prefix + id.name)
    layer.mask = mask?.prefixed(prefix)
    layer.children = children.map { $0.prefixed(prefix) }
    return layer
  }
}
