import SegueTextSupport
public import SegueGeometry

/// The area that is drawn on.
public struct Canvas: Hashable, Sendable {
  /// The extents, in points.
  public var size: Size
  /// Number of device pixels per point.
  public var scale: Double
  /// Color below all layers.
  package var background: Color

  /// The area with these values.
  public init(size: Size, scale: Double = 1, background: Color = .white) {
    self.size = size
    self.scale = scale
    self.background = background
  }

  /// The width in device pixels, one at least: a line that is drawn small is still there.
  package var pixelWidth: Int { max(1, roundedPixels.width) }
  /// The height in device pixels, one at least.
  package var pixelHeight: Int { max(1, roundedPixels.height) }

  /// The extents in device pixels as size and scale have them, which may be none.
  package var roundedPixels: (width: Int, height: Int) {
    (
      Int(clamping: (size.width * scale).rounded(), to: 0...Int.max),
      Int(clamping: (size.height * scale).rounded(), to: 0...Int.max)
    )
  }
}

/// Contents of the canvas at one instant: layers in **paint order**.
///
/// A parent comes before its mask and its children. Siblings are ordered by `zPosition`, equal
/// ones as they stand in the tree. Everything is sampled; nothing here knows of time.
public struct Scene: Hashable, Sendable {
  /// One layer in its place.
  public struct Item: Hashable, Sendable {
    /// The layer's name.
    public let id: LayerID
    /// The layer's properties at this instant.
    public let properties: LayerProperties
    /// The layer's index in its ``LayerTree``, the same in every frame.
    package let source: Int
    /// The item of the layer's parent, or of the layer it masks; `nil` at the top.
    package let parent: Int?
    /// The item after the last one inside this layer, its mask included.
    package internal(set) var end: Int
    /// The number of layers around this one.
    package let depth: Int
    /// True if the layer is the mask of another.
    package let isMask: Bool
  }

  /// The area that is drawn on.
  package let canvas: Canvas
  /// Resting positions of the layers; `nil` if each rests where it is.
  package let layout: Layout?
  /// The layers, bottom to top.
  public private(set) var items: [Item] = []

  /// Creates the scene that `tree` shows with `properties`, which are given in document order.
  ///
  /// - Parameter layout: where the layers rest; `nil` if each rests where it is.
  package init(
    canvas: Canvas, tree: LayerTree, properties: [LayerProperties], layout: Layout? = nil
  ) {
    precondition(
      properties.count == tree.nodes.count, "a scene needs the properties of every layer")
    precondition(
      layout.map { $0.rests.count == tree.nodes.count } ?? true, "a layout is that of one tree")
    self.canvas = canvas
    self.layout = layout
    items.reserveCapacity(tree.nodes.count)
    for root in Scene.paintOrder(tree.roots, properties) {
      append(root, of: tree, properties, parent: nil, depth: 0)
    }
  }

  /// Creates the scene that `layers` show when nothing is animated.
  package init(canvas: Canvas, layers: [Layer]) {
    let tree = LayerTree(layers)
    self.init(canvas: canvas, tree: tree, properties: tree.properties)
  }

  /// Gives the layer at an index other properties.
  package mutating func change(_ index: Int, _ change: (inout LayerProperties) -> Void) {
    let item = items[index]
    var properties = item.properties
    change(&properties)
    items[index] = Item(
      id: item.id, properties: properties, source: item.source, parent: item.parent, end: item.end,
      depth: item.depth, isMask: item.isMask)
  }

  /// The item of the layer with this name, the first if there are several.
  package func item(_ id: LayerID) -> Item? {
    items.first { $0.id == id }
  }

  private mutating func append(
    _ source: Int, of tree: LayerTree, _ properties: [LayerProperties], parent: Int?, depth: Int
  ) {
    // By index, because a node is large.
    let place = items.count
    items.append(
      Item(
        id: tree.nodes[source].id, properties: properties[source], source: source, parent: parent,
        end: place + 1, depth: depth, isMask: tree.nodes[source].isMask))
    if let mask = tree.nodes[source].mask {
      append(mask, of: tree, properties, parent: place, depth: depth + 1)
    }
    for child in Scene.paintOrder(tree.nodes[source].children, properties) {
      append(child, of: tree, properties, parent: place, depth: depth + 1)
    }
    items[place].end = items.count
  }

  /// Siblings from the lowest to the highest; equal ones keep their order.
  private static func paintOrder(_ siblings: [Int], _ properties: [LayerProperties]) -> [Int] {
    let isOrdered = zip(siblings, siblings.dropFirst()).allSatisfy {
      properties[$0].zPosition <= properties[$1].zPosition
    }
    if isOrdered { return siblings }
    return siblings.sorted { a, b in
      let (low, high) = (properties[a].zPosition, properties[b].zPosition)
      return low == high ? a < b : low < high
    }
  }
}

extension Scene {
  /// The map from the layer's own plane to the canvas, in points.
  ///
  /// Each layer is flattened into its parent's plane, as Core Animation does: depth inside a
  /// tilted parent does not add up, and siblings cover one another by `zPosition` alone.
  package func projection(of item: Item) -> Projection {
    let inParent = flattened(item.properties.localTransform, in: item.parent)
    return item.parent.map { inParent.followed(by: projection(of: items[$0])) } ?? inParent
  }

  /// The images of all layers' planes on the canvas, in paint order.
  package var projections: [Projection] {
    var result: [Projection] = []
    result.reserveCapacity(items.count)
    // By index, because an item is large and a scene has many.
    for index in items.indices {
      let parent = items[index].parent
      let inParent = flattened(items[index].properties.localTransform, in: parent)
      result.append(parent.map { inParent.followed(by: result[$0]) } ?? inParent)
    }
    return result
  }

  /// The maps from all layers' own planes to their parents', in paint order.
  package var projectionsInParents: [Projection] {
    items.indices.map { projectionInParent(at: $0) }
  }

  /// Returns true if the layer of an item is a page.
  package func isPage(_ index: Int) -> Bool {
    if let layout { return layout.isPage[items[index].source] }
    return canvas.isFilled(by: items[index].properties.size)
  }

  /// The map from the own plane of the layer at an index to its parent's, through the parent's perspective.
  package func projectionInParent(at index: Int) -> Projection {
    flattened(items[index].properties.localTransform, in: items[index].parent)
  }

  /// Returns the projection that a layer's transform applies to its plane, seen through its parent's
  /// perspective.
  private func flattened(_ transform: Transform, in parent: Int?) -> Projection {
    guard let parent, items[parent].properties.perspective != 0 else { return transform.projection }
    return transform.followed(by: items[parent].properties.perspectiveTransform).projection
  }
}
