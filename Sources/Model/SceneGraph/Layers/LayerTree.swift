/// Layers in **document order**, each before its mask and its children: the tree laid out flat.
///
/// The order never changes within a tree, so an index into it names a layer for as long as the
/// tree lives, however its properties move. Animations, resolved assets and comparisons between
/// frames use these indices.
public struct LayerTree: Hashable, Sendable {
  /// One layer of the tree.
  package struct Node: Hashable, Sendable {
    /// The layer's name.
    package let id: LayerID
    /// The layer's properties when nothing is animated.
    package var properties: LayerProperties
    /// Key shared with a layer of another screen.
    package let match: MatchKey?
    /// The kinds of shared things that it is one of.
    package let matchClasses: [String]
    /// True if the layer is the mask of another.
    package let isMask: Bool
    /// The index of the layer's parent, or of the layer it masks; `nil` at the top.
    package let parent: Int?
    /// The index of the layer's mask.
    package internal(set) var mask: Int?
    /// The indices of the layer's children, first to last.
    package internal(set) var children: [Int]
  }

  /// The layers in document order.
  package private(set) var nodes: [Node] = []
  /// The indices of the layers at the top, first to last.
  package private(set) var roots: [Int] = []

  /// The tree under these layers.
  public init(_ layers: [Layer]) {
    roots = layers.map { append($0, parent: nil, isMask: false) }
  }

  private mutating func append(_ layer: Layer, parent: Int?, isMask: Bool) -> Int {
    let index = nodes.count
    nodes.append(
      Node(
        id: layer.id, properties: layer.properties, match: layer.match,
        matchClasses: layer.matchClasses, isMask: isMask, parent: parent, mask: nil, children: []))
    nodes[index].mask = layer.mask.map { append($0, parent: index, isMask: true) }
    nodes[index].children = layer.children.map { append($0, parent: index, isMask: false) }
    return index
  }

  /// The index of the layer with this name, the first if there are several.
  package func index(of id: LayerID) -> Int? {
    nodes.firstIndex { $0.id == id }
  }

  /// The properties of all layers when nothing is animated, in document order.
  package var properties: [LayerProperties] { nodes.map(\.properties) }
}
