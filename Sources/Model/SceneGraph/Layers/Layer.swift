import SegueTextSupport

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
  package var match: MatchKey?
  /// The kinds of shared things that it is one of, which a transition may treat in ways of their own.
  package var matchClasses: [String] = []

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

/// Lets layers be written below each other, bottom to top.
///
///     Layer("card") {
///       Layer("picture") { $0.frame = Rect(x: 0, y: 0, width: 120, height: 80) }
///       if hasBadge { badge }
///       for row in rows { row.layer }
///     }
@resultBuilder
public enum LayerBuilder {
  /// One layer.
  public static func buildExpression(_ layer: Layer) -> [Layer] { [layer] }

  /// Layers that are there already.
  public static func buildExpression(_ layers: [Layer]) -> [Layer] { layers }

  /// All of them, first to last.
  public static func buildBlock(_ layers: [Layer]...) -> [Layer] { layers.flatMap(\.self) }

  /// Those of a loop.
  public static func buildArray(_ layers: [[Layer]]) -> [Layer] { layers.flatMap(\.self) }

  /// Some or none.
  public static func buildOptional(_ layers: [Layer]?) -> [Layer] { layers ?? [] }

  /// One or the other.
  public static func buildEither(first layers: [Layer]) -> [Layer] { layers }

  /// One or the other.
  public static func buildEither(second layers: [Layer]) -> [Layer] { layers }
}

extension Layer {
  /// The layer with these layers inside.
  public init(
    _ id: LayerID, mask: Layer? = nil, @LayerBuilder children: () -> [Layer]
  ) {
    self.init(id, mask: mask, children: children())
  }

  /// The layer whose properties `configure` has filled in, with these layers inside.
  public init(
    _ id: LayerID, mask: Layer? = nil, configure: (inout LayerProperties) -> Void,
    @LayerBuilder children: () -> [Layer]
  ) {
    self.init(id, mask: mask, children: children(), configure: configure)
  }
}

/// The name of a layer, unique in its tree.
public struct LayerID: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name.
  package let name: String

  /// The layer with this name.
  public init(_ name: String) {
    self.name = name
  }

  /// The layer with this name.
  public init(stringLiteral name: String) {
    self.init(name)
  }

  /// The name.
  public var description: String { name }

  /// Returns true if a name can be written in scene files, messages and goldens without quoting: 1 to 64
  /// letters, digits, underscores, dots or hyphens.
  package static func isValid(_ name: some StringProtocol) -> Bool {
    name.isIdentifier
  }
}

/// The name of a thing that two screens show: their layers with one key are pictures of it.
public struct MatchKey: Hashable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
  /// The name.
  package let name: String

  /// The key with this name.
  public init(_ name: String) {
    self.name = name
  }

  /// The key with this name.
  public init(stringLiteral name: String) { self.init(name) }

  /// The name.
  public var description: String { name }
}

extension Layer {
  /// The layer, as a picture of what `key` names, which is a thing of these kinds.
  public func matched(_ key: MatchKey?, classes: [String] = []) -> Layer {
    var layer = self
    layer.match = key
    layer.matchClasses = classes
    return layer
  }
}
