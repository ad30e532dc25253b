import SegueGeometry
import SegueRaster
import SegueSceneGraph

/// A layer that is about to be drawn: its properties, its place, and what follows from both.
struct DrawnLayer {
  let index: Int
  let properties: LayerProperties
  let place: LayerPlace
  /// The layers inside, bottom to top.
  let children: [Int]
  private let scene: Scene

  init(_ index: Int, _ properties: LayerProperties, _ place: LayerPlace, _ scene: Scene) {
    self.index = index
    self.properties = properties
    self.place = place
    children = scene.children(of: index)
    self.scene = scene
  }

  var bounds: Rect { properties.bounds }

  /// Whether the layer has to be drawn on a surface of its own, so that opacity, mask or filter act
  /// on all of it at once.
  ///
  /// A layer of a single part needs none for its opacity: fading the part is the same.
  var isGroup: Bool {
    if scene.mask(of: index) != nil || properties.isIsolated || blurSigma > 0 { return true }
    if properties.blendMode != .normal { return true }
    return Pixel.byte(properties.opacity) < 255 && (!children.isEmpty || partCount > 1)
  }

  /// Whether everything inside stays in the box without being cut off: nothing there is moved,
  /// throws a shadow or has an outline of its own.
  var isContained: Bool { scene.isContained(index) }

  private var partCount: Int {
    let content: Bool =
      switch properties.content {
      case .none: false
      case .shape(let shape): shape.fill != nil
      case .paint, .image, .text: true
      }
    return [
      properties.shadow != nil, properties.background != nil, content, properties.border.width > 0,
    ].count { $0 }
  }

  /// The standard deviation of the layer's own blur, in device pixels; several blurs add up.
  var blurSigma: Double {
    let variance = properties.filters.reduce(0.0) { sum, filter in
      if case .blur(let sigma) = filter { sum + sigma * sigma } else { sum }
    }
    return variance > 0 ? variance.squareRoot() * place.scale(at: bounds.center) : 0
  }

  /// What content and children end at; `nil` where they do not.
  var clip: Shape? {
    guard properties.clipsToBounds else { return nil }
    return box
  }

  /// The box with its corners.
  var box: Shape {
    place.shape(bounds, properties.cornerRadii, properties.cornerCurve)
  }

  /// The background, if there is one.
  func backgroundCommands(_ assets: AssetTable) -> [DrawCommand] {
    guard let background = properties.background else { return [] }
    return [fill(box, background)]
  }

  /// The line along the inside of the edge, if there is one.
  var borderCommand: DrawCommand? {
    let border = properties.border
    guard border.width > 0 else { return nil }
    let radii = properties.cornerRadii.fitted(to: bounds.size)
    let curve = properties.cornerCurve
    var ring = Path(roundedRect: bounds, radii: radii, curve: curve)
    let inner = bounds.inset(by: Insets(all: border.width))
    if !inner.isEmpty {
      let innerRadii = radii.map { max($0 - border.width, 0) }
      ring.elements += Path(roundedRect: inner, radii: innerRadii, curve: curve).elements
    }
    return DrawCommand(place.shape(ring, .evenOdd), .color(Pixel(border.color)))
  }

  /// What the layer itself shows, without its children.
  func contentCommands(_ assets: AssetTable) -> [DrawCommand] {
    switch properties.content {
    case .none, .text: []
    case .paint(let paint): [fill(box, paint)]
    case .image(let image): imageCommand(image, assets).map { [$0] } ?? []
    case .shape(let shape): shapeCommand(shape).map { [$0] } ?? []
    }
  }

  private func shapeCommand(_ content: ShapeContent) -> DrawCommand? {
    content.fill.map { fill(place.shape(content.path, content.fillRule), $0) }
  }

  /// A shape filled with what the author meant.
  func fill(_ shape: Shape, _ paint: SegueSceneGraph::Paint) -> DrawCommand {
    switch paint {
    case .color(let color): DrawCommand(shape, .color(Pixel(color)))
    case .gradient(let gradient): DrawCommand(shape, .gradient(self.gradient(gradient)))
    }
  }
}
