/// A node of the tree that makes a scene: a name, its properties and its children.
///
/// A layer is a value. Its properties are reached directly: `layer.opacity = 0.5`. Children are
/// drawn from first to last, unless their `zPosition` says otherwise, in the layer's coordinates.
@dynamicMemberLookup
public struct Layer: Hashable, Sendable {
  /// The name, unique in the tree.
  public var id: LayerID
  /// Everything about the layer itself.
  public var properties: LayerProperties
  /// The mask or nothing; an array, because a value cannot hold one of its own kind directly.
  private var masks: [Layer]
  /// The layers inside, first to last.
  public var children: [Layer]
  /// Key shared with a layer of another screen; `nil` for none.
  public var match: MatchKey?
  /// The kinds of shared things that it is one of, which a transition may treat in ways of their own.
  public var matchClasses: [String] = []

  /// The layer with these parts.
  public init(
    _ id: LayerID, _ properties: LayerProperties = LayerProperties(), mask: Layer? = nil,
    children: [Layer] = []
  ) {
    self.id = id
    self.properties = properties
    self.masks = mask.map { [$0] } ?? []
    self.children = children
  }

  /// The layer whose properties `configure` has filled in.
  public init(
    _ id: LayerID, mask: Layer? = nil, children: [Layer] = [],
    configure: (inout LayerProperties) -> Void
  ) {
    var properties = LayerProperties()
    configure(&properties)
    self.init(id, properties, mask: mask, children: children)
  }

  /// The layer whose alpha decides where this one shows, in this layer's coordinates.
  public var mask: Layer? {
    get { masks.first }
    set { masks = newValue.map { [$0] } ?? [] }
  }

  /// A property of the layer itself.
  public subscript<Part>(dynamicMember member: WritableKeyPath<LayerProperties, Part>) -> Part {
    get { properties[keyPath: member] }
    set { properties[keyPath: member] = newValue }
  }

  /// A derived property of the layer itself.
  public subscript<Part>(dynamicMember member: KeyPath<LayerProperties, Part>) -> Part {
    properties[keyPath: member]
  }
}
