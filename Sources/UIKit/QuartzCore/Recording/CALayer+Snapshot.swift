import HeadlessCoreGraphics
import ObjectiveC
import SegueGeometry
package import SegueSceneGraph

// A layer as a scene has it: a box with properties, what it shows, and what is inside.

extension CALayer {
  /// The properties of the layer itself, when nothing moves.
  package var snapshotProperties: LayerProperties {
    var looks = state.properties
    if state.shadowOpacity == 0, !movesShadow { looks.shadow = nil }
    if movesComponents { looks.transform = looks.transform.decomposed }
    looks.content = content
    if case .none = looks.content, let picture { looks.content = .image(picture) }
    if case .filters(let filters) = backdrop { looks.backdropFilters = filters }
    if let mode = compositingMode { looks.blendMode = mode }
    sceneLooks.apply(to: &looks)
    return looks
  }

  /// The layers between the background and the sublayers.
  var backdropLayers: [Layer] {
    var layers = drawing
    switch backdrop {
    case .text(let text, let box): layers.append(textLayer(text, box))
    case .layers(let drawn, let size): layers.append(stretched(drawn, size))
    case .filters, nil: break
    }
    if let image = contents as? CGImage, case .drawing = image.content {
      layers.append(drawn(image))
    }
    return layers
  }

  /// The contents, where they are a picture that a film loads.
  private var picture: ImageContent? {
    (contents as? CGImage)?.loaded(mode: contentsGravity.mode, tint: contentsTint?.color)
  }

  /// The contents, where they are a drawing: the box in which it is shown keeps its shape or not.
  private func drawn(_ image: CGImage) -> Layer {
    let size = drawnSize(of: image)
    let layer = image.layer(
      "contents", in: Rect(origin: .zero, size: size.size), tint: contentsTint?.color)
    return stretched([layer], size)
  }

  /// The points that a drawing fills as it is.
  func drawnSize(of image: CGImage) -> CGSize {
    CGSize(
      width: CGFloat(image.part.width) / contentsScale,
      height: CGFloat(image.part.height) / contentsScale)
  }

  private func textLayer(_ text: TextContent, _ box: CGRect) -> Layer {
    Layer("text") {
      $0.frame = box.rect
      $0.content = .text(text)
    }
  }

  /// Drawn layers fill the box as the layer's contents do.
  private func stretched(_ drawn: [Layer], _ size: CGSize) -> Layer {
    let factors = contentsGravity.factors(of: size, in: bounds.size)
    return Layer("drawing", children: drawn) {
      $0.size = size.size
      $0.anchor = .center
      $0.position = Point(Double(bounds.width / 2), Double(bounds.height / 2))
      $0.transform.scale = [factors.x, factors.y, 1]
    }
  }
}

extension CALayerContentsGravity {
  var mode: ImageContent.Mode {
    switch self {
    case .resizeAspect: .fit
    case .resizeAspectFill: .fill
    case .resize: .stretch
    case .topLeft: .topLeft
    case .topRight: .topRight
    case .bottomLeft: .bottomLeft
    case .bottomRight: .bottomRight
    default: ImageContent.Mode(rawValue: rawValue) ?? .stretch
    }
  }

  /// Returns the factors by which contents of a size are enlarged.
  func factors(of size: CGSize, in box: CGSize) -> (x: Double, y: Double) {
    guard size.width > 0, size.height > 0 else { return (1, 1) }
    let (x, y) = (Double(box.width / size.width), Double(box.height / size.height))
    switch self {
    case .resize: return (x, y)
    case .resizeAspect: return (min(x, y), min(x, y))
    case .resizeAspectFill: return (max(x, y), max(x, y))
    default: return (1, 1)
    }
  }
}

// MARK: - Pictures of layers

extension CALayer {
  /// Returns the present appearance of the layer as layers that do not move, in coordinates of a part of its
  /// box.
  package func drawnLayers(of part: CGRect) -> [Layer] {
    var layer = frozen(LayerNames())
    layer.anchor = .topLeft
    layer.position = Point(-Double(part.minX - bounds.minX), -Double(part.minY - bounds.minY))
    layer.transform = .identity
    layer.isHidden = false
    return [layer]
  }

  /// The layer and all inside, each where it is now.
  private func frozen(_ names: LayerNames) -> Layer {
    let layers = backdropLayers.enumerated().map {
      $1.named(LayerID("\(names.name(of: self))-\($0)"))
    }
    var inside = children.map { $0.frozen(names) }
    let id = names.name(of: self)
    if let replicator = self as? CAReplicatorLayer {
      inside = (0..<max(replicator.instanceCount, 0)).map {
        replicator.instance($0, of: inside, named: id.instance($0))
      }
    }
    var mask = mask?.frozen(names)
    var looks = presentLooks
    inside = OutlineParts(of: self, called: id).layers(takenFrom: &looks) + inside
    if presentOrigin != .zero {
      inside = [inside.scrolled(to: presentOrigin, LayerID("contents-of-\(id)"))]
      mask = mask.map { [$0].scrolled(to: presentOrigin, LayerID("mask-of-\(id)")) }
    }
    return Layer(id, looks, mask: mask, children: layers + inside)
  }
}
