public import SegueSceneGraph

/// The animations of a film that is written in Swift, by the names of the layers that they move.
public struct LayerAnimations {
  private let layers: [LayerID: Int]
  fileprivate private(set) var timeline = Timeline()

  fileprivate init(_ tree: LayerTree) {
    layers = Dictionary(
      tree.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// Adds an animation of the layer with this name after all others.
  public mutating func add(
    _ animation: Animation, of property: Property, on layer: LayerID
  ) throws(MotionError) {
    guard let index = layers[layer] else { throw .unknownLayer(layer) }
    timeline.add(animation, of: property, onLayer: index)
  }
}

extension AnimatedScene {
  /// A film of the same layers from its first frame to its last one.
  ///
  ///     let film = try AnimatedScene(canvas: Canvas(size: Size(80, 80))) {
  ///       Layer("badge") { $0.frame = Rect(x: 20, y: 20, width: 40, height: 40) }
  ///     } animations: {
  ///       try $0.add(fade, of: .opacity, on: "badge")
  ///     }
  ///
  /// - Parameters:
  ///   - duration: the length of the film, or `nil` to end with the last animation.
  ///   - layers: the layers, bottom to top.
  ///   - animations: adds what moves.
  public init(
    canvas: Canvas, frameRate: FrameRate = .sixty, duration: Time? = nil,
    @LayerBuilder layers: () -> [Layer],
    animations: (inout LayerAnimations) throws -> Void
  ) rethrows {
    let tree = LayerTree(layers())
    var moving = LayerAnimations(tree)
    try animations(&moving)
    self.init(
      canvas: canvas, frameRate: frameRate, duration: duration,
      epochs: [Epoch(tree: tree, timeline: moving.timeline)])
  }

  /// A film of layers at rest.
  package init(
    canvas: Canvas, frameRate: FrameRate = .sixty, duration: Time = .zero,
    @LayerBuilder layers: () -> [Layer]
  ) {
    self.init(
      canvas: canvas, frameRate: frameRate, duration: duration,
      epochs: [Epoch(tree: LayerTree(layers()))])
  }
}
